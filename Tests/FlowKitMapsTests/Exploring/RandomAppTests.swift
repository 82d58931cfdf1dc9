import FlowKit
import FlowKitLinks
import FlowKitMaps
import Foundation
import Testing

/// An app of a few tabs, whose callbacks do anything.
@MainActor
private struct RandomApp {
  final class RandomScreen {
    var onFirst: () -> Void = {}
    var onSecond: () -> Void = {}
    var onThird: () -> Void = {}
  }

  private enum Choice: CaseIterable {
    case push, pop, back, popTo, goTo, present, dismiss, select, replace, reset, remove, popToRoot, nothing, pushAgain
    case presentAgain, popTwo, batch
    /// Only in apps with messages.
    case send, broadcast, sendTo

    /// How many of the choices, the last ones, are messages.
    static let messages = 3
  }

  /// A message, which some flows handle, or else the app.
  private struct Note: Sendable { let number: Int }

  private typealias Act = (choice: Choice, target: Int)

  private let tabs: Int
  private let choices: [[Act]]
  /// What some flows answer to messages.
  private let answers: [Int: Act]
  /// What the app answers to other messages, and what its links open; empty if nothing comes from outside.
  private let outside: [Act]
  /// What the guards of some flows answer if they don't allow it, and where they lead.
  private let guards: [Int: (isRedirect: Bool, isModal: Bool, target: Int)]
  let doors = Doors()
  /// Whether some callbacks choose by the app's state.
  private let hasStates: Bool

  /// - Parameters:
  ///   - seed: Which app it is.
  ///   - hasGuards: Whether some flows have guards.
  ///   - redirects: Whether these may lead elsewhere first: then the action waits, and goes on when the guard allows it.
  ///   - hasOutside: Whether there are messages, handlers, and links.
  ///   - hasStates: Whether some callbacks choose by the app's state.
  init(
    seed: UInt64, hasGuards: Bool = false, redirects: Bool = true, hasOutside: Bool = false, hasStates: Bool = false
  ) {
    self.hasStates = hasStates
    var random = RandomNumbers(state: seed)
    tabs = 2 + random.next(below: 2)
    let count = tabs + 2 + random.next(below: 4), actionCount = Choice.allCases.count - Choice.messages
    let choiceCount = hasOutside ? Choice.allCases.count : actionCount
    func act(below choiceCount: Int) -> Act {
      (Choice.allCases[random.next(below: choiceCount)], random.next(below: count))
    }
    choices = (0..<count).map { _ in (0..<3).map { _ in act(below: choiceCount) } }
    var answers: [Int: Act] = [:]
    for number in 0..<count where hasOutside && random.next(below: 4) == 0 {
      answers[number] = act(below: actionCount)
    }
    self.answers = answers
    // The app's own answer, which sends no more messages, and two links.
    outside = hasOutside ? [act(below: actionCount)] + (0..<2).map { _ in act(below: choiceCount) } : []
    var guards: [Int: (isRedirect: Bool, isModal: Bool, target: Int)] = [:]
    for number in 1..<count where hasGuards && random.next(below: 3) == 0 {
      guards[number] = (random.next(below: 2) == 0 && redirects, random.next(below: 2) == 0, random.next(below: count))
    }
    // Who is led to isn't guarded, so that no two guards ask in one action.
    self.guards = guards.filter { guards[$0.value.target] == nil && $0.key != 0 }
  }

  var root: Flow<RandomScreen> { Flow(with: RandomScreen(), containing: .tabs((0..<tabs).map(flow))) }

  private func flow(_ number: Int) -> Flow<RandomScreen> {
    guard let one = guards[number] else { return plain(number) }
    let other = plain(one.target), doors = doors
    let leading: NavigationAction = one.isModal ? .present(other, as: .fullScreen) : .push(other)
    let redirect: GuardDecision = one.target % 2 == 0 ? .redirect(to: other) : .redirect(leading)
    return plain(number).guarded(orElse: one.isRedirect ? redirect : .instead(leading)) {
      !doors.closed.contains(number)
    }
  }

