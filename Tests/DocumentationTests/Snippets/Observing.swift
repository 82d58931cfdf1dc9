import FlowKit
import FlowKitTesting
import Testing

// hide
private typealias ShopFlow = Observing.ShopFlow
private typealias ListScreen = Observing.ListScreen

enum Observing {
  // show
  @MainActor
  struct ShopFlow {
    var list: Flow<ListScreen> {
      Flow(with: ListScreen()) { screen, lets in screen.onBuy = lets.push(checkout) }
    }

    var checkout: Flow<CheckoutScreen> {
      Flow(with: CheckoutScreen()) { screen, lets in screen.onPaid = lets.popToRoot() }
    }
  }

  // hide
  final class ListScreen {
    var onBuy: () -> Void = {}
  }

  final class CheckoutScreen {
    var onPaid: () -> Void = {}
    var onTick: () -> Void = {}
    func update() {}
  }

  @MainActor
  static func run(print: @escaping (Any...) -> Void) {
    let shop = ShopFlow()
    // show
    let navigator = Navigator(root: shop.list)
    let logger = navigator.startLog(keeping: 100)
    let list = navigator.visibleScreen as? ListScreen
    list?.onBuy()
    list?.onBuy()  // the second tap of a double tap
    (navigator.visibleScreen as? CheckoutScreen)?.onPaid()
    navigator.perform(.dismiss)
    print(logger.log)
    // hide
    // show
    let copy = Navigator(root: shop.list)
    print(copy.replay(logger.log))
    // hide
    // show
    copy.travel(to: logger.log[0].tree)  // to the tree after the first push
    print(copy.tree.summary)
    // hide
  }

  @MainActor
  static func countViews(in navigator: Navigator) -> [String: Int] {
    // show
    var views: [String: Int] = [:]
    let analytics = navigator.observe { event in
      guard event.kind == .appeared, let name = event.entry?.flow.name else { return }
      views[name, default: 0] += 1
    }
    // hide
    navigator.perform(.push(ShopFlow().checkout))
    analytics.cancel()
    return views
  }

  @MainActor
  private static func reporting(_ navigator: Navigator, _ logger: Logger) {
    // show
    navigator.onIssue = { issue in logger.warning(issue.message) }
    // hide
    // show
    navigator.leakDetection = .after(transitions: 3)
    // hide
    // show
    navigator.onIssue = nil
    navigator.leakDetection = .off
    // hide
  }

  @MainActor
  private static func leaking() -> [Flow<CheckoutScreen>] {
    // show
    let leaking = Flow(with: CheckoutScreen()) { screen, _ in
      // The screen owns the closure, and the closure owns the screen.
      screen.onTick = { screen.update() }
    }
    let sound = Flow(with: CheckoutScreen()) { screen, _ in
      screen.onTick = { [weak screen] in screen?.update() }
    }
    // hide
    return [leaking, sound]
  }

  private struct Logger {
    func warning(_ text: String) {}
  }
}

// show
@MainActor
@Test func aSecondTapIsIgnoredAndNothingElse() throws {
  let navigator = Navigator(root: ShopFlow().list)
  let issues = IssueSpy(navigator)

  let list = navigator.visibleScreen as? ListScreen
  list?.onBuy()
  list?.onBuy()

  try issues.expect(.covered)
  try issues.verify()  // throws the messages of all others
}
// hide

@MainActor
@Test func theArticlesAnalyticsCount() {
  #expect(Observing.countViews(in: Navigator(root: ShopFlow().list)) == ["CheckoutScreen": 1])
}
