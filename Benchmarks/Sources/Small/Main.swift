import FlowKit

/// A program that uses a little of everything: a host, a log, tabs, and a guard.
///
/// How large it is says what an app grows by that imports FlowKit.
@main
@MainActor
struct Main {
  static func main() {
    let tabs = Flow(with: Screen(), containing: .tabs(list, profile))
    let navigator = Navigator(root: tabs), host = Host()
    navigator.attach(host)
    let logger = navigator.startLog()
    (navigator.visibleScreen as? Screen)?.onNext()
    navigator.perform(.select(profile))
    print(navigator.tree.summary, logger.log.count, host.changeCount)
  }

  private static var list: Flow<Screen> {
    Flow(with: Screen()) { screen, lets in
      screen.onNext = lets.push(detail)
      screen.onBack = lets.pop()
    }
  }

  private static var detail: Flow<Screen> {
    Flow(with: Screen()) { screen, lets in screen.onBack = lets.pop() }.guarded { .allow }
  }

  private static let profile = Flow(with: Screen())
}

@MainActor
final class Screen {
  var onNext: () -> Void = {}
  var onBack: () -> Void = {}
}

@MainActor
final class Host: NavigationHost {
  private(set) var changeCount = 0

  func show(_ update: NavigationUpdate, in context: HostContext, finished: @escaping @MainActor () -> Void) {
    changeCount += update.changes.count
    finished()
  }
}