  private func plain(_ number: Int) -> Flow<RandomScreen> {
    let flow = Flow(with: RandomScreen(), id: number) { screen, lets in
      let actions = choices[number].map { action($0.choice, $0.target) }
      if hasStates {
        screen.onFirst = lets.choose { (doors.isDay ? actions[0] : actions[1]) ?? .stay }
      } else if let first = actions[0] {
        screen.onFirst = lets.choose(first, orElse: .stay) { true }
      }
      if let second = actions[1] { screen.onSecond = lets.choose(second, orElse: .stay) { true } }
      if let third = actions[2] { screen.onThird = lets.choose(third, orElse: .stay) { true } }
    }
    guard let answer = answers[number] else { return flow }
    return flow.handling(Note.self) { _ in self.action(answer.choice, answer.target) }
  }

  /// A navigator of the app, with what comes from outside.
  func navigator() throws -> Navigator {
    let navigator = Navigator(root: root)
    navigator.onIssue = { _ in }
    guard let first = outside.first else { return navigator }
    navigator.handle(Note.self) { _ in action(first.choice, first.target) }
    var links = LinkGroup(schemes: ["app"])
    for (number, link) in outside.enumerated().dropFirst() {
      links.add("\(number)") { action(link.choice, link.target) ?? .stay }
    }
    navigator.links = try LinkTable(links)
    return navigator
  }

  /// All that a map can know of the app.
  func map() throws -> FlowMap {
    let messages = outside.isEmpty ? [] : [Note(number: 0)]
    let doors = doors
    let states: [FlowMap.AppState] =
      hasStates ? [.init("day") { doors.isDay = true }, .init("night") { doors.isDay = false }] : []
    return FlowMap(
      of: try navigator(), opening: outside.indices.dropFirst().map { "app://\($0)" }, messages: messages,
      states: states)
  }

  private func action(_ choice: Choice, _ target: Int) -> NavigationAction? {
    switch choice {
    case .push, .pushAgain: .push(flow(target))
    case .pop: .pop()
    case .popTwo: .pop(2)
    case .back: .back()
    case .popTo: .popTo(flow(target))
    case .goTo: .goTo(flow(target))
    case .present, .presentAgain: .present(flow(target))
    case .dismiss: .dismiss()
    case .select: .select(target % tabs)
    case .replace: .replace(with: flow(target))
    case .reset: .reset(to: flow(target))
    case .remove: .remove(flow(target))
    case .popToRoot: .popToRoot()
    case .batch: .batch(.select(target % tabs), .push(flow(target)))
    case .nothing: nil
    case .send: .send(Note(number: target))
    case .broadcast: .broadcast(Note(number: target))
    case .sendTo: .send(Note(number: 0), to: flow(target))
    }
  }
}

/// Whose guards don't allow it now.
@MainActor
private final class Doors {
  var closed: Set<Int> = []
  /// The app's state, for callbacks that choose by it.
  var isDay = true
}

/// What hidden tabs forget changes no verdict, what is found is real, and what is real is found.
///
/// `FLOWKIT_APPS=1000` tries a thousand apps each, and `FLOWKIT_LONG=1`, as in CI, thirty.
@MainActor
@Suite struct RandomAppTests {
  private nonisolated static let isLong = ProcessInfo.processInfo.environment["FLOWKIT_LONG"] != nil
  private let apps =
    ProcessInfo.processInfo.environment["FLOWKIT_APPS"].flatMap { UInt64($0) } ?? (isLong ? 30 : 3)

  @Test(
    arguments: [Parts(hasOutside: true), Parts(hasGuards: true)] + (isLong ? [Parts(), Parts(hasStates: true)] : []))
  func theProblemsAreThoseOfAllPlaces(_ parts: Parts) throws {
    var decided: UInt64 = 0, found = 0
    let limits = Exploration.Limits(depth: 40, places: 1_500, sameFlow: 1, modals: 1)
    for seed in 1...apps {
      let map = try RandomApp(
        seed: seed, hasGuards: parts.hasGuards, hasOutside: parts.hasOutside, hasStates: parts.hasStates
      ).map()
      let all = map.problems(within: limits, forgetsHidden: false, stopsEarly: false).problems
      if all.contains(where: { $0.rule == .undecided }) { continue }
      let problems = map.problems(within: limits)
      let later = map.problems(within: limits, forgetsHidden: true, stopsEarly: false).problems
      #expect(Set(problems.map(\.text)) == Set(later.map(\.text)), "app \(seed)")
      #expect(Set(problems.map(\.text)) == Set(all.map(\.text)), "app \(seed)")
      decided += 1
      found += all.count
    }
    #expect(decided > apps / 5 && found > apps / 5)
  }

