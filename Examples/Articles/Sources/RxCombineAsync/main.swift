import FlowKit

struct Offline: Error {}

enum PlayerStep: Sendable, Equatable {
  case reached(Int)
  case ended
}

@MainActor
struct FilmFlow {
  var films: Flow<FilmsScreen> {
    Flow(with: FilmsScreen()) { screen, lets in screen.onFilm = lets.push(player) }
  }

  var player: Flow<PlayerScreen> {
    Flow(with: PlayerScreen()) { screen, lets in
      lets.follow(screen.times.map { $0 < 100 ? PlayerStep.reached($0) : .ended })
    }
    .handling(PlayerStep.self) { step in
      switch step {
      case .reached(let second): .present(hint, as: .popover) { $0.show(second) }
      case .ended: .popTo(films)
      }
    }
    .actsWhileCovered()  // also while a hint covers the player
  }

  var hint: Flow<HintScreen> { Flow(with: HintScreen()) }
}

final class FilmsScreen { var onFilm: () -> Void = {} }

final class PlayerScreen {
  let times: AsyncThrowingStream<Int, any Error>
  let clock: AsyncThrowingStream<Int, any Error>.Continuation

  init() { (times, clock) = AsyncThrowingStream.makeStream() }
}

final class HintScreen { func show(_ second: Int) { print("Hint at", second) } }

let flow = FilmFlow()
let navigator = Navigator(root: flow.films)
let films = try navigator.screen(ofType: FilmsScreen.self)
var issues: [NavigationIssue] = []
navigator.onIssue = { issues.append($0) }

films.onFilm()
let player = try navigator.screen(ofType: PlayerScreen.self)
player.clock.yield(60)
while navigator.tree.visible.flow != flow.hint.id { await Task.yield() }
print(navigator.tree.summary)

player.clock.yield(100)
while navigator.tree.visible.flow != flow.films.id { await Task.yield() }
print(navigator.tree.summary)

films.onFilm()
try navigator.screen(ofType: PlayerScreen.self).clock.finish(throwing: Offline())
while issues.isEmpty { await Task.yield() }
print(issues[0])
print(navigator.tree.summary)
