/// Something to read.
public struct Article: Hashable, Sendable, Identifiable {
  /// Its number.
  public let id: Int
  /// What it is about, in a few words.
  public let title: String
  /// What it says.
  public let text: String

  /// Makes an article.
  public init(id: Int, title: String, text: String) {
    self.id = id
    self.title = title
    self.text = text
  }
}
