/// Lists the newest movies.
@MainActor
public final class NewMovieListScreen {
  /// Something was done here.
  public var onStep: (MovieStep) -> Void = { _ in }

  private let library: MovieLibrary

  /// Makes the screen.
  public init(_ library: MovieLibrary) { self.library = library }

  /// What is new.
  public var movies: [Movie] { library.newMovies }

  /// Picks a movie.
  public func pick(_ id: Movie.ID) { onStep(.picked(id)) }

  /// The user does not want to see this any more.
  public func switchOff() { onStep(.newsSwitched(on: false)) }
}
