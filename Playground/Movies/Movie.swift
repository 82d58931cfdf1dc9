/// Something to watch.
public struct Movie: Hashable, Sendable, Identifiable {
  /// Its number.
  public let id: Int
  /// What it is called.
  public let title: String
  /// When it was first shown.
  public let year: Int
  /// What happens in it.
  public let text: String
  /// Who plays in it.
  public let cast: [CastMember.ID]

  /// Makes a movie.
  public init(id: Int, title: String, year: Int, text: String, cast: [CastMember.ID]) {
    self.id = id
    self.title = title
    self.year = year
    self.text = text
    self.cast = cast
  }
}
