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

/// Where a movie stands.
public enum Shelf: String, Hashable, Sendable, CaseIterable {
  /// Among those to be watched some day.
  case wishlist
  /// Among those that were watched.
  case watched
}

/// What screens tell, without knowing who hears of it: the flows below and around them decide where it leads.
public enum MovieStep: Hashable, Sendable {
  /// A movie was picked.
  case picked(Movie.ID)
  /// The wizard is done.
  case signedIn(String, wantsNews: Bool)
  /// The user wants to hear of new movies, or does not.
  case newsSwitched(on: Bool)
  /// The user wants to leave.
  case signedOut
}
