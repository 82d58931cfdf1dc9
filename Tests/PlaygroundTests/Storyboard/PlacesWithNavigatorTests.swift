import FlowKit
import FlowKitMaps
import Foundation
import Movies
import News
import Rooms
import Safe
import Shop
import Testing

@testable import FlowKitPictures
@testable import PlaygroundTool

/// A page has no rules of its own: what stands in it is compared with a real navigator, in all its places.
///
/// In the tours, it goes to each place of a page, and there takes each move that the page offers. In random flows, it walks
/// beside the page, so that two places that the page takes for one are found.
///
/// With `FLOWKIT_LONG=1`, as in CI, it goes to all places, otherwise to one of thirty of two tours.
@MainActor
@Suite struct PlacesWithNavigatorTests {
  private nonisolated static let isLong = ProcessInfo.processInfo.environment["FLOWKIT_LONG"] != nil

  @Test(arguments: isLong ? Tour.all.map(\.name) : ["shop", "news"])
  func placesOfATour(name: String) throws {
    let tour = try #require(Tour.named(name)), map = tour.makeMap()
    let data = map.storyboardData(title: name)
    let comparison = try PageComparison(map, data.json) { tour.makeApp().navigator }
    comparison.compareAll(oneOf: Self.isLong ? 1 : 30)
    #expect(comparison.compared > (Self.isLong ? 20 : 3), "\(name)")
    // Guards, services, and what only a real screen can answer keep a navigator from some places.
    if Self.isLong, ["shop", "news"].contains(name) {
      #expect(comparison.reached.count * 20 > comparison.count * 19, "\(name)")
    }
  }

  @Test(arguments: 1...(isLong ? 20 : 1) as ClosedRange<UInt64>)
  func placesOfRandomFlows(seed: UInt64) throws {
    let world = World(seed: seed, count: 5 + Int(seed % 10)), map = world.map
    let data = map.storyboardData(title: "World \(seed)", limits: .init(places: Self.isLong ? 300 : 120))
    let comparison = try PageComparison(map, data.json) { Navigator(root: world.flow(0)) }
    for number in 0..<(Self.isLong ? 40 : 15) { comparison.walk(30, seed: seed * 1000 + UInt64(number)) }
    #expect(comparison.compared > 50, "world \(seed)")
  }
}

/// A page beside navigators.
@MainActor
final class PageComparison {
  private let map: FlowMap
  private let graph: PageGraph
  private let makeNavigator: @MainActor () -> Navigator
  /// The number of moves that were compared.
  private(set) var compared = 0
  /// The places that a navigator has come to, of all that users come to.
  private(set) var reached: Set<Int> = []
  var count: Int { graph.ways.count }

  init(_ map: FlowMap, _ json: String, _ makeNavigator: @escaping @MainActor () -> Navigator) throws {
    self.map = map
    self.makeNavigator = makeNavigator
    graph = try PageGraph(json)
  }

  /// - Parameter share: Goes to one of this number of places.
  func compareAll(oneOf share: Int) {
    for (number, way) in graph.ways.sorted(by: { $0.key < $1.key }) where number % share == 0 {
      for move in graph.places[number].moves ?? [] { compare(move, at: number, after: way) }
    }
  }

  private func compare(_ move: PageGraph.Move, at number: Int, after way: [String]) {
    let place = graph.places[number]
    guard isPressed(move.code), let navigator = navigator(after: way, at: place.summary),
      press(move, at: number, in: navigator, after: way) != nil
    else { return }
    reached.insert(number)
  }

  /// Walks at random, as long as the page knows the places.
  func walk(_ count: Int, seed: UInt64) {
    let navigator = makeNavigator()
    navigator.onIssue = nil
    var dice = Dice(seed: seed), place = 0, way: [String] = []
    for _ in 0..<count {
      let moves = (graph.places[place].moves ?? []).filter { isPressed($0.code) }
      guard !moves.isEmpty else { return }
      let move = dice.pick(moves)
      guard let next = press(move, at: place, in: navigator, after: way), next.target != -2 else { return }
      way.append(move.code)
      if next.target >= 0 { place = next.target }
    }
  }

