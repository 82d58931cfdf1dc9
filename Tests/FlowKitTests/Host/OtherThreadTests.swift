import FlowKit
import FlowKitTesting
import Testing

/// Callbacks on another thread than the UI's, which the host determines.
///
/// `Examples/Swift5` calls them on a real thread.
@MainActor
struct OtherThreadTests {
  /// A host that is never on its UI's thread.
  private final class Elsewhere: NavigationHost {
    nonisolated var isOnUIThread: (@Sendable () -> Bool)? { { false } }
    func show(_: NavigationUpdate, in _: HostContext, finished: @escaping @MainActor () -> Void) { finished() }
  }

  private final class Count {
    var calls = 0
  }

  private let host = Elsewhere()

  private func call(_ flow: Flow<Page>) throws {
    let navigator = Navigator(root: flow)
    navigator.attach(host)
    try #require(navigator.visibleScreen as? Page).onText("x")
  }

  @Test func closureThatMakesAMessageDoesNotRun() throws {
    let count = Count(),
      message: @MainActor (String) -> Step = { _ in
        count.calls += 1
        return .done
      }
    try call(Flow(with: Page()) { $0.onText = $1.send(message) })
    try call(Flow(with: Page()) { $0.onText = $1.send(message) }.sendsAfterLeaving())
    try call(Flow(with: Page()) { $0.onText = $1.send(to: Pages.b, message) })
    try call(Flow(with: Page()) { $0.onText = $1.perform(.broadcast(message)) })
    try call(Flow(with: Page()) { $0.onText = $1.unwind(sending: message) })
    #expect(count.calls == 0)
  }

  @Test func releasedHostIsNotAsked() throws {
    let navigator = Navigator(root: Flow(with: Page()) { $0.onNext = $1.push(Pages.x) }.named("E"))
    var host: Elsewhere? = Elsewhere()
    if let host { navigator.attach(host) }
    host = nil
    try navigator.page(1).onNext()
    #expect(navigator.tree.summary == "E > X")
  }
}
