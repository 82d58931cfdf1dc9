import FlowKit
import FlowKitSwiftUI
@testable import SwiftUI
import Testing

/// Where screens are shown: a view keeps its state as long as it stays, and no navigation stack lies in another one.
@MainActor
struct CardsTests {
  let flows = DemoFlows()

  @Test func aRootContainerLiesInNoNavigationStack() {
    let split = Flow(with: Tabs(), containing: .split(flows.page("list"), flows.page("detail")))
    for root in [flows.tabs, split] {
      let demo = Demo(root)
      let container = demo.elements(TabElement.self).first?.node ?? demo.elements(SplitElement.self).first?.node
      #expect(container?.isIn(StackElement.self) == false)
      #expect(demo.elements(StackElement.self).isEmpty == false)
      #expect(demo.window.takeComplaints() == [])
    }
  }

  @Test(arguments: Assumptions.levels)
  func tabsOverAScreenHaveItsWayBack(_ assumptions: Assumptions) {
    let demo = Demo(flows.page("home"), assumptions: assumptions)
    demo.tap("count")
    demo.perform(.push(flows.tabs))
    #expect(demo.texts == ["one 0"])
    demo.perform(.push(flows.page("deep")))
    #expect(demo.texts == ["deep 0"])
    #expect(demo.stack?.hasBack == true)
    demo.perform(.pop())
    #expect(demo.stack?.hasBack == false)
    #expect(demo.tapOwnBack())
    #expect(demo.texts == ["home 1"])
    #expect(demo.navigator.tree.summary == "DemoScreen(home)")
    #expect(!demo.tapOwnBack())
    #expect(demo.navigator.isSettled)
    #expect(demo.window.takeComplaints() == [])
  }

  @Test(arguments: Assumptions.levels)
  func tabsUnderAScreenKeepTheirState(_ assumptions: Assumptions) {
    let demo = Demo(flows.tabs, assumptions: assumptions)
    demo.tap("count")
    demo.perform(.push(flows.page("over")), from: demo.navigator.tree.root[0].id)
    #expect(demo.navigator.tree.summary.hasSuffix("> DemoScreen(over)"))
    #expect(demo.texts == ["over 0"])
    demo.perform(.push(flows.page("more")))
    #expect(demo.cards.last == ["over 0", "more 0"])
    #expect(demo.stack?.hasBack == true)
    demo.perform(.pop())
    #expect(demo.tapOwnBack())
    #expect(demo.texts == ["one 1"])
    #expect(demo.window.takeComplaints() == [])
  }

  /// A card below others changes before it is uncovered, and a new card comes over the others before they leave.
  @Test(arguments: Assumptions.levels)
  func cardsLeaveAndComeInOrder(_ assumptions: Assumptions) {
    let demo = Demo(flows.page("home"), assumptions: assumptions)
    demo.tap("count")
    demo.perform(.push(flows.tabs))
    demo.perform(.push(flows.page("over")), from: demo.navigator.tree.root.last?.id)
    #expect(demo.cards.count == 3)
    demo.perform(.reset(to: flows.page("home"), flows.page("a"), keepingEqual: true))
    #expect(demo.cards == [["home 1", "a 0"]])
    demo.perform(.reset(to: flows.page("b"), flows.page("c")))
    #expect(demo.cards == [["b 0", "c 0"]])
    #expect((demo.navigator.visibleScreen as? DemoScreen)?.appearances == 1)
    #expect(demo.stack?.hasBack == true)
    #expect(demo.navigator.isSettled)
    #expect(demo.issues == [])
    #expect(demo.window.takeComplaints() == [])
  }

  @Test func embeddedChildrenLieInTheBarsOfTheirScreen() {
    let frame = Flow(with: Tabs(), containing: .embedded(flows.page("left"), flows.tabs))
    let demo = Demo(frame) { views in
      views.show(Tabs.self) { _ in
        VStack {
          Text(verbatim: "frame")
          FlowChildrenView()
        }
      }
    }
    demo.perform(.push(flows.page("deep")), from: 2)
    #expect(demo.elements(StackElement.self).count == 1)
    #expect(demo.texts == ["frame", "deep 0", "frame", "one 0"])
    demo.perform(.pop(), from: demo.navigator.tree.stack(ofChild: 0, in: 1)?.last?.id)
    #expect(demo.texts == ["frame", "left 0", "frame", "one 0"])
    #expect(demo.window.takeComplaints() == [])
  }

