import FlowKit
import FlowKitMaps
import Testing

/// The same seed takes the same steps, whatever the app awaits.
@MainActor
@Suite(.timeLimit(.minutes(5)))  // a wait that never ends fails
struct AwaitingDriveTests {
  @Test(arguments: 1...2 as ClosedRange<UInt64>)
  func sameSeedTakesTheSameStepsWhateverTheAppAwaits(seed: UInt64) async throws {
    let first = try await places(seed: seed)
    for _ in 1...2 { #expect(try await places(seed: seed) == first) }
    #expect(Set(first).count == 5)
  }

  @Test func whatAUserHasToAnswerIsNotWaitedFor() async throws {
    let turns = Turns()
    let counting = Task { while !Task.isCancelled { await turns.take() } }
    _ = try await places(seed: 9)
    counting.cancel()
    #expect(turns.count < 3_000)
  }

  /// A link waits for a gate that is there already, which an open screen can leave.
  @Test(arguments: 0..<3)
  func whatWaitsForAGateThatIsThereIsNoDeadEnd(_ link: Int) async throws {
    for way in 0..<2 {
      var office: GatedOffice?
      var driver = FlowDriver {
        let session = GatedSession(), flows = GatedOffice(session: session, names: way == 0)
        let navigator = Navigator { session.isIn ? .root(flows.home) : .root(flows.gate) }
        session.onChange = { [weak navigator] in navigator?.updateRoot() }
        office = flows
        return navigator
      }
      driver.on(Counter.self) { $0.onErrand() }
      driver.on(Vault.self) { $0.onClose() }
      driver.on(Letter.self) { $0.onClose() }
      driver.anywhere { navigator in
        guard let office else { return }
        navigator.perform(office.links[link])
      }
      try await driver.run(steps: 200, seed: 1)
    }
  }

  /// The trees after the steps.
  private func places(seed: UInt64) async throws -> [String] {
    let seen = Seen()
    var driver = FlowDriver { Navigator(root: Archive().counter) }
    driver.allowed.insert(.waiting)
    driver.on(Counter.self) { $0.onLetter() }
    driver.on(Counter.self) { $0.onVault() }
    driver.on(Counter.self) { $0.onErrand() }
    driver.on(Letter.self) { $0.onClose() }
    driver.on(Question.self, each: { _ in [true, false] }) { $0.onAnswer($1) }
    driver.on(Vault.self) { $0.onClose() }
    driver.always { navigator in
      seen.trees.append(navigator.tree.summary)
      return true
    }
    try await driver.run(steps: 150, seed: seed)
    return seen.trees
  }

  private final class Seen { var trees: [String] = [] }
}

/// The turns of the main actor that a task got beside another.
@MainActor
private final class Turns {
  private(set) var count = 0

  func take() async {
    count += 1
    await Task.yield()
  }
}

/// An app whose gate and home are set by the rule for its root.
@MainActor
private struct GatedOffice {
  let session: GatedSession
  /// Whether the guard names the flow, rather than an action.
  let names: Bool

  var gate: Flow<Counter> {
    Flow(with: Counter()) { counter, _ in counter.onErrand = { session.change(true) } }
  }

  var home: Flow<Vault> {
    Flow(with: Vault()) { vault, _ in vault.onClose = { session.change(false) } }
      .guarded(orElse: names ? .redirect(to: gate) : .redirect(.goTo(gate))) { session.isIn }
  }

  var letter: Flow<Letter> { Flow(with: Letter()) { letter, lets in letter.onClose = lets.dismiss() } }

  var links: [NavigationAction] {
    [.batch(.resetRoot(to: home), .present(letter)), .batch(.goTo(home), .present(letter)), .resetRoot(to: home)]
  }
}

@MainActor
private final class GatedSession {
  private(set) var isIn = false
  var onChange = {}

  func change(_ isIn: Bool) {
    self.isIn = isIn
    onChange()
  }
}

/// An archive whose letter asks before it is left, whose vault is guarded by somebody elsewhere, and whose errands take
/// a question each.
@MainActor
private struct Archive {
  var counter: Flow<Counter> {
    Flow(with: Counter()) { counter, lets in
      counter.onLetter = lets.push(letter)
      counter.onVault = lets.push(vault)
      counter.onErrand = lets.task { lets in
        guard await lets.present(question, as: .alert, until: \.onAnswer) == true, await Elsewhere.agrees() else {
          return
        }
        await lets.performAndWait(.push(letter))
      }
    }
  }

  var letter: Flow<Letter> {
    let flow = Flow(with: Letter()) { letter, lets in
      letter.onClose = lets.pop()
      letter.mayClose = { await lets.present(question, as: .alert, until: \.onAnswer) == true }
    }
    return flow.confirmsLeaving { await $0.mayClose() }
  }

  var vault: Flow<Vault> {
    Flow(with: Vault()) { vault, lets in vault.onClose = lets.pop() }
      .guarded { await Elsewhere.agrees() ? .allow : .refuse("closed") }
  }

  var question: Flow<Question> { Flow(with: Question()) }
}

/// A service that answers on no actor.
private enum Elsewhere {
  static func agrees() async -> Bool {
    for _ in 0..<20 { await Task.yield() }
    return true
  }
}

private final class Counter {
  var onLetter = {}, onVault = {}, onErrand = {}
}

private final class Letter {
  var onClose = {}
  var mayClose: @MainActor () async -> Bool = { true }
}

private final class Question {
  var onAnswer: (Bool) -> Void = { _ in }
}

private final class Vault {
  var onClose = {}
}
