/// Contains a tab for each shelf, and one for the settings.
@MainActor
public final class HomeScreen {
  /// The tab with this index was chosen.
  public var onTab: (Int) -> Void = { _ in }

  /// What the tabs are called.
  public let tabs = ["Wishlist", "Watched", "Settings"]

  /// Makes the screen.
  public init() {}
}
