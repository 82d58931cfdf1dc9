import FlowKit
import FlowKitLinks
import FlowKitRestoration
import Movies
import News
import Rooms
import Safe
import Shop

/// An app to try.
struct Tour: Sendable {
  /// The name that opens it.
  let name: String
  /// Its title in the menu.
  let title: String
  /// What it is, in a few words.
  let description: String
  /// Some addresses of its links, for the address bar of its storyboard.
  let addresses: [String]
  /// The source of its navigator, for printed tests.
  let source: String
  let makeApp: @MainActor @Sendable () -> App

  /// A running app, and what is known of it.
  @MainActor
  struct App {
    let navigator: Navigator
    /// Its flows by names.
    let flows: FlowRegistry?

    /// - Parameters:
    ///   - navigator: The navigator, which gets the links.
    ///   - links: The links into the app; `nil` if there are none.
    ///   - list: Adds its flows.
    init(_ navigator: Navigator, _ links: LinkGroup?, _ list: @MainActor (inout FlowRegistry) -> Void) {
      self.navigator = navigator
      flows = try? FlowRegistry(list)  // a test makes them all
      navigator.links = try? links.map { try LinkTable($0) }  // tested, too
    }
  }

  init(
    _ name: String, _ title: String, _ description: String, addresses: [String] = [], source: String = "",
    makeApp: @escaping @MainActor @Sendable () -> App
  ) {
    self.name = name
    self.title = title
    self.description = description
    self.source = source
    self.addresses = addresses.map { "playground://\(name)\($0)" }
    self.makeApp = makeApp
  }
}

extension Tour {
  /// All tours, in the order of the menu.
  static let all = [
    Tour(
      "shop", "Shop", "screens one after another, a sheet, a checkout",
      addresses: ["", "/items", "/items/2?quantity=3", "/terms"],
      source: "Navigator(root: ShopFlow().tutorial)"
    ) {
      let flow = ShopFlow()
      return App(Navigator(root: flow.tutorial), flow.links, flow.add)
    },
    Tour(
      "movies", "Movies", "tabs that each keep their place, and columns",
      addresses: ["/2", "/watched", "/settings/about"],
      source: "MoviesFlow().makeNavigator()"
    ) {
      let flow = MoviesFlow()
      return App(flow.makeNavigator(), flow.links, flow.add)
    },
    Tour(
      "news", "News", "the same screens as tabs, pages or columns", addresses: ["/articles/2", "/readers/1"],
      source: "Navigator(root: AppFlow().signIn)"
    ) {
      let flow = AppFlow()
      return App(Navigator(root: flow.signIn), flow.links, flow.add)
    },
    Tour("rooms", "Rooms", "screens that tell each other what has happened", source: "Navigator(root: DoorFlow().door)")
    {
      let flow = DoorFlow()
      return App(Navigator(root: flow.door), nil, flow.add)
    },
    Tour(
      "safe", "Safe", "doors that ask first, and questions that wait", addresses: ["/account", "/report"],
      source: "SafeFlow().makeNavigator()"
    ) {
      let flow = SafeFlow()
      return App(flow.makeNavigator(), flow.links, flow.add)
    },
  ]

  /// What FlowKit is, for those who have never heard of it.
  static let introduction =
    "FlowKit is a Swift library: which screen leads to which is written in one place, as closures, and runs and is tested "
    + "without a UI."

  /// The two screens of the lesson in which a line is written; in no menu.
  static let drawer = Tour("drawer", "Drawer", "a line to be written") {
    let flow = DrawerFlow()
    return App(Navigator(root: flow.desk), nil, flow.add)
  }

  /// The tour with this name; `nil` if there is none.
  static func named(_ name: String) -> Tour? { (all + [drawer]).first { $0.name == name.lowercased() } }

  /// All names with their descriptions, for the help.
  static var overview: String {
    all.map { "  \($0.name.padding(to: 9))\($0.title): \($0.description)\n" }.joined()
  }
}

extension String {
  /// The text with spaces at its end, up to a length.
  fileprivate func padding(to length: Int) -> String { self + String(repeating: " ", count: max(0, length - count)) }
}
