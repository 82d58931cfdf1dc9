import FlowKit
import FlowKitTesting
import Shop
import Testing

@MainActor
@Suite struct HeadlessHostTests {
  private let shop = ShopFlow()

  @Test func attachedHostShowsTheTree() {
    let navigator = Navigator(root: shop.tutorial), host = HeadlessHost()
    navigator.perform(.push(shop.login))
    navigator.attach(host)
    #expect(host.pictures == ["TutorialScreen > LoginScreen, none"])
    #expect(host.shown == navigator.tree)
  }

  @Test func eachUpdateIsRecorded() {
    let navigator = Navigator(root: shop.tutorial), host = HeadlessHost()
    navigator.attach(host)
    navigator.perform(.push(shop.login))
    navigator.perform(.pop(transition: .none))
    #expect(
      host.pictures == [
        "TutorialScreen, none", "TutorialScreen → TutorialScreen > LoginScreen, automatic",
        "TutorialScreen > LoginScreen → TutorialScreen, none",
      ])
    #expect(!host.isInTransition)
    #expect(host.problems == [])
  }

  @Test func changesDuringATransitionAreMerged() {
    let navigator = Navigator(root: shop.tutorial), host = slowHost(of: navigator)
    navigator.perform(.push(shop.login))
    navigator.perform(.push(shop.dashboard))
    navigator.perform(.present(shop.settings))
    #expect(host.isInTransition)
    #expect(host.shown?.summary == "TutorialScreen > LoginScreen")

    host.finishTransition()
    host.finishTransition()
    #expect(
      host.pictures.dropFirst() == [
        "TutorialScreen → TutorialScreen > LoginScreen, automatic",
        "TutorialScreen > LoginScreen → "
          + "TutorialScreen > LoginScreen > DashboardScreen | sheet: SettingsScreen, automatic",
      ])
    #expect(host.problems == [])
  }

  @Test func finishingNothingDoesNothing() {
    let navigator = Navigator(root: shop.tutorial), host = slowHost(of: navigator)
    host.finishTransition()
    #expect(!host.isInTransition)
    #expect(host.pictures == ["TutorialScreen, none"])
  }

  @Test func aFinishedSwipeGoesBackWithoutAnUpdate() {
    let navigator = Navigator(root: shop.tutorial), host = HeadlessHost()
    navigator.attach(host)
    navigator.perform(.push(shop.login))
    let outcome = host.beginSwipeBack()?.finish()

    #expect(outcome?.description == "removed LoginScreen #2")
    #expect(navigator.tree.summary == "TutorialScreen")
    #expect(host.shown == navigator.tree)
    #expect(host.updates.count == 2)
    #expect(host.problems == [])
  }

  @Test func aCancelledSwipeChangesNothing() {
    let navigator = Navigator(root: shop.tutorial), host = HeadlessHost()
    navigator.attach(host)
    navigator.perform(.push(shop.login))
    host.beginSwipeBack()?.cancel()
    #expect(navigator.tree.summary == "TutorialScreen > LoginScreen")
    #expect(host.shown == navigator.tree)
  }

  @Test func changesDuringASwipeAreShownAfterwards() {
    let navigator = Navigator(root: shop.tutorial), host = HeadlessHost()
    navigator.attach(host)
    navigator.perform(.push(shop.login))
    let swipe = host.beginSwipeBack()
    navigator.perform(.push(shop.dashboard))
    #expect(host.shown?.summary == "TutorialScreen > LoginScreen")

    swipe?.cancel()
    #expect(host.shown?.summary == "TutorialScreen > LoginScreen > DashboardScreen")
    #expect(host.problems == [])
  }

  @Test func swipeIsImpossibleAtTheRootDuringATransitionOrTwiceAtOnce() {
    let navigator = Navigator(root: shop.tutorial), host = slowHost(of: navigator)
    #expect(host.beginSwipeBack() == nil)
    navigator.perform(.push(shop.login))
    #expect(host.beginSwipeBack() == nil)
    host.finishTransition()
    let swipe = host.beginSwipeBack()
    #expect(swipe != nil)
    #expect(host.beginSwipeBack() == nil)
  }

  @Test func anUnattachedHostShowsNothing() {
    let host = HeadlessHost()
    #expect(host.shown == nil)
    #expect(host.beginSwipeBack() == nil)
    host.finishTransition()
  }

  @Test func contradictionsAreProblems() throws {
    let navigator = Navigator(root: shop.tutorial), host = slowHost(of: navigator)
    navigator.perform(.push(shop.login))
    let update = try #require(host.updates.last)
    navigator.perform(.pop())

    host.show(update, in: navigator.host) {}
    #expect(
      host.problems == [
        "told to show TutorialScreen → TutorialScreen > LoginScreen, automatic during a transition",
        """
        believed to show TutorialScreen, shows another tree (- believed, + shown):
          stack
        - └ TutorialScreen #1 ← visible
        + ├ TutorialScreen #1
        + └ LoginScreen #2 ← visible
        """,
        "LoginScreen #2 has no screen",
      ])
  }

  /// A host whose transitions last, with the first update behind it.
  private func slowHost(of navigator: Navigator) -> HeadlessHost {
    let host = HeadlessHost(delaysTransitions: true)
    navigator.attach(host)
    host.finishTransition()
    return host
  }
}
