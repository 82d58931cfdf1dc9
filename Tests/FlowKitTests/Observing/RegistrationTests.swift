import FlowKit
import Testing

/// All that is registered has the same life.
@MainActor
struct RegistrationTests {
  struct Ping: Sendable {}

  /// Counts how often a closure is called.
  @MainActor
  final class Closure {
    var calls = 0

    nonisolated init() {}

    func called<Answer>(_ answer: Answer) -> Answer {
      calls += 1
      return answer
    }
  }

  /// A way to register a closure, and one to have it called.
  struct Kind: Sendable, CustomTestStringConvertible {
    let testDescription: String
    fileprivate let register: @MainActor (Navigator, Lets, Closure) -> Registration
    fileprivate let provoke: @MainActor (Navigator) -> Void
  }

  nonisolated static let kinds = [
    Kind(
      testDescription: "observe", register: { navigator, _, closure in navigator.observe { _ in closure.called(()) } },
      provoke: { $0.perform(.dismiss()) }),
    Kind(
      testDescription: "observeCanGoBack",
      register: { navigator, _, closure in navigator.observeCanGoBack { _ in closure.called(()) } },
      provoke: {
        $0.perform(.push(Pages.b))
        $0.perform(.pop())
      }),
    Kind(
      testDescription: "guardActions",
      register: { navigator, _, closure in navigator.guardActions { _ in closure.called(.allow) } },
      provoke: {
        $0.perform(.push(Pages.b))
        $0.perform(.pop())
      }),
    Kind(
      testDescription: "handle",
      register: { navigator, _, closure in
        navigator.handle(Ping.self) { _ -> NavigationAction in closure.called(.stay) }
      },
      provoke: { $0.perform(.send(Ping())) }),
    Kind(
      testDescription: "onBack",
      register: { _, lets, closure in lets.onBack { () -> NavigationAction in closure.called(.stay) } },
      provoke: { $0.back() }),
  ]

  /// Makes a navigator, and what its screen does.
  private func begin() throws -> (Navigator, Lets) {
    var lets: Lets?
    let navigator = Navigator(quiet: Flow(with: Page()) { (_: Page, made) in lets = made })
    return (navigator, try #require(lets))
  }

  @Test(arguments: kinds)
  func closureStaysAlthoughItsRegistrationIsReleased(_ kind: Kind) throws {
    let (navigator, lets) = try begin(), closure = Closure()
    _ = kind.register(navigator, lets, closure)
    closure.calls = 0
    kind.provoke(navigator)
    #expect(closure.calls > 0)
  }

  @Test(arguments: kinds)
  func disabledOneIsNotCalled(_ kind: Kind) throws {
    let (navigator, lets) = try begin(), closure = Closure(), registration = kind.register(navigator, lets, closure)
    #expect(registration.isEnabled)
    registration.isEnabled = false
    closure.calls = 0
    kind.provoke(navigator)
    #expect(closure.calls == 0)
    registration.isEnabled = true
    kind.provoke(navigator)
    #expect(closure.calls > 0)
  }

  @Test(arguments: kinds, [false, true])
  func cancelledOneIsReleasedAndNotEnabledAgain(_ kind: Kind, isDisabled: Bool) throws {
    let (navigator, lets) = try begin()
    var closure: Closure? = Closure()
    let weak = Weak(closure), registration = try kind.register(navigator, lets, #require(closure))
    closure = nil
    #expect(weak.object != nil)
    if isDisabled { registration.isEnabled = false }
    registration.cancel()
    #expect(weak.object == nil)
    registration.isEnabled = true
    #expect(!registration.isEnabled)
    registration.cancel()
    kind.provoke(navigator)
  }

  @Test(arguments: kinds)
  func itEndsWithItsNavigator(_ kind: Kind) throws {
    var parts: (Navigator, Lets)? = try begin()
    var closure: Closure? = Closure()
    let weak = Weak(closure)
    let registration = try parts.map { try kind.register($0, $1, #require(closure)) }
    closure = nil
    #expect(weak.object != nil)
    parts = nil
    #expect(weak.object == nil)
    #expect(registration?.isEnabled == false)
  }

  @Test func messageThatWaitsForItsAnswerGetsItAlthoughAnotherHandlerIsCancelled() async {
    let navigator = Navigator(quiet: Pages.a), judge = Judge()
    let early = navigator.handle(Ping.self) { (_: Ping) -> NavigationAction? in nil }
    navigator.handle(Ping.self) { (_: Ping) async -> NavigationAction in
      _ = await judge.thinks()
      return .push(Pages.b)
    }
    let end = Task { await navigator.performAndWait(.send(Ping())) }
    await judge.begins()
    early.cancel()
    judge.answers(.allow)
    #expect(await end.value.isPerformed)
    #expect(navigator.tree.summary == "A > B")
  }

  @Test func disabledLogMissesWhatHappens() {
    let navigator = Navigator(quiet: Pages.a), logger = navigator.startLog()
    logger.isEnabled = false
    navigator.perform(.push(Pages.b))
    logger.isEnabled = true
    navigator.perform(.push(Pages.c))
    #expect(logger.log.start.summary == "A > B")
    #expect(logger.log.map(\.tree.summary) == ["A > B > C"])
  }
}
