/// Contains a tab for each shelf, one for what is new, where that is wanted, and one for the settings.
@MainActor
public final class HomeScreen {
  /// The tab with this index was chosen.
  public var onTab: (Int) -> Void = { _ in }

  private let library: MovieLibrary

  /// Makes the screen.
  public init(_ library: MovieLibrary) { self.library = library }

  /// What the tabs are called.
  public var tabs: [String] { ["Wishlist", "Watched"] + (library.wantsNews ? ["New"] : []) + ["Settings"] }
}
