import FlowKit
import FlowKitMaps
import FlowKitTesting
import Foundation
import Testing
import XCTest

/// Ways printed as tests: those below are what is printed, and they run.
@MainActor
@Suite struct WayAsTestTests {
  @Test func aWayIsPrintedAsATest() throws {
    let map = FlowMap(of: Market().hall, samples: [Stall.self: [Stall.fish, Stall.fruit], Int.self: [3]])
    let way = try map.explore().reachable { $0.contains(Market().receipt) }
    expect(way.test(named: "wayToTheReceipt", root: "Market().hall", arguments: ["Coin": "Coin(value: 2)"]))
    let below = try map.explore().reachable { $0.contains(Market().basement) }
    expect(below.test(named: "testWayToTheBasement", root: "Market().hall", as: .xcTest))
  }

  @Test func unknownArgumentIsAPlaceholder() throws {
    let map = FlowMap(of: Market().hall, samples: [Stall.self: [Stall.fish], Int.self: [3]])
    let way = try map.explore().reachable { $0.contains(Market().receipt) }
    #expect(way.test(named: "way", root: "root").contains("PaymentDesk.self).onPay(<#Coin#>, 1)"))
  }

  @Test func onlyKnownSourcesArePrinted() throws {
    let map = FlowMap(
      of: Inn().door, samples: [Mood.self: [Mood.good], URL.self: URL(string: "inn://x").map { [$0] } ?? []])
    let places = map.explore(), inn = Inn()
    expect(try places.reachable { $0.contains(inn.page) }.test(named: "wayByAURL", root: "Inn().door"))
    let bar = try places.reachable { $0.contains(inn.bar(.good)) }.test(named: "way", root: "root")
    #expect(
      bar.contains("try navigator.screen(ofType: Inn.Door.self).onMood(<#Mood that describes itself as fine#>)"),
      "\(bar)")
  }

  @Test @MainActor func wayByAURL() throws {
    let navigator = Navigator(root: Inn().door)
    try navigator.screen(ofType: Inn.Door.self).onLink(#require(URL(string: "inn://x")))
    #expect(navigator.tree.summary == "Door > Page")
  }

  @Test @MainActor func wayToTheReceipt() throws {
    let navigator = Navigator(root: Market().hall)
    try navigator.screen(ofType: StallScreen.self).onStall(.fish)
    try navigator.screen(ofType: PaymentDesk.self).onPay(Coin(value: 2), 1)
    #expect(navigator.tree.summary == "Hall[*StallScreen > PaymentDesk(fish) > Receipt, (Stairs)]")
  }

  @Test func testUsesTheSameOneOfTwoScreensOfOneType() throws {
    let way = try FlowMap(of: Hotel().wing).explore().reachable {
      $0.description.contains("HotelRoom(1) > HotelRoom(3)") && $0.description.contains("HotelRoom(2) > HotelRoom(4)]")
    }
    expect(way.test(named: "bothRooms", root: "Hotel().wing"))
  }

  @Test @MainActor func bothRooms() throws {
    let navigator = Navigator(root: Hotel().wing)
    try navigator.screen(ofType: HotelRoom.self, behind: 1).onDoor()
    try navigator.screen(ofType: HotelRoom.self).onDoor()
    #expect(navigator.tree.summary == "Hall[HotelRoom(1) > HotelRoom(3), *HotelRoom(2) > HotelRoom(4)]")
  }

  /// Whether this file contains these lines, which are compiled and run here.
  private func expect(_ source: String, at place: SourceLocation = #_sourceLocation) {
    let file = (try? String(contentsOfFile: "\(#filePath)", encoding: .utf8)) ?? ""
    let indented = source.split(separator: "\n").map { "  \($0)" }.joined(separator: "\n")
    #expect(file.contains(indented), "\(source)", sourceLocation: place)
  }
}

final class WayAsXCTest: XCTestCase {
  @MainActor func testWayToTheBasement() async throws {
    let navigator = Navigator(root: Market().hall)
    navigator.perform(.select(1), from: try navigator.entry(ofType: Hall.self).id)
    try navigator.screen(ofType: Stairs.self).onStep?(3)
    XCTAssertEqual(navigator.tree.summary, "Hall[StallScreen, *Stairs > Basement(3)]")
  }
}

enum Stall: Sendable { case fish, fruit }
struct Coin { let value: Int }

@MainActor final class Hall { var onTab: (Int) -> Void = { _ in } }
@MainActor final class StallScreen { var onStall: (Stall) -> Void = { _ in } }
@MainActor final class PaymentDesk { var onPay: (Coin, Int) -> Void = { _, _ in } }
@MainActor final class Receipt {
  func show(_ coin: Coin, _ count: Int) {}
}
@MainActor final class Stairs { var onStep: ((Int) -> Void)? }
@MainActor final class Basement {}

@MainActor struct Inn {
  @MainActor final class Door {
    var onMood: (Mood) -> Void = { _ in }
    var onLink: (URL) -> Void = { _ in }
  }
  @MainActor final class Page {}

  var door: Flow<Door> {
    Flow(with: Door()) { door, lets in
      door.onMood = lets.push(bar)
      door.onLink = lets.choose { $0.scheme == "inn" ? .push(page) : .pop() }
    }
  }
  var page: Flow<Page> { Flow(with: Page()) }
  func bar(_ mood: Mood) -> Flow<Page> { Flow(with: Page(), id: mood) }
}

@MainActor struct Market {
  var hall: Flow<Hall> { Flow(with: Hall(), containing: .tabs(stalls, stairs)) }
  var stalls: Flow<StallScreen> { Flow(with: StallScreen()) { screen, lets in screen.onStall = lets.push(desk) } }
  func desk(_ stall: Stall) -> Flow<PaymentDesk> {
    Flow(with: PaymentDesk(), id: stall) { screen, lets in screen.onPay = lets.push(receipt) { $0.show } }
  }
  var receipt: Flow<Receipt> { Flow(with: Receipt()) }
  var stairs: Flow<Stairs> {
    Flow(with: Stairs()) { screen, lets in screen.onStep = lets.push(floor) }
  }
  func floor(_ number: Int) -> Flow<Basement> { Flow(with: Basement(), id: number) }
  var basement: Flow<Basement> { floor(3) }
}
