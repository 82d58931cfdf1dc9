import FlowKit
import FlowKitSwiftUI
@testable import SwiftUI
import Testing

@MainActor
struct UserTests {
  let flows = DemoFlows()

  @Test func whereLeavingIsAskedTheSystemsBackIsReplaced() {
    let demo = Demo(flows.page("home"))
    demo.perform(.push(flows.stubborn))
    #expect(demo.stack?.hasBack == false)
    #expect(demo.tapOwnBack())
    #expect(demo.texts == ["stubborn 0"])
    (demo.navigator.visibleScreen as? DemoScreen)?.note = " may go"
    #expect(demo.tapOwnBack())
    #expect(demo.texts == ["home 0"])
    #expect(!demo.tapOwnBack())
  }

  @Test func theButtonFollowsTheHandlersOfBack() {
    var handler: Registration?
    let detail = Flow(with: DemoScreen("detail")) { screen, lets in
      handler = lets.onBack { .stay }
      handler?.isEnabled = false
    }
    let demo = Demo(flows.page("home"))
    demo.perform(.push(detail))
    #expect(demo.stack?.hasBack == true)
    handler?.isEnabled = true
    demo.settle()
    #expect(demo.stack?.hasBack == false)
    handler?.cancel()
    demo.settle()
    #expect(demo.stack?.hasBack == true)
  }

  @Test func aGuardedSheetIsNotPulledDown() {
    let demo = Demo(flows.page("home"))
    demo.perform(.present(flows.stubborn))
    #expect(demo.window.presentations.last?.beginPullDown() == false)
    demo.perform(.dismiss())
    demo.perform(.present(flows.page("free")))
    #expect(demo.navigator.tree.modals.count == 2)
    #expect(demo.window.presentations.last?.beginPullDown() == true)
    demo.window.presentations.last?.lift(finishes: true)
    demo.settle()
    #expect(demo.texts == ["stubborn 0"])
  }

  /// A finger cannot ask there: SwiftUI tells of no attempt.
  @Test(arguments: 1...4 as ClosedRange<UInt64>)
  func escapeAsksWhereASwipeIsRefused(_ seed: UInt64) {
    let demo = Demo(flows.page("home"), seed: seed)
    demo.perform(.present(flows.page("free"), as: .fullScreen))
    #expect(!demo.window.pressEscape())
    demo.perform(.present(flows.stubborn))
    #expect(demo.window.pressEscape())
    demo.settle()
    #expect(demo.texts == ["stubborn 0"])
    #expect(demo.window.makeEscapeGesture())
    demo.settle()
    #expect(demo.texts == ["stubborn 0"])
    (demo.navigator.visibleScreen as? DemoScreen)?.note = " may go"
    #expect(demo.window.pressEscape())
    demo.settle()
    #expect(demo.texts == ["free 0"])
    demo.perform(.present(flows.page("sheet")))
    demo.perform(.present(flows.page("bubble"), as: .popover))
    #expect(demo.window.pressEscape())
    demo.settle()
    #expect(demo.texts == ["sheet 0"])
    #expect(demo.window.pressEscape())
    demo.settle()
    #expect(demo.texts == ["free 0"])
    #expect(demo.navigator.isSettled)
    #expect(demo.window.takeComplaints() == [])
  }

  @Test(arguments: 1...8)
  func dismissOfTheEnvironmentIsAWayBack(_ seed: UInt64) {
    let demo = Demo(flows.page("home"), profile: .iOS17, seed: seed)
    demo.perform(.push(flows.page("detail")))
    demo.tap("dismiss")
    #expect(demo.navigator.tree.summary == "DemoScreen(home)")
    demo.perform(.present(flows.page("sheet")))
    demo.tap("dismiss")
    #expect(demo.navigator.tree.summary == "DemoScreen(home)")
    #expect(demo.texts == ["home 0"])
    #expect(demo.window.takeComplaints() == [])
  }

  @Test func aViewActsFromItsOwnEntry() {
    let demo = Demo(flows.page("home"))
    demo.perform(.push(flows.page("detail")))
    #expect(demo.tap("pop"))
    #expect(demo.texts == ["home 0"])
  }

