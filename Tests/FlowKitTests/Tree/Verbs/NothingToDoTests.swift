import FlowKit
import FlowKitTesting
import Testing

/// Actions that have nothing to do succeed, and affect nothing else.
@MainActor
@Suite(.timeLimit(.minutes(5)))
struct NothingToDoTests {
  private let nothing: [NavigationAction] = [.back(), .dismissAll()]

  @Test func noGuardRuns() throws {
    let navigator = try Navigator(showing: "A")
    var asked = 0
    navigator.guardActions { _ in
      asked += 1
      return .refuse("no")
    }
    for action in nothing { #expect(navigator.perform(action).isPerformed) }
    #expect(asked == 0)
    #expect(!navigator.host.asksBefore(.back()))
    #expect(!navigator.back())
  }

  @Test func preparationContinues() async throws {
    let (stream, continuation) = AsyncStream.makeStream(of: Void.self)
    let slow = Pages.x.preparing { for await _ in stream { return } }
    let start = Flow(with: Page()) { $0.onNext = $1.push(slow) }.named("S")
    let navigator = Navigator(root: start)
    (navigator.visibleScreen as? Page)?.onNext()
    for action in nothing { go(action, navigator) }
    #expect(!navigator.back())
    try #require(navigator.isWaiting)
    let events = navigator.events()
    continuation.yield()
    for await event in events where event.kind == .didNavigate && event.action.flow == slow.id { break }
    #expect(navigator.tree.summary == "S > X")
  }

  private func go(_ action: NavigationAction, _ navigator: Navigator) { navigator.perform(action) }

  @Test func backIsHandledEvenIfTheAnswerChangesNothing() throws {
    for answer in [NavigationAction.dismissAll(), .goTo(Pages.a), .select(0), .stay] {
      let root = Flow(with: Page(), containing: .tabs(Pages.a, Pages.b)) { _, lets in _ = lets.onBack { answer } }
      let navigator = Navigator(root: root)
      #expect(navigator.canGoBack)
      #expect(navigator.back(), "\(answer)")
    }
  }
}
