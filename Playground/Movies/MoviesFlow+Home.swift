public import FlowKit

// The tabs, and what is in those of the shelves.
extension MoviesFlow {
  /// The tabs; the system's back leads to the one before, and pressing the selected one to its first screen.
  public var home: Flow<HomeScreen> {
    Flow(with: HomeScreen(library), containing: tabs) { screen, lets in
      screen.onTab = lets.select { $0 }
    }
    .handling(MovieStep.self, answer)
  }

  private var tabs: FlowChildren {
    library.wantsNews
      ? .tabs(wishlist, watched, news, preferences, back: .previousTabs, reselection: .popsToRoot)
      : .tabs(wishlist, watched, preferences, back: .previousTabs, reselection: .popsToRoot)
  }

  /// A user who no longer wants news of movies is led to where that can be changed again.
  private func answer(_ step: MovieStep) -> NavigationAction {
    switch step {
    case .newsSwitched(let isOn):
      library.wantsNews = isOn
      return isOn
        ? .setChildren(wishlist, watched, news, preferences)
        : .setChildren(wishlist, watched, preferences, selecting: 2)
    case .signedOut:
      library.signOut()
      return .stay
    case .picked, .signedIn: return nil
    }
  }

  /// The tab of the movies that were not watched.
  public var wishlist: Flow<MovieListScreen> {
    Flow(with: MovieListScreen(.wishlist, of: library)) { screen, lets in
      screen.onStep = lets.send()
    }
    .named("Wishlist").handling(MovieStep.self, open)
  }

  /// The tab of the movies that were watched.
  public var watched: Flow<MovieListScreen> {
    Flow(with: MovieListScreen(.watched, of: library)) { screen, lets in
      screen.onStep = lets.send()
    }
    .named("Watched").handling(MovieStep.self, open)
  }

  /// The tab of the newest movies, for those who want to hear of them.
  public var news: Flow<NewMovieListScreen> {
    Flow(with: NewMovieListScreen(library)) { screen, lets in
      screen.onStep = lets.send()
    }
    .named("New").handling(MovieStep.self, open)
  }

  /// What a tab does when one of its screens tells that a movie was picked.
  private func open(_ step: MovieStep) -> NavigationAction {
    switch step {
    case .picked(let id): .push(movie(id))
    case .signedIn, .signedOut, .newsSwitched: nil
    }
  }

  /// One movie: another flow for each number, so that `goTo` finds the right one.
  ///
  /// It moves to the tab of the shelf that it is put on: three steps, but one change of the tree.
  public func movie(_ id: Movie.ID) -> Flow<MovieScreen> {
    Flow(with: MovieScreen(id, of: library), id: id) { screen, lets in
      screen.onShown = lets.preload(trailer) { $0.load }
      screen.onTrailer = lets.present(trailer, as: .fullScreen) { $0.play }
      screen.onCastMember = lets.push(castMember)
      screen.onWatched = lets.perform(.pop(), .goTo(watched), .push(movie(id)))
      screen.onWished = lets.perform(.pop(), .goTo(wishlist), .push(movie(id)))
      screen.onBack = lets.pop()
    }
  }

  /// Takes long to load, so each movie has it made ahead.
  public var trailer: Flow<TrailerScreen> {
    Flow(with: TrailerScreen()) { screen, lets in
      screen.onClose = lets.dismiss()
    }
  }

  /// Somebody of a cast; leads to their other movies, or back to one that is open.
  public func castMember(_ id: CastMember.ID) -> Flow<CastMemberScreen> {
    Flow(with: CastMemberScreen(id, of: library), id: id) { screen, lets in
      screen.onMovie = lets.goTo(movie)
      screen.onBack = lets.pop()
    }
  }
}
