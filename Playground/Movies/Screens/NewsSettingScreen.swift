/// Shows whether somebody wants to hear of new movies.
@MainActor
public final class NewsSettingScreen {
  private let library: MovieLibrary

  /// Makes the screen.
  public init(_ library: MovieLibrary) { self.library = library }

  /// Whether they do.
  public var isOn: Bool { library.wantsNews }

  /// Changes it.
  public func change() { library.wantsNews.toggle() }
}
