/// Shows somebody who plays in movies.
@MainActor
public final class CastMemberScreen {
  /// Another movie of theirs was picked.
  public var onMovie: (Movie.ID) -> Void = { _ in }
  /// The reader has seen enough.
  public var onBack: () -> Void = {}

  /// Who it is; nil where they are not known.
  public let person: CastMember?
  /// What they play in.
  public let movies: [Movie]

  /// Makes the screen.
  public init(_ id: CastMember.ID, of library: MovieLibrary) {
    person = library.person(id)
    movies = library.movies(with: id)
  }
}
