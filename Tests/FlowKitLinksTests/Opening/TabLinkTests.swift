import FlowKit
import FlowKitLinks
import Foundation
import Testing

/// A link whose argument is a tab.
@MainActor
@Suite struct TabLinkTests {
  private let cinema = Cinema()

  @Test(arguments: [
    ("cinema://tabs/films", "Home[*Films, (Tickets), (Me)]"),
    ("cinema://tabs/tickets", "Home[(Films), *Tickets, (Me)]"),
    ("cinema://tabs/me", "Home[(Films), (Tickets), *Me]"),
  ])
  func linkOpensATabByItsNameWhichIsItsAddress(_ url: String, _ place: String) throws {
    let navigator = try cinema.navigator { links in
      links.add("tabs", .raw(Cinema.Tab.self)) { tab in .batch(.resetRoot(to: cinema.home), cinema.select(tab)) }
    }
    try navigator.open(url)
    #expect(navigator.tree.summary == place)
    #expect(navigator.address == url)
  }

  @Test func addressFollowsTheSelectedTab() throws {
    let navigator = try cinema.navigator { links in
      links.add("tabs", .raw(Cinema.Tab.self)) { tab in .batch(.resetRoot(to: cinema.home), cinema.select(tab)) }
    }
    #expect(navigator.address == "cinema://tabs/films")
    navigator.perform(.select(cinema.me))
    #expect(navigator.address == "cinema://tabs/me")
    navigator.perform(.push(cinema.film(5)))
    #expect(navigator.address == nil)
  }

  @Test func linkCanSelectATabByItsIndex() throws {
    enum Tab: Int, CaseIterable { case films, tickets, me }
    let navigator = try cinema.navigator { links in
      links.add("tabs", .raw(Tab.self)) { tab in .batch(.resetRoot(to: cinema.home), .select(tab.rawValue)) }
    }
    try navigator.open("cinema://tabs/1")
    #expect(navigator.tree.summary == "Home[(Films), *Tickets, (Me)]")
    #expect(navigator.address == "cinema://tabs/1")
  }

  @Test func addressOfAScreenInATabContainsTheTab() throws {
    let navigator = try cinema.navigator { links in
      links.add("tabs", .raw(Cinema.Tab.self).then("films"), .int) { tab, id in
        .batch(.resetRoot(to: cinema.home), cinema.select(tab), .push(cinema.film(id).id([tab.rawValue, "\(id)"])))
      } from: { (key: [String]) in
        (Cinema.Tab(rawValue: key[0]) ?? .films, Int(key[1]) ?? 0)
      }
    }
    try navigator.open("cinema://tabs/me/films/7")
    #expect(navigator.address == "cinema://tabs/me/films/7")
  }

  @Test func keysDistinguishTabsOfOneDeclaration() throws {
    func shelf(_ tab: Cinema.Tab) -> Flow<Cinema.Me> { Flow(with: Cinema.Me(), id: tab).named("Shelf") }
    let shelves = Flow(with: Cinema.Home(), containing: .tabs(Cinema.Tab.allCases.map(shelf)))
    let navigator = try cinema.navigator { links in
      links.add("shelves", .raw(Cinema.Tab.self)) { tab in .batch(.resetRoot(to: shelves), .select(shelf(tab))) }
    }
    try navigator.open("cinema://shelves/tickets")
    #expect(navigator.tree.summary == "Home[(Shelf(films)), *Shelf(tickets), (Shelf(me))]")
    #expect(navigator.address == "cinema://shelves/tickets")
  }

  @Test func firstTabHasTheAddressOfItsContainer() throws {
    let navigator = try cinema.navigator { links in links.add("home") { .resetRoot(to: cinema.home) } }
    try navigator.open("cinema://home")
    #expect(navigator.address == "cinema://home")
    navigator.perform(.select(cinema.me))
    #expect(navigator.address == nil)
    navigator.perform(.batch(.select(cinema.films), .push(cinema.film(5))))
    #expect(navigator.address == nil)
  }

  @Test func addressOfTheFirstChildContainsTheKeyOfItsContainer() throws {
    func house(_ id: Int) -> Flow<Cinema.Home> {
      Flow(with: Cinema.Home(), containing: .pages(cinema.films, cinema.home, selected: 1), id: id)
    }
    let navigator = try cinema.navigator { links in links.add("houses", .int) { id in .push(house(id)) } }
    try navigator.open("cinema://houses/5")
    #expect(navigator.tree.summary.hasSuffix("> Home(5)[(Films), *Home[*Films, (Tickets), (Me)]], (Tickets), (Me)]"))
    #expect(navigator.address == "cinema://houses/5")
  }

  @Test func linkWithGoToIsNoAddressOfTheFirstTab() throws {
    let navigator = try cinema.navigator { links in links.add("home") { .goTo(cinema.home) } }
    #expect(navigator.address == nil)
    #expect(navigator.url(of: 1)?.absoluteString == "cinema://home")
  }

  @Test func bothValuesOfABoolAreTried() throws {
    let navigator = try cinema.navigator { links in
      links.add("signedIn", .bool) { isSignedIn in isSignedIn ? .push(cinema.me) : .push(cinema.tickets) }
    }
    navigator.perform(.push(cinema.me))
    #expect(navigator.address == "cinema://signedIn/true")
    navigator.perform(.push(cinema.tickets))
    #expect(navigator.address == "cinema://signedIn/false")
  }

  @Test func tabWithASplitHasTheAddressOfItsLink() throws {
    let split = Flow(with: Cinema.Home(), containing: .split(cinema.films, cinema.tickets)).named("Split")
    let tabs = Flow(with: Cinema.Home(), containing: .tabs(cinema.me, split)).named("Tabs")
    let navigator = try cinema.navigator { links in
      links.add("tabs", .bool) { isSplit in
        isSplit ? .batch(.resetRoot(to: tabs), .select(split)) : .batch(.resetRoot(to: tabs), .select(cinema.me))
      }
      links.add("tickets") {
        .batch(.resetRoot(to: tabs), .select(split), .select(cinema.tickets), .select(cinema.me), .select(split))
      }
    }
    for url in ["cinema://tabs/true", "cinema://tabs/false"] {
      try navigator.open(url)
      #expect(navigator.address == url)
    }
    try navigator.open("cinema://tickets")
    #expect(navigator.tree.visible.flow == cinema.tickets.id)
    #expect(navigator.address == nil)  // it ends with the split, which begins with the films
    #expect(navigator.links?.linksWithoutAddress == [])
  }

  @Test func linkThatOnlySelectsASplitIsNoAddressOfItsFirstScreen() throws {
    let split = Flow(with: Cinema.Home(), containing: .split(cinema.films, cinema.tickets)).named("Split")
    let tabs = Flow(with: Cinema.Home(), containing: .tabs(cinema.me, split)).named("Tabs")
    let navigator = try cinema.navigator { links in links.add("split") { .select(split) } }
    navigator.perform(.batch(.resetRoot(to: tabs), .select(split)))
    #expect(navigator.tree.visible.flow == cinema.films.id)
    #expect(navigator.address == nil)  // from elsewhere, it would show what was selected last
  }
}
