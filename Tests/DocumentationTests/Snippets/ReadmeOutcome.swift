import FlowKit

// hide
enum ReadmeOutcome {
  @MainActor
  static func run(print: @escaping (Any...) -> Void) {
    let shop = ReadmeProgram.ShopFlow(session: ReadmeProgram.Session())
    let navigator = Navigator(root: shop.list)
    // show
    print(navigator.perform(.popTo(shop.item(7))))
    // hide
  }
}