  /// What an app has.
  struct Parts {
    var hasGuards = false
    var hasOutside = false
    var hasStates = false
  }

  /// What is found is real: a navigator whose guards answer as the way says reaches each place.
  @Test(arguments: [false, true])
  func allPlacesAreReachedByANavigator(hasOutside: Bool) throws {
    var count = 0, guarded = 0, waiting = 0
    for seed in 1...apps {
      let app = RandomApp(seed: seed, hasGuards: true, hasOutside: hasOutside)
      let places = try app.map().explore(
        limits: .init(depth: 6, places: 120, sameFlow: 2, modals: 2))
      for place in places {
        let navigator = try app.navigator()
        guard place.way.steps.allSatisfy({ go($0, in: navigator, app.doors) }) else { continue }
        #expect(navigator.tree.summary == place.tree.summary, "app \(seed): \(place.way)")
        count += 1
        guarded += place.way.steps.contains { !$0.guardAnswers.isEmpty } ? 1 : 0
        waiting += place.description == place.tree.summary ? 0 : 1
      }
    }
    #expect(count > 25 * apps && guarded > 4 * apps && waiting > apps, "\(count), \(guarded), \(waiting)")
  }

  /// Takes a step, in which the guard that answers doesn't allow it, and all others do.
  ///
  /// - Returns: Whether the way can be taken on.
  private func go(_ step: Exploration.Step, in navigator: Navigator, _ doors: Doors) -> Bool {
    func entry(of flow: FlowID) -> ScreenID? {
      navigator.tree.shown.filter { $0.flow.name == flow.name }.dropLast(step.behind).last?.id
    }
    doors.closed = Set(step.guardAnswers.compactMap { $0.source.key as? Int })
    switch step.act {
    case .arrow(let arrow): navigator.perform(arrow.action, from: entry(of: arrow.source))
    case .select(let index, let flow): navigator.perform(.select(index), from: entry(of: flow))
    case .back: navigator.back()
    case .close: navigator.perform(.dismiss())
    case .answer, .state: return false
    }
    return true
  }

  /// What is real is found: wherever random users and guards lead, the place is among those that were found.
  @Test(arguments: [false, true], [false, true])
  func allPlacesOfANavigatorAreFound(hasOutside: Bool, redirects: Bool) throws {
    var count = 0
    for seed in 1...apps {
      let app = RandomApp(seed: seed, hasGuards: true, redirects: redirects, hasOutside: hasOutside),
        map = try app.map()
      let places = map.explore(limits: .init(depth: 60, places: 2_000, sameFlow: 2, modals: 2))
      let isWhole = places.cuts.allSatisfy { $0.reason == .sameFlow || $0.reason == .modals }
      guard isWhole else { continue }
      let found = Set(places.map(\.tree.summary)), flows = map.nodes.map(\.flow)
      var random = RandomNumbers(state: seed)
      var navigator = try app.navigator()
      let outside = map.arrows.filter { $0.cause.isOutside }
      for _ in 1...150 {
        let shown = navigator.tree.shown, entry = shown[random.next(below: shown.count)]
        let arrows = map.arrows(from: entry.flow).filter { $0.cause.isCallback }
        app.doors.closed = random.next(below: 3) == 0 ? [random.next(below: flows.count)] : []
        let before = navigator.tree
        if !outside.isEmpty, random.next(below: 5) == 0 {
          navigator.perform(outside[random.next(below: outside.count)].action)
        } else if arrows.isEmpty || random.next(below: 4) == 0 {
          guard let root = shown.first(where: { $0.flow == app.root.id }) else { continue }
          navigator.perform(.select(random.next(below: 3)), from: root.id)
        } else {
          navigator.perform(arrows[random.next(below: arrows.count)].action, from: entry.id)
        }
        guard navigator.tree.isInsideOfLimits else {
          navigator = try app.navigator()
          continue
        }
        let isFound = found.contains(navigator.tree.summary)
        #expect(isFound, "app \(seed): \(before.summary) to \(navigator.tree.summary), closed \(app.doors.closed)")
        count += 1
      }
    }
    #expect(count > 15 * apps)
  }
}

extension FlowMap.Cause {
  fileprivate var isOutside: Bool { if case .outside = self { true } else { false } }
  fileprivate var isCallback: Bool { if case .callback = self { true } else { false } }
}
