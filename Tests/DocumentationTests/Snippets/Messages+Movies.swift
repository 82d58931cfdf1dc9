import FlowKit
import Testing

// hide
enum MovieMessages {
  // show
  enum MovieStep: Hashable, Sendable {
    case picked(id: Int)
    case done
  }

  @MainActor
  struct MovieFlow {
    var list: Flow<ListScreen> {
      Flow(with: ListScreen()) { screen, lets in
        screen.onPick = lets.send { MovieStep.picked(id: $0) }
      }
      .handling(MovieStep.self) { step in
        switch step {
        case .picked(let id): .push(movie(id))
        case .done: .popToRoot()
        }
      }
    }

    func movie(_ id: Int) -> Flow<MovieScreen> {
      Flow(with: MovieScreen(), id: id) { screen, lets in
        screen.onDone = lets.send(MovieStep.done)  // it does not know who shows it
      }
    }
  }
  // hide

  enum AppMessage: Sendable { case loggedOut, languageChanged }

  final class ListScreen { var onPick: (Int) -> Void = { _ in } }
  final class MovieScreen { var onDone: () -> Void = {} }
  final class LoginScreen {}
}

@MainActor
@Suite struct MovieMessageTests {
  private typealias AppMessage = MovieMessages.AppMessage
  private typealias MovieStep = MovieMessages.MovieStep

  private let movies = MovieMessages.MovieFlow()
  private let login = Flow(with: MovieMessages.LoginScreen())

  private func navigator() -> Navigator {
    let navigator = Navigator(root: movies.list), login = login
    // show
    navigator.handle(AppMessage.self) { message in
      switch message {
      case .loggedOut: .resetRoot(to: login)
      case .languageChanged: nil
      }
    }
    // hide
    return navigator
  }

  @Test func aListAnswersItsMovies() throws {
    let navigator = navigator()
    try navigator.screen(ofType: MovieMessages.ListScreen.self).onPick(5)
    #expect(navigator.tree.summary == "ListScreen > MovieScreen(5)")
    try navigator.screen(ofType: MovieMessages.MovieScreen.self).onDone()
    #expect(navigator.tree.summary == "ListScreen")
  }

  @Test func messagesComeFromOutside() {
    let navigator = navigator()
    navigator.onIssue = nil
    let outcome = navigator.perform(.send(MovieStep.picked(id: 7)))
    #expect(outcome.description == "pushed MovieScreen(7) #2 for MovieStep.picked(id: 7)")
    // show
    navigator.perform(.send(MovieStep.done, to: movies.list))
    navigator.broadcast(AppMessage.languageChanged)
    // hide
    #expect(navigator.tree.summary == "ListScreen")
    navigator.perform(.send(AppMessage.loggedOut))
    #expect(navigator.tree.summary == "LoginScreen")
  }
}
