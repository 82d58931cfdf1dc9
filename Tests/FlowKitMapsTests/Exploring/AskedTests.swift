import FlowKit
import FlowKitMaps
import Testing

/// A map asks whom a navigator asks, in the same order, and knows what the rule of the root does.
@MainActor
@Suite struct AskedTests {
  /// Who was asked.
  @MainActor
  private final class Notes {
    var names: [String] = []

    func note(_ name: String) -> Bool {
      names.append(name)
      return true
    }
  }

  /// What a screen does that is guarded, as its app, and the group around it.
  enum Act: CaseIterable {
    case push, replace, batch, container, back, resetRoot, preload, present, nothing

    @MainActor
    fileprivate func action(_ c: Flow<Chamber>, _ d: Flow<Chamber>, _ tabs: Flow<Chamber>) -> NavigationAction {
      switch self {
      case .push: .push(c)
      case .replace: .replace(with: c)
      case .batch: .batch(.push(d), .push(c), .push(d))
      case .container: .push(tabs)
      case .back: .pop()
      case .resetRoot: .resetRoot(to: c)
      case .preload: .preload(c)
      case .present: .present(d)
      case .nothing: .stay
      }
    }
  }

  private func navigator(_ act: Act, _ notes: Notes) -> Navigator {
    let refuse = GuardDecision.refuse("no")
    let d = room("D").guarded(orElse: refuse) { notes.note("D entering") }
    let c = room("C").guarded(orElse: .instead(.push(room("X")))) { notes.note("C entering") }
      .guarded(orElse: .redirect(.present(room("X")))) { notes.note("C entering") }
    let tabs = rooms("T", .tabs(d, c)).guarded(orElse: refuse) { notes.note("T entering") }
    let b = room("B") { $0.onA = $1.perform(act.action(c, d, tabs)) }
      .guardingActions(orElse: refuse) { _ in notes.note("B acting") }.confirmsLeaving { _ in notes.note("B leaving") }
    let a = room("A") { $0.onA = $1.push(b) }.guardingActions(orElse: refuse) { _ in notes.note("A acting") }
    let navigator = Navigator(root: a)
    navigator.guardActions(orElse: refuse) { _ in notes.note("app acting") }
    return navigator
  }

  @Test(arguments: Act.allCases)
  func aMapAsksWhomANavigatorAsks(_ act: Act) throws {
    let notes = Notes(), navigator = navigator(act, notes)
    (navigator.visibleScreen as? Chamber)?.onA()
    notes.names = []
    (navigator.visibleScreen as? Chamber)?.onA()
    let real = notes.names
    let map = FlowMap(of: self.navigator(act, Notes())), table = MoveTable(map)
    var lastID = 1, asked: [String] = []
    var stand = try #require(table.stand(of: 0, 0, lastID: &lastID))
    for name in ["A", "B"] {
      let move = try #require(
        table.moves(in: stand).first { move in
          guard case .arrow(let number, _) = move.step.act else { return false }
          return map.arrows[Int(number)].source.key as? String == name
        })
      let taken = table.take(move, in: stand, lastID: &lastID)
      asked = taken.asked.map { "\($0.flow.key as? String ?? "app") \($0.one.kind.rawValue)" }
      stand = try #require(taken.stand)
    }
    #expect(asked == real)
    #expect(!real.isEmpty)
    #expect(stand.tree.summary == navigator.tree.summary)
  }

  /// What a guard doesn't allow in a state, none after it is asked about.
  @Test func aGuardThatRefusesInAStateIsTheLast() throws {
    final class Session { var isIn = false }
    let session = Session(), f = room("F")
    let e = room("E").guarded { session.isIn ? .allow : .refuse("no") }
    let b = room("B").guarded { session.isIn ? .allow : .redirect(.present(f)) }
    let home = room("A") { $0.onA = $1.perform(.push(e), .push(b)) }
    let map = FlowMap(of: home, states: [.init("out") { session.isIn = false }, .init("in") { session.isIn = true }])
    _ = try map.explore().never { $0.contains(f) }
    #expect(map[e]?.guards.map(\.description) == ["guards entering: refuses", "guards entering: allows"])
  }

  /// What was set with `reset` stays until the rule chooses another flow than before.
  @Test func aRootThatTheRuleHasNotChosenStaysWhileItsChoiceStays() throws {
    final class Session { var isNight = false }
    let session = Session(), tour = room("Tour")
    let home = room("Home") { $0.onA = $1.choose { session.isNight ? .stay : .reset(to: tour) } }
    let navigator = Navigator { session.isNight ? .root(home) : .root(home) }
    let map = FlowMap(
      of: navigator, states: [.init("day") { session.isNight = false }, .init("night") { session.isNight = true }])
    let places = map.explore()
    session.isNight = false
    (navigator.visibleScreen as? Chamber)?.onA()
    session.isNight = true
    navigator.updateRoot()
    #expect(navigator.tree.path.map(\.flow) == [tour.id])
    #expect(places.contains { $0.state == "night" && $0.contains(tour) })
  }
}
