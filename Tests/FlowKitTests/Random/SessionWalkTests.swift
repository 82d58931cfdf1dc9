import FlowKit
import FlowKitTesting
import Testing

/// Sessions that open and close while actions wait: whatever comes in whichever order, nobody gets in who may not, each
/// wish ends, and nothing waits for ever.
///
/// There is no model: only what must be true of every order.
@MainActor
struct SessionWalkTests {
  private static nonisolated let plan = WalkPlan(6_000, seeds: 4)

  @Test(arguments: plan.seeds)
  func nobodyGetsInWhoMayNot(seed: UInt64) async {
    let walk = SessionWalk(seed: seed)
    for step in 1...Self.plan.actions {
      await walk.step()
      guard walk.faults.isEmpty else {
        Issue.record("seed \(seed), step \(step): \(walk.faults[0])\n\(walk.story.suffix(12).joined(separator: "\n"))")
        return
      }
    }
    await walk.end()
    #expect(walk.faults == [])
    #expect(walk.wishes > 0 && walk.wishes == walk.ended)
    #expect(walk.met.isSuperset(of: ["made", "removed by a recheck", "performed", "superseded", "cancelled"]))
  }
}

/// One walk: an app with a root by a rule, and flows that need a session.
@MainActor
private final class SessionWalk {
  private var random: WalkRandom
  private var isOpen = false
  private var questions: [AsyncStream<Bool>.Continuation] = []
  private var tasks: [Int: Task<Void, Never>] = [:]
  private var observation: NavigationObservation?
  private lazy var navigator = Navigator { [unowned self] in .root(isOpen ? home : login) }
  /// What was done, for the message of a failure.
  private(set) var story: [String] = []
  private(set) var faults: [String] = []
  /// What the walk has seen, so that it can't be blind.
  private(set) var met: Set<String> = []
  /// How many actions are awaited, and how many of these have ended.
  private(set) var wishes = 0, ended = 0

  init(seed: UInt64) {
    random = WalkRandom(seed: seed)
    navigator.onIssue = nil
  }
}

// The app.
extension SessionWalk {
  private var login: Flow<Page> { Flow(with: Page()).named("Login") }
  private var home: Flow<Page> {
    let inner = flow(0)
    return Flow(with: Page(), containing: .tabs(Pages.a, inner, Pages.c)).named("Home")
  }

  /// The flows that an action may lead to; the first ones need a session.
  ///
  /// - V asks at once, W thinks before that, T is prepared, S thinks after that, and Y asks for a login.
  /// - E thinks before it leaves.
  private func flow(_ number: Int) -> Flow<Page> {
    let login = login
    return switch number {
    case 0: needing("V").guarded(orElse: .refuse("no session")) { [unowned self] in isOpen }
    case 1:
      needing("W").guarded { [unowned self] in await answer() ? .allow : .refuse("no") }
        .guarded(orElse: .refuse("no session")) { [unowned self] in isOpen }
    case 2:
      needing("T").preparing { [unowned self] in _ = await answer() }
        .guarded(orElse: .redirect(.present(login.singleTop()))) { [unowned self] in isOpen }
    case 3:
      needing("S").guarded(orElse: .instead(Pages.b)) { [unowned self] in isOpen }
        .guarded { [unowned self] in await answer() ? .allow : .redirect(.push(Pages.d)) }
    case 4: needing("Y").guarded(orElse: .redirect(.present(login))) { [unowned self] in isOpen }
    case 5: Flow(with: Page()).named("E").confirmsLeaving { [unowned self] _ in await answer() }
    case 6: Pages.p.handling(Step.self) { [unowned self] _ in .push(flow(1)) }
    default: Pages.b
    }
  }

  /// A flow whose screen must not be made without a session.
  private func needing(_ name: String) -> Flow<Page> {
    Flow { [unowned self] (_: Lets) in page(name) }.id(name).named(name)
  }

  private func page(_ name: String) -> Page {
    met.insert("made")
    if !isOpen { faults.append("\(name) is made without a session") }
    return Page()
  }

  private func answer() async -> Bool {
    let (stream, continuation) = AsyncStream.makeStream(of: Bool.self)
    questions.append(continuation)
    for await answer in stream { return answer }
    return true  // it was cancelled: what it says doesn't matter
  }
}

