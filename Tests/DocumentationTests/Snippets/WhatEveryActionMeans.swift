import FlowKit

// hide
enum WhatEveryActionMeans {
  @MainActor
  static func run(print: @escaping (Any...) -> Void) {
    let flows = Flows()
    let navigator = Navigator(root: flows.a)
    navigator.perform(.push(flows.b))
    navigator.perform(.push(flows.c))
    // show
    let observation = navigator.observe { print($0) }
    navigator.perform(.popTo(flows.a))
    navigator.perform(.pop)
    // hide
    observation.cancel()
  }

  @MainActor
  struct Flows {
    var a: Flow<A> { Flow(with: A()) }
    var b: Flow<B> { Flow(with: B()) }
    var c: Flow<C> { Flow(with: C()) }
  }

  final class A {}
  final class B {}
  final class C {}
}
