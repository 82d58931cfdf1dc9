import FlowKit
import FlowKitTesting
import Testing

// hide
/// The article's code.
@MainActor
private struct ShopFlow {
  var list: Flow<ListScreen> {
    Flow(with: ListScreen()) { screen, lets in screen.onBuy = lets.push(pay) }
  }

  var pay: Flow<TimerScreen> { Flow(with: TimerScreen()) }

  static func leaking() -> [Flow<TimerScreen>] {
    // show
    let leaking = Flow(with: TimerScreen()) { screen, _ in
      // The screen owns the closure, and the closure owns the screen.
      screen.onTick = { screen.update() }
    }
    let sound = Flow(with: TimerScreen()) { screen, _ in
      screen.onTick = { [weak screen] in screen?.update() }
    }
    // hide
    return [leaking, sound]
  }

  static func silencing(_ navigator: Navigator) {
    // show
    navigator.leakDetection = .after(transitions: 3)
    // hide
    // show
    navigator.onIssue = nil
    navigator.leakDetection = .off
    // hide
  }
}

private final class ListScreen { var onBuy: () -> Void = {} }

private final class TimerScreen {
  var onTick: () -> Void = {}
  func update() {}
}

// show
@MainActor
@Test func aSecondTapIsIgnoredAndNothingElse() throws {
  let navigator = Navigator(root: ShopFlow().list)
  let issues = IssueSpy(navigator)

  let list = try navigator.screen(ofType: ListScreen.self)
  list.onBuy()
  list.onBuy()

  try issues.expect(.covered)
  try issues.verify()  // throws the messages of all others
}
