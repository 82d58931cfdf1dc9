import FlowKit
import FlowKitUIKit
import SwiftUI
import Testing
@testable import Trial
import UIKit

/// The app for trying the hosts by hand works on the stand-ins: what a person finds with it is the system's.
@MainActor
@Suite struct TrialTests {
  nonisolated private static let titles = [
    "Push", "Push, asks before it leaves", "Push three", "Push, without a back button", "Sheet",
    "Sheet, asks before it leaves", "Sheet that the app holds", "Full screen", "Popover", "Question", "Zoom",
    "Zoom, asks before it leaves", "Tabs", "Pages", "Columns", "Landscape",
  ]

  @Test(arguments: titles) func eachButtonDoesSomethingWithSwiftUI(_ title: String) {
    let demo = Demo(TrialFlow().page("Home"), Trial.showTrial), before = demo.navigator.tree.summary
    #expect(demo.tap(title))
    #expect(demo.navigator.tree.summary != before)
    #expect(demo.navigator.isSettled)
    #expect(demo.issues == [])
    #expect(demo.window.takeComplaints() == [])
  }

  @Test(arguments: titles) func eachButtonDoesSomethingWithUIKit(_ title: String) throws {
    try StandIn.run { world in
      let navigator = Navigator(root: TrialFlow().page("Home")), window = UIWindow(windowScene: StandIn.scene())
      var issues: [String] = []
      navigator.onIssue = { issues.append($0.message) }
      UIKitHost(navigator, window: window) { $0.showTrial() }
      window.makeKeyAndVisible()
      world.clock.runUntilIdle()
      let before = navigator.tree.summary
      let home = try #require(navigator.visibleScreen as? TrialScreen)
      try #require(home.buttons.first { $0.title == title }).action()
      world.clock.runUntilIdle()
      #expect(navigator.tree.summary != before)
      #expect(navigator.isSettled)
      #expect(issues == [])
      #expect(world.console.take().map(\.description) == [])
    }
  }

  @Test func itBeginsWithAChoice() {
    StandIn.run { _ in
      let delegate = TrialScene(), scene = StandIn.connect(delegate)
      #expect(delegate.window?.rootViewController != nil)
      withExtendedLifetime(scene) {}
    }
  }
}
