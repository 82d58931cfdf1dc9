import FlowKit
import FlowKitMaps
import Testing

/// Each verb that binds a callback is on the map; a missing one would be an arrow that nobody notices.
@MainActor
@Suite struct EveryVerbTests {
  private let to = Flow(with: Chart())

  @Test func verbsWithoutArguments() {
    expect(["push(Chart)"]) { $0.onPlain = $1.push(to) }
    expect(["present(Chart, as: .sheet)"]) { $0.onPlain = $1.present(to) }
    expect(["replace(with: Chart)"]) { $0.onPlain = $1.replace(with: to) }
    expect(["goTo(Chart)"]) { $0.onPlain = $1.goTo(to) }
    expect(["open(Chart)"]) { $0.onPlain = $1.open(to) }
    expect(["popTo(Chart)"]) { $0.onPlain = $1.popTo(to) }
    expect(["pop()"]) { $0.onPlain = $1.pop() }
    expect(["pop(2)"]) { $0.onPlain = $1.pop(2) }
    expect(["popToRoot()"]) { $0.onPlain = $1.popToRoot() }
    expect(["remove(Chart)"]) { $0.onPlain = $1.perform(.remove(to)) }
    expect(["dismiss()"]) { $0.onPlain = $1.dismiss() }
    expect(["dismissAll()"]) { $0.onPlain = $1.dismissAll() }
    expect(["close()"]) { $0.onPlain = $1.close() }
    expect(["back()"]) { $0.onPlain = $1.back() }
    expect(["unwind()"]) { $0.onPlain = $1.unwind() }
    expect(["select(Chart)"]) { $0.onPlain = $1.select(to) }
    expect(["select(1)"]) { $0.onPlain = $1.select(1) }
    expect(["next()"]) { $0.onPlain = $1.perform(.next()) }
    expect(["previous()"]) { $0.onPlain = $1.perform(.previous()) }
    expect(["show(Chart, in: .detail)"]) { $0.onPlain = $1.show(to, in: .detail) }
    expect(["reset(to: Chart)"]) { $0.onPlain = $1.reset(to: to) }
    expect(["resetRoot(to: Chart)"]) { $0.onPlain = $1.resetRoot(to: to) }
    expect(["reset(to: Chart, Chart)"]) { $0.onPlain = $1.reset(to: to, [to]) }
    expect(["setChildren(Chart)"]) { $0.onPlain = $1.perform(.setChildren(to)) }
    expect(["setChildren(Chart)"]) { $0.onPlain = $1.perform(.setChildren([to])) }
    expect(["batch(pop(), push(Chart))"]) { $0.onPlain = $1.perform(.pop(), .push(to)) }
    expect(["preload(Chart)"]) { $0.onPlain = $1.preload(to) }
    expect(["send(5)"]) { $0.onPlain = $1.send(5) }
    expect(["send(5, to: Chart)"]) { $0.onPlain = $1.send(5, to: to) }
    expect(["broadcast(5)"]) { $0.onPlain = $1.perform(.broadcast(5)) }
    expect(["unwind(sending: 5)"]) { $0.onPlain = $1.unwind(sending: 5) }
  }

  @Test func verbsThatForwardTheirArguments() {
    expect(["push(Chart)"]) { $0.onNumber = $1.push(to) { $0.mark } }
    expect(["present(Chart, as: .sheet)"]) { $0.onNumber = $1.present(to) { $0.mark } }
    expect(["replace(with: Chart)"]) { $0.onNumber = $1.replace(with: to) { $0.mark } }
    expect(["goTo(Chart)"]) { $0.onNumber = $1.goTo(to) { $0.mark } }
    expect(["open(Chart)"]) { $0.onNumber = $1.open(to) { $0.mark } }
    expect(["popTo(Chart)"]) { $0.onNumber = $1.popTo(to) { $0.mark } }
    expect(["select(Chart)"]) { $0.onNumber = $1.select(to) { $0.mark } }
    expect(["show(Chart, in: .detail)"]) { $0.onNumber = $1.show(to, in: .detail) { $0.mark } }
    expect(["reset(to: Chart)"]) { $0.onNumber = $1.reset(to: to) { $0.mark } }
    expect(["resetRoot(to: Chart)"]) { $0.onNumber = $1.resetRoot(to: to) { $0.mark } }
    expect(["preload(Chart)"]) { $0.onNumber = $1.preload(to) { $0.mark } }
  }

  @Test func verbsThatDropTheirArguments() {
    expect(["push(Chart)"]) { $0.onNumber = $1.push(to) }
    expect(["pop()"]) { $0.onNumber = $1.pop() }
    expect(["dismiss()"]) { $0.onNumber = $1.dismiss() }
    expect(["reset(to: Chart)"]) { $0.onNumber = $1.reset(to: to) }
  }

  @Test func verbsWhoseArgumentsDetermineTheFlow() {
    func chart(_ number: Int) -> Flow<Chart> { Flow(with: Chart(), id: number) }
    expect(["push(Chart(7))"]) { $0.onNumber = $1.push(chart) }
    expect(["present(Chart(7), as: .sheet)"]) { $0.onNumber = $1.present(chart) }
    expect(["replace(with: Chart(7))"]) { $0.onNumber = $1.replace(with: chart) }
    expect(["goTo(Chart(7))"]) { $0.onNumber = $1.goTo(chart) }
    expect(["open(Chart(7))"]) { $0.onNumber = $1.open(chart) }
    expect(["preload(Chart(7))"]) { $0.onNumber = $1.preload(chart) }
    expect(["pop(7)"]) { $0.onNumber = $1.choose { .pop($0) } }
    expect(["select(7)"]) { $0.onNumber = $1.select { $0 } }
    expect(["send(8)"]) { $0.onNumber = $1.send { $0 + 1 } }
    expect(["send(7)"]) { $0.onNumber = $1.send() }
    expect(["send(7, to: Chart)"]) { $0.onNumber = $1.send(to: to) { $0 } }
    expect(["broadcast(7)"]) { $0.onNumber = $1.choose { .broadcast($0) } }
    expect(["unwind(sending: 7)"]) { $0.onNumber = $1.unwind { $0 } }
  }

  @Test func verbsThatAwaitAnAnswer() {
    expect(["present(Chart, as: .sheet)"]) { $0.onPlain = $1.present(to, until: \.onMark) { _ in } }
    expect(["push(Chart)"]) { $0.onPlain = $1.push(to, until: \.onMark) { _ in } }
  }

  @Test func sequencesThatSendMessages() {
    let messages = AsyncStream<Int> { $0.finish() }
    expect(["send(7)"], callback: nil) { _, lets in lets.follow(messages) }
  }

  private func expect(
    _ actions: [String], callback: String? = "on", at place: SourceLocation = #_sourceLocation,
    _ bind: @escaping @MainActor (Chooser, Lets) -> Void
  ) {
    let flow = Flow(with: Chooser(), bind)
    let arrows = FlowMap(of: flow, samples: [Int.self: [7]]).arrows(from: flow.id)
    #expect(
      arrows.map { $0.action.description.split(separator: " at ").first.map(String.init) } == actions,
      sourceLocation: place)
    for arrow in arrows {
      if callback == nil {
        #expect(arrow.cause == .callback(nil), sourceLocation: place)
      } else {
        #expect(
          arrow.cause == .callback("onPlain") || arrow.cause == .callback("onNumber"), "\(arrow)", sourceLocation: place
        )
      }
    }
  }
}

extension Chart {
  fileprivate func mark(_ number: Int) {}
}
