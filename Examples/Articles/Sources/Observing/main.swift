import FlowKit

@MainActor
struct ShopFlow {
  var list: Flow<ListScreen> {
    Flow(with: ListScreen()) { screen, lets in screen.onBuy = lets.push(pay) }
  }

  var pay: Flow<PayScreen> {
    Flow(with: PayScreen()) { screen, lets in screen.onPaid = lets.popToRoot() }
  }
}

final class ListScreen { var onBuy: () -> Void = {} }
final class PayScreen { var onPaid: () -> Void = {} }

let shop = ShopFlow()
let navigator = Navigator(root: shop.list)
var reports: [String] = []
navigator.onIssue = { issue in reports.append(issue.message) }

var views: [String: Int] = [:]
navigator.observe { event in
  guard event.kind == .appeared, let name = event.entry?.flow.name else { return }
  views[name, default: 0] += 1
}

let logger = navigator.startLog(keeping: 100)
let list = try navigator.screen(ofType: ListScreen.self)
list.onBuy()
list.onBuy()  // the second tap of a double tap
try navigator.screen(ofType: PayScreen.self).onPaid()
print(logger.log)
for report in reports { print(report) }
print("payments seen:", views["PayScreen", default: 0])

navigator.perform(.travel(to: logger.log[0].tree))  // to the tree after the first push
print(navigator.tree.summary)  // ListScreen > PayScreen
