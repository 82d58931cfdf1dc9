/// Asks who wants to come in.
public final class DoorScreen {
  /// Somebody comes in.
  public var onEnter: (Guest) -> Void = { _ in }
  /// Somebody comes in to see what was said about them.
  public var onMentions: (Guest) -> Void = { _ in }

  /// What was typed as the name.
  public var name = ""
  /// What the screen says.
  public private(set) var message = "Who is there?"
  private var known: Set<String> = ["Nora"]

  /// Makes the screen.
  public init() {}
}

extension DoorScreen {
  /// Comes in under the name that was typed.
  public func enter() { name(onEnter) }

  /// Comes in to see the mentions.
  public func enterToMentions() { name(onMentions) }

  /// Takes leave of the guest.
  public func sayGoodbye() {
    message = "Goodbye, \(name)."
    name = ""
  }

  private func name(_ callback: (Guest) -> Void) {
    guard !name.isEmpty else {
      message = "Please say your name."
      return
    }
    callback(Guest(name: name, isNew: known.insert(name).inserted))
  }
}
