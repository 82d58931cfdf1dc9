import FlowKit
@testable import FlowKitSwiftUI
@testable import SwiftUI
import Testing
import UIKit

/// What takes long is waited for, as long as it moves or nobody can see it.
@MainActor
struct PatienceTests {
  let flows = DemoFlows()

  @Test(arguments: ViewRuntime.Profile.allCases)
  func slowTransitionsAreWaitedFor(_ profile: ViewRuntime.Profile) {
    let demo = Demo(flows.page("home"), profile: profile)
    demo.window.slowness = 10
    demo.perform(.push(flows.page("a")))
    demo.perform(.batch(.push(flows.page("b")), .present(flows.page("sheet"))))
    #expect(demo.texts == ["sheet 0"])
    demo.perform(.batch(.dismiss(), .pop()))
    #expect(demo.texts == ["a 0"])
    demo.perform(.present(flows.page("bubble"), as: .popover))
    demo.perform(.dismiss())
    #expect(demo.texts == ["a 0"])
    #expect(demo.navigator.isSettled)
    #expect(demo.issues == [])
    #expect(demo.window.takeComplaints() == [])
  }

  @Test(arguments: [true, false])
  func aFingerMayRest(_ finishes: Bool) {
    let demo = Demo(flows.page("home"))
    demo.perform(.push(flows.page("a")))
    #expect(demo.stack?.beginSwipe() == true)
    demo.window.clock.advance(by: .seconds(10))
    demo.navigator.perform(.push(flows.page("b")))
    demo.window.clock.advance(by: .seconds(10))
    #expect(!demo.navigator.isSettled)
    demo.stack?.lift(finishes: finishes)
    demo.settle()
    #expect(demo.texts == [finishes ? "home 0" : "b 0"])
    #expect(demo.navigator.isSettled)
    #expect(demo.issues == [])
    #expect(demo.window.takeComplaints() == [])
  }

  /// From iOS 26 on it may be put on the screen while something is pushed.
  @Test(arguments: [true, false])
  func aFingerMayRestOnWhatIsComing(_ finishes: Bool) {
    let demo = Demo(flows.page("home"), profile: .iOS26)
    demo.navigator.perform(.push(flows.page("a")))
    demo.window.clock.advance(by: .milliseconds(100))
    #expect(demo.stack?.beginSwipe() == true)
    demo.window.clock.advance(by: .seconds(10))
    #expect(!demo.navigator.isSettled)
    demo.stack?.lift(finishes: finishes)
    demo.settle()
    #expect(demo.texts == [finishes ? "home 0" : "a 0"])
    #expect(demo.navigator.isSettled)
    #expect(demo.issues == [])
    #expect(demo.window.takeComplaints() == [])
  }

  @Test func aPulledSheetMayRestDuringATransition() {
    let demo = Demo(flows.page("home"))
    demo.perform(.present(flows.page("sheet")))
    #expect(demo.window.presentations.last?.beginPullDown() == true)
    demo.navigator.perform(.push(flows.page("a")))
    demo.window.clock.advance(by: .seconds(20))
    demo.window.presentations.last?.lift(finishes: true)
    demo.settle()
    #expect(demo.texts == ["home 0"])
    #expect(demo.navigator.isSettled)
    #expect(demo.issues == [])
    #expect(demo.window.takeComplaints() == [])
  }

  @Test func whatNeverEndsIsGivenUp() {
    let demo = Demo(flows.page("home"))
    demo.window.isPaused = true
    demo.navigator.perform(.push(flows.page("a")))
    demo.window.clock.advance(by: .seconds(3))
    #expect(demo.navigator.isSettled)
    #expect(demo.issues.count == 1)
    demo.window.isPaused = false
    demo.settle()
    #expect(demo.texts == ["a 0"])
  }

  /// Nothing is drawn there, and nothing is missed.
  @Test(arguments: [5, 100])
  func theBackgroundIsNobodysFault(_ seconds: Int) {
    StandIn.run { world in
      let navigator = Navigator(root: flows.page("home"))
      var issues: [String] = []
      navigator.onIssue = { issues.append($0.message) }
      let platform = HostPlatform { delay, body in
        _ = StandInClock(on: world.clock).schedule(after: delay) { body() }
      }
      let view = FlowView(navigator, platform: platform) { $0.show(DemoScreen.self) { DemoView(screen: $0) } }
      let controller = UIHostingController(rootView: view), window = StandIn.window(controller)
      window.windowScene.map(StandIn.activate)
      world.clock.runUntilIdle()
      _ = window.windowScene.map(StandIn.leave)
      controller.runtime.isPaused = true
      navigator.perform(.push(flows.page("detail")))
      world.clock.advance(by: Double(seconds))
      #expect(navigator.isSettled == (seconds > 30))
      window.windowScene.map(StandIn.activate)
      controller.runtime.isPaused = false
      world.clock.runUntilIdle()
      #expect(navigator.isSettled)
      #expect(controller.runtime.root?.firstOnSurface { $0.element as? StackElement }?.top?.texts.first == "detail 0")
      #expect(issues == [])
      #expect(controller.runtime.takeComplaints() == [])
    }
  }
}