  @Test func aTapOnTheShownTabIsTold() {
    let tabs = Flow(
      with: Tabs(), containing: .tabs(flows.page("one"), flows.page("two"), reselection: .popsToRoot))
    let demo = Demo(tabs)
    demo.perform(.push(flows.page("deep")))
    #expect(demo.elements(TabElement.self).first?.tap(0) == true)
    demo.settle()
    #expect(demo.texts == ["one 0"])
    #expect(demo.window.takeComplaints() == [])
  }

  @Test(arguments: 1...4 as ClosedRange<UInt64>)
  func aFingerRevealsThePageBeforeItIsSelected(_ seed: UInt64) {
    let pages = Flow(with: Tabs(), containing: .pages(flows.page("one"), flows.page("two"), flows.page("three")))
    let demo = Demo(pages, seed: seed), element = demo.elements(TabElement.self).first
    #expect(element?.beginSwipe(to: 1) == true)
    demo.settle()
    #expect(demo.texts == ["one 0", "two 0"])
    #expect(demo.navigator.retainedCount == 1)
    element?.lift(finishes: false)
    demo.settle()
    #expect(demo.texts == ["one 0"])
    #expect(demo.navigator.retainedCount == 0)
    #expect(element?.beginSwipe(to: 1) == true)
    demo.settle()
    element?.lift(finishes: true)
    demo.settle()
    #expect(demo.texts == ["two 0"])
    #expect(demo.navigator.retainedCount == 0)
    #expect(demo.navigator.tree.summary == "Tabs[DemoScreen(one), *DemoScreen(two), (DemoScreen(three))]")
    #expect(demo.window.takeComplaints() == [])
  }

  /// SwiftUI's pages have ends: in a loop, only actions go past them.
  @Test func actionsTurnThePagesOfALoop() {
    let names = ["one", "two", "three"]
    let demo = Demo(Flow(with: Tabs(), containing: .pages(names.map { flows.page($0) }, loops: true)))
    demo.tap("count")
    #expect(demo.elements(TabElement.self).first?.beginSwipe(to: 3) == false)
    demo.perform(.previous())
    #expect(demo.texts == ["three 0"])
    demo.perform(.next())
    #expect(demo.texts == ["one 1"])
    #expect(demo.navigator.isSettled)
    #expect(demo.issues == [])
    #expect(demo.window.takeComplaints() == [])
  }

  /// The swipe goes on in the hidden tab, where no view tells of it; it may have begun while the host was at work.
  @Test(arguments: 1...12 as ClosedRange<UInt64>, [false, true])
  func aSwipeBackEndsInATabThatIsHiddenMeanwhile(_ seed: UInt64, isHostAtWork: Bool) {
    let demo = Demo(flows.tabs, seed: seed)
    for name in ["detail", "deep", "deeper"] { demo.perform(.push(flows.page(name))) }
    let deep = demo.navigator.tree.path.dropLast().last?.id
    demo.navigator.perform(.pop(transition: .none))
    if isHostAtWork { demo.window.clock.advance(by: .milliseconds(10)) } else { demo.settle() }
    #expect(demo.stack?.beginSwipe() == true)
    demo.window.clock.advance(by: .milliseconds(700))
    demo.stack?.lift(finishes: true)
    demo.window.clock.advance(by: .milliseconds(50))
    #expect(demo.elements(TabElement.self).first?.tap(1) == true)
    demo.navigator.perform(.push(flows.page("more"), transition: .none), from: deep)
    demo.navigator.perform(.push(flows.page("more")), from: demo.navigator.tree.root[0].id)
    demo.settle()
    #expect(demo.window.takeComplaints() == [])
    #expect(demo.navigator.isSettled)
    demo.perform(.select(0), from: demo.navigator.tree.root[0].id)
    #expect(demo.texts == [(demo.navigator.visibleScreen as? DemoScreen).map { "\($0.name) 0" }])
  }

  @Test func aRefusedTabIsNotShown() {
    let closed = Flow(with: DemoScreen("closed")).guarded { .refuse("closed") }
    let demo = Demo(Flow(with: Tabs(), containing: .tabs(flows.page("one"), closed)))
    for _ in 1...4 {
      #expect(demo.elements(TabElement.self).first?.tap(1) == true)
      demo.settle()
      #expect(demo.texts == ["one 0"])
    }
    #expect(demo.window.takeComplaints() == [])
  }
}
