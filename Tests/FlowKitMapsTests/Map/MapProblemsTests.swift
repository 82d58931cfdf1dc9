import FlowKit
import FlowKitMaps
import Testing

/// Planted mistakes in small apps: each is found, and reported in a sentence.
@MainActor
@Suite struct MapProblemsTests {
  private let home = Flow(with: Chart(), id: "home")

  @Test func soundFlowsHaveNone() {
    #expect(FlowMap(of: Town().gate).problems.isEmpty)
    #expect(FlowMap(of: Office().desk, messages: [Order.urgent]).problems.isEmpty)
  }

  // What can never be done.

  @Test func goingBackToAFlowThatIsNeverBelow() {
    let line = #line + 2
    let flow = root { screen, lets in
      screen.onPlain = lets.popTo(Town().square)
      screen.onNumber = lets.push(home)
    }
    let problems = FlowMap(of: flow).problems
    #expect(problems.map(\.rule) == [.neverWorks])
    #expect(problems.first?.place?.line == line)
    #expect(
      problems.first?.text
        == "Chooser.onPlain → popTo(Square) can never be performed: target not found. It was tried in all places where Chooser"
        + " can be used.")
  }

  @Test func aBranchOfAChoiceThatNeverWorks() {
    let flow = root { screen, lets in
      screen.onAnswer = lets.choose { $0 ? .push(home) : .popTo(Town().square) }
    }
    let problems = FlowMap(of: flow).problems
    #expect(problems.map(\.rule) == [.undecided])
    #expect(problems.first?.text.hasPrefix("Chooser.onAnswer(false) → popTo(Square) could not be performed") == true)
  }

  @Test func goingBackWhereNothingIsBelow() { expect([.neverWorks]) { $0.onPlain = $1.pop() } }
  @Test func closingWhereNothingIsPresented() { expect([.neverWorks]) { $0.onPlain = $1.dismiss() } }
  @Test func selectingWithoutAContainer() { expect([.neverWorks]) { $0.onPlain = $1.select(0) } }
  @Test func aColumnWithoutASplit() { expect([.neverWorks]) { $0.onPlain = $1.show(home, in: .detail) } }
  @Test func theNextPageWhereThereAreNoPages() { expect([.neverWorks]) { $0.onPlain = $1.perform(.next()) } }

  @Test func selectingAChildThatTheContainerDoesNotHave() {
    let tabs = Flow(with: Chooser(), containing: .tabs(Town().gate, Town().chart)) { screen, lets in
      screen.onPlain = lets.select(Town().square)
      screen.onNumber = lets.select(7)
    }
    #expect(rules(of: tabs).filter { $0 == .neverWorks }.count == 2)
  }

  @Test func anIDThatIsASampleIsNoIndexOfAChild() {
    let tabs = Flow(with: Hall(), containing: .tabs(Town().square, Town().gate)) { hall, lets in
      hall.onTab = lets.select { $0 }
    }
    let map = FlowMap(of: tabs, samples: [Int.self: [7, 1]])
    #expect(map.problems == [])
    #expect(map.arrows(from: tabs.id).map(\.description) == ["onTab(0) → select(0)", "onTab(1) → select(1)"])
  }

  @Test func aMessageThatNobodyHandles() { expect([.neverWorks]) { $0.onPlain = $1.send(Order.done) } }

  @Test func aMessageThatOnlyASiblingHandles() {
    let first = root { screen, lets in screen.onPlain = lets.send(Order.done) }
    let tabs = Flow(with: Gate(), containing: .tabs(first, Office().desk))
    #expect(rules(of: tabs) == [.neverWorks])
  }

  @Test func aMessageToAFlowThatTheScreenHasNotLedTo() {
    expect([.neverWorks]) { $0.onPlain = $1.send(Order.done, to: Office().desk) }
  }

  @Test func whatCanBeDoneSomewhereIsNone() {
    // `pop` finds nothing below the root, and does where the same flow was pushed.
    let map = FlowMap(of: Looping().flow)
    #expect(map.problems.isEmpty)
  }

  @Test func poppingTwoOfAFlowThatPushesItselfIsNone() {
    let map = FlowMap(of: Looping().deep)
    #expect(map.problems == [])
  }

  @Test func whatIsImpossibleInManyPlacesButNotAllIsUndecided() {
    let map = FlowMap(
      of: root { screen, lets in
        screen.onPlain = lets.popTo(home)
        screen.onText = lets.push(Looping().flow)
      })
    let problems = map.problems(within: .init(depth: 1))
    #expect(problems.map(\.rule) == [.undecided])
    #expect(
      problems.first?.text
        == "Chooser.onPlain → popTo(Chart(home)) could not be performed in any of 2 places: target not found. There are"
        + " more places. To try them, use problems(within:).")
    #expect(map.problems.map(\.rule) == [.neverWorks])
  }

  // Dead ends.

  @Test func aRootThatLeadsNowhereThoughThereAreOthers() {
    let first = Flow(with: Gate(), id: "lost")
    #expect(FlowMap(of: Town().gate, and: [first.id]).problems.map(\.rule) == [.deadEnd])
  }

  @Test func aScreenThatReplacesTheRootAndHasNoWayOn() {
    expect([.deadEnd]) { $0.onPlain = $1.replace(with: home) }
  }

  @Test func aScreenThatTheAppIsResetTo() { expect([.deadEnd]) { $0.onPlain = $1.resetRoot(to: home) } }

  @Test func aScreenFromWhichNobodyKnowsWhereItLeadsIsNone() {
    let last = Flow(with: Chooser(), id: "last") { screen, lets in screen.onPlain = lets.task { _ in } }
    expect([]) { $0.onPlain = $1.replace(with: last) }
  }

  // Identity.

  @Test func aFunctionWithoutAKey() {
    func house(_ number: Int) -> Flow<House> {
      Flow(with: House()) { screen, lets in screen.onNext = lets.push(Flow(with: Gate(), id: number)) }
    }
    let problems = problems { screen, lets in screen.onNumber = lets.push(house) }
    #expect(problems.map(\.rule) == [.sameIdentity])
    #expect(
      problems.first?.text
        == "Two flows are both House, but lead to different places: one is bound to push(Gate(1)), the other to push(Gate(2))."
        + " Put what a flow depends on into its key: Flow(with: ..., id: ...).")
  }

  @Test func aGroupThatIsUsedTwice() {
    struct Group {
      let after: Flow<Chart>
      @MainActor var start: Flow<Gate> { Flow(with: Gate()) { screen, lets in screen.onEnter = lets.push(after) } }
    }
    expect([.sameIdentity]) { screen, lets in
      screen.onPlain = lets.push(Group(after: home).start)
      screen.onNumber = lets.push(Group(after: Town().chart).start)
    }
  }

  @Test func aVerbThatOnlyOneOfThemHas() {
    func house(_ isOpen: Bool) -> Flow<House> {
      Flow(with: House()) { screen, lets in if isOpen { screen.onNext = lets.push(home) } }
    }
    expect([.sameIdentity]) { $0.onAnswer = $1.push(house) }
  }

  @Test func lookingForOneOfManyFlowsWithoutAKey() {
    func room(_ number: Int) -> Flow<Room> { Flow(with: Room(number)) }
    let problems = problems { screen, lets in screen.onNumber = lets.goTo(room) }
    #expect(problems.map(\.rule) == [.sameIdentity])
    #expect(
      problems.first?.text
        == "goTo(Room) takes one Room for another: number is 1 in one and 2 in the other, but both are the same flow."
        + " Put what a flow depends on into its key: Flow(with: ..., id: ...).")
    expect([.sameIdentity]) { screen, lets in
      screen.onNumber = lets.choose { number in .batch(.popToRoot(), .goTo(room(number))) }
    }
  }

  @Test func lookingForOneOfManyFlowsThatHaveKeysIsNone() {
    func room(_ number: Int) -> Flow<Room> { Flow(with: Room(number), id: number) }
    expect([]) { $0.onNumber = $1.goTo(room) }
  }

  @Test func lookingForTheSameFlowWhateverTheArgumentIsNone() {
    expect([]) { $0.onNumber = $1.goTo { _ in home } }
  }

  @Test func lookingForAFlowOfAFunctionThatHasNoKeyIsAlwaysTold() {
    // What differs each time, such as a date, says nothing; the function does.
    func visit(_ number: Int) -> Flow<Room> { Flow(with: Room(visits.next())) }
    let visits = Visits()
    let problems = problems { $0.onNumber = $1.goTo(visit) }
    #expect(
      problems.map(\.text) == [
        "goTo(Room) may take one Room for another: its function has parameters, and its flows have no key, so all of them"
          + " are the same flow. Put what tells them apart into the key: Flow(with: ..., id: ...)."
      ])
    // The first sample is the one that is looked for.
    func room(_ number: Int) -> Flow<Room> {
      Flow(with: Room(number)) { screen, lets in screen.onNext = lets.popTo(room(1)) }
    }
    expect([.sameIdentity]) { screen, lets in
      screen.onNumber = lets.choose { number in .batch(.push(room(number)), .push(room(number))) }
    }
  }

  @Test func pushingScreensThatDifferWithoutAKeyIsNone() {
    func room(_ number: Int) -> Flow<Room> { Flow(with: Room(number)) }
    expect([]) { $0.onNumber = $1.push(room) }
  }

  @Test func aFunctionWithAKeyIsNone() {
    func house(_ number: Int) -> Flow<House> {
      Flow(with: House(), id: number) { screen, lets in screen.onNext = lets.push(Flow(with: Gate(), id: number)) }
    }
    expect([]) { $0.onNumber = $1.push(house) }
  }

  // Children.

  @Test func theSameChildTwice() {
    #expect(rules(of: Flow(with: Gate(), containing: .tabs(home, home))).contains(.sameChildren))
  }

  @Test func theSameChildTwiceInAnArray() {
    #expect(
      rules(of: Flow(with: Gate(), containing: .pages([home, Flow(with: Chart()), home]))).contains(.sameChildren))
  }

  @Test func aContainerInItself() { #expect(rules(of: Endless().box).contains(.sameChildren)) }

  // Guards.

  @Test func aGuardThatLeadsToItself() {
    let closed = Closed()
    #expect(rules(of: root { $0.onPlain = $1.push(closed.first) }) == [.guardLoop])
  }

  @Test func twoGuardsThatLeadToEachOther() {
    let closed = Closed()
    #expect(rules(of: root { $0.onPlain = $1.push(closed.second) }) == [.guardLoop, .guardLoop])
  }

  @Test func aGuardWhoseModalLeadsBack() {
    let closed = Closed()
    let problems = FlowMap(of: root { $0.onPlain = $1.push(closed.fourth) }).problems
    #expect(problems.map(\.rule) == [.guardLoop, .guardLoop])
    #expect(
      problems.map(\.text) == [
        "The guard of Chart answers present(Chooser, as: .sheet), which runs the same guard again:"
          + " Chart → Chooser → Chart.",
        "The guard of Chooser answers push(Chart), which runs the same guard again: Chooser → Chart → Chooser.",
      ])
  }

  @Test func aGuardThatLeadsElsewhereIsNone() {
    let locked = Flow(with: Gate()).guarded { .redirect(.present(Town().chart)) }
    expect([]) { $0.onPlain = $1.push(locked) }
  }

  private func root(_ bind: @escaping @MainActor (Chooser, Lets) -> Void) -> Flow<Chooser> {
    Flow(with: Chooser(), bind)
  }

  private func problems(_ bind: @escaping @MainActor (Chooser, Lets) -> Void) -> [FlowMap.Problem] {
    FlowMap(of: root(bind), samples: [Int.self: [1, 2]]).problems
  }

  private func rules(of flow: Flow<some AnyObject>) -> [FlowMap.Problem.Rule] {
    FlowMap(of: flow, samples: [Int.self: [1, 2]]).problems.map(\.rule)
  }

  /// Another callback leads on, so that the root is no dead end.
  private func expect(
    _ rules: [FlowMap.Problem.Rule], at place: SourceLocation = #_sourceLocation,
    _ bind: @escaping @MainActor (Chooser, Lets) -> Void
  ) {
    let found = problems { screen, lets in
      screen.onText = lets.present(Town().chart)
      bind(screen, lets)
    }
    #expect(found.map(\.rule) == rules, "\(found)", sourceLocation: place)
  }
}

