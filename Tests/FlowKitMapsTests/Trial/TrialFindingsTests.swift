import FlowKit
import FlowKitLinks
import FlowKitMaps
import FlowKitTesting
import Testing

/// What a trial with an airline's app has found.
@MainActor
@Suite struct TrialFindingsTests {
  @Test func aScreenThatOnlyAnswersIsNoDeadEnd() throws {
    let question = room("Question")
    let home = room("Home") { screen, lets in
      screen.onA = lets.present(question, as: .fullScreen, until: \.onB) {}
    }
    let map = FlowMap(of: home), places = map.explore()
    #expect(map.problems == [])
    #expect(try places.canAlwaysReturn { $0.visible == home.id }.isOfAllPlaces)
  }

  /// What isn't in users' hands is no way out of a trap.
  @Test func linksAndOtherStatesAreNoWayBack() throws {
    let trap = room("Trap"), home = room("Home") { $0.onA = $1.present(trap, as: .fullScreen) }
    var links = LinkGroup(schemes: ["a"])
    links.add("home") { .resetRoot(to: home) }
    let navigator = Navigator(root: home)
    navigator.links = try LinkTable(links)
    let map = FlowMap(of: navigator, opening: ["a://home"], states: [.init("one") {}, .init("two") {}])
    #expect(
      map.problems.map(\.text) == [
        "Chamber(Trap) is a dead end: nothing leads forward from it, and nothing leads back."
      ])
    #expect(throws: Exploration.Contradiction.self) { try map.explore().canAlwaysReturn { $0.visible == home.id } }
  }

  @Test func callbacksThatNobodyBoundAreListedInEachStateAndForFlowsThatBindNothing() {
    var isIn = false
    let silent = room("Silent")
    let bare = Flow(with: Chamber(), id: "Bare")
    let home = room("Home") { $0.onA = $1.choose { isIn ? .push(silent) : .push(bare) } }
    let map = FlowMap(of: home, states: [.init("out") { isIn = false }, .init("in") { isIn = true }])
    let names = Set(map.unbound.map(\.description))
    #expect(names.isSuperset(of: ["Chamber(Silent).onA", "Chamber(Bare).onA", "Chamber(Home).onB"]))
    #expect(!names.contains("Chamber(Home).onA"))
  }

  @Test func aChoiceMayBeNilForValuesThatAreNotAllKnown() {
    final class Form {
      var onSure: (Bool) -> Void = { _ in }
      var onNumber: (Int) -> Void = { _ in }
    }
    let next = room("Next")
    func problems(_ action: NavigationAction?) -> [String] {
      let form = Flow(with: Form()) { screen, lets in
        screen.onSure = lets.choose { isSure -> NavigationAction? in isSure ? .push(next) : action }
        screen.onNumber = lets.choose { number -> NavigationAction? in number == 1 ? .push(next) : nil }
      }
      return FlowMap(of: form, samples: [Int.self: [1, 2]]).problems.map(\.text)
    }
    #expect(problems(.stay) == [])
    #expect(
      problems(nil) == [
        "Form.onSure chooses nothing for false, which is ignored."
          + " Choose an action, or .stay to do nothing on purpose."
      ])
  }

  /// A callback of a covered screen may be called, if its flow accepts that.
  @Test func coveredScreensThatAcceptActionsAct() throws {
    let b = room("B"), x = room("X")
    let a = room("A") { screen, lets in
      screen.onA = lets.push(b)
      screen.onB = lets.present(x, as: .sheet)
    }
    let navigator = Navigator(root: a.actsWhileCovered())
    let screen = try navigator.screen(ofType: Chamber.self)
    screen.onA()
    screen.onB()
    let places = FlowMap(of: a.actsWhileCovered()).explore()
    #expect(places.map(\.description).contains(navigator.tree.summary))
    #expect(!FlowMap(of: a).explore().map(\.description).contains(navigator.tree.summary))
  }

  @Test func messagesAfterLeavingAreOpen() {
    let upload = room("Upload") { $0.onA = $1.send(Near.Step.done) }
    func map(_ upload: Flow<Chamber>) -> FlowMap {
      FlowMap(of: room("Home") { $0.onA = $1.push(upload) }.handling(Near.Step.self) { _ in .popToRoot() })
    }
    #expect(map(upload).open.isEmpty)
    #expect(
      map(upload.sendsAfterLeaving()).open.map(\.reason) == [
        "a message that may also be sent after the screen has left, which is not followed"
      ])
  }

  /// Another flow takes the guarded one's place in whatever action enters that.
  @Test func aGuardThatAnswersWithAnotherFlowIsFollowed() throws {
    let other = room("Other"), guarded = room("Guarded").guarded(orElse: .instead(other)) { true }
    let home = room("Home") { screen, lets in
      screen.onA = lets.push(guarded)
      screen.onB = lets.present(guarded, as: .fullScreen)
    }
    let map = FlowMap(of: home)
    #expect(map.open.isEmpty)
    #expect(
      map.arrows(from: guarded.id).map { "\($0.cause) \($0.action.call)" } == ["guard replace(with: Chamber(Other))"])
    let places = map.explore()
    #expect(
      Set(places.map(\.tree.summary)) == [
        "Chamber(Home)", "Chamber(Home) > Chamber(Guarded)", "Chamber(Home) > Chamber(Other)",
        "Chamber(Home) | fullScreen: Chamber(Guarded)", "Chamber(Home) | fullScreen: Chamber(Other)",
      ])
    try places.never { $0.contains(guarded) && $0.contains(other) }
    #expect(map.problems.map(\.rule) == [.deadEnd, .deadEnd])  // the modals
  }

  @Test func theOtherFlowStandsWhereANavigatorPutsIt() throws {
    let other = room("Other"), end = room("End"), guarded = room("Guarded").guarded(orElse: .instead(other)) { false }
    let tabs = Flow(with: Chamber(), containing: .tabs(guarded, end)).named("Tabs")
    let actions: [NavigationAction] = [
      .push(guarded), .present(guarded, as: .alert), .replace(with: guarded), .goTo(guarded), .open(guarded),
      .reset(to: end, guarded), .resetRoot(to: guarded, end), .batch(.push(end), .present(guarded), .push(end)),
      .batch(.push(end), .batch(.pop(), .push(guarded))), .push(tabs),
    ]
    for action in actions {
      let home = room("Home") { $0.onA = $1.perform(action) }, navigator = Navigator(root: home)
      navigator.onIssue = nil
      try navigator.screen(ofType: Chamber.self).onA()
      let places = Set(FlowMap(of: home).explore().map(\.tree.summary)), place = navigator.tree.summary
      #expect(places.contains(place), "\(action.call)")
      #expect(places.contains { $0.contains("Other") } == place.contains("Other"), "\(action.call)")
    }
  }

  @Test func whatStandsForAClosedFlowIsTried() {
    let never = room("Never"), other = room("Other") { $0.onA = $1.popTo(never) }
    let guarded = room("Guarded").guarded { .instead(other) }
    let map = FlowMap(
      of: room("Home") { $0.onA = $1.push(guarded) }, states: [.init("early") {}, .init("late") {}])
    #expect(map.problems.map(\.rule) == [.neverWorks])
  }

  @Test func aGuardOfActionsMayPutAFlowWhereNothingLeadsOut() {
    let blocked = room("Blocked"), info = room("Info") { $0.onA = $1.dismiss() }
    let area = room("Area") { $0.onA = $1.present(info, as: .fullScreen) }
      .guardingActions(orElse: .instead(blocked)) { _ in true }
    let map = FlowMap(of: room("Home") { $0.onA = $1.push(area) })
    #expect(map.problems.map(\.rule) == [.deadEnd])
  }

  /// What a guard leads to first may change its mind, which no state shows.
  @Test func whoIsRedirectedInAllStatesMayStillBeLetIn() throws {
    var isUnlocked = false
    let unlock = room("Unlock") { screen, lets in
      screen.onA = lets.choose(.dismiss(), orElse: .stay) {
        isUnlocked = true
        return true
      }
    }
    func map(_ decision: GuardDecision) -> FlowMap {
      let safe = room("Safe").guarded(orElse: decision) { isUnlocked }
      return FlowMap(of: room("Home") { $0.onA = $1.push(safe) }, states: [.init("locked") { isUnlocked = false }])
    }
    func isReached(_ map: FlowMap) -> Bool { map.explore().contains { $0.description.contains("Chamber(Safe)") } }
    #expect(isReached(map(.redirect(.present(unlock)))))
    #expect(!isReached(map(.instead(.present(unlock)))))
    #expect(!isReached(map(.refuse("locked"))))
  }
}