  @Test(arguments: Assumptions.levels)
  func whatReplacesAScreenAppearsOnce(_ assumptions: Assumptions) {
    for name in ["home", "a"] {
      let demo = Demo(flows.page("home"), assumptions: assumptions)
      if name == "a" { demo.perform(.push(flows.page("a"))) }
      let before = demo.navigator.tree.count
      demo.navigator.perform(.replace(with: flows.page("b")))
      demo.window.clock.advance(by: .milliseconds(100))
      demo.tap("count")
      #expect(demo.texts == ["b 1"])
      #expect((demo.navigator.visibleScreen as? DemoScreen)?.appearances == 1)
      #expect(demo.navigator.tree.count == before)
      #expect(demo.stack?.hasBack == (name == "a"))
      #expect(demo.window.takeComplaints() == [])
    }
  }

  /// SwiftUI's navigation stack knows a view by its position.
  @Test(arguments: Assumptions.levels)
  func whatLiesOverAScreenThatLeavesStartsAnew(_ assumptions: Assumptions) {
    let demo = Demo(flows.page("home"), assumptions: assumptions)
    demo.tap("count")
    for name in ["a", "b", "c"] { demo.perform(.push(flows.page(name))) }
    demo.tap("count")
    let screen = demo.navigator.visibleScreen
    demo.perform(.remove(flows.page("b")))
    #expect(demo.cards == [["home 1", "a 0", "c 0"]])
    #expect(demo.navigator.visibleScreen === screen)
    #expect(demo.stack?.pop(to: 1) == true)
    demo.settle()
    #expect(demo.cards == [["home 1", "a 0"]])
    #expect(demo.navigator.tree.summary == "DemoScreen(home) > DemoScreen(a)")
    #expect(demo.navigator.isSettled)
    #expect(demo.issues == [])
    #expect(demo.window.takeComplaints() == [])
  }

  @Test(arguments: Assumptions.levels)
  func aScreenThatBecomesTheRootHasNoWayBack(_ assumptions: Assumptions) {
    let demo = Demo(flows.page("home"), assumptions: assumptions)
    demo.perform(.push(flows.page("a")))
    demo.perform(.remove(flows.page("home")))
    #expect(demo.navigator.tree.summary == "DemoScreen(a)")
    #expect(demo.cards == [["a 0"]])
    #expect(demo.stack?.hasBack == false)
    #expect(!demo.tapOwnBack())
    #expect(demo.issues == [])
    #expect(demo.window.takeComplaints() == [])
  }

  /// In one step the path would have as many levels as before, which does not animate.
  @Test(arguments: Assumptions.levels)
  func whatComesBelowWaitsUntilThoseAboveHaveLeft(_ assumptions: Assumptions) {
    let demo = Demo(flows.page("home"), assumptions: assumptions)
    for name in ["b", "c"] { demo.perform(.push(flows.page(name))) }
    demo.perform(.reset(to: flows.page("home"), flows.page("a"), flows.page("b"), keepingEqual: true))
    #expect(demo.cards == [["home 0", "a 0", "b 0"]])
    demo.perform(.pop())
    #expect(demo.texts == ["a 0"])
    #expect(demo.navigator.isSettled)
    #expect(demo.window.takeComplaints() == [])
  }

  /// A navigation stack has no place between two that are there.
  @Test(arguments: Assumptions.levels)
  func onlyWhatLiesOverAnInsertedScreenStartsAnew(_ assumptions: Assumptions) {
    let demo = Demo(flows.page("home"), assumptions: assumptions)
    demo.tap("count")
    demo.perform(.push(flows.page("b")))
    demo.tap("count")
    demo.perform(.reset(to: flows.page("home"), flows.page("a"), flows.page("b"), keepingEqual: true))
    #expect(demo.texts == ["b 0"])
    demo.perform(.pop(2))
    #expect(demo.texts == ["home 1"])
    #expect(demo.window.takeComplaints() == [])
  }
}
