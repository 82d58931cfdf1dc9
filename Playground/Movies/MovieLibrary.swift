/// What the app knows: who uses it, and which movies they have watched; a real app would keep it on a disk.
@MainActor
public final class MovieLibrary {
  /// Somebody has come, or has left.
  public var onUserChange: () -> Void = {}

  /// All movies.
  public let movies: [Movie]
  /// All who play in them.
  public let people: [CastMember]
  /// Who uses the app; nil while nobody does.
  public private(set) var user: String?
  /// Whether they want to hear of new movies.
  public var wantsNews = false
  /// The numbers of the movies that were watched, the latest last.
  private var watched: [Movie.ID]

  /// Makes a library.
  public init(
    user: String? = nil, movies: [Movie] = MovieLibrary.someMovies, people: [CastMember] = MovieLibrary.somePeople,
    watched: [Movie.ID] = [5]
  ) {
    self.user = user
    self.movies = movies
    self.people = people
    self.watched = watched
  }
}

extension MovieLibrary {
  /// The movie with this number; nil where there is none.
  public func movie(_ id: Movie.ID) -> Movie? { movies.first { $0.id == id } }

  /// The member of a cast with this number; nil where there is none.
  public func person(_ id: CastMember.ID) -> CastMember? { people.first { $0.id == id } }

  /// The movies that somebody plays in.
  public func movies(with id: CastMember.ID) -> [Movie] { movies.filter { $0.cast.contains(id) } }

  /// The movies on a shelf.
  public func movies(on shelf: Shelf) -> [Movie] {
    switch shelf {
    case .wishlist: movies.filter { !watched.contains($0.id) }
    case .watched: watched.compactMap(movie)
    }
  }

  /// The newest movies, the newest one first.
  public var newMovies: [Movie] { movies.sorted { $0.year > $1.year }.prefix(3).map { $0 } }

  /// Where a movie stands.
  public func shelf(of id: Movie.ID) -> Shelf { watched.contains(id) ? .watched : .wishlist }
}

extension MovieLibrary {
  /// Puts a movie on a shelf.
  public func put(_ id: Movie.ID, on shelf: Shelf) {
    watched.removeAll { $0 == id }
    if shelf == .watched { watched.append(id) }
  }

  /// Lets somebody in.
  public func signIn(_ name: String) {
    user = name
    onUserChange()
  }

  /// Lets nobody in any more.
  public func signOut() {
    user = nil
    onUserChange()
  }
}

extension MovieLibrary {
  /// Movies that were never made.
  public nonisolated static let someMovies = [
    Movie(
      id: 1, title: "The Long Kettle", year: 1987, text: "A village waits for the water to boil.", cast: [1, 2]),
    Movie(id: 2, title: "Steam over Lisbon", year: 1999, text: "Two stokers, one tram, no brakes.", cast: [2, 3]),
    Movie(id: 3, title: "A Map of Rain", year: 2004, text: "She draws every shower of a summer.", cast: [1]),
    Movie(id: 4, title: "Night Ferry", year: 2011, text: "Nobody aboard has bought a ticket.", cast: [3, 4]),
    Movie(id: 5, title: "The Quiet Clock", year: 2018, text: "It stops, and everybody has time.", cast: [4, 1]),
  ]

  /// Who would have played in them.
  public nonisolated static let somePeople = [
    CastMember(id: 1, name: "Ines Valdor", text: "Plays those who wait."),
    CastMember(id: 2, name: "Tomas Brekke", text: "Does all his falls himself."),
    CastMember(id: 3, name: "Yuki Arden", text: "Began as a voice on the radio."),
    CastMember(id: 4, name: "Sam Okoro", text: "Is never seen without a hat."),
  ]
}
