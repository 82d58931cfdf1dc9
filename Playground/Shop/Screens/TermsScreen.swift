/// The small print.
public final class TermsScreen {
  /// The reader wants to see the settings again.
  public var onBack: () -> Void = {}
  /// The reader wants to leave the settings.
  public var onClose: () -> Void = {}

  /// Makes the screen.
  public init() {}
}
