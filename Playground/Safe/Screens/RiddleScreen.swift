/// Can never be reached: something else is needed before.
public final class RiddleScreen {
  /// Makes the screen.
  public init() {}
}
