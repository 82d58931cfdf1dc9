/// Says what the app is.
@MainActor
public final class AboutScreen {
  /// The reader wants to know who has made it.
  public var onThanks: () -> Void = {}

  /// Makes the screen.
  public init() {}
}

/// Shows who uses the app.
@MainActor
public final class AccountScreen {
  /// They want to leave.
  public var onSignOut: () -> Void = {}

  /// Who it is.
  public let name: String

  /// Makes the screen.
  public init(name: String) { self.name = name }
}

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

/// Contains a tab for each shelf, one for what is new, where that is wanted, and one for the settings.
@MainActor
public final class HomeScreen {
  /// The tab with this index was chosen.
  public var onTab: (Int) -> Void = { _ in }

  private let library: MovieLibrary

  /// Makes the screen.
  public init(_ library: MovieLibrary) { self.library = library }

  /// What the tabs are called.
  public var tabs: [String] { ["Wishlist", "Watched"] + (library.wantsNews ? ["New"] : []) + ["Settings"] }
}

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

/// The second step: asks for a name.
@MainActor
public final class NameScreen {
  /// Somebody has said their name.
  public var onName: (String) -> Void = { _ in }
  /// They want to see the step before.
  public var onBack: () -> Void = {}

  /// What was typed as the name.
  public var name = ""
  /// What the screen says above the field.
  public private(set) var message = "Whose movies are these?"

  /// Makes the screen.
  public init() {}

  /// Goes on with the name that was typed.
  public func goOn() {
    let name = name.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    if name.isEmpty { message = "Please type a name." } else { onName(name) }
  }
}

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

/// Shows whether somebody wants to hear of new movies.
@MainActor
public final class NewsSettingScreen {
  /// Whether they want to, from now on.
  public var onChange: (Bool) -> Void = { _ in }

  private let library: MovieLibrary

  /// Makes the screen.
  public init(_ library: MovieLibrary) { self.library = library }

  /// Whether they do.
  public var isOn: Bool { library.wantsNews }

  /// Changes it.
  public func change() { onChange(!isOn) }
}

/// Contains the steps of the way in.
@MainActor
public final class OnboardingScreen {
  /// Makes the screen.
  public init() {}
}

/// The last step: asks whether somebody wants to hear of new movies.
@MainActor
public final class PermissionScreen {
  /// All is known: the name, and whether they want to hear of new movies.
  public var onDone: (String, Bool) -> Void = { _, _ in }
  /// The step before was left out.
  public var onNameless: () -> Void = {}

  /// Who is asked; nil where the step before was left out.
  public private(set) var name: String?

  /// Makes the screen; it does not know whom it asks yet.
  public init() {}

  /// Takes the name.
  public func prepare(name: String) { self.name = name }

  /// Takes the answer.
  public func answer(_ wantsNews: Bool) {
    if let name { onDone(name, wantsNews) } else { onNameless() }
  }
}

/// Lists what can be set.
@MainActor
public final class PreferenceListScreen {
  /// Who uses the app was picked.
  public var onAccount: () -> Void = {}
  /// What they want to hear of was picked.
  public var onNews: () -> Void = {}
  /// What the app is was picked.
  public var onAbout: () -> Void = {}

  /// Makes the screen.
  public init() {}
}

/// Contains the list of settings, and the one that was picked.
@MainActor
public final class PreferencesScreen {
  /// Makes the screen.
  public init() {}
}

/// Asks whether somebody really wants to leave.
@MainActor
public final class SignOutScreen {
  /// They do.
  public var onConfirm: () -> Void = {}
  /// They stay.
  public var onCancel: () -> Void = {}

  /// Makes the screen.
  public init() {}
}

/// Says whom the app thanks.
@MainActor
public final class ThanksScreen {
  /// The reader has seen enough.
  public var onBack: () -> Void = {}

  /// Makes the screen.
  public init() {}
}

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

/// The first step: says what the app is for.
@MainActor
public final class WelcomeScreen {
  /// The reader has seen enough.
  public var onContinue: () -> Void = {}

  /// Makes the screen.
  public init() {}
}
