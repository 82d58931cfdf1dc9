import FlowKit
import FlowKitTesting
import Foundation
import Testing

/// Input that nobody should write but apps may contain: nothing crashes, hangs, or fails silently.
@MainActor
@Suite(.timeLimit(.minutes(5)))  // a test that never ends fails
struct HostileInputTests {
  private nonisolated static let isLong = ProcessInfo.processInfo.environment["FLOWKIT_LONG"] != nil

  @Test func firstIDThatIsInTheTreeIsRefused() throws {
    let tree = try Navigator(showing: "A > Tabs[*B, (C), (D)]").tree
    for action in [NavigationAction.push(Containers.tabs), .present(Pages.x), .select(1), .reset(to: Pages.a)] {
      #expect(throws: NavigationReason.invalidTree) { try tree.applying(action, firstID: 2) }
    }
    #expect(try tree.applying(.push(Containers.tabs), firstID: 4).tree.count == 5)
  }

  @Test func longStacksOfGuardedGroupsAreReleased() throws {
    let guarding = Pages.b.guardingActions { _ in .allow }
    var trees = [NavigationTree(root: NavigationTree.Entry(id: 1, flow: guarding.id))]
    trees.append(try trees[0].applying(.batch((0..<50_000).map { _ in .push(guarding) }), firstID: 2).tree)
    #expect(trees.removeLast().count == 50_001)
  }

  @Test func containersCanBeNestedAThousandTimes() throws {
    func tabs(_ depth: Int) -> Flow<Page> {
      Flow(with: Page(), containing: .tabs(depth == 1 ? Pages.b : tabs(depth - 1))).named("T\(depth)")
    }
    var tree = NavigationTree(root: NavigationTree.Entry(id: 1, flow: Pages.a.id))
    for depth in 1...10 { tree = try tree.applying(.push(tabs(100)), firstID: ScreenID(200 * depth)).tree }
    let reason = #expect(throws: NavigationReason.self) { try tree.applying(.push(tabs(1)), firstID: 6_000) }
    #expect(reason == .endlessContainers)
    #expect(reason?.text?.contains("1,000") == true)
  }

  /// A host that attaches another one like itself at each update.
  private final class RestlessHost: NavigationHost {
    private let isAlone: Bool
    private(set) var count = 0
    private var others: [RestlessHost] = []

    init(isAlone: Bool) { self.isAlone = isAlone }

    func show(_ update: NavigationUpdate, in context: HostContext, finished: @escaping @MainActor () -> Void) {
      count += 1
      if !isAlone { others = [RestlessHost(isAlone: false)] }
      context.navigator?.attach(others.first ?? self)
      finished()
    }
  }

  @Test(arguments: [true, false])
  func hostThatAttachesAnotherAtEachUpdateIsStopped(isAlone: Bool) {
    let navigator = Navigator(quiet: Pages.a), issues = IssueSpy(navigator), host = RestlessHost(isAlone: isAlone)
    navigator.attach(host)
    #expect(host.count <= 1_001)
    #expect(issues.issues.map(\.reason) == [.endless])
    navigator.detachHost()
    #expect(navigator.perform(.push(Pages.b)).isPerformed)
  }

  /// - Parameter caller: The screen that the second action comes from; it is covered.
  ///
  /// It takes seconds until a thousand actions have been performed that each lead to two.
  @Test(.enabled(if: isLong, "it is tried with FLOWKIT_LONG=1, as in CI"), arguments: [nil, 1] as [ScreenID?])
  func observerThatPerformsTwoActionsForEachEventIsStopped(caller: ScreenID?) {
    let navigator = Navigator(quiet: Pages.a)
    var reasons: Set<NavigationReason> = [], events = 0
    navigator.onIssue = { reasons.insert($0.reason) }
    let observation = navigator.observe { [unowned navigator] _ in
      events += 1
      navigator.perform(.push(Pages.b))
      navigator.perform(.push(Pages.c), from: caller)
    }
    navigator.perform(.push(Pages.d))
    observation.cancel()
    #expect(reasons == (caller == nil ? [.endless] : [.endless, .covered]))
    #expect((1_000..<200_000).contains(events))
  }

  @Test(arguments: [Int.min, -1, 0])
  func limitBelowZeroKeepsNothing(limit: Int) {
    let navigator = Navigator(quiet: Pages.a)
    navigator.retainedLimit = limit
    navigator.perform(.preload(Pages.b))
    navigator.perform(.push(Pages.c.retained()))
    navigator.perform(.pop())
    navigator.retainedLimit = limit
    #expect(navigator.retainedCount == 0)
  }

