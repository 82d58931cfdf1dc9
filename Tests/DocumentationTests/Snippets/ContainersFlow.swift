import FlowKit
import Testing

// hide
enum MovieTabs {
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

    var watched: Flow<ListScreen> {
      Flow(with: ListScreen()) { list, lets in list.onPick = lets.push(movie) }
    }

    var movie: Flow<MovieScreen> {
      Flow(with: MovieScreen()) { movie, lets in movie.onSeen = lets.select(watched) }
    }
  }
  // hide

  final class HomeScreen {
    var onTab: (Int) -> Void = { _ in }
    var onWatched: (String) -> Void = { _ in }
  }

  final class ListScreen {
    var onPick: () -> Void = {}
    var onSignOut: () -> Void = {}
    private(set) var highlighted: String?

    func highlight(_ title: String) { highlighted = title }
  }

  final class MovieScreen { var onSeen: () -> Void = {} }
}

@MainActor
@Test func eachTabKeepsItsStack() throws {
  let flow = MovieTabs.MovieFlow(), navigator = Navigator(root: flow.home)
  let home = navigator.screen(of: flow.home)
  #expect(navigator.tree.summary == "HomeScreen[*ListScreen, (ListScreen)]")
  try navigator.screen(ofType: MovieTabs.ListScreen.self).onPick()
  home?.onTab(1)
  #expect(navigator.tree.summary == "HomeScreen[ListScreen > MovieScreen, *ListScreen]")
  home?.onTab(0)
  try navigator.screen(ofType: MovieTabs.MovieScreen.self).onSeen()
  home?.onWatched("Alien")
  #expect(try navigator.screen(ofType: MovieTabs.ListScreen.self).highlighted == "Alien")
  home?.onTab(0)
  navigator.back()
  #expect(navigator.tree.summary == "HomeScreen[*ListScreen, ListScreen]")
  try navigator.screen(ofType: MovieTabs.ListScreen.self).onSignOut()
  #expect(navigator.tree.summary == "HomeScreen[*ListScreen, (ListScreen)]")
}
