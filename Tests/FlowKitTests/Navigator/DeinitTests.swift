import FlowKit
import FlowKitTesting
import Testing

/// Code that runs in a `deinit` sees the navigator in a consistent state.
@MainActor
struct DeinitTests {
  /// Calls a closure in its `deinit`.
  private final class Last: Sendable {
    private let words: @MainActor @Sendable () -> Void

    init(_ words: @escaping @MainActor @Sendable () -> Void) { self.words = words }

    deinit { MainActor.assumeIsolated { words() } }
  }

  /// A screen that holds an object.
  private final class Screen {
    let last: Last

    init(_ last: Last) { self.last = last }
  }

  /// What the closures wrote, in order.
  private final class Diary {
    var lines: [String] = []
  }

  nonisolated static let leaving: [NavigationAction] = [
    .pop(), .back(), .popTo(Pages.a), .popToRoot(), .goTo(Pages.b), .goTo(Pages.a), .replace(with: Pages.c),
    .reset(to: Pages.c), .reset(to: Pages.c, Pages.d),
  ]

  private let diary = Diary()

  private func note(_ navigator: Navigator?) {
    guard let navigator else { return diary.lines.append("no navigator") }
    let screens = navigator.tree.path.filter { navigator.screen(of: $0.id) != nil }.count
    diary.lines.append(
      "\(navigator.tree.summary), \(navigator.screenCount) screens, \(screens) of entries, "
        + "\(navigator.visibleScreen == nil ? "nothing" : "one") visible")
  }

  private func flow(of navigator: Navigator) -> Flow<Screen> {
    Flow { [weak navigator] _ in Screen(Last { self.note(navigator) }) }
  }

  private func expected(_ navigator: Navigator) -> String {
    let count = navigator.tree.count
    return "\(navigator.tree.summary), \(count) screens, \(count) of entries, one visible"
  }

  @Test(arguments: leaving, [false, true])
  func deinitOfAScreenSeesTheTreeWithoutIt(action: NavigationAction, isWatched: Bool) throws {
    let navigator = try Navigator(showing: "A > B")
    let log = isWatched ? EventLog(of: navigator) : nil
    navigator.perform(.push(flow(of: navigator)))
    navigator.perform(.push(flow(of: navigator)))
    navigator.perform(.replace(with: flow(of: navigator)))
    #expect(diary.lines == ["A > B > Screen > Screen, 4 screens, 4 of entries, one visible"])
    diary.lines = []
    navigator.perform(action)
    #expect(Set(diary.lines) == [expected(navigator)])
    withExtendedLifetime(log) {}
  }

  @Test func screensOfAClosedModalSeeTheTreeWithoutIt() throws {
    let navigator = try Navigator(showing: "A")
    navigator.perform(.present(flow(of: navigator)))
    navigator.perform(.push(flow(of: navigator)))
    navigator.perform(.dismiss())
    #expect(diary.lines == Array(repeating: "A, 1 screens, 1 of entries, one visible", count: 2))
  }

  /// Entries of the tree hold their flows, and flows hold what their closures captured.
  @Test(arguments: leaving, [false, true])
  func deinitOfACapturedObjectSeesTheTreeWithoutItsFlow(action: NavigationAction, isWatched: Bool) throws {
    let navigator = try Navigator(showing: "A > B")
    let log = isWatched ? EventLog(of: navigator) : nil
    pushFlowWithLastWords(on: navigator)
    pushFlowWithLastWords(on: navigator)
    #expect(diary.lines == [])
    log?.clear()
    navigator.perform(action)
    log?.clear()
    #expect(Set(diary.lines).subtracting([expected(navigator)]) == [])
    #expect(!diary.lines.isEmpty)
  }

  private func pushFlowWithLastWords(
    on navigator: Navigator, _ words: @escaping @MainActor @Sendable (Navigator) -> Void = { _ in }
  ) {
    let last = Last { [weak navigator] in
      self.note(navigator)
      if let navigator { words(navigator) }
    }
    navigator.perform(.push(Flow<Page> { _ in withExtendedLifetime(last) { Page() } }))
  }

  @Test func objectThatAHostReleasesCanUseTheNavigator() throws {
    let navigator = try Navigator(showing: "A"), host = StalledHost()
    navigator.attach(host)
    host.finished[0]()
    pushFlowWithLastWords(on: navigator) { $0.perform(.push(Pages.b)) }
    navigator.perform(.pop())
    #expect(diary.lines == [])
    host.finished[1]()
    #expect(diary.lines == ["A, 1 screens, 1 of entries, one visible"])
    #expect(navigator.tree.summary == "A > B")
    #expect(host.pictures == ["A, none", "A → A > Page, automatic", "A > Page → A, automatic"])
    host.finished[2]()
    #expect(host.pictures.last == "A → A > B, automatic")
  }

