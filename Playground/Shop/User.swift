/// Somebody who shops.
public struct User: Codable, Hashable, Sendable {
  /// What to call them.
  public let name: String

  /// Makes a user; nil where the name has no letters.
  public init?(name: String) {
    self.name = name.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    guard !self.name.isEmpty else { return nil }
  }
}
