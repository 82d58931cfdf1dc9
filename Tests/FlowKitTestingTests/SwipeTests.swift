import FlowKit
import FlowKitTesting
import Shop
import Testing

/// Swipes on the headless host.
@MainActor
@Suite struct SwipeTests {
  private let shop = ShopFlow()
  private let host = HeadlessHost()

  private func navigator() -> Navigator {
    let navigator = Navigator(root: shop.tutorial)
    navigator.perform(.push(shop.login))
    navigator.perform(.push(shop.dashboard))
    navigator.onIssue = nil
    navigator.attach(host)
    return navigator
  }

  @Test func aSwipeThatIsFinishedTwiceGoesBackOnce() throws {
    let navigator = navigator()
    let swipe = try #require(host.beginSwipeBack())
    #expect(swipe.finish()?.isPerformed == true)
    #expect(swipe.finish()?.reason == .gestureEnded)
    swipe.cancel()
    #expect(host.shown?.summary == "TutorialScreen > LoginScreen")
    #expect(host.shown == navigator.tree)
    #expect(host.problems == [])
  }

  @Test func aSwipeThatIsCancelledCannotBeFinished() throws {
    let navigator = navigator()
    let swipe = try #require(host.beginSwipeBack())
    swipe.cancel()
    swipe.cancel()
    #expect(swipe.finish()?.reason == .gestureEnded)
    #expect(host.shown?.summary == "TutorialScreen > LoginScreen > DashboardScreen")
    #expect(host.shown == navigator.tree)
    navigator.perform(.pop())
    #expect(host.problems == [])
  }

  @Test func anEarlierSwipeDoesNotEndALaterOne() throws {
    let navigator = navigator()
    let first = try #require(host.beginSwipeBack())
    first.cancel()
    let second = try #require(host.beginSwipeBack())
    first.cancel()
    first.finish()
    #expect(host.shown?.summary == "TutorialScreen > LoginScreen > DashboardScreen")
    #expect(second.finish()?.isPerformed == true)
    #expect(navigator.tree.summary == "TutorialScreen > LoginScreen")
    #expect(host.problems == [])
  }

  @Test func swipeOfARemovedScreenIsCorrected() throws {
    let navigator = navigator()
    let swipe = try #require(host.beginSwipeBack())
    navigator.perform(.reset(to: shop.terms))
    #expect(swipe.finish()?.reason == .removed)
    #expect(host.pictures.last == "TutorialScreen > LoginScreen → TermsScreen, automatic")
    #expect(host.shown == navigator.tree)
    #expect(host.problems == [])
  }

  @Test func swipeFinishedAfterItsNavigatorDoesNothing() throws {
    var navigator: Navigator? = navigator()
    let swipe = try #require(host.beginSwipeBack())
    #expect(navigator?.tree.count == 3)
    navigator = nil
    #expect(swipe.finish() == nil)
    #expect(host.shown?.summary == "TutorialScreen > LoginScreen > DashboardScreen")
  }
}