  /// Does what a move is, and compares what becomes of it.
  ///
  /// - Returns: The move, or the guard's answer that the navigator has got; `nil` if it wasn't done.
  private func press(
    _ move: PageGraph.Move, at number: Int, in navigator: Navigator, after way: [String]
  ) -> PageGraph.Move? {
    let place = graph.places[number]
    guard let outcome = press(move.code, in: navigator), !outcome.isWaiting else { return nil }
    compared += 1
    let results = move.target == -3 ? answers(to: move, at: place) : [move], reached = navigator.tree.summary
    let result = results.first { result in
      switch result.target {
      case -2: true
      case -1: !outcome.isPerformed && reached == place.summary
      case let target: reached == graph.places[target].summary
      }
    }
    #expect(result != nil, "\(way) then \(move.code) in \(place.summary): \(reached), \(outcome), not \(results)")
    if let issue = outcome.issue, move.target == -1, !isAboutMessages(issue.action) {
      #expect(move.text == text(of: issue), "\(way) then \(move.code)")
    }
    return result
  }

  private func answers(to move: PageGraph.Move, at place: PageGraph.Place) -> [PageGraph.Move] {
    (place.moves ?? []).filter { answer in
      answer.code.hasPrefix(move.code) && answer.code.dropFirst(move.code.count).first.map("anr".contains) == true
    }
  }

  /// Whether a move is something that is pressed, rather than a guard's answer, or that of a screen which is awaited.
  private func isPressed(_ code: String) -> Bool {
    code.last.map { !"anru".contains($0) } ?? false && !code.hasPrefix("l") && !code.hasPrefix("o")
  }

  /// A navigator that has gone there; `nil` if its guards, or who waits for an answer, don't let it.
  private func navigator(after way: [String], at summary: String) -> Navigator? {
    let navigator = makeNavigator()
    navigator.onIssue = nil
    var isFree = true
    for code in way {
      let pressed = code.last.map { "anr".contains($0) } == true ? String(code.dropLast()) : code
      isFree = isFree && pressed == code
      guard press(pressed, in: navigator)?.isWaiting == false else { return nil }
    }
    if isFree { #expect(navigator.tree.summary == summary, "\(way)") }
    return navigator.tree.summary == summary ? navigator : nil
  }

  /// What the tours decide by the state of their services or by a rule for the root, which no map knows.
  private static let decidedElsewhere = ["HouseMessage.built", "DoorScreen.onEnter", "MovieStep.signedIn"]

  /// Does what a user does; `nil` if only a real screen can do it.
  private func press(_ code: String, in navigator: Navigator) -> NavigationOutcome? {
    let parts = code.split(separator: ":"), shown = navigator.tree.shown, what = parts[parts.count - 1]
    let entry = parts.count == 2 ? Int(parts[0]).map { shown[$0] } : navigator.tree.visible
    guard let entry else { return nil }
    if what == "b" { return navigator.perform(.back()) }
    if what == "d" { return navigator.perform(.dismiss()) }
    if what.first == "c" { return Int(what.dropFirst()).map { navigator.perform(.select($0), from: entry.id) } }
    let callbacks = map.arrows(from: entry.flow).filter { if case .callback = $0.cause { true } else { false } }
    guard let row = Int(what), callbacks[row].answer == nil else { return nil }
    guard !Self.decidedElsewhere.contains(where: "\(entry.flow).\(callbacks[row])".contains) else { return nil }
    return navigator.perform(callbacks[row].action, from: entry.id)
  }

  /// The page has neither ids nor, in a sentence, the tree that it shows beside it.
  private func text(of issue: NavigationIssue) -> String {
    issue.message.replacing(" (\(issue.tree.summary))", with: "").replacing(/\ #\d+/, with: "")
  }

  private func isAboutMessages(_ action: NavigationAction) -> Bool {
    action.message != nil || action.steps.contains(where: isAboutMessages)
  }
}
