import FlowKit
import FlowKitTesting
import Testing

/// Transitions: the way back reverses the way in, unless it has its own transition.
@MainActor
struct TransitionTests {
  private let navigator: Navigator
  private let host = HeadlessHost()

  init() throws {
    navigator = try Navigator(showing: "A")
    navigator.attach(host)
  }

  private func look(_ actions: NavigationAction...) -> String {
    for action in actions { navigator.perform(action) }
    guard let update = host.updates.last else { return "nothing" }
    return "\(update.transition)\(update.isReversed ? " backwards" : "")"
  }

  private static let flip = ScreenTransition("flip"), zoom = ScreenTransition("zoom"), fade = ScreenTransition("fade")

  @Test func wayBackReversesTheWayIn() {
    #expect(look(.push(Pages.b, transition: Self.flip)) == "flip")
    #expect(look(.push(Pages.c)) == "automatic")
    #expect(look(.pop()) == "automatic")
    #expect(look(.pop()) == "flip backwards")
    #expect(look(.present(Pages.b, transition: Self.zoom), .push(Pages.c, transition: Self.flip)) == "flip")
    #expect(look(.dismiss()) == "zoom backwards")
  }

  @Test func wayBackOverSeveralScreensIsThatOfTheVisibleOne() {
    #expect(
      look(.push(Pages.b, transition: Self.flip), .push(Pages.c, transition: Self.zoom), .popToRoot())
        == "zoom backwards"
    )
    #expect(look(.push(Pages.b, transition: Self.flip), .push(Pages.c), .popToRoot()) == "automatic")
    #expect(
      look(.present(Pages.b, transition: Self.flip), .present(Pages.c, transition: Self.zoom), .dismissAll())
        == "flip backwards")
  }

  @Test func wayBackCanNameAnotherTransition() {
    #expect(look(.push(Pages.b, transition: Self.flip), .pop(transition: Self.fade)) == "fade")
    #expect(look(.push(Pages.b, transition: Self.flip), .pop(transition: .none)) == "none")
  }

  @Test func screenThatCameWithoutTransitionGoesBackWithTheDefaultOne() {
    #expect(look(.push(Pages.b, transition: .none)) == "none")
    #expect(look(.pop()) == "automatic")
  }

  @Test func batchWithoutTransitionIsShownAtOnce() {
    #expect(look(.batch(.push(Pages.b, transition: .none))) == "none")
    #expect(look(.push(Pages.c.transition(Self.zoom), transition: .none)) == "none")
    #expect(host.updates.last?.transition(of: 3) == ScreenTransition.none)
    #expect(look(.pop()) == "zoom backwards")
  }

  @Test func invisibleScreensDoNotDetermineTheTransition() throws {
    let navigator = try Navigator(showing: "Tabs[*B, (C), (D)]")
    navigator.attach(host)
    for action in [.select(1), .push(Pages.x, transition: Self.flip), .select(0), .setChildren(Pages.b)]
      as [NavigationAction]
    {
      navigator.perform(action)
    }
    #expect(host.updates.last?.transition == .automatic)
    #expect(host.updates.last?.isReversed == false)
    navigator.perform(.setChildren(Pages.b, Pages.c.transition(Self.zoom)))
    navigator.perform(.select(1))
    #expect(host.updates.last?.transition == .automatic)
  }

  @Test func flowsCanHaveTheirOwnTransitions() {
    let zooming = Pages.b.transition(Self.zoom), hint = Pages.c.transition(Self.fade, out: .none)
    #expect(look(.push(zooming)) == "zoom")
    #expect(look(.pop()) == "zoom backwards")
    #expect(look(.present(hint)) == "fade")
    #expect(look(.back()) == "none")
    #expect(look(.push(zooming, transition: Self.flip), .pop()) == "flip backwards")
    #expect(zooming.id == Pages.b.id)
  }

  @Test func flowsOwnTransitionOutIsAlwaysUsed() {
    let hint = Pages.c.transition(Self.fade, out: Self.zoom)
    #expect(look(.push(hint, transition: Self.flip), .pop()) == "zoom")
  }

  @Test func containersEnterAndLeaveAsOne() {
    let tabs = Containers.tabs.transition(Self.flip)
    #expect(look(.push(tabs)) == "flip")
    #expect(look(.push(Pages.x, transition: Self.zoom)) == "zoom")
    #expect(look(.pop()) == "zoom backwards")
    #expect(look(.select(1)) == "automatic")
    #expect(look(.push(Pages.x, transition: Self.zoom), .popTo(Pages.a)) == "flip backwards")
  }

  @Test func stepsOfABatchUseItsTransition() {
    #expect(look(.batch(.push(Pages.b), .push(Pages.c), transition: Self.flip)) == "flip")
    #expect(look(.pop()) == "flip backwards")
    #expect(look(.pop()) == "flip backwards")
    #expect(look(.batch(.push(Pages.b, transition: Self.zoom), .push(Pages.c), transition: Self.flip)) == "flip")
    #expect(look(.pop(), .pop()) == "zoom backwards")
  }

  @Test func replacementUsesItsOwnTransition() {
    #expect(look(.push(Pages.b, transition: Self.flip), .replace(with: Pages.c)) == "automatic")
    #expect(look(.pop()) == "automatic")
    #expect(look(.push(Pages.b), .replace(with: Pages.c, transition: Self.zoom), .pop()) == "zoom backwards")
  }

  @Test func mergedChangesKeepTheirOwnTransitions() throws {
    let host = HeadlessHost(delaysTransitions: true)
    navigator.attach(host)
    host.finishTransition()
    navigator.perform(.push(Pages.b, transition: Self.flip))
    navigator.perform(.push(Pages.c, transition: Self.zoom))
    navigator.perform(.present(Pages.d))
    host.finishTransition()
    let update = try #require(host.updates.last)
    #expect(update.tree.summary == "A > B > C | sheet: D")
    #expect(update.transition(of: 3) == Self.zoom)
    #expect(update.transition(of: 4) == .automatic)
    #expect(update.transition(of: 1) == .automatic)
    host.finishTransition()
    navigator.perform(.popToRoot(), from: 1)
    let back = try #require(host.updates.last)
    #expect([2, 3, 4].map { back.transition(of: $0) } == [Self.flip, Self.zoom, .automatic])
  }

  @Test func travelRestoresTheTransitionsOfEntries() {
    let tree = navigator.tree
    navigator.perform(.push(Pages.b, transition: Self.flip))
    let later = navigator.tree
    navigator.perform(.travel(to: tree))
    navigator.perform(.travel(to: later))
    #expect(look(.pop()) == "flip backwards")
  }

  @Test func hostGetsTheDataOfATransition() {
    let zoom = ScreenTransition("zoom", data: 5)
    navigator.perform(.push(Pages.b, transition: zoom))
    #expect(host.updates.last?.transition.data as? Int == 5)
    navigator.perform(.pop())
    #expect(host.updates.last?.transition.data as? Int == 5)
    #expect(zoom != ScreenTransition("zoom", data: 6))
    #expect(zoom != Self.zoom)
    #expect(zoom == ScreenTransition("zoom", data: 5))
    #expect(Set([zoom, Self.zoom, ScreenTransition("zoom", data: 5)]).count == 2)
  }
}
