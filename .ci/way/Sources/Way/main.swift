import FlowKit
import FlowKitRestoration

// With a host that shows it at once: one push, a redirect and its end, or a restoration, as the argument says; without an
// argument, everything but that.

final class First {
  var onNext: () -> Void = {}
  var onMember: () -> Void = {}
}

final class Second { var onNext: () -> Void = {} }

final class Third {}

final class Login { var onDone: () -> Void = {} }

final class Member: RestorableScreen {
  var savedState = ""
  func restore(_ state: String) { savedState = state }
}

@MainActor
final class Host: NavigationHost {
  func show(_ update: NavigationUpdate, in context: HostContext, finished: @escaping @MainActor () -> Void) {
    finished()
  }
}

var isLoggedIn = true
let third = Flow(with: Third())
let second = Flow(with: Second()) { screen, lets in screen.onNext = lets.push(third) }
let login = Flow(with: Login()) { screen, lets in screen.onDone = lets.dismiss() }
let first = Flow(with: First()) { screen, lets in
  screen.onNext = lets.push(second)
  screen.onMember = lets.push(member(1))
}

@MainActor
func member(_ id: Int) -> Flow<Member> {
  Flow(with: Member(), id: id).guarded { isLoggedIn ? .allow : .redirect(to: login) }
}

let registry = try FlowRegistry {
  $0.add("first", first)
  $0.add("member") { (id: Int) in member(id) }
}
let saved = Navigator(root: first)
(saved.visibleScreen as? First)?.onMember()
let snapshot = saved.snapshot(with: registry)

let navigator = Navigator(root: first), host = Host()
navigator.attach(host)
switch CommandLine.arguments.dropFirst().first {
case "push": (navigator.visibleScreen as? First)?.onNext()
case "redirect":
  isLoggedIn = false
  (navigator.visibleScreen as? First)?.onMember()
  isLoggedIn = true
  (navigator.visibleScreen as? Login)?.onDone()
case "restore": navigator.restore(snapshot, from: registry)
default: break
}
