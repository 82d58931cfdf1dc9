import FlowKit
import FlowKitLinks
import Testing

/// The links without an address, as a table lists them.
@MainActor
@Suite struct WithoutAddressTests {
  private let cinema = Cinema()

  private func reasons(_ add: (inout LinkGroup) -> Void) throws -> [String] {
    try cinema.table(add).linksWithoutAddress.map { "\($0.pattern): \($0.reason)" }
  }

  @Test func linksWithAnAddressAreNotListed() throws {
    #expect(
      try reasons { links in
        links.add { .resetRoot(to: cinema.home) }
        links.add("films", .int) { id in .push(cinema.film(id)) }
        links.add("declined", .int) { _ in nil }
        links.add("tabs", .raw(Cinema.Tab.self)) { tab in .batch(.resetRoot(to: cinema.home), cinema.select(tab)) }
        links.add("index", .raw(Cinema.Tab.self)) { _ in .batch(.resetRoot(to: cinema.home), .select(1)) }
        links.add("somewhere") { .select(2) }
        links.add("results", .query(.string)) { filters in
          .push(cinema.results(filters))
        } from: { (screen: Cinema.Results) in
          screen.filters
        }
      } == [])
  }

  @Test func allLinksOfTheStoreHaveAnAddress() throws {
    #expect(try LinkTable(Store().links).linksWithoutAddress == [])
  }

  @Test func keyIsNotEnoughForTwoArguments() throws {
    #expect(
      try reasons { links in
        links.add("films", .int.then("scenes"), .string) { id, _ in .push(cinema.film(id)) }
      } == [
        "films/{Int}/scenes/{String}: its arguments, {Int} and {String}, cannot all be read from the flow's key. Add"
          + " from: to read them from the screen."
      ])
  }

  @Test func flowWithoutAKeyDoesNotProvideTheArgument() throws {
    #expect(
      try reasons { links in
        links.add("films", .int) { _ in .push(cinema.films) }
        links.add("named", .string) { _ in .push(cinema.film(5)) }
      } == [
        "films/{Int}: it leads to Films, which has no key to read {Int} from. Give the flow that key,"
          + " Flow(with: ..., id: ...), or add from: to read it from the screen.",
        "named/{String}: it leads to Film(5), whose key is not {String}. Give the flow that key,"
          + " Flow(with: ..., id: ...), or add from: to read it from the screen.",
      ])
  }

  @Test func actionWithoutAFlowHasNoAddress() throws {
    #expect(
      try reasons { links in
        links.add("close") { .dismissAll() }
        links.add("nothing") { .batch(.push(cinema.me), .stay) }
        links.add("away") { .remove(cinema.me) }
      } == [
        "close: its action, dismissAll(), names no flow to lead to, so it is unknown where it leads. End it with an"
          + " action that names one, such as goTo(flow).",
        "nothing: its action, batch(push(Me), stay), names no flow to lead to, so it is unknown where it leads. End it"
          + " with an action that names one, such as goTo(flow).",
        "away: its action, remove(Me), names no flow to lead to, so it is unknown where it leads. End it with an action"
          + " that names one, such as goTo(flow).",
      ])
  }

  @Test func linkThatTakesAScreenAwayIsNotItsAddress() throws {
    let navigator = try cinema.navigator { links in
      links.add("forget", .int) { .remove(cinema.film($0)) }
      links.add("clear", .int) { .batch(.push(cinema.reviews(of: $0)), .remove(cinema.film($0))) }
    }
    navigator.perform(.push(cinema.film(5)))
    #expect(navigator.address == nil)
    navigator.perform(.push(cinema.reviews(of: 5)))
    #expect(navigator.address == "cinema://clear/5")
  }

  @Test func fromMustReadTheTargetOfTheLink() throws {
    #expect(
      try reasons { links in
        links.add("films", .int) { id in
          .push(cinema.film(id))
        } from: { (_: Cinema.Reviews) in
          5
        }
        links.add("key", .int) { _ in
          .push(cinema.films)
        } from: { (key: Int) in
          key
        }
      } == [
        "films/{Int}: from: takes a Reviews, but the link leads to Film(1), whose screen is a Film. Take a Film instead.",
        "key/{Int}: from: takes an Int, but the link leads to Films, which has no such key. Give the flow that key, or"
          + " take its screen, a Films.",
      ])
  }

  @Test func tooManyValuesAreNotTried() throws {
    #expect(
      try reasons { links in
        links.add("a", .bool, .bool, .bool, .bool, .bool, .bool, .bool) { _, _, _, _, _, _, _ in .push(cinema.films) }
      } == [
        "a/{Bool}/{Bool}/{Bool}/{Bool}/{Bool}/{Bool}/{Bool}: its arguments have 128 combinations of values, and at"
          + " most 100 are tried. Add from: to read them from the screen."
      ])
  }

  @Test func eachLinkIsPrintedWithItsPlace() throws {
    let line = #line + 1
    let table = try cinema.table { $0.add("close") { .dismissAll() } }
    let link = try #require(table.linksWithoutAddress.first)
    #expect(link.place.line == line)
    #expect("\(link)".hasPrefix("FlowKitLinksTests/WithoutAddressTests.swift:\(line): close: its action, dismissAll"))
  }
}
