import FlowKit

// hide
enum ContainersArticle {
  final class HomeScreen {
    var onTab: (Int) -> Void = { _ in }
    var onWatched: (String) -> Void = { _ in }
    var onSignedIn: () -> Void = {}
  }

  final class ListScreen {
    var onPick: () -> Void = {}
    var onSignOut: () -> Void = {}

    func highlight(_ title: String) {}
  }

  final class MovieScreen { var onSeen: () -> Void = {} }

  // show
  @MainActor
  struct MovieFlow {
    var home: Flow<HomeScreen> {
      Flow(with: HomeScreen(), containing: .tabs(wishes, watched)) { home, lets in
        home.onTab = lets.select { $0 }  // the callback's Int is the index
        home.onWatched = lets.select(watched) { $0.highlight }
      }
    }

    var wishes: Flow<ListScreen> {
      Flow(with: ListScreen()) { list, lets in
        list.onPick = lets.push(movie)  // inside its tab
        list.onSignOut = lets.resetRoot(to: home)
      }
    }

    var watched: Flow<ListScreen> { Flow(with: ListScreen()) { list, lets in list.onPick = lets.push(movie) } }
    var movie: Flow<MovieScreen> { Flow(with: MovieScreen()) { movie, lets in movie.onSeen = lets.select(watched) } }
  }

  // hide
  @MainActor
  static func run(print: @escaping (Any...) -> Void) {
    // show
    let navigator = Navigator(root: MovieFlow().home)
    print(navigator.tree.summary)
    (navigator.visibleScreen as? ListScreen)?.onPick()
    (navigator.screen(of: 1) as? HomeScreen)?.onTab(1)
    print(navigator.tree.summary)
    // hide
  }

  @MainActor
  static func bind(_ home: HomeScreen, _ lets: Lets, _ flows: MovieFlow) {
    let wishes = flows.wishes, account = flows.movie
    // show
    home.onSignedIn = lets.setChildren(wishes, account, selecting: 1)
    // hide
  }
}
