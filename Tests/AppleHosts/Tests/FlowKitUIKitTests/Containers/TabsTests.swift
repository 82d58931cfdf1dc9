import FlowKit
import Testing
import UIKit

@testable import FlowKitUIKit

@Suite @MainActor struct TabsTests {
  let pages = Pages()

  @Test func aTabThatGoesAndComesAtOnceIsANewOne() throws {
    try StandIn.run { world in
      let one = pages.page("1"), two = pages.page("2")
      let bench = Bench(Flow(with: Page("tabs"), containing: .tabs(one, two)), in: world) { host in
        host.show(Page.self) { PageController($0) }
      }
      let tabs = try #require(bench.host?.contents.values.first?.frame as? UITabBarController)
      bench.perform(.batch(.select(1), .push(pages.page("3"))))
      bench.perform(.select(0))
      bench.perform(.batch(.setChildren([one], selecting: 0), .setChildren([one, two], selecting: 0)))
      #expect(tabs.viewControllers?.map { $0.children.count } == [1, 0])
      #expect(bench.complaints == [])
    }
  }

  @Test func aTabIsSelectedAtOnceIfNobodyMustBeAsked() throws {
    try StandIn.run { world in
      let bench = Bench(Flow(with: Page("tabs"), containing: .tabs(pages.page("1"), pages.page("2"))), in: world) {
        $0.show(Page.self) { PageController($0) }
      }
      let tabs = try #require(bench.host?.contents.values.first?.frame as? UITabBarController)
      #expect(bench.user.tapTab(1, of: tabs))
      #expect(tabs.selectedIndex == 1)
      bench.settle()
      #expect(tabs.selectedIndex == 1)
      #expect(bench.navigator.tree.containers.first?.selected == 1)
      #expect(bench.complaints == [])
    }
  }
}