@MainActor private final class Room {
  let number: Int
  var onNext: () -> Void = {}

  init(_ number: Int) { self.number = number }
}

@MainActor private final class Visits {
  private var count = 0

  func next() -> Int {
    count += 1
    return count
  }
}

@MainActor private struct Looping {
  var deep: Flow<Chooser> {
    Flow(with: Chooser()) { screen, lets in
      screen.onPlain = lets.pop(3)
      screen.onNumber = lets.push(self.deep)
    }
  }

  var flow: Flow<Chooser> {
    Flow(with: Chooser()) { screen, lets in
      screen.onPlain = lets.pop()
      screen.onNumber = lets.push(self.flow)
    }
  }
}

@MainActor private struct Endless {
  var box: Flow<Gate> { Flow(with: Gate(), containing: .tabs(self.box)) }
}

@MainActor private struct Closed {
  var first: Flow<Gate> { Flow(with: Gate()).guarded(orElse: .redirect(.push(self.first))) { false } }
  var second: Flow<Square> { Flow(with: Square()).guarded(orElse: .instead(.push(self.third))) { false } }
  var fourth: Flow<Chart> { Flow(with: Chart()).guarded(orElse: .redirect(.present(self.fifth))) { false } }
  var fifth: Flow<Chooser> { Flow(with: Chooser()).guarded(orElse: .redirect(.push(self.fourth))) { false } }
  var third: Flow<House> { Flow(with: House()).guarded(orElse: .instead(.push(self.second))) { false } }
}
