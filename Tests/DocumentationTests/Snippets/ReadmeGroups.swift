import FlowKit

// hide
enum ReadmeGroups {
  @MainActor
  struct MovieFlow {
    // show
    var home: Flow<HomeTabs> {
      Flow(with: HomeTabs(), containing: .tabs(wishlist, watched)) { tabs, lets in tabs.onTab = lets.select { $0 } }
        .handling(MovieStep.self) { step in
          switch step {
          case .picked(let id): .batch(.select(watched), .push(movie(id)))  // all of it, or nothing
          case .loggedOut: nil  // whoever is further out handles it
          }
        }
    }
    func movie(_ id: Movie.ID) -> Flow<MovieScreen> {
      Flow(with: MovieScreen(id), id: id) { screen, lets in screen.onLogOut = lets.send(MovieStep.loggedOut) }
    }
    // hide

    var wishlist: Flow<MovieScreen> { Flow(with: MovieScreen(0)) }
    var watched: Flow<MovieScreen> { Flow(with: MovieScreen(0)) }
  }

  enum MovieStep {
    case picked(id: Movie.ID), loggedOut
  }

  struct Movie: Identifiable {
    let id: Int
  }

  @MainActor
  final class HomeTabs {
    var onTab: (Int) -> Void = { _ in }
  }

  @MainActor
  final class MovieScreen {
    var onLogOut: () -> Void = {}

    init(_ id: Movie.ID) {}
  }
}
