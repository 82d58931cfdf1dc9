import FlowKit

// hide
enum ReadmeOutcome {
  @MainActor
  static func run(print: @escaping (Any...) -> Void) {
    let shop = ReadmeProgram.ShopFlow()
    let navigator = Navigator(root: shop.login)
    // show
    print(navigator.perform(.popTo(shop.dashboard)))
    // hide
    navigator.observe { print($0) }.cancel()
    _ = navigator.events()
  }
}
