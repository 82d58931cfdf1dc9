import FlowKit
import FlowKitInspector
import FlowKitLinks
import FlowKitMaps
import FlowKitTool
import Foundation
import Shop

/// The program: the Playground's shop without a UI, as an app that the inspector shows.
///
/// A line of the standard input is what a user does: `tap onContinue`, `again onContinue` for the first screen, which may be
/// covered, `back`, `crash`. Each line is answered with the place.
/// `swift run InspectedTour http://127.0.0.1:8090 "My shop"` chooses the inspector, and the app's name.
@main
@MainActor
struct InspectedTourCommand {
  static func main() async {
    let arguments = Array(CommandLine.arguments.dropFirst())
    let address = arguments.first ?? "http://127.0.0.1:8090", name = arguments.dropFirst().first ?? "Shop"
    let navigator = Navigator(root: ShopFlow().tutorial)
    navigator.links = try? LinkTable(ShopFlow().links)
    navigator.onIssue = nil
    navigator.inspect(as: name, at: address) { tool }
    for await line in lines {
      take(line, navigator)
      try? await navigator.settled(within: .seconds(1))
      // Not `print`: its buffer is emptied later where a program reads it.
      FileHandle.standardOutput.write(Data("\(navigator.tree.summary)\n".utf8))
    }
  }

  private static var tool: FlowTool {
    let item = Services.teaShop[0]
    return FlowTool(
      of: ShopFlow().tutorial, source: "ShopFlow().tutorial",
      samples: [
        Item.ID.self: [1, 4], Item.self: [item], Order.self: [Order(item: item, quantity: 1)],
        User.self: [User(name: "Ada")].compactMap(\.self),
      ],
      sources: [
        "User": "#require(User(name: \"Ada\"))", "Item": "Services.teaShop[0]",
        "Order": "Order(item: Services.teaShop[0], quantity: 1)",
      ])
  }

  private static func take(_ line: String, _ navigator: Navigator) {
    switch line {
    case "back": navigator.back()
    case "crash": abort()
    case _ where line.hasPrefix("again "):
      tap(String(line.dropFirst(6)), navigator.tree.path.first.flatMap { navigator.screen(of: $0.id) })
    case _ where line.hasPrefix("tap "): tap(String(line.dropFirst(4)), navigator.visibleScreen)
    default: break
    }
  }

  /// Calls a callback of the screen, as its view would; one that isn't there is left.
  private static func tap(_ name: String, _ screen: AnyObject?) {
    let item = Services.teaShop[0], order = Order(item: item, quantity: 1)
    guard let screen, let user = User(name: "Ada") else { return }
    switch (screen, name) {
    case (let one as LoginScreen, "onLogin"): one.onLogin(user)
    case (let one as DashboardScreen, "onSettings"): one.onSettings(user)
    case (let one as DashboardScreen, "onLogOut"): one.onLogOut(user)
    case (let one as SettingsScreen, "onLogOut"): one.onLogOut(user)
    case (let one as LogOutScreen, "onConfirm"): one.onConfirm(user.name)
    case (let one as CatalogueScreen, "onSelect"): one.onSelect(item.id)
    case (let one as ItemScreen, "onBuy"): one.onBuy(item, 1)
    case (let one as CheckoutScreen, "onPay"): one.onPay(order)
    case (let one as PaymentScreen, "onPaid"): one.onPaid(order)
    case (let one as ThankYouScreen, "onDone"): one.onDone(order)
    default: (Mirror(reflecting: screen).children.first { $0.label == name }?.value as? () -> Void)?()
    }
  }

  /// The lines of the standard input, read on a thread of its own, so that the app's tasks go on.
  private static var lines: AsyncStream<String> {
    AsyncStream { continuation in
      Thread.detachNewThread {
        while let line = readLine() { continuation.yield(line) }
        continuation.finish()
      }
    }
  }
}
