import FlowKit
import FlowKitLinks
import Foundation
import Testing

// hide
/// The parts of links that the article shows one by one.
@MainActor
struct LinkParts {
  final class HomeScreen {}
  final class Screen {}

  final class FilmsScreen {
    let filters: [String: String]

    init(_ filters: [String: String]) { self.filters = filters }
  }

  enum Tab: String, CaseIterable { case films, tickets }

  struct Feature {
    let links: LinkGroup
  }

  private var list: Flow<Screen> { Flow(with: Screen()).named("List") }
  private var tickets: Flow<Screen> { Flow(with: Screen()).named("Tickets") }
  private func item(_ id: Int) -> Flow<Screen> { Flow(with: Screen(), id: id).named("Item") }
  private func reviews(of id: Int) -> Flow<Screen> { Flow(with: Screen(), id: id).named("Reviews") }

  func addQuery(_ links: inout LinkGroup) {
    func films(_ filters: [String: String]) -> Flow<FilmsScreen> { Flow(with: FilmsScreen(filters)) }
    // show
    links.add("films", .query(.string)) { filters in
      .resetRoot(to: films(filters))
    } from: { (screen: FilmsScreen) in
      screen.filters
    }
    // hide
  }

  func addOptional(_ links: inout LinkGroup) {
    // show
    links.add("items", .int, .optional("reviews")) { id, hasReviews in
      hasReviews
        ? .resetRoot(to: list, item(id), reviews(of: id))
        : .resetRoot(to: list, item(id))
    }
    // hide
  }

  func addTabs(_ links: inout LinkGroup) {
    let films = list
    let home = Flow(with: HomeScreen(), containing: .tabs(films, tickets))
    // show
    links.add("tabs", .raw(Tab.self)) { tab in
      switch tab {
      case .films: .batch(.resetRoot(to: home), .select(films))
      case .tickets: .batch(.resetRoot(to: home), .select(tickets))
      }
    }
    // hide
  }

  func nested(_ catalogue: Feature, _ help: Feature) -> LinkGroup {
    // show
    var links = LinkGroup(schemes: ["app"], hosts: ["app.example.com"])
    links.add("shop", catalogue.links)
    links.add("shop/help", help.links)
    // hide
    return links
  }

  func addURL(_ links: inout LinkGroup, _ campaigns: Campaigns) {
    // show
    links.add("items", .int, .url) { id, url in
      campaigns.note(url)
      return .resetRoot(to: list, item(id))
    }
    // hide
  }

  final class Campaigns {
    private(set) var urls: [URL?] = []
    func note(_ url: URL?) { urls.append(url) }
  }

  func singlePage(_ catalogue: Feature) -> LinkGroup {
    let orders = tickets
    // show
    var links = LinkGroup(schemes: ["app"], hosts: ["app.example.com"])
    links.add("#", catalogue.links)
    links.add("account/#/orders") { .resetRoot(to: orders) }
    // hide
    return links
  }

  func assertAddresses(_ table: LinkTable) {
    // show
    #expect(table.linksWithoutAddress == [])
    // hide
  }
}
