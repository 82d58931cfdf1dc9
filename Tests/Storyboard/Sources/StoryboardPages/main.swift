import FlowKit
import FlowKitTesting
import Foundation
import Movies
import News
import Rooms
import Safe
import Shop

// Writes all pages into a folder: `swift run StoryboardPages <folder>`.
let folder = CommandLine.arguments.dropFirst().first ?? "pages"

@MainActor
func write(_ name: String, _ page: String) throws {
  try page.write(toFile: "\(folder)/\(name).html", atomically: true, encoding: .utf8)
  print(name, page.utf8.count / 1000, "kB")
}

@MainActor
func writeShop() throws {
  let services = Shop.Services(), shop = ShopFlow(services: services), navigator = Navigator(root: shop.tutorial)
  let order = Order(item: services.items[0], quantity: 1)
  let map = FlowMap(
    of: shop.tutorial, samples: [Item.ID.self: [1, 2], Order.self: [order]])
  let logger = navigator.startLog()
  (navigator.visibleScreen as? TutorialScreen)?.onContinue()
  (navigator.visibleScreen as? LoginScreen)?.onBack()
  navigator.perform(.pop)
  navigator.perform(.goTo(shop.terms))
  try "\(logger.log)".write(toFile: "\(folder)/shop.log", atomically: true, encoding: .utf8)
  try write("covered", map.storyboard(title: "Shop", coverage: map.coverage(of: logger.log)))
  let picture = map.svg(title: "Shop", coverage: map.coverage(of: logger.log))
  try picture.write(toFile: "\(folder)/covered.svg", atomically: true, encoding: .utf8)
  try write(
    "shop",
    map.storyboard(
      title: "Shop",
      links: [
        "playground://shop": .resetRoot(to: shop.tutorial),
        "playground://shop/offer": .batch(.goTo(shop.dashboard), .goTo(shop.item(3))),
      ]))
}

try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
try writeShop()
let movies = MoviesFlow()
try write(
  "movies",
  FlowMap(
    of: movies.onboarding, and: [movies.home.id],
    samples: [String.self: ["Ann"], MovieStep.self: [MovieStep.picked(1)]]
  ).storyboard(title: "Movies"))
try write(
  "rooms",
  FlowMap(of: DoorFlow().door, samples: [Guest.self: [Guest(name: "Ann"), Guest(name: "Bob", isNew: true)]])
    .storyboard(title: "Rooms"))
try write(
  "news",
  FlowMap(of: AppFlow().signIn, samples: [HomeRoute.self: [HomeRoute.reader(1), HomeRoute.article(1)]])
    .storyboard(title: "News"))
try write("safe", FlowMap(of: SafeFlow().lobby).storyboard(title: "Safe"))
for seed in 1...20 as ClosedRange<UInt64> {
  let world = World(seed: seed, count: 5 + Int(seed % 10))
  try write("world\(seed)", world.page(title: "World \(seed)", walks: 100, steps: 30, seed: seed * 1000))
}
let clock = ContinuousClock(), large = Large(arrows: 3000, seed: 5)
var page = ""
let time = clock.measure { page = FlowMap(of: large.flow(0)).storyboard(title: "A large app") }
try write("large", page)
print("made in", time)
