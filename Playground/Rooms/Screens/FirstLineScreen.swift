/// Asks what is said first in a new room.
public final class FirstLineScreen {
  /// All is known: the name of the room, and what is said there first.
  public var onDone: (String, String) -> Void = { _, _ in }
  /// The guest wants to see the step before.
  public var onBack: () -> Void = {}
  /// The guest has changed their mind.
  public var onCancel: () -> Void = {}

  /// What the room is called.
  public private(set) var name = ""
  /// What was typed.
  public var words = "Hello?"

  /// Makes the screen; it does not know the name yet.
  public init() {}

  /// Takes the name.
  public func prepare(name: String) { self.name = name }

  /// Opens the room.
  public func open() { onDone(name, words) }
}
