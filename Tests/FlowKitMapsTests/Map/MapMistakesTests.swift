import FlowKit
import FlowKitMaps
import Testing

/// Mistakes that the map itself shows, without trying any place.
@MainActor
struct MapMistakesTests {
  /// A map runs the app's deciding code only in the states that it is given, once in each.
  @Test func aChoiceRunsOnceInEachState() {
    var count = 0
    func chooser() -> Flow<Chooser> {
      Flow(with: Chooser()) { screen, lets in
        screen.onPlain = lets.choose {
          count += 1
          return .push(Town().chart)
        }
        screen.onNumber = lets.push(Town().gate)
        screen.onText = lets.goTo(chooser())
      }
    }
    let map = FlowMap(of: chooser())
    _ = map.problems
    #expect(count == 0)
    #expect(map.open.map(\.callback) == ["onPlain"])
    let asked = FlowMap(of: chooser(), states: [.current])
    _ = asked.problems
    #expect(count == 1)
    #expect(asked.open.isEmpty)
  }

  @Test func whatSomebodyAwaitsIsBound() {
    let asked = Flow(with: Form())
    let start = Flow(with: Desk()) { screen, lets in
      screen.onOrder = lets.present(asked, until: \.onDone) {}
    }
    #expect(FlowMap(of: start).unbound == [])
  }

  @Test func flowsThatLeadToTheNextWithoutAnEndAreCutWithASentence() throws {
    let map = FlowMap(of: Calendar().day(0))
    #expect(map.nodes.count == 1_000)
    let end = try #require(map.open.first)
    #expect(map.open.count == 1)
    #expect(
      "\(end)".contains(
        ": there are 1000 other flows of this declaration; more are not followed, because each may lead to the next"))
    #expect(map.problems(within: .init(depth: 5, places: 20)).allSatisfy { $0.rule == .undecided })
  }

  @Test func manyFlowsOfSamplesAreNoEnd() {
    let root = Flow(with: Chooser()) { screen, lets in screen.onNumber = lets.push(Calendar().note) }
    let map = FlowMap(of: root, samples: [Int.self: Array(1...60)])
    #expect(map.open.isEmpty)
    #expect(map.nodes.count == 61)
  }

  @Test func aFunctionOfFlowsWithoutAKeyIsFoundWhereItsFlowIsSought() throws {
    let map = FlowMap(of: Calendar().page(1))
    let problem = try #require(map.problems.first { $0.rule == .sameIdentity })
    #expect(problem.text.contains("takes one CalendarPage for another: number is 1 in one and 2 in the other"))
    #expect(problem.text.hasSuffix("Put what a flow depends on into its key: Flow(with: ..., id: ...)."))
    #expect(FlowMap(of: Calendar().keyed(1)).problems.filter { $0.rule == .sameIdentity } == [])
  }

  @Test func callbackThatIsSetTwiceHasOneArrowAndAProblem() throws {
    let line = #line + 2
    let flow = Flow(with: Chooser()) { screen, lets in
      screen.onPlain = lets.push(Calendar().note(1))
      screen.onText = lets.push(Calendar().note(2))
      screen.onPlain = lets.push(Calendar().note(3))
    }
    let map = FlowMap(of: flow)
    #expect(map.arrows(from: flow.id).map(\.description) == ["onText → push(Note(2))", "onPlain → push(Note(3))"])
    let problem = try #require(map.problems.first)
    #expect(problem.rule == .boundTwice)
    #expect(problem.place?.line == line)
    #expect(
      problem.text
        == "Chooser.onPlain is set again below, so this push is never called. To choose between actions, use lets.choose."
    )
  }

  @Test func callbacksThatNobodyBoundAreListed() {
    let flow = Flow(with: Chooser()) { screen, lets in
      screen.onPlain = lets.push(Calendar().note(1))
      screen.onText = { _ in }
    }
    let unbound = FlowMap(of: flow).unbound.filter { $0.flow == flow.id }.map(\.description)
    #expect(unbound == ["Chooser.onNumber", "Chooser.onAnswer", "Chooser.onColour"])
  }

  private class Step { var onBack: () -> Void = {} }

  private final class Name: Step {
    let title: String
    let onDone: () -> Void
    var onNext: (String) -> Void = { _ in }
    var onHelp: (() -> Void)?

    init(_ title: String, onDone: @escaping () -> Void = {}) { (self.title, self.onDone) = (title, onDone) }
  }

  /// Nobody sees such a screen before its callbacks are set.
  @Test func callbacksThatNobodyBoundInTheLongFormAreListed() {
    func unbound(_ bind: @escaping @MainActor (Name, Lets) -> Void) -> [String] {
      let flow = Flow { lets in
        let screen = Name("a")
        bind(screen, lets)
        return screen
      }
      return FlowMap(of: flow).unbound.map(\.description)
    }
    #expect(unbound { _, _ in } == ["Name.onDone", "Name.onNext", "Name.onHelp", "Name.onBack"])
    #expect(unbound { $0.onBack = $1.pop() } == ["Name.onDone", "Name.onNext", "Name.onHelp"])
    let all = Flow { lets in
      let screen = Name("a", onDone: lets.pop())
      (screen.onNext, screen.onHelp, screen.onBack) = (lets.pop(), lets.pop(), lets.pop())
      return screen
    }
    #expect(FlowMap(of: all).unbound == [])
  }

  @Test func whatIsBoundInOneOfTwoBranchesIsSound() {
    for isOpen in [true, false] {
      let flow = Flow(with: Chooser()) { screen, lets in
        if isOpen {
          screen.onPlain = lets.push(Calendar().note(1))
        } else {
          screen.onPlain = lets.push(Calendar().note(2))
        }
      }
      #expect(FlowMap(of: flow).problems.filter { $0.rule == .boundTwice } == [])
    }
  }
}

@MainActor private struct Calendar {
  func day(_ number: Int) -> Flow<Chooser> {
    Flow(with: Chooser(), id: number) { screen, lets in screen.onPlain = lets.push(day(number + 1)) }.named("Day")
  }

  func note(_ number: Int) -> Flow<CalendarPage> { Flow(with: CalendarPage(number), id: number).named("Note") }

  /// The key is missing.
  func page(_ number: Int) -> Flow<CalendarPage> {
    Flow(with: CalendarPage(number)) { screen, lets in screen.onNext = lets.goTo(page(number + 1)) }
  }

  func keyed(_ number: Int) -> Flow<CalendarPage> {
    Flow(with: CalendarPage(number), id: number) { screen, lets in screen.onNext = lets.goTo(keyed(number % 3 + 1)) }
  }
}

@MainActor private final class CalendarPage {
  let number: Int
  var onNext = {}

  init(_ number: Int) { self.number = number }
}
