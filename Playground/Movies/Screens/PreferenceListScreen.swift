/// Lists what can be set.
@MainActor
public final class PreferenceListScreen {
  /// Who uses the app was picked.
  public var onAccount: () -> Void = {}
  /// What they want to hear of was picked.
  public var onNews: () -> Void = {}
  /// What the app is was picked.
  public var onAbout: () -> Void = {}

  /// Makes the screen.
  public init() {}
}
