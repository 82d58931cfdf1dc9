/// What the list of readers does: an object that says where to go, and does not know how.
@MainActor
public final class ReaderListModel {
  /// The readers.
  public let readers: [Reader]
  private let go: @MainActor (HomeRoute) -> Void

  /// Makes the model of a list, which goes to routes with a closure.
  public init(readers: [Reader], go: @escaping @MainActor (HomeRoute) -> Void) {
    self.readers = readers
    self.go = go
  }
}

extension ReaderListModel {
  /// A reader was chosen.
  public func select(_ id: Reader.ID) { go(.reader(id)) }

  /// Somebody would rather see the news.
  public func openNews() { go(.news) }

  /// Somebody leaves.
  public func signOut() { go(.signOut) }
}
