import FlowKit

// One push with a host that shows it at once, if there is an argument; without one, everything but the push.

final class First { var onNext: () -> Void = {} }

final class Second {}

@MainActor
final class Host: NavigationHost {
  func show(_ update: NavigationUpdate, in context: HostContext, finished: @escaping @MainActor () -> Void) {
    finished()
  }
}

let second = Flow(with: Second())
let first = Flow(with: First()) { screen, lets in screen.onNext = lets.push(second) }
let navigator = Navigator(root: first), host = Host()
navigator.attach(host)
if CommandLine.arguments.count > 1 { (navigator.visibleScreen as? First)?.onNext() }
