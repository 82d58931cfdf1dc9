import FlowKit
import Testing
import UIKit

@testable import FlowKitUIKit

@Suite @MainActor struct SplitTests {
  let pages = Pages()

  @Test func whatWaitsForASwipeIsShownInTheNarrowColumnWhenTheWindowNarrows() throws {
    try StandIn.run { world in
      world.assumptions.callsDuringTransitionsAreSynchronous = true
      let bench = Bench(
        Flow(with: Page("split"), containing: .split(pages.page("list"), pages.page("detail"))), in: world,
        isNarrow: false
      ) { host in host.show(Page.self) { PageController($0) } }
      bench.perform(.push(pages.page("item")))
      let split = try #require(bench.host?.contents.values.first as? SplitContents)
      let list = split.children[0].stack.controller
      #expect(bench.user.beginSwipeBack(list))
      bench.user.moveSwipeBack(list, to: 0.4)
      bench.user.cancelSwipeBack(list)
      bench.navigator.perform(.push(pages.page("more")))
      #expect(bench.user.resize(isNarrow: true))
      bench.settle()
      #expect(split.compact.controller.viewControllers.map(\.title) == ["list", "item", "more"])
      #expect(bench.complaints.isEmpty)
    }
  }
}
