import FlowKit
import FlowKitMaps
import Foundation
import Movies
import News
import Rooms
import Safe
import Shop
import Testing

@testable import FlowKitPictures

/// The pages that `Tests/Storyboard/run` tests in a browser: it names a folder for them in the environment, as `PAGES`.
///
/// Without one they are made and looked at here, and written nowhere.
@MainActor
@Suite(.serialized) struct BrowserPagesTests {
  private nonisolated static let folder = ProcessInfo.processInfo.environment["PAGES"].map { URL(fileURLWithPath: $0) }

  @Test func theShopWithALogOfASession() throws {
    let services = Shop.Services(), shop = ShopFlow(services: services), navigator = Navigator(root: shop.tutorial)
    let order = Order(item: services.items[0], quantity: 1)
    let map = FlowMap(of: shop.tutorial, samples: [Item.ID.self: [1, 2], Order.self: [order]])
    let logger = navigator.startLog()
    navigator.onIssue = nil
    (navigator.visibleScreen as? TutorialScreen)?.onContinue()
    (navigator.visibleScreen as? LoginScreen)?.onBack()
    navigator.perform(.pop())
    navigator.perform(.goTo(shop.terms))
    try writePage("log", map.storyboard(title: "Shop", log: logger.log))
    let coverage = map.coverage(of: logger.log)
    try write(map.svg(title: "Shop", coverage: coverage), to: "covered.svg")
    try writePage("covered", map.storyboard(title: "Shop", coverage: coverage))
    let links: KeyValuePairs<String, NavigationAction> = [
      "playground://shop": .resetRoot(to: shop.tutorial),
      "playground://shop/offer": .batch(.goTo(shop.dashboard), .goTo(shop.item(3))),
    ]
    try writePage("shop", map.storyboard(title: "Shop", links: links))
  }

  @Test(.enabled(if: Self.folder != nil, "it takes five seconds, and is tested in a browser"))
  func theOtherTours() throws {
    let movies = MoviesFlow()
    let samples: MapSamples = [String.self: ["Ann"], MovieStep.self: [MovieStep.picked(1)]]
    let guests = [Guest(name: "Ann"), Guest(name: "Bob", isNew: true)]
    let routes = [HomeRoute.reader(1), HomeRoute.article(1)]
    let maps = [
      "movies": FlowMap(of: movies.onboarding, and: [movies.home.id], samples: samples),
      "rooms": FlowMap(of: DoorFlow().door, samples: [Guest.self: guests]),
      "news": FlowMap(of: AppFlow().signIn, samples: [HomeRoute.self: routes]),
      "safe": FlowMap(of: SafeFlow().lobby),
    ]
    for (name, map) in maps { try writePage(name, map.storyboard(title: name.capitalized)) }
  }

  @Test(.enabled(if: Self.folder != nil, "it takes two seconds, and is tested in a browser"))
  func anAppWithAllThatAPageCanShow() throws {
    let sample = Sample()
    let links: KeyValuePairs<String, NavigationAction> = [
      "app://book/1": .batch(.push(sample.login), .push(sample.home), .push(sample.book(1))),
      "app://tour": .present(sample.tour), "app://nowhere": .popTo(sample.terms),
    ]
    let map = FlowMap(of: sample.welcome, samples: [Int.self: [1, 2]])
    try writePage("sample", map.storyboard(title: "A sample", links: links))
  }

  @Test func aSmallPageAnAppWithStatesAndHostileNames() throws {
    let map = FlowMap(of: Sample().welcome, samples: [Int.self: [1, 2]])
    // What is wrong with them is not looked for, which takes longer than to write the page.
    let small = map.storyboardData(title: "A small page", limits: .init(places: 5))
    try writePage("small", Storyboard(title: "A small page", data: small.json).html)
    try writePage("states", DoorWithStates().map.storyboard(title: "An app with states"))
    let title = "Hostile </title><script>window.bad=1</script>", hostile = FlowMap(of: Hostile().flow(0))
    let data = hostile.storyboardData(title: title, limits: .init(places: 200))
    try writePage("hostile", Storyboard(title: title, data: data.json).html)
  }

  @Test(.enabled(if: Self.folder != nil, "it takes nine seconds, and is tested in a browser"))
  func aLargeApp() throws {
    let large = Large(arrows: 3000, seed: 5)
    try writePage("large", FlowMap(of: large.flow(0)).storyboard(title: "A large app"))
  }

  private func writePage(_ name: String, _ page: String) throws {
    #expect(page.contains("default-src 'none'"), "\(name) may load something")
    #expect(page.utf8.count < 2_000_000, "\(name) is large")
    try write(page, to: "\(name).html")
  }

  private func write(_ text: String, to name: String) throws {
    try Self.folder.map { try text.write(to: $0.appendingPathComponent(name), atomically: true, encoding: .utf8) }
  }
}
