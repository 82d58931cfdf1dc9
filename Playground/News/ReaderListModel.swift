public import FlowKit

/// What the list of readers does: an object that says where to go, and does not know how.
@MainActor
public final class ReaderListModel {
  /// The readers.
  public let readers: [Reader]
  private let router: Router<HomeRoute>

  /// Makes the model of a list.
  public init(readers: [Reader], router: Router<HomeRoute>) {
    self.readers = readers
    self.router = router
  }
}

extension ReaderListModel {
  /// A reader was chosen.
  public func select(_ id: Reader.ID) { router.trigger(.reader(id)) }

  /// Somebody would rather see the news.
  public func openNews() { router.trigger(.news) }

  /// Somebody leaves.
  public func signOut() { router.trigger(.signOut) }
}
