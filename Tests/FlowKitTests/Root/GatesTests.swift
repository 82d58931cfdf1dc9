import FlowKit
import Testing

/// Links that come while a rule for the root leads through several gates.
@MainActor
@Suite struct GatesTests {
  @MainActor
  private final class Session {
    var hasSeenIntro = false
    var isOpen = false
  }

  private let session = Session()

  private func navigator() -> Navigator {
    Navigator { [session] in
      session.isOpen ? .root(Pages.a) : session.hasSeenIntro ? .root(Pages.c) : .root(Pages.b)
    }
  }

  @Test func aLinkIsLedThroughAllOfThem() {
    let navigator = navigator()
    let offer = Pages.x.guarded { [session] in
      session.isOpen ? .allow : .redirect(.goTo(session.hasSeenIntro ? Pages.c : Pages.b))
    }
    #expect(navigator.perform(.resetRoot(to: Pages.a, offer)).isWaiting)
    #expect(navigator.tree.summary == "B")
    session.hasSeenIntro = true
    navigator.updateRoot()
    #expect(navigator.tree.summary == "C")
    session.isOpen = true
    navigator.updateRoot()
    #expect(navigator.tree.summary == "A > X")
  }

  @Test func oneRedirectIsEnough() {
    let navigator = navigator()
    let offer = Pages.x.guarded(orElse: .redirect(.goTo(Pages.b))) { [session] in session.isOpen }
    #expect(navigator.perform(.resetRoot(to: Pages.a, offer)).isWaiting)
    session.hasSeenIntro = true
    navigator.updateRoot()
    session.isOpen = true
    navigator.updateRoot()
    #expect(navigator.tree.summary == "A > X")
  }

  /// A gate may be a container, such as the pages of an introduction, and replace itself.
  @Test func aContainerThatIsReplacedHandsTheLinkOn() {
    let intro = Flow(with: Page(), containing: .pages(Pages.b, Pages.d)).named("Intro")
    let navigator = Navigator { [session] in session.isOpen ? .root(Pages.a) : .root(intro) }
    let offer = Pages.x.guarded(orElse: .redirect(.goTo(intro))) { [session] in session.isOpen }
    #expect(navigator.perform(.resetRoot(to: Pages.a, offer)).isWaiting)
    #expect(navigator.perform(.replace(with: Pages.c), from: 1).isPerformed)
    #expect(navigator.tree.summary == "C")
    session.isOpen = true
    navigator.updateRoot()
    #expect(navigator.tree.summary == "A > X")
  }
}
