/// The second step: asks for a name.
@MainActor
public final class NameScreen {
  /// Somebody has said their name.
  public var onName: (String) -> Void = { _ in }
  /// They want to see the step before.
  public var onBack: () -> Void = {}

  /// What was typed as the name.
  public var name = ""
  /// What the screen says above the field.
  public private(set) var message = "Whose movies are these?"

  /// Makes the screen.
  public init() {}

  /// Goes on with the name that was typed.
  public func goOn() {
    let name = name.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    if name.isEmpty { message = "Please type a name." } else { onName(name) }
  }
}
