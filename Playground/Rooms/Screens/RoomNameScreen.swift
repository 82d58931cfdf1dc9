/// Asks what a new room should be called.
public final class RoomNameScreen {
  /// The guest has said it.
  public var onName: (String) -> Void = { _ in }
  /// The guest has changed their mind.
  public var onCancel: () -> Void = {}

  /// What was typed as the name.
  public var name = ""
  /// What the screen says.
  public private(set) var message = "What should it be called?"

  /// Makes the screen.
  public init() {}

  /// Goes on with the name that was typed.
  public func goOn() {
    if name.isEmpty { message = "A room needs a name." } else { onName(name) }
  }
}
