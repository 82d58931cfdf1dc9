import FlowKit
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
  let makeNavigator: @MainActor @Sendable () -> Navigator

  init(
    _ name: String, _ title: String, _ description: String,
    makeNavigator: @escaping @MainActor @Sendable () -> Navigator
  ) {
    self.name = name
    self.title = title
    self.description = description
    self.makeNavigator = makeNavigator
  }
}

extension Tour {
  /// All tours, in the order of the menu.
  static let all = [
    Tour("shop", "Shop", "a small shop") { Navigator(root: ShopFlow().tutorial) },
    Tour("movies", "Movies", "tabs and columns") { MoviesFlow().makeNavigator() },
    Tour("news", "News", "groups of flows") { Navigator(root: AppFlow().signIn) },
    Tour("rooms", "Rooms", "messages") { Navigator(root: DoorFlow().door) },
    Tour("safe", "Safe", "guards, results, back") { SafeFlow().makeNavigator() },
  ]

  /// Starts it anew.
  @MainActor
  func makeSession() -> Session { Session(makeNavigator(), about: description) }

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
