/// Lists the movies on a shelf.
@MainActor
public final class MovieListScreen {
  /// Something was done here.
  public var onStep: (MovieStep) -> Void = { _ in }

  /// Which shelf it is.
  public let shelf: Shelf
  private let library: MovieLibrary

  /// Makes the screen.
  public init(_ shelf: Shelf, of library: MovieLibrary) {
    self.shelf = shelf
    self.library = library
  }

  /// What is on the shelf now.
  public var movies: [Movie] { library.movies(on: shelf) }

  /// Picks a movie.
  public func pick(_ id: Movie.ID) { onStep(.picked(id)) }
}
