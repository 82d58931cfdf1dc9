import FlowKit
import Testing

/// A cell of the table of pairs: what waits, and what comes meanwhile.
struct WaitingCell: Hashable, Sendable {
  let who: Who
  let reason: Reason
  let comes: Comes

  /// Who asked for the action that waits.
  enum Who: CaseIterable {
    case screen, outside, ruleOfTheRoot, back
    /// The system's back, which a handler of the screen answers with an action.
    case answeredBack
  }

  /// What it waits for.
  enum Reason: CaseIterable {
    case asyncGuard, preparation, leaving, redirect, result
  }

  /// What comes while it waits.
  enum Comes: CaseIterable {
    case again, forward, pop, outside, urgent, lock, resetRoot, updateRoot, travel, message, back
  }

  /// The whole product.
  static var all: [WaitingCell] {
    Who.allCases.flatMap { who in
      Reason.allCases.flatMap { reason in
        Comes.allCases.map { WaitingCell(who: who, reason: reason, comes: $0) }
      }
    }
  }

  /// Whether an app can get there, and why not if it can't.
  var exists: (Bool, because: String) {
    switch (who, reason, comes) {
    case (.outside, .result, _): (false, "only a screen has lets to wait for a result with")
    case (.ruleOfTheRoot, .result, _): (false, "the rule of the root opens no screen and waits for no result")
    case (.back, .result, _): (false, "a way back opens no screen")
    case (.answeredBack, .result, _): (false, "the action of an answer hands its result to nobody")
    case (.back, .preparation, _): (false, "no flow enters by a way back, so nothing is prepared")
    case (.back, .redirect, .again), (.answeredBack, .redirect, .again):
      (false, "what it was redirected to covers the screen, so the system's back is not the same again")
    case (.back, .redirect, .back), (.answeredBack, .redirect, .back): (true, "")
    case (.back, _, .back), (.answeredBack, _, .back): (false, "this is the same again")
    default: (true, "")
    }
  }
}

extension WaitingCell: CustomTestStringConvertible {
  var testDescription: String { "\(who) waits for \(reason), \(comes) comes" }
}

/// How the two actions of a cell ended, and where the app is then.
struct WaitingEnd: Equatable {
  /// How the one that waited ended; begins with "waits" if it still waited when the other one had come.
  var first: String
  /// How the one that came ended; begins with "waits" if it had to wait.
  var second: String
  var tree: String
  /// How often a guard, a preparation, or a screen that may leave was asked.
  var asked: Int
}

/// Where guards, preparations, and screens that are asked stand until a test opens it.
@MainActor
final class Door {
  /// How often somebody came.
  private(set) var count = 0
  private var isOpen = false
  private var standing: [CheckedContinuation<Void, Never>] = []
  private let knocks = AsyncStream.makeStream(of: Void.self)

  func pass() async {
    count += 1
    guard !isOpen else { return }
    knocks.continuation.yield()
    await withCheckedContinuation { standing.append($0) }
  }

  /// Waits until somebody stands there.
  func hasVisitor() async { for await _ in knocks.stream { return } }

  func open() {
    isOpen = true
    for one in standing { one.resume() }
    standing = []
  }
}

/// An app in `A > B` in which an action waits, and another one comes.
///
/// All screens may act while they are covered, so that nothing but the rule decides. All answer a message with a push.
/// B is the screen whose wishes are meant.
@MainActor
final class WaitingApp {
  private let cell: WaitingCell, door = Door(), session = Flag()
  /// Whether the rule of the root chooses H.
  private let isHome = Flag()
  /// The action that is being asked for, 1 or 2: the line where it claims to have been written.
  private var number: UInt32 = 1
  private let results = AsyncStream.makeStream(of: (line: Int, text: String?).self)
  private lazy var navigator = Navigator { [unowned self] in
    .root(isHome.isOn ? home : start, fileID: "Table", line: lineOfRule)
  }
  /// The tree with A alone.
  private lazy var before = navigator.tree
  private var actionGuard: Registration?
  /// How actions ended, by their lines.
  private var ends: [(line: Int, text: String)] = []

