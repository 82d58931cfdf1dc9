/// Says whom the app thanks.
@MainActor
public final class ThanksScreen {
  /// The reader has seen enough.
  public var onBack: () -> Void = {}

  /// Makes the screen.
  public init() {}
}
