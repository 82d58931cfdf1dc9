/// What is in the safe, and whether it is open.
@MainActor
public final class Vault {
  /// Whether its number was given.
  public private(set) var isOpen = false
  /// The note that was written last.
  public private(set) var note = "Feed the cat."
  /// The boxes in it, and those in them.
  public let boxes = [
    Box("chest", things: ["a letter"]), Box("cigar box", things: ["a ring"], in: "chest"),
    Box("matchbox", things: ["a brass key"], in: "cigar box"), Box("purse", things: ["seven coins"]),
  ]

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

  /// Keeps a note; a real one would ask a server, and take longer.
  public func keep(_ note: String) async {
    await Task.yield()
    self.note = note
  }
}

// What is in the boxes.
extension Vault {
  /// What can be found in it.
  public var things: [String] { boxes.flatMap(\.things).sorted() }

  /// The box with this name; nil where there is none.
  public func box(_ name: String) -> Box? { boxes.first { $0.name == name } }

  /// The box that a thing is in; nil where it is in none.
  public func box(with thing: String) -> Box? { boxes.first { $0.things.contains(thing) } }

  /// The names of all boxes that have to be opened to see into one, that one last.
  public func path(to name: String) -> [String] { (box(name)?.outer.map(path) ?? []) + [name] }
}
