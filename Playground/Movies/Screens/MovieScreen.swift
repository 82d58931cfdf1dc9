/// Shows one movie.
@MainActor
public final class MovieScreen {
  /// Somebody looks at the movie, and may want to see its trailer.
  public var onShown: (Movie) -> Void = { _ in }
  /// The trailer is to be played.
  public var onTrailer: (Movie) -> Void = { _ in }
  /// Somebody of the cast was picked.
  public var onCastMember: (CastMember.ID) -> Void = { _ in }
  /// The movie was watched.
  public var onWatched: () -> Void = {}
  /// The movie is to be watched again.
  public var onWished: () -> Void = {}
  /// The reader has seen enough.
  public var onBack: () -> Void = {}

  /// The movie; nil where it is not known.
  public let movie: Movie?
  /// Who plays in it.
  public let cast: [CastMember]
  private let library: MovieLibrary

  /// Makes the screen.
  public init(_ id: Movie.ID, of library: MovieLibrary) {
    movie = library.movie(id)
    cast = movie?.cast.compactMap(library.person) ?? []
    self.library = library
  }

  /// Plays the trailer.
  public func playTrailer() {
    if let movie { onTrailer(movie) }
  }

  /// Whether the movie was watched.
  public var isWatched: Bool { movie.map { library.shelf(of: $0.id) } == .watched }

  /// Puts the movie on the other shelf.
  public func changeShelf() {
    guard let movie else { return }
    let wasWatched = isWatched
    library.put(movie.id, on: wasWatched ? .wishlist : .watched)
    if wasWatched { onWished() } else { onWatched() }
  }
}
