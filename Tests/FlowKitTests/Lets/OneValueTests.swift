import FlowKit
import FlowKitTesting
import Testing

/// Callbacks of one value that is a tuple, for which the compiler crashes with a closure of any number of arguments; and
/// closures of one value that are called at once.
@MainActor
struct OneValueTests {
  private final class Source {
    var onPair: ((name: String, number: Int)) -> Void = { _ in }
    var onPlain: ((String, Int)) -> Void = { _ in }
    var onNumber: (Int) -> Void = { _ in }
  }

  private final class Target {
    var taken: [String] = []

    func take(_ pair: (name: String, number: Int)) { taken.append("\(pair.name) \(pair.number)") }
    func count(_ number: Int) { taken.append("\(number)") }
  }

  private var target: Flow<Target> { Flow(with: Target()) }
  private func item(_ id: Int) -> Flow<Target> { Flow(with: Target(), id: id).named("Item") }

  @Test func eachVerbTakesATuple() throws {
    var seen: [String] = []
    let flow = Flow(with: Source()) { screen, lets in
      screen.onPair = lets.push(target) { $0.take }
      screen.onPlain = lets.push(target)
      screen.onNumber = lets.push(target) { $0.count }
    }
    for tap in 0..<3 {
      let navigator = Navigator(root: flow), source = try navigator.screen(ofType: Source.self)
      switch tap {
      case 0: source.onPair(("Ada", 36))
      case 1: source.onPlain(("Bob", 5))
      default: source.onNumber(7)
      }
      seen.append("\(navigator.tree.summary) \(try navigator.screen(ofType: Target.self).taken)")
    }
    #expect(seen == ["Source > Target [\"Ada 36\"]", "Source > Target []", "Source > Target [\"7\"]"])
  }

  @Test func eachVerbForATuplePerformsItsAction() {
    let spy = LetsSpy(), lets = spy.lets
    let pairs: [((name: String, number: Int)) -> Void] = [
      lets.present(target, as: .alert), lets.replace(with: target), lets.goTo(target), lets.open(target),
      lets.popTo(target), lets.select(target), lets.show(target, in: .detail), lets.pop(2), lets.popToRoot(),
      lets.dismiss(), lets.close(), lets.choose { $0.number > 5 ? .push(item($0.number)) : nil },
      lets.perform(.pop(), .push(target)), lets.dismissAll(), lets.back(), lets.unwind(), lets.select { $0.number },
      lets.choose(.push(target), orElse: .pop()) { $0.name == "Ada" },
      lets.closure(leadsTo: .pop()) { pair in lets.now(.push(item(pair.number))) },
    ]
    for pair in pairs { pair(("Ada", 36)) }
    #expect(
      spy.actions == [
        .present(target, as: .alert), .replace(with: target), .goTo(target), .open(target), .popTo(target),
        .select(target), .show(target, in: .detail), .pop(2), .popToRoot(), .dismiss(), .close(), .push(item(36)),
        .batch(.pop(), .push(target)), .dismissAll(), .back(), .unwind(), .select(36), .push(target), .push(item(36)),
      ])
  }

  @Test func workAndTasksTakeATuple() async throws {
    var names: [String] = []
    let spy = LetsSpy(), source = Source()
    source.onPair = spy.lets.perform(after: { names.append($0.name) }, .pop())
    source.onPair(("Ada", 36))
    source.onPair = spy.lets.task { lets, pair in names.append("\(pair.number)") }
    source.onPair(("Ada", 36))
    await spy.finishTasks()
    #expect(names == ["Ada", "36"])
  }

  @Test func aForwardingVerbIsCalledAtOnce() throws {
    let flow = Flow(with: Source()) { screen, lets in
      screen.onPair = { pair in lets.push(target) { $0.count }(pair.number) }
    }
    let navigator = Navigator(root: flow)
    try navigator.screen(ofType: Source.self).onPair(("Ada", 36))
    #expect(try navigator.screen(ofType: Target.self).taken == ["36"])
  }

  @Test func aTabMayBeThereOnlySometimes() {
    func tabs(isEditor: Bool) -> Flow<Source> {
      Flow(with: Source(), containing: .tabs(target, isEditor ? item(1) : nil, [item(2)]), id: isEditor)
    }
    #expect(Navigator(root: tabs(isEditor: true)).tree.summary == "Source(true)[*Target, (Item(1)), (Item(2))]")
    #expect(Navigator(root: tabs(isEditor: false)).tree.summary == "Source(false)[*Target, (Item(2))]")
  }

  @Test func anOptionalFlowOfANewStackGivesItsScreen() throws {
    for isThere in [true, false] {
      var taken: [Int?] = []
      let flow = Flow(with: Source()) { screen, lets in
        screen.onNumber = lets.reset(to: target, isThere ? item(1) : nil, item(2)) { first, middle, last in
          { number in
            middle?.count(number)
            taken = [first.taken.count, middle?.taken.count, last.taken.count]
          }
        }
      }
      let navigator = Navigator(root: flow)
      try navigator.screen(ofType: Source.self).onNumber(5)
      #expect(navigator.tree.summary == (isThere ? "Target > Item(1) > Item(2)" : "Target > Item(2)"))
      #expect(taken == [0, isThere ? 1 : nil, 0])
    }
  }
}
