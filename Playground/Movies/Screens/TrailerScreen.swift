/// Plays the trailer of a movie.
@MainActor
public final class TrailerScreen {
  /// The viewer has seen enough.
  public var onClose: () -> Void = {}

  /// What is loaded; a real app would ask a server for it, which takes long.
  public private(set) var movie: Movie?
  /// Whether it plays.
  public private(set) var isPlaying = false
  /// Whether it was loaded before it was to be played.
  public private(set) var wasReady = false

  /// Makes the screen; it does not know what to play yet.
  public init() {}

  /// Loads the trailer of a movie.
  public func load(_ movie: Movie) {
    self.movie = movie
    isPlaying = false
  }

  /// Plays the trailer of a movie; loads it first where it is not loaded yet.
  public func play(_ movie: Movie) {
    wasReady = self.movie == movie
    if !wasReady { load(movie) }
    isPlaying = true
  }
}
