/// Shows whether somebody wants to hear of new movies.
@MainActor
public final class NewsSettingScreen {
  /// Whether they want to, from now on.
  public var onChange: (Bool) -> Void = { _ in }

  private let library: MovieLibrary

  /// Makes the screen.
  public init(_ library: MovieLibrary) { self.library = library }

  /// Whether they do.
  public var isOn: Bool { library.wantsNews }

  /// Changes it.
  public func change() { onChange(!isOn) }
}
