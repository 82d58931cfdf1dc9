/// What is in the safe, and whether it is open.
@MainActor
public final class Vault {
  /// Whether its number was given.
  public private(set) var isOpen = false
  /// The note that was written last.
  public var note = "Feed the cat."
  /// What can be found in it.
  public let things = ["a brass key", "a letter", "a ring", "seven coins"]

  /// What opens it.
  public nonisolated static let number = "4711"

  /// Makes a safe that is closed.
  public nonisolated init() {}

  /// Opens it where the number is right.
  ///
  /// - Returns: Whether it is open.
  public func open(with number: String) -> Bool {
    isOpen = number == Self.number
    return isOpen
  }

  /// Closes it.
  public func lock() { isOpen = false }
}
