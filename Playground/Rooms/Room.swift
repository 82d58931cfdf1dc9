/// A place to talk in.
public struct Room: Hashable, Sendable, Identifiable {
  /// Its number.
  public let id: Int
  /// What it is called.
  public let name: String

  /// Makes a room.
  public init(id: Int, name: String) {
    self.id = id
    self.name = name
  }
}
