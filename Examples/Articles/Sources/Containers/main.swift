import FlowKit

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

  var watched: Flow<ListScreen> {
    Flow(with: ListScreen()) { list, lets in list.onPick = lets.push(movie) }
  }

  var movie: Flow<MovieScreen> {
    Flow(with: MovieScreen()) { movie, lets in movie.onSeen = lets.select(watched) }
  }
}

final class HomeScreen {
  var onTab: (Int) -> Void = { _ in }
  var onWatched: (String) -> Void = { _ in }
}

final class ListScreen {
  var onPick: () -> Void = {}
  var onSignOut: () -> Void = {}

  func highlight(_ title: String) { print("highlighted:", title) }
}

final class MovieScreen { var onSeen: () -> Void = {} }

let navigator = Navigator(root: MovieFlow().home)
print(navigator.tree.summary)

try navigator.screen(ofType: ListScreen.self).onPick()
(navigator.screen(of: 1) as? HomeScreen)?.onTab(1)
print(navigator.tree.summary)

(navigator.screen(of: 1) as? HomeScreen)?.onTab(0)
try navigator.screen(ofType: MovieScreen.self).onSeen()
(navigator.screen(of: 1) as? HomeScreen)?.onWatched("Alien")
(navigator.screen(of: 1) as? HomeScreen)?.onTab(0)
navigator.back()
print(navigator.tree.summary)

try navigator.screen(ofType: ListScreen.self).onSignOut()
print(navigator.tree.summary)