  @Test func leakDetectionThatWaitsForeverFindsNoLeak() {
    let navigator = Navigator(quiet: Pages.a), issues = IssueSpy(navigator, notesLeaks: true)
    navigator.leakDetection = .after(transitions: .max)
    var kept: [AnyObject?] = []
    for _ in 0..<20 {
      navigator.perform(.push(Pages.b))
      kept.append(navigator.visibleScreen)
      navigator.perform(.pop())
    }
    #expect(issues.issues.isEmpty)
    withExtendedLifetime(kept) {}
  }

  @Test func batchesCanBeNestedToAnyDepth() {
    let navigator = Navigator(quiet: Pages.a)
    var batch = NavigationAction.batch(.push(Pages.b))
    for _ in 0..<20_000 { batch = .batch(.push(Pages.b), batch) }
    #expect(navigator.perform(batch).isPerformed)
    #expect(navigator.tree.count == 20_002)
    batch = .pop()
  }

  /// A key whose `==` calls the navigator.
  private struct Caller: Hashable, Sendable {
    let number: Int
    let call: @MainActor @Sendable () -> Void

    static func == (left: Caller, right: Caller) -> Bool {
      MainActor.assumeIsolated { left.call() }
      return left.number == right.number
    }

    func hash(into hasher: inout Hasher) {}
  }

  @Test func keyCanCallTheNavigatorWhenItIsCompared() {
    weak var weak: Navigator?
    var calls = 0
    func flow(_ number: Int, _ call: @escaping @MainActor @Sendable () -> Void) -> Flow<Page> {
      Flow(with: Page(), id: Caller(number: number, call: call)).named("F").retained()
    }
    for number in [0, 1] {
      let calling: [@MainActor (Navigator) -> Void] = [
        { _ = $0.retainedCount }, { $0.releaseRetained() }, { $0.perform(.push(Pages.x)) }, { _ = $0.screenCount },
        { _ = $0.canGoBack },
      ]
      for call in calling {
        let navigator = Navigator(quiet: Pages.a)
        weak = navigator
        let keyed = { (number: Int) in
          flow(number) { [weak navigator] in
            calls += 1
            if calls < 1_000, let navigator { call(navigator) }
          }
        }
        calls = 0
        navigator.perform(.push(keyed(0)))
        navigator.perform(.pop())
        navigator.perform(.push(keyed(number)))
        _ = navigator.screen(of: keyed(1))
        navigator.perform(.preload(keyed(1)))
        navigator.perform(.goTo(keyed(0)))
        #expect(navigator.tree.count > 0)
      }
    }
    #expect(weak == nil)
  }

  @Test func keyCanReleaseRetainedScreensWhenItIsCompared() {
    let isOn = Flag(), navigator = Navigator(quiet: Pages.a)
    let call: @MainActor @Sendable () -> Void = { [weak navigator] in
      guard isOn.isOn else { return }
      isOn.isOn = false
      navigator?.releaseRetained()
    }
    let keyed = { (number: Int) in Flow(with: Page(), id: Caller(number: number, call: call)).named("F").retained() }
    for number in 0..<3 {
      navigator.perform(.push(keyed(number)))
      navigator.perform(.pop())
    }
    navigator.perform(.push(keyed(9)))
    #expect(navigator.retainedCount == 3)
    isOn.isOn = true
    navigator.perform(.pop())
    #expect(navigator.retainedCount == 1)
  }

  @Test func ignoredActionHasAReasonWithoutObservers() throws {
    let navigator = Navigator(quiet: Pages.a)
    navigator.onIssue = nil
    navigator.perform(.push(Pages.b))
    let outcome = navigator.perform(.push(Pages.c), from: 1)
    #expect(!outcome.isQueued && !outcome.isWaiting)
    #expect(outcome.reason == .covered)
  }

  @Test func containersThatContainEachOtherInManyWaysAreRefused() {
    let navigator = Navigator(quiet: Pages.a), circle = ManyWays(depth: 60)
    #expect(navigator.perform(.push(circle.top)).reason == .endlessContainers)
    #expect(navigator.tree.summary == "A")
  }

  /// Nested containers with two children each: 2 to the power of the depth.
  @MainActor
  private struct ManyWays {
    let depth: Int

    var top: Flow<Page> {
      let inner = depth > 0 ? ManyWays(depth: depth - 1).top : Pages.x
      return Flow(
        with: Page(),
        containing: .tabs(inner.id(["left", "\(depth)"]), inner.id(["right", "\(depth)"]), isEager: true))
    }
  }
}