// The walk.
extension SessionWalk {
  func step() async {
    switch random.below(20) {
    case 0..<8: want(action())
    case 8: note("session ends") { isOpen = false }
    case 9: note("session opens") { isOpen = true }
    case 10, 11: note("update") { navigator.updateRoot(asksToLeave: random.chance(1, in: 3)) }
    case 12: recheck()
    case 13..<17: reply()
    case 17: note("back") { navigator.back() }
    case 18: cancel()
    default: note("cancelWaiting") { if random.chance(1, in: 6) { navigator.cancelWaiting() } }
    }
    for _ in 0..<random.below(4) { await Task.yield() }
  }

  private func note(_ text: String, _ body: () -> Void) {
    story.append(text)
    if story.count > 40 { story.removeFirst(20) }
    body()
  }

  private func action() -> NavigationAction {
    let target = flow(random.below(8))
    switch random.below(12) {
    case 0..<4: return .push(target)
    case 4: return .present(target)
    case 5: return .replace(with: target)
    case 6: return .resetRoot(to: home, target)
    case 7: return .batch(.dismissAll(), .push(target))
    case 8: return .send(Step.done)
    case 9: return .select(random.below(3))
    case 10: return random.chance(1, in: 2) ? .leave() : .popToRoot()
    default: return .goTo(target)
    }
  }

  /// Performs an action from a screen or from outside, and awaits its end.
  private func want(_ action: NavigationAction) {
    let path = navigator.tree.path
    let caller = random.chance(1, in: 2) ? nil : path[random.below(path.count)].id
    let wanted = random.chance(1, in: 8) ? action.replacingWaiting : action
    if !isOpen, action.kind == .resetRoot { return }  // a root is made without asking
    wishes += 1
    let number = wishes
    note("\(action.call) from \(caller.map { "\($0)" } ?? "outside")") {
      tasks[number] = Task { [unowned self] in
        let outcome = await navigator.performAndWait(wanted, from: caller)
        ended += 1
        tasks[number] = nil
        if outcome.isQueued || outcome.isWaiting { faults.append("\(action.call) has not ended: \(outcome)") }
        met.insert(outcome.reason.map { "\($0)" } ?? "performed")
      }
    }
  }

  private func recheck() {
    note("recheck") {
      let isAlone = !navigator.isWaiting
      let outcome = navigator.recheckGuards(asksToLeave: false)
      if !outcome.changes.isEmpty { met.insert("removed by a recheck") }
      guard isAlone, outcome.isPerformed, !isOpen else { return }
      let left = navigator.tree.path.dropFirst().filter { ["V", "W", "T", "S", "Y"].contains($0.flow.name) }
      if let first = left.first { faults.append("\(first) is still there") }  // the root may be: there is nothing else
    }
  }

  private func reply() {
    guard !questions.isEmpty else { return }
    let number = random.below(questions.count), answer = random.chance(3, in: 4)
    note("answer \(answer)") { questions.remove(at: number).yield(answer) }
  }

  private func cancel() {
    guard let number = tasks.keys.sorted().randomElement(&random) else { return }
    note("cancel \(number)") { tasks[number]?.cancel() }
  }

  /// Answers everything, closes what redirects have opened, and signs in, because what leads behind the login waits for
  /// that: then nothing waits any more.
  func end() async {
    isOpen = true
    for _ in 0..<100 where ended < wishes || navigator.isWaiting {
      while !navigator.isSettled {
        while !questions.isEmpty { questions.removeFirst().yield(true) }
        await Task.yield()
      }
      navigator.perform(.batch(.dismissAll(), .popToRoot()).withoutConfirmation)
      navigator.perform(.resetRoot(to: login).withoutConfirmation)
      navigator.updateRoot(asksToLeave: false)
      for _ in 0..<20 { await Task.yield() }
    }
    if navigator.isWaiting { faults.append("something waits for ever") }
    if ended < wishes { faults.append("\(wishes - ended) actions never end") }
  }
}

extension Array {
  fileprivate func randomElement(_ random: inout WalkRandom) -> Element? {
    isEmpty ? nil : self[random.below(count)]
  }
}