  @Test func objectThatADetachedHostReleasesCanAttachAnother() throws {
    let navigator = try Navigator(showing: "A"), host = StalledHost(), other = StalledHost()
    navigator.attach(host)
    host.finished[0]()
    pushFlowWithLastWords(on: navigator) { $0.attach(other) }
    navigator.perform(.pop())
    navigator.detachHost()
    #expect(diary.lines == ["A, 1 screens, 1 of entries, one visible"])
    #expect(other.pictures == ["A, none"])
  }

  @Test func objectThatAReleasedHostReleasesCanAttachAnother() throws {
    let navigator = try Navigator(showing: "A"), other = StalledHost()
    var host: StalledHost? = StalledHost()
    if let host { navigator.attach(host) }
    host?.finished[0]()
    pushFlowWithLastWords(on: navigator) { $0.attach(other) }
    navigator.perform(.pop())
    host = nil
    #expect(diary.lines == [])
    navigator.perform(.push(Pages.b))
    #expect(diary.lines == ["A > B, 2 screens, 2 of entries, one visible"])
    #expect(other.pictures == ["A > B, none"])
    other.finished[0]()
    navigator.perform(.pop())
    #expect(other.pictures.last == "A > B → A, automatic")
  }

  @Test func screensOfAReleasedNavigatorFindNoNavigator() throws {
    var navigator: Navigator? = try Navigator(showing: "A")
    if let navigator {
      navigator.perform(.push(flow(of: navigator)))
      navigator.perform(.present(flow(of: navigator)))
    }
    navigator = nil
    #expect(diary.lines == ["no navigator", "no navigator"])
  }

  @Test func screenIsReleasedIfItsNavigatorGoesBeforeItEnters() throws {
    var navigator: Navigator? = try Navigator(showing: "A")
    let weak = Weak(navigator)
    let flow = Flow { [diary] _ in
      navigator = nil
      return Screen(Last { diary.lines.append("released") })
    }
    let outcome: NavigationOutcome? = navigator?.perform(.push(flow))
    #expect(outcome?.description == "pushed Screen #2")
    #expect(weak.object == nil)
    #expect(diary.lines == ["released"])
  }

  @Test func objectThatAnObserverReleasesCanCancelTheObservation() throws {
    let navigator = try Navigator(showing: "A")
    let observation = observation(of: navigator)
    navigator.perform(.push(Pages.b))
    #expect(diary.lines == ["willNavigate", "made", "disappeared", "appeared", "didNavigate"])
    observation.object?.cancel()
    navigator.perform(.pop())
    #expect(diary.lines.dropFirst(5) == ["let go"])
  }

  /// An observation whose closure holds an object that cancels it in its `deinit`.
  private func observation(of navigator: Navigator) -> Held {
    let held = Held()
    let last = Last { [weak held, diary] in
      diary.lines.append("let go")
      held?.object?.cancel()
    }
    held.object = navigator.observe { [diary] event in
      withExtendedLifetime(last) { if event.isOf(.actions, .entries) { diary.lines.append("\(event.kind)") } }
    }
    return held
  }

  /// Holds an observation.
  @MainActor
  private final class Held {
    var object: Registration?
  }

  @Test func navigatorCanBeReleasedDuringPrepare() throws {
    for isWatched in [false, true] {
      var navigator: Navigator? = try Navigator(showing: "A")
      let log = isWatched ? navigator.map { EventLog(of: $0, .actions) } : nil
      let weak = Weak(navigator)
      let letGo: @MainActor (Page) -> Void = { _ in navigator = nil }
      let outcome: NavigationOutcome? = navigator?.perform(.push(Pages.b, letGo))
      #expect(outcome?.description == "pushed B #2")
      #expect(weak.object == nil)
      #expect(log?.lines.last ?? "didNavigate push(B): pushed B #2" == "didNavigate push(B): pushed B #2")
    }
  }

  @Test func navigatorCanBeReleasedInTheDeinitOfAScreen() throws {
    var navigator: Navigator? = try Navigator(showing: "A")
    let weak = Weak(navigator)
    navigator?.perform(.push(Flow { _ in Screen(Last { navigator = nil }) }))
    let outcome: NavigationOutcome? = navigator?.perform(.pop())
    #expect(outcome?.description == "removed Screen #2")
    #expect(weak.object == nil)
  }
}
