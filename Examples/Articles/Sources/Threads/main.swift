import FlowKit

struct Report: Sendable { var title = "" }

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

extension ReportFlow {
  var queue: Flow<QueueScreen> {
    Flow(with: QueueScreen()) { screen, lets in
      let leave = lets.pop()
      screen.onDone = { Task { @MainActor in leave() } }
    }
  }
}

let flow = ReportFlow()
let navigator = Navigator(root: flow.start)
let start = navigator.screen(of: flow.start)

start?.onMake()
print(navigator.tree.summary)
while navigator.screen(of: flow.report) == nil { await Task.yield() }
print(navigator.tree.summary, "shows", navigator.screen(of: flow.report)?.report.title ?? "")

navigator.perform(.replace(with: flow.queue))
let done = navigator.screen(of: flow.queue)?.onDone
Task.detached { done?() }  // on another thread
while navigator.screen(of: flow.queue) != nil { await Task.yield() }
print(navigator.tree.summary)

start?.onMakeElsewhere()
while navigator.screen(of: flow.report) == nil { await Task.yield() }
print(navigator.tree.summary, "shows", navigator.screen(of: flow.report)?.report.title ?? "")

@MainActor
func tryWithoutPermission() async {
  let flow = ReportFlow { false }
  let outcome = await Navigator(root: flow.start).performAndWait(.push(flow.report))
  print(outcome.reason == .guardRefused)
}
await tryWithoutPermission()