  init(_ cell: WaitingCell) {
    self.cell = cell
    navigator.onIssue = nil
    _ = before
    navigator.perform(.push(screen))
    if cell.who == .back { guardBack() }
    navigator.observe { [weak self] in self?.note($0) }
  }

  /// The rule may be asked again after a pause, so its line is that of the update that waits, unless that has ended.
  private var lineOfRule: UInt32 {
    guard cell.who == .ruleOfTheRoot, isHome.isOn else { return 2 }
    return cell.comes == .again ? number : 1
  }

  // The flows.

  private func page(_ flow: Flow<Page>) -> Flow<Page> {
    flow.actsWhileCovered().handling(Int.self) { _ in .push(Pages.c, fileID: "Table", line: 2) }
  }

  private var start: Flow<Page> { page(Pages.a) }
  private var login: Flow<Page> { page(Flow(with: Page()).named("L")) }
  private var picker: Flow<Page> { page(Flow(with: Page()).named("R")) }
  private var other: Flow<Page> { page(Flow(with: Page()).named("Z")) }

  private var home: Flow<Page> {
    let flow = page(Flow(with: Page()).named("H"))
    return cell.who == .ruleOfTheRoot ? slow(flow) : flow
  }

  /// A flow that the action enters which waits.
  private func slow(_ flow: Flow<Page>) -> Flow<Page> {
    switch cell.reason {
    case .asyncGuard:
      flow.guarded { [door] in
        await door.pass()
        return .allow
      }
    case .preparation: flow.preparing { [door] in await door.pass() }
    case .redirect: flow.guarded { [session, login] in session.isOn ? .allow : .redirect(.present(login)) }
    case .leaving, .result: flow
    }
  }

  private var screen: Flow<Page> {
    let flow = Flow(with: Page()) { [unowned self] screen, lets in
      screen.onNext = lets.task { [unowned self] lets in
        let line = number, results = results.continuation
        let text = await lets.present(picker, until: \.onText, fileID: "Table", line: line)
        results.yield((Int(line), text))
      }
      if cell.who == .answeredBack { lets.onBack { [unowned self] in written(wish) } }
    }
    .named("B")
    guard cell.reason == .leaving else { return page(flow) }
    return page(flow).confirmsLeaving { [door] _ in
      await door.pass()
      return true
    }
  }

  /// What the action that waits is to do, if it is neither a back nor an update of the root.
  private var wish: NavigationAction {
    guard cell.reason == .leaving else { return .push(slow(page(Pages.x))) }
    return cell.who == .outside ? .goTo(start) : .popTo(start)
  }

  /// A back from B is asked about.
  ///
  /// A guard that takes time would be asked about what comes, too, so it is removed when it has been asked.
  private func guardBack() {
    switch cell.reason {
    case .asyncGuard:
      actionGuard = navigator.guardActions { [door] _ in
        await door.pass()
        return .allow
      }
    case .redirect:
      navigator.guardActions { [session, login] request in
        request.isBackFromB && !session.isOn ? .redirect(.present(login)) : .allow
      }
    case .preparation, .leaving, .result: break
    }
  }

  // The course of events.

  /// Lets an action wait, lets the other one come, and then lets everybody answer.
  func run() async throws -> WaitingEnd {
    let hasWaited = try await first()
    try #require(hasWaited)
    number = 2
    let isNow = try await second()
    let hasEnded = ends.contains { $0.line == 1 }
    number = hasEnded ? 2 : 1  // of an update that is decided later
    try await finish()
    let end = WaitingEnd(
      first: cell.reason == .result ? try await result() : (hasEnded ? "" : "waits, ") + (try end(1)),
      second: (isNow ? "" : "waits, ") + (try end(2)), tree: navigator.tree.summary, asked: door.count)
    #expect(!navigator.isWaiting)
    return end
  }

