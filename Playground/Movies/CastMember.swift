/// Somebody who plays in movies.
public struct CastMember: Hashable, Sendable, Identifiable {
  /// Their number.
  public let id: Int
  /// What they are called.
  public let name: String
  /// What they are known for.
  public let text: String

  /// Makes a member of a cast.
  public init(id: Int, name: String, text: String) {
    self.id = id
    self.name = name
    self.text = text
  }
}
