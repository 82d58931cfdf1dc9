/// Something in the safe that contains things, and perhaps other boxes.
public struct Box: Hashable, Sendable {
  /// What it is called; no other one is called so.
  public let name: String
  /// What is in it.
  public let things: [String]
  /// Which box it is in; nil where it stands in the safe itself.
  public let outer: String?

  /// Makes a box.
  public init(_ name: String, things: [String], in outer: String? = nil) {
    self.name = name
    self.things = things
    self.outer = outer
  }
}
