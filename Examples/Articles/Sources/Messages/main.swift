import FlowKit

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

enum AppMessage: Sendable { case loggedOut, languageChanged }

final class ListScreen { var onPick: (Int) -> Void = { _ in } }
final class MovieScreen { var onDone: () -> Void = {} }
final class LoginScreen {}

let movies = MovieFlow()
let login = Flow(with: LoginScreen())
let navigator = Navigator(root: movies.list)
navigator.handle(AppMessage.self) { message in
  switch message {
  case .loggedOut: .resetRoot(to: login)
  case .languageChanged: nil
  }
}

try navigator.screen(ofType: ListScreen.self).onPick(5)
print(navigator.tree.summary)
try navigator.screen(ofType: MovieScreen.self).onDone()
print(navigator.tree.summary)

print(navigator.perform(.send(MovieStep.picked(id: 7))))
navigator.perform(.send(MovieStep.done, to: movies.list))
navigator.broadcast(AppMessage.languageChanged)
print(navigator.tree.summary)
print(navigator.perform(.send(AppMessage.loggedOut)))
