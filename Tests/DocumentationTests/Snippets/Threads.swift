import FlowKit
import FlowKitTesting
import Testing

// hide
/// The code of the article, in its order.
enum Threads {
  struct Report: Sendable { var title = "" }

  // show
  actor ReportStore {
    private var count = 0

    func make() -> Report {
      count += 1
      return Report(title: "Report \(count)")
    }

    func make(_ onDone: @MainActor (Report) -> Void) async {
      await onDone(make())
    }
  }

  final class StartScreen {
    var onMake: () -> Void = {}
    var onMakeElsewhere: () -> Void = {}
  }

  final class ReportScreen {
    private(set) var report = Report()
    func show(_ report: Report) { self.report = report }
  }

  @MainActor
  struct ReportFlow {
    let store = ReportStore()
    var isAllowed: @Sendable () async -> Bool = { true }

    var start: Flow<StartScreen> {
      Flow(with: StartScreen()) { screen, lets in
        screen.onMake = lets.task { lets in
          let made = await store.make()  // the store works, the main actor is free
          await lets.performAndWait(.push(report) { $0.show(made) })  // on the main actor again
        }
        let show: @MainActor (Report) -> Void = lets.push(report) { $0.show }
        screen.onMakeElsewhere = { Task { await store.make(show) } }
      }
    }

    var report: Flow<ReportScreen> {
      Flow(with: ReportScreen()).guarded { await isAllowed() ? .allow : .refuse("not allowed") }
    }
  }

  final class QueueScreen {
    var onDone: @Sendable () -> Void = {}
  }

  // hide
  @MainActor
  struct QueueFlow {
    // show
    var queue: Flow<QueueScreen> {
      Flow(with: QueueScreen()) { screen, lets in
        let leave = lets.pop()
        screen.onDone = { Task { @MainActor in leave() } }
      }
    }
    // hide
  }

  @MainActor
  @Suite(.timeLimit(.minutes(5)))
  struct ThreadsTests {
    // show
    @Test func aReportIsMadeAndShown() async throws {
      let flow = ReportFlow(), navigator = Navigator(root: flow.start)
      let events = navigator.events()
      navigator.screen(of: flow.start)?.onMake()
      for await event in events where event.kind == .didNavigate { break }
      #expect(navigator.screen(of: flow.report)?.report.title == "Report 1")
    }
    // hide

    @Test func aReportThatAnActorHandsOutIsShown() async throws {
      let flow = ReportFlow(), navigator = Navigator(root: flow.start)
      let events = navigator.events()
      navigator.screen(of: flow.start)?.onMakeElsewhere()
      for await event in events where event.kind == .didNavigate { break }
      #expect(navigator.screen(of: flow.report)?.report.title == "Report 1")
    }

    @Test func aGuardThatIsAwaitedRefuses() async throws {
      let flow = ReportFlow(isAllowed: { false }), navigator = Navigator(root: flow.start)
      let outcome = await navigator.performAndWait(.push(flow.report))
      #expect(outcome.reason == .guardRefused)
    }

    @Test func aSendableCallbackLeavesFromAnyThread() async throws {
      let flow = QueueFlow(), navigator = Navigator(root: Flow(with: StartScreen()))
      await navigator.performAndWait(.push(flow.queue))
      let events = navigator.events()
      let done = navigator.screen(of: flow.queue)?.onDone
      Task.detached { done?() }
      for await event in events where event.kind == .didNavigate { break }
      #expect(navigator.tree.summary == "StartScreen")
    }
  }
}
