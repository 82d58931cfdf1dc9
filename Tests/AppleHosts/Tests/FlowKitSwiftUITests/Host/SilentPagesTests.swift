import FlowKit
@testable import FlowKitSwiftUI
@testable import SwiftUI
import Testing

/// On released systems the controllers of representables in pages hear neither of appearing nor of disappearing
/// (feedback-assistant/reports#411).
@MainActor
struct SilentPagesTests {
  let flows = DemoFlows()

  private func demo(_ isTold: Bool, _ profile: ViewRuntime.Profile, seed: UInt64 = 1) -> Demo {
    var assumptions = Assumptions()
    assumptions.pagesTellControllers = isTold
    let pages = Flow(with: Tabs(), containing: .pages(flows.page("one"), flows.page("two"), flows.page("three")))
    return Demo(pages, profile: profile, seed: seed, assumptions: assumptions)
  }

  @Test(arguments: [false, true], ViewRuntime.Profile.allCases)
  func pagesKeepTheirState(_ isTold: Bool, _ profile: ViewRuntime.Profile) {
    let demo = demo(isTold, profile), pages = demo.navigator.tree.root[0].id
    demo.tap("count")
    demo.perform(.select(1), from: pages)
    #expect(demo.texts == ["two 0"])
    demo.perform(.select(0), from: pages)
    #expect(demo.texts == ["one 1"])
    demo.perform(.push(flows.page("detail")))
    demo.tap("count")
    demo.perform(.push(flows.page("deep")))
    demo.perform(.pop())
    #expect(demo.texts == ["detail 1"])
    demo.perform(.batch(.pop(), .present(flows.page("sheet"))))
    #expect(demo.texts == ["sheet 0"])
    demo.perform(.dismiss())
    #expect(demo.texts == ["one 1"])
    #expect(demo.issues == [])
    #expect(demo.window.takeComplaints() == [])
  }

  enum WayBack: CaseIterable { case tap, swipe, cancelledSwipe }

  /// Before the path is written, nothing tells the host that the user goes back.
  @Test(arguments: 1...12 as ClosedRange<UInt64>, WayBack.allCases)
  func anActionInTheMiddleOfASilentPopLeavesTreeAndScreenTheSame(_ seed: UInt64, _ way: WayBack) {
    let push = flows.page("deep")
    for action in [.push(push, transition: .none), .push(push), .popToRoot()] as [NavigationAction] {
      for isFingerResting in [false, true] {
        let demo = demo(false, .iOS18, seed: seed)
        demo.perform(.push(flows.page("detail")))
        #expect(way == .tap ? demo.stack?.pop(to: 0) == true : demo.stack?.beginSwipe() == true)
        demo.navigator.perform(action)
        if isFingerResting { demo.settle() }
        demo.stack?.lift(finishes: way == .swipe)
        demo.settle()
        let visible = demo.navigator.visibleScreen as? DemoScreen
        #expect(demo.texts == [visible.map { "\($0.name) 0" }])
        #expect(demo.navigator.isSettled)
        #expect(demo.issues.allSatisfy { $0.contains("There was nothing to do") })
        #expect(demo.window.takeComplaints() == [])
      }
    }
  }

  /// Nobody can act while the host waits.
  @Test func aPageIsNotWaitedForInVain() {
    let demo = demo(false, .iOS18)
    for action in [.select(1), .push(flows.page("detail")), .pop(), .select(0)] as [NavigationAction] {
      demo.navigator.perform(action, from: action == .select(1) ? demo.navigator.tree.root[0].id : nil)
      demo.window.clock.advance(by: .seconds(1))
      #expect(demo.navigator.isSettled, "\(action)")
    }
    #expect(demo.issues == [])
  }

  /// A stack that is there is not made anew because it says nothing.
  @Test func whatIsDrawnKeepsItsStateWhereverItIs() {
    var assumptions = Assumptions()
    assumptions.pagesTellControllers = false
    let demo = Demo(flows.page("home"), assumptions: assumptions) { views in
      views.show(Tabs.self) { _ in
        TabView(selection: .constant(0 as Int?)) { FlowChildView(0).tag(0 as Int?) }.tabViewStyle(
          .page(indexDisplayMode: .never))
      }
    }
    demo.perform(.push(Flow(with: Tabs(), containing: .embedded(flows.page("inner")))))
    demo.tap("count")
    demo.perform(
      .push(flows.page("deep")),
      from: demo.navigator.tree.containers.last.flatMap { container in
        demo.navigator.tree.stack(ofChild: 0, in: container.id)?[0].id
      })
    #expect(demo.texts == ["deep 0"])
    demo.perform(.pop())
    #expect(demo.texts == ["inner 1"])
    #expect(demo.issues == [])
  }
}