  /// Whether it waits.
  private func first() async throws -> Bool {
    guard cell.reason != .result else {
      try await ask()
      ends = []  // presented; the result is what counts
      return navigator.tree.summary == "A > B | sheet: R"
    }
    let outcome = perform(nil)
    if cell.reason != .redirect { await door.hasVisitor() }
    actionGuard?.cancel()
    return outcome.isWaiting && navigator.tree.summary == (cell.reason == .redirect ? "A > B | sheet: L" : "A > B")
  }

  /// Whether it ends at once.
  private func second() async throws -> Bool {
    if cell.reason == .result, cell.comes == .again {
      try await ask()
      return true
    }
    return !perform(cell.comes).isWaiting
  }

  private func perform(_ comes: WaitingCell.Comes?) -> NavigationOutcome {
    switch comes {
    case nil, .again: performOwn()
    case .forward: perform(.push(Pages.c), from: 2)
    case .pop: perform(.pop(), from: 2)
    case .outside: perform(.push(Pages.c))
    case .urgent: perform(.push(Pages.c).overtakingWaiting)
    case .lock: perform(.present(Pages.d).overtakingWaiting)
    case .resetRoot: perform(.resetRoot(to: other))
    case .updateRoot: update(toHome: cell.who != .ruleOfTheRoot)
    case .travel: perform(.travel(to: before))
    case .message: perform(.send(1))
    case .back: perform(.back())
    }
  }

  /// The action that is to wait.
  private func performOwn() -> NavigationOutcome {
    switch cell.who {
    case .screen: perform(wish, from: 2)
    case .outside: perform(wish)
    case .ruleOfTheRoot: update(toHome: true)
    case .back, .answeredBack: perform(.back())
    }
  }

  private func perform(_ action: NavigationAction, from caller: ScreenID? = nil) -> NavigationOutcome {
    navigator.perform(written(action), from: caller)
  }

  private func update(toHome: Bool) -> NavigationOutcome {
    isHome.isOn = toHome
    return navigator.updateRoot()
  }

  private func written(_ action: NavigationAction) -> NavigationAction {
    action.written(SourcePlace(fileID: "Table", line: number))
  }

  /// B asks for a result.
  private func ask() async throws {
    (navigator.screen(of: 2) as? Page)?.onNext()
    try await navigator.settled()
  }

  /// All answer, and what is open is closed.
  private func finish() async throws {
    session.isOn = true
    door.open()
    try await navigator.settled()
    if let login = navigator.tree.path.last(where: { $0.flow.name == "L" }) {
      navigator.perform(.dismiss(), from: login.id)
    }
    for _ in 1...2 where navigator.tree.path.contains(where: { $0.flow.name == "R" }) {
      navigator.screen(of: picker)?.onText("value")
      try await navigator.settled()
    }
  }

  // What has been noted.

  private func note(_ event: NavigationEvent) {
    guard event.isOf([.didNavigate, .ignored, .refused]), let origin = event.action.origin else { return }
    guard "\(origin.fileID)" == "Table" else { return }
    if event.action.kind == .unwind { return }  // closes what has given its result
    ends.append((origin.line, event.issue.map { "\($0.reason)" } ?? "performed"))
  }

  /// How an action ended, exactly once.
  private func end(_ line: Int) throws -> String {
    let own = ends.filter { $0.line == line }
    // An update that finds the right root changes nothing, and reports no event.
    let isUpdate = cell.comes == .updateRoot || cell.who == .ruleOfTheRoot && cell.comes == .again
    if own.isEmpty, line == 2, isUpdate { return "performed" }
    try #require(own.count == 1, "\(own)")
    return own[0].text
  }

  /// The result that the first one waited for; all results have come.
  private func result() async throws -> String {
    var first: String?
    let count = cell.comes == .again ? 2 : 1
    var all = results.stream.makeAsyncIterator()
    for _ in 1...count {
      let result = try #require(await all.next())
      if result.line == 1 { first = result.text ?? "nil" }
    }
    return try #require(first)
  }
}

extension NavigationRequest {
  fileprivate var isBackFromB: Bool { action.kind == .back && leaving.contains { $0.flow.name == "B" } }
}
