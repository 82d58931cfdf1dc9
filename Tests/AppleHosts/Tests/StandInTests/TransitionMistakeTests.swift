import Testing
import UIKit

@Suite("Custom transitions, users and mistakes", .standIn)
@MainActor
struct TransitionMistakeTests {
  let stage: Stage
  let fade: Fade
  let delegate: FadeDelegate

  init() async {
    stage = await Stage("a")
    fade = Fade(stage.log)
    delegate = FadeDelegate(fade)
  }

  /// Two tabs in a window of their own.
  private func tabs(_ delegate: TabFade) -> (tabs: UITabBarController, user: StandIn.User) {
    let tabs = UITabBarController()
    tabs.delegate = delegate
    tabs.viewControllers = [Page("one", stage.log), Page("two", stage.log)]
    let window = StandIn.window(tabs)
    _ = stage.log.take()
    return (tabs, StandIn.User(window))
  }

  @Test("Tabs change by the app's animator for a tap, which is told before the end")
  func tappedTab() {
    let delegate = TabFade(fade)
    let (tabs, user) = tabs(delegate)
    #expect(user.tapTab(1, of: tabs))
    #expect(tabs.selectedIndex == 1)
    StandIn.clock.runUntilIdle()
    #expect(
      stage.log.take() == [
        "one willDisappear", "two willAppear", "animate", "told", "one didDisappear", "two didAppear", "ended true",
      ])
  }

  @Test("A tab that is selected while another one still comes is a mistake")
  func tabsTooFast() {
    let delegate = TabFade(fade)
    let (tabs, _) = tabs(delegate)
    tabs.selectedIndex = 1
    tabs.selectedIndex = 0
    StandIn.clock.runUntilIdle()
    #expect(complaints() == [.customTransition])
  }

  @Test("A transition of the app's own is not interrupted; one that is cut short by a dismissal says its end in vain")
  func cutShort() {
    StandIn.world.profile = .iOS26
    stage.stack.delegate = delegate
    stage.stack.pushViewController(stage.page("b"), animated: true)
    StandIn.clock.advance(by: 0.1)
    #expect(!stage.user.tapBack(stage.stack))
    StandIn.clock.runUntilIdle()
    let sheet = stage.page("s")
    let upper = stage.page("t")
    upper.transitioningDelegate = delegate
    stage.stack.present(sheet, animated: false)
    sheet.present(upper, animated: true)
    stage.stack.dismiss(animated: false)
    StandIn.clock.runUntilIdle()
    #expect(stage.user.modals.isEmpty)
  }

  @Test("An animator that forgets to say that it has ended leaves the touches dead")
  func forgets() {
    fade.forgets = true
    let modal = stage.page("m")
    modal.transitioningDelegate = delegate
    stage.stack.present(modal, animated: true)
    StandIn.clock.runUntilIdle()
    #expect(complaints() == [.customTransition])
    #expect(stage.user.beginPullDown(modal) == nil)
  }

  @Test("An animator that does not add the new view is a mistake")
  func leavesOut() {
    fade.leavesViewOut = true
    stage.stack.delegate = delegate
    stage.stack.pushViewController(stage.page("b"), animated: true)
    StandIn.clock.runUntilIdle()
    #expect(complaints() == [.customTransition])
  }
}
