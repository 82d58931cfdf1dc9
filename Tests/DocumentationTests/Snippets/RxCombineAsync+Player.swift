import FlowKit
import Testing

// hide
@MainActor
struct FollowedPlayer {
  enum PlayerStep: Sendable, Equatable {
    case reached(Int)
    case ended
  }

  final class FilmsScreen { var onFilm: () -> Void = {} }

  final class PlayerScreen {
    let times: AsyncThrowingStream<Int, any Error>
    let clock: AsyncThrowingStream<Int, any Error>.Continuation

    init() { (times, clock) = AsyncThrowingStream.makeStream() }
  }

  final class HintScreen {
    private(set) var seconds: [Int] = []
    func show(_ second: Int) { seconds.append(second) }
  }

  var hint: Flow<HintScreen> { Flow(with: HintScreen()) }

  var films: Flow<FilmsScreen> {
    Flow(with: FilmsScreen()) { screen, lets in screen.onFilm = lets.push(player) }
  }

  // show
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
  // hide
}

@MainActor
@Suite(.timeLimit(.minutes(5))) struct FollowedPlayerTests {
  struct Offline: Error {}

  private let flow = FollowedPlayer()

  @Test func aSequenceOpensAHintAndEnds() async throws {
    let navigator = Navigator(root: flow.films)
    try navigator.screen(ofType: FollowedPlayer.FilmsScreen.self).onFilm()
    let clock = try navigator.screen(ofType: FollowedPlayer.PlayerScreen.self).clock
    clock.yield(60)
    while navigator.tree.visible.flow != flow.hint.id { await Task.yield() }
    #expect(navigator.tree.summary == "FilmsScreen > PlayerScreen | popover: HintScreen")
    #expect(try navigator.screen(ofType: FollowedPlayer.HintScreen.self).seconds == [60])
    clock.yield(100)
    while navigator.tree.visible.flow != flow.films.id { await Task.yield() }
    #expect(navigator.tree.summary == "FilmsScreen")
  }

  @Test func aSequenceThatFailsIsAnIssue() async throws {
    let navigator = Navigator(root: flow.films)
    var issues: [NavigationIssue] = []
    navigator.onIssue = { issues.append($0) }
    try navigator.screen(ofType: FollowedPlayer.FilmsScreen.self).onFilm()
    try navigator.screen(ofType: FollowedPlayer.PlayerScreen.self).clock.finish(throwing: Offline())
    while issues.isEmpty { await Task.yield() }
    #expect(issues[0].message.contains("threw an error: Offline(). It sends nothing more."))
    #expect(navigator.tree.summary == "FilmsScreen > PlayerScreen")
  }
}
