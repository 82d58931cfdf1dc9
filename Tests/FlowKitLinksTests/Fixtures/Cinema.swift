import FlowKit
import FlowKitLinks
import Foundation

/// Screens of a cinema: tabs of several types, a search with filters.
@MainActor
struct Cinema {
  enum Tab: String, CaseIterable { case films, tickets, me }

  final class Home {}
  final class Films {}
  final class Tickets {}
  final class Me {}
  final class Reviews {}
  final class Film {}

  final class Results {
    var filters: [String: String]
    init(_ filters: [String: String]) { self.filters = filters }
  }

  var films: Flow<Films> { Flow(with: Films()) }
  var tickets: Flow<Tickets> { Flow(with: Tickets()) }
  var me: Flow<Me> { Flow(with: Me()) }
  var home: Flow<Home> { Flow(with: Home(), containing: .tabs(films, tickets, me)) }
  func film(_ id: Int) -> Flow<Film> { Flow(with: Film(), id: id) }
  func reviews(of id: Int) -> Flow<Reviews> { Flow(with: Reviews(), id: id) }
  func results(_ filters: [String: String]) -> Flow<Results> { Flow(with: Results(filters)) }

  func select(_ tab: Tab) -> NavigationAction {
    switch tab {
    case .films: .select(films)
    case .tickets: .select(tickets)
    case .me: .select(me)
    }
  }

  /// A navigator with links.
  func navigator(_ add: (inout LinkGroup) -> Void) throws -> Navigator {
    let navigator = Navigator(root: home)
    navigator.links = try table(add)
    return navigator
  }

  func table(_ add: (inout LinkGroup) -> Void) throws -> LinkTable {
    var links = LinkGroup(schemes: ["cinema"])
    add(&links)
    return try LinkTable(links)
  }
}

extension Navigator {
  /// The address of what is visible.
  var address: String? { url?.absoluteString }
}
