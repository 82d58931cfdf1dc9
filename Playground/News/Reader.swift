/// Somebody who reads the news.
public struct Reader: Hashable, Sendable, Identifiable {
  /// Their number.
  public let id: Int
  /// What to call them.
  public let name: String

  /// Makes a reader.
  public init(id: Int, name: String) {
    self.id = id
    self.name = name
  }
}
