import FlowKit
import FlowKitLinks
import FlowKitTesting
import Foundation
import Testing

@MainActor
@Suite struct OpeningTests {
  private let store = Store()

  @Test(arguments: [
    ("shop://", "Home"),
    ("https://shop.example.com/items", "Home > List"),
    ("shop://items/5", "Home > List > Item(5)"),
    ("shop://items/new", "Home > List | sheet: Draft"),
    ("https://shop.example.com/items/lamps", "Home > Shelf(lamps)"),
    ("shop://items/5/photos/a%2Fb", #"Home > Item(5) > Photo(["5", "a/b"])"#),
    ("shop://basket", "Shop[(List), *Basket]"),
    ("shop://help", "Home > Help"),
  ])
  func linkShowsItsWholePlace(_ url: String, _ place: String) throws {
    let navigator = try store.navigator()
    #expect(try navigator.open(url).isPerformed)
    #expect(navigator.tree.summary == place)
  }

  @Test func placeIsShownInOneTransition() throws {
    let navigator = try store.navigator(), host = HeadlessHost()
    navigator.attach(host)
    try navigator.open("shop://items/new")
    #expect(host.updates.count == 2)  // where it began, and all of the place
    #expect(host.shown?.summary == "Home > List | sheet: Draft")
  }

  @Test func urlOpensLikeItsText() throws {
    let navigator = try store.navigator(), url = try #require(URL(string: "shop://items/5"))
    #expect(navigator.canOpen(url))
    try navigator.open(url)
    #expect(navigator.tree.summary == "Home > List > Item(5)")
  }

  @Test func openingCanBeAwaited() async throws {
    let navigator = try store.navigator()
    let outcome = try await navigator.openAndWait("shop://items/5")
    #expect(outcome.isPerformed)
    let url = try #require(URL(string: "shop://items/6"))
    #expect(try await navigator.openAndWait(url).isPerformed)
    #expect(navigator.tree.summary == "Home > List > Item(6)")
  }

  @Test func openingDuringAnActionWaitsItsTurn() throws {
    let navigator = try store.navigator()
    var outcomes: [Bool] = []
    let observation = navigator.observe { [unowned navigator] event in
      guard event.kind == .didNavigate, outcomes.isEmpty else { return }
      outcomes.append((try? navigator.open("shop://items/5"))?.isQueued ?? false)
    }
    navigator.perform(.push(store.help))
    withExtendedLifetime(observation) {}
    #expect(outcomes == [true])
    #expect(navigator.tree.summary == "Home > List > Item(5)")
  }

  @Test func outcomeOfAnImpossibleLinkHasTheReason() throws {
    let navigator = Navigator(root: store.home)
    navigator.onIssue = nil
    var group = LinkGroup(schemes: ["shop"])
    group.add("select") { .select(store.basket) }
    navigator.links = try LinkTable(group)
    #expect(try navigator.open("shop://select").reason == .noSuchChild)
  }

  @Test func linksRunGuards() async throws {
    let navigator = try store.navigator(), tree = navigator.tree
    navigator.guardActions { $0.entering.count > 1 ? .refuse("not signed in") : .allow }
    let outcome = try await navigator.openAndWait("shop://items/5")
    #expect(outcome.reason == .guardRefused)
    #expect(navigator.canOpen("shop://items/5"))
    #expect(navigator.tree == tree)
  }

  @Test func optionalActionOpensOrDeclines() throws {
    let ids = ["tea": 5]
    var links = LinkGroup(schemes: ["shop"])
    links.add("named", .string) { [store] name in ids[name].map { .push(store.item($0)) } }
    let navigator = try store.navigator()
    navigator.links = try LinkTable(links)
    #expect(navigator.canOpen("shop://named/tea"))
    let issue = #expect(throws: LinkIssue.self) { try navigator.open("shop://named/milk") }
    #expect(issue?.reason == .declined)
  }

  @Test(arguments: [
    ("shop://items/five", LinkIssue.Reason.badArguments), ("shop://search", .badArguments),
    ("shop://nowhere", .noMatch),
    ("shop://items/13", .declined), ("mail://items/5", .unknownOrigin),
    ("https://evil.example.com/items/5", .unknownOrigin),
    ("items/5", .malformed), ("shop://" + String(repeating: "a/", count: 40), .tooLarge), ("", .malformed),
  ])
  func unknownURLChangesNothing(_ url: String, _ reason: LinkIssue.Reason) throws {
    let navigator = try store.navigator(), tree = navigator.tree
    #expect(!navigator.canOpen(url))
    let issue = #expect(throws: LinkIssue.self) { try navigator.open(url) }
    #expect(issue?.reason == reason)
    #expect(navigator.tree == tree)
  }

  @Test func withoutLinksNothingOpens() async {
    let navigator = Navigator(root: store.home)
    let issue = await #expect(throws: LinkIssue.self) { try await navigator.openAndWait("shop://items/5") }
    #expect(issue?.reason == .noLinks)
    #expect(issue?.description == "shop://items/5 cannot be opened: the navigator has no links.")
    #expect(navigator.links == nil && navigator.url == nil)
  }

  @Test func linksCanBeRemoved() throws {
    let navigator = try store.navigator()
    #expect(navigator.links?.count == 10)
    navigator.links = nil
    #expect(!navigator.canOpen("shop://items/5"))
  }
}
