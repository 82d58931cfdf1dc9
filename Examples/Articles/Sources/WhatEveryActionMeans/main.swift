import FlowKit

@MainActor
struct Flows {
  var a: Flow<A> { Flow(with: A()) { screen, lets in screen.onNext = lets.push(b) } }
  var b: Flow<B> { Flow(with: B()) { screen, lets in screen.onNext = lets.push(c) } }
  var c: Flow<C> { Flow(with: C()) { screen, lets in screen.onStart = lets.popTo(a) } }
}

final class A { var onNext: () -> Void = {} }
final class B { var onNext: () -> Void = {} }
final class C { var onStart: () -> Void = {} }

let flows = Flows()
let navigator = Navigator(root: flows.a)
navigator.onIssue = nil  // the observer prints what was ignored, too
navigator.observe { print($0) }
let a = try navigator.screen(ofType: A.self)

a.onNext()
try navigator.screen(ofType: B.self).onNext()
a.onNext()
try navigator.screen(ofType: C.self).onStart()
navigator.perform(.pop())
