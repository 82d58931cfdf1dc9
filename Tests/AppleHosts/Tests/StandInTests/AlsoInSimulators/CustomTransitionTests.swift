import Testing
import UIKit

@Suite("Custom transitions", .standIn)
@MainActor
struct CustomTransitionTests {
  let stage: Stage
  let fade: Fade
  let delegate: FadeDelegate

  init() async {
    stage = await Stage("a")
    fade = Fade(stage.log)
    delegate = FadeDelegate(fade)
  }

  @Test("A push runs by the app's animator, and ends when that says so")
  func push() async {
    stage.stack.delegate = delegate
    let b = stage.page("b")
    stage.stack.pushViewController(b, animated: true)
    #expect(stage.stack.transitionCoordinator != nil)
    await settle()
    #expect(
      stage.takeLog() == [
        "a willDisappear", "b willAppear+", "animate", "a didDisappear", "b didAppear", "ended true",
      ])
    #expect(b.viewIfLoaded?.window != nil)
  }

  @Test("A stack is told first, or asked for the animation first", arguments: sides)
  func willShowOrAnimator(side: Bool?) async {
    // The default is that it is told first, as the line says.
    let line = Assumed(\.willShowBeforeAnimator, side)
    let asked = Log()
    delegate.asked = asked
    stage.stack.delegate = delegate
    stage.stack.pushViewController(stage.page("b"), animated: true)
    await settle()
    line.expect(asked.take(), ifFalse: ["animator?", "willShow"], ifTrue: ["willShow", "animator?"])
  }

  @Test("A push under the app's fingers that is cancelled leaves the stack as it was")
  func cancelledPush() async {
    let percent = UIPercentDrivenInteractiveTransition()
    delegate.interactor = percent
    stage.stack.delegate = delegate
    let b = stage.page("b")
    stage.stack.pushViewController(b, animated: true)
    stage.watch()
    percent.update(0.4)
    percent.cancel()
    await settle()
    #expect(stage.names == ["a"])
    #expect(b.parent == nil)
    #expect(stage.takeLog().suffix(2) == ["cancelled", "ended false"])
  }

  @Test("A modal comes and goes under the app's fingers", arguments: [false, true])
  func modal(cancels: Bool) async {
    let percent = UIPercentDrivenInteractiveTransition()
    delegate.interactor = percent
    let modal = stage.page("m")
    modal.modalPresentationStyle = .fullScreen
    modal.transitioningDelegate = delegate
    stage.stack.present(modal, animated: true)
    if cancels { percent.cancel() } else { percent.finish() }
    await settle()
    #expect(stage.modals == (cancels ? [] : ["m"]))
    #expect((stage.stack.viewIfLoaded?.window != nil) == cancels)
    guard !cancels else { return }
    _ = stage.takeLog()
    stage.stack.dismiss(animated: true)
    percent.update(0.2)
    percent.cancel()
    await settle()
    #expect(stage.modals == ["m"])
    #expect(
      stage.takeLog().filter { $0.hasPrefix("m") } == ["m willDisappear-", "m willAppear", "m didAppear"])
    stage.stack.dismiss(animated: true)
    percent.finish()
    await settle()
    #expect(stage.modals == [])
    #expect(stage.stack.viewIfLoaded?.window != nil)
  }

  @Test("A presentation that is cancelled has a completion, or none", arguments: sides)
  func cancelledCompletion(side: Bool?) async {
    let line = Assumed(\.cancelledModalCompletes, side)
    let percent = UIPercentDrivenInteractiveTransition()
    delegate.interactor = percent
    let modal = Page("m"), log = Log()
    modal.transitioningDelegate = delegate
    stage.stack.present(modal, animated: true) { log.note("presented") }
    percent.cancel()
    await settle()
    line.expect(log.take(), ifFalse: [], ifTrue: ["presented"])
  }

  @Test("Tabs change by the app's animator for the program")
  func tabs() async {
    let delegate = TabFade(fade)
    let tabs = await tabs(delegate)
    tabs.selectedIndex = 1
    #expect(tabs.selectedIndex == 1)
    #expect(tabs.transitionCoordinator != nil)
    await settle()
    #expect(
      stage.log.take() == [
        "one willDisappear", "two willAppear", "animate", "one didDisappear", "two didAppear", "ended true",
      ])
  }

  @Test("A change of tabs under the app's fingers that is cancelled selects the one before, and tells nobody")
  func cancelledTabs() async {
    let delegate = TabFade(fade)
    let percent = UIPercentDrivenInteractiveTransition()
    delegate.interactor = percent
    let tabs = await tabs(delegate)
    tabs.selectedIndex = 1
    var isCancelled = false
    tabs.transitionCoordinator?.animate(alongsideTransition: nil) { isCancelled = $0.isCancelled }
    percent.update(0.4)
    percent.cancel()
    await settle()
    #expect(isCancelled)
    #expect(tabs.selectedIndex == 0)
    #expect(!stage.log.take().contains("told"))
    #expect(tabs.viewControllers?[0].viewIfLoaded?.window != nil)
    #expect(tabs.viewControllers?[1].viewIfLoaded?.window == nil)
  }

  /// Two tabs in the window.
  private func tabs(_ delegate: TabFade) async -> UITabBarController {
    let tabs = UITabBarController()
    tabs.delegate = delegate
    tabs.viewControllers = [Page("one", stage.log), Page("two", stage.log)]
    stage.window.rootViewController = tabs
    await settle()
    _ = stage.log.take()
    return tabs
  }

  @Test("Nothing of it is kept")
  func memory() async {
    weak var gone: UIViewController?
    do {
      let modal = stage.page("m")
      gone = modal
      modal.transitioningDelegate = delegate
      stage.stack.present(modal, animated: true)
      await settle()
      stage.stack.dismiss(animated: true)
      await settle()
    }
    await settle()
    #expect(gone == nil)
  }
}
