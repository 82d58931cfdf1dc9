/// Contains the list of settings, and the one that was picked.
@MainActor
public final class PreferencesScreen {
  /// Makes the screen.
  public init() {}
}
