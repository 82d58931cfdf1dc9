import FlowKit
import FlowKitLinks
import FlowKitRestoration
import Movies
import News
import Rooms
import Safe
import Shop

/// An app that can be tried.
struct Tour: Sendable {
  /// What it is opened by.
  let name: String
  /// What the menu calls it.
  let title: String
  /// What it is, in a few words.
  let description: String
  /// Starts it anew.
  let makeApp: @MainActor @Sendable () -> App

  /// An app that runs, with what is known of it.
  @MainActor
  struct App {
    let navigator: Navigator
    /// Its flows by names.
    let flows: FlowCatalogue?

    /// - Parameters:
    ///   - navigator: The navigator, which gets the links.
    ///   - links: What leads into it from outside; nil where nothing does.
    ///   - list: Adds its flows.
    init(_ navigator: Navigator, _ links: LinkGroup?, _ list: @MainActor (inout FlowList) -> Void) {
      self.navigator = navigator
      flows = try? FlowCatalogue(list)  // a test makes them all
      navigator.links = try? links.map { try LinkTable($0) }  // this, too
    }
  }

  init(
    _ name: String, _ title: String, _ description: String, makeApp: @escaping @MainActor @Sendable () -> App
  ) {
    self.name = name
    self.title = title
    self.description = description
    self.makeApp = makeApp
  }
}

extension Tour {
  /// All tours, in the order of the menu.
  static let all = [
    Tour("shop", "Shop", "a small shop") {
      let flow = ShopFlow()
      return App(Navigator(root: flow.tutorial), flow.links, flow.add)
    },
    Tour("movies", "Movies", "tabs and columns") {
      let flow = MoviesFlow()
      return App(flow.makeNavigator(), flow.links, flow.add)
    },
    Tour("news", "News", "groups of flows") {
      let flow = AppFlow()
      return App(Navigator(root: flow.signIn), flow.links, flow.add)
    },
    Tour("rooms", "Rooms", "messages") {
      let flow = DoorFlow()
      return App(Navigator(root: flow.door), nil, flow.add)
    },
    Tour("safe", "Safe", "guards, results, back") {
      let flow = SafeFlow()
      return App(flow.makeNavigator(), flow.links, flow.add)
    },
  ]

  /// Starts it anew.
  @MainActor
  func makeSession(about: String? = nil) -> Session {
    let app = makeApp()
    return Session(app.navigator, about: about ?? description, tour: name, flows: app.flows)
  }

  /// The tour with this name; nil where there is none.
  static func named(_ name: String) -> Tour? { all.first { $0.name == name.lowercased() } }

  /// All names with what they open, for those who ask for help.
  static var overview: String {
    all.map { "  \($0.name.padding(to: 9))\($0.title): \($0.description)\n" }.joined()
  }
}

extension String {
  /// The text with spaces at its end, up to a length.
  fileprivate func padding(to length: Int) -> String { self + String(repeating: " ", count: max(0, length - count)) }
}
