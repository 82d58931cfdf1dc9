import FlowKit
import Testing

// hide
enum ObservingArticle {
  // show
  @MainActor
  struct ShopFlow {
    var list: Flow<ListScreen> {
      Flow(with: ListScreen()) { screen, lets in screen.onBuy = lets.push(pay) }
    }

    var pay: Flow<PayScreen> {
      Flow(with: PayScreen()) { screen, lets in screen.onPaid = lets.popToRoot() }
    }
  }
  // hide

  final class ListScreen { var onBuy: () -> Void = {} }
  final class PayScreen { var onPaid: () -> Void = {} }

  @MainActor
  static func run(print: @escaping (Any...) -> Void) throws {
    let navigator = Navigator(root: ShopFlow().list)
    // show
    var reports: [String] = []
    navigator.onIssue = { issue in reports.append(issue.message) }
    // hide
    // show
    var views: [String: Int] = [:]
    navigator.observe { event in
      guard event.kind == .appeared, let name = event.entry?.flow.name else { return }
      views[name, default: 0] += 1
    }
    // hide
    // show
    let logger = navigator.startLog(keeping: 100)
    let list = try navigator.screen(ofType: ListScreen.self)
    list.onBuy()
    list.onBuy()  // the second tap of a double tap
    try navigator.screen(ofType: PayScreen.self).onPaid()
    print(logger.log)
    // hide
    let isSilent: (Any...) -> Void = { _ in }
    try travel(navigator, logger, print: isSilent)
    #expect(views == ["PayScreen": 2, "ListScreen": 1])
    #expect(reports.count == 1)
  }

  @MainActor
  private static func travel(
    _ navigator: Navigator, _ logger: NavigationLogger, print: (Any...) -> Void
  ) throws {
    // show
    navigator.perform(.travel(to: logger.log[0].tree))  // to the tree after the first push
    print(navigator.tree.summary)  // ListScreen > PayScreen
    // hide
    #expect(navigator.tree.summary == "ListScreen > PayScreen")
  }
}
