import FlowKit
import FlowKitTesting
import Testing

/// Sessions that open and close while actions wait, screens ask others for results, hosts are late, and users swipe:
/// whatever comes in whichever order, nobody gets in who may not, each wish ends once, nothing waits for ever, each screen
/// is told of in turn, and nothing stays alive.
///
/// There is no model: only what must be true of every order.
@MainActor
struct SessionWalkTests {
  private static nonisolated let plan = WalkPlan(6_000, seeds: 2)

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
    #expect(
      walk.met.isSuperset(of: [
        "made", "removed by a recheck", "performed", "superseded", "cancelled", "a result", "a swipe", "a travel",
        "a retained screen",
      ]), "\(walk.met)")
  }
}

/// One walk: an app with a root by a rule, and flows that need a session.
@MainActor
private final class SessionWalk {
  private var random: WalkRandom
  private var isOpen = false
  private var questions: [AsyncStream<Bool>.Continuation] = []
  private var tasks: [Int: Task<Void, Never>] = [:]
  private lazy var navigator = Navigator { [unowned self] in .root(isOpen ? home : login) }
  private lazy var told = ToldScreens(navigator.tree)
  private var host = HeadlessHost()
  private var swipe: HeadlessHost.Swipe?
  private var saved: [NavigationTree] = []
  private var pages: [Weak] = []
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
    _ = told
    navigator.observe { [weak self] event in
      guard let self else { return }
      if !told.hear(event) { faults.append("\(event) again") }
    }
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
  /// - E thinks before it leaves. K answers Z, and R is retained.
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
    case 7: asking
    case 8: Flow { [unowned self] (_: Lets) in noted(Page()) }.id("R").named("R").retained()
    default: Pages.b
    }
  }

  /// A flow whose screen must not be made without a session.
  private func needing(_ name: String) -> Flow<Page> {
    Flow { [unowned self] (_: Lets) in page(name) }.id(name).named(name)
  }

  private var asking: Flow<Page> {
    Flow(with: Page()) { [unowned self] screen, lets in
      screen.onNext = lets.push(Flow(with: Page()).named("K"), until: \.onText) { [unowned self] _ in
        met.insert("a result")
      }
    }
    .named("Z")
  }

  private func page(_ name: String) -> Page {
    met.insert("made")
    if !isOpen { faults.append("\(name) is made without a session") }
    return noted(Page())
  }

  private func noted(_ page: Page) -> Page {
    pages = pages.filter { $0.object != nil } + [Weak(page)]
    return page
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
    switch random.below(26) {
    case 0..<8: want(action())
    case 8: note("session ends") { isOpen = false }
    case 9: note("session opens") { isOpen = true }
    case 10, 11: note("update") { navigator.updateRoot(asksToLeave: random.chance(1, in: 3)) }
    case 12: recheck()
    case 13..<17: reply()
    case 17: note("back") { navigator.back() }
    case 18: cancel()
    case 19: note("cancelWaiting") { if random.chance(1, in: 6) { navigator.cancelWaiting() } }
    case 20: note("background") { navigator.isInBackground.toggle() }
    case 21: note("host") { attach() }
    case 22: note("swipe") { moveFinger() }
    case 23: note("the transition ends") { host.finishTransition() }
    case 24: note("travel") { travel() }
    default: note("ask and answer") { callBack() }
    }
    look()
    for _ in 0..<random.below(4) { await Task.yield() }
    look()
  }

  /// What must be true whenever nothing is being performed.
  private func look() {
    let tree = navigator.tree
    told.difference(to: tree).map { faults.append($0) }
    faults += host.problems.prefix(1)
    if navigator.screenCount != tree.count { faults.append("\(navigator.screenCount) screens") }
    if navigator.retainedCount > 0 { met.insert("a retained screen") }
    let isQuiet = swipe == nil && !host.isInTransition
    if isQuiet, let shown = host.shown, shown != tree { faults.append("\(shown) is shown, not \(tree)") }
  }

  private func attach() {
    swipe = nil
    host = HeadlessHost(delaysTransitions: random.chance(1, in: 2))
    navigator.attach(host)
  }

  private func moveFinger() {
    guard let moving = swipe.take() else { return swipe = host.beginSwipeBack() }
    met.insert("a swipe")
    if random.chance(2, in: 3) { moving.finish() } else { moving.cancel() }
  }

  /// Travels to an earlier place, or keeps this one; a travel asks nobody, so there is a session.
  private func travel() {
    guard isOpen, let tree = saved.randomElement(&random), random.chance(1, in: 2) else {
      return saved = saved.suffix(3) + [navigator.tree]
    }
    if navigator.perform(.travel(to: tree)).isPerformed { met.insert("a travel") }
  }

  /// A screen asks another one, or answers.
  private func callBack() {
    let page = navigator.visibleScreen as? Page
    switch navigator.tree.visible.flow.name {
    case "Z": page?.onNext()
    case "K": page?.onText("answer")
    default: navigator.perform(.push(asking))
    }
  }

  private func note(_ text: String, _ body: () -> Void) {
    story.append(text)
    if story.count > 40 { story.removeFirst(20) }
    body()
  }

  private func action() -> NavigationAction {
    let target = flow(random.below(11))
    switch random.below(12) {
    case 0..<4: return .push(target)
    case 4: return .present(target)
    case 5: return .replace(with: target)
    case 6: return .resetRoot(to: home, target)
    case 7: return .batch(.dismissAll(), .push(target))
    case 8: return .send(Step.done)
    case 9: return .select(random.below(3))
    case 10: return random.chance(1, in: 2) ? .close() : .popToRoot()
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
    swipe.take()?.cancel()
    host.delaysTransitions = false
    host.finishTransition()
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
    navigator.releaseRetained()
    let alive = pages.compactMap(\.object), there = navigator.tree.path.compactMap { navigator.screen(of: $0.id) }
    if alive.contains(where: { page in !there.contains { $0 === page } }) { faults.append("a screen stays alive") }
    if navigator.isWaiting { faults.append("something waits for ever") }
    if ended < wishes { faults.append("\(wishes - ended) actions never end") }
  }
}

extension Array {
  fileprivate func randomElement(_ random: inout WalkRandom) -> Element? {
    isEmpty ? nil : self[random.below(count)]
  }
}
