import FlowKit
import Testing
import UIKit

@testable import FlowKitUIKit

/// A modal of the app stays when something leaves beneath it, and nobody sees that UIKit has to present it again.
@MainActor
@Suite struct ModalOfAppTests {
  let pages = Pages()

  @Test(arguments: [false, true]) func lockDoesNotFlickerWhenAModalBeneathItLeaves(isNextTurn: Bool) throws {
    try StandIn.run { world in
      world.assumptions.unanimatedModalsEndNextTurn = isNextTurn
      let bench = Bench(pages.page("a"), in: world) { host in host.show(Page.self) { PageController($0) } }
      let root = bench.navigator.tree.visible.id
      bench.perform(.present(pages.page("sheet")), from: root)
      bench.perform(.present(pages.page("lock"), as: .fullScreen))
      let lock = try #require(bench.user.top)
      bench.navigator.perform(.dismiss(), from: root)
      let isCovered = bench.window.subviews.contains { $0 === bench.host?.picture }
      #expect(isCovered || bench.user.top === lock)
      bench.settle()
      #expect(bench.user.top === lock)
      #expect(bench.titles == [["a"], ["lock"]])
      #expect(bench.host?.picture == nil)
      #expect(bench.navigator.tree.summary == "a(a) | fullScreen: lock(lock)")
      #expect(bench.complaints == [] && bench.issues == [])
    }
  }

  @Test func lockStaysWhereItIsWhenAStackBeneathItChanges() throws {
    try StandIn.run { world in
      let bench = Bench(pages.page("a"), in: world) { host in host.show(Page.self) { PageController($0) } }
      bench.perform(.push(pages.page("b")))
      bench.perform(.present(pages.page("lock"), as: .fullScreen))
      let lock = try #require(bench.user.top), presenter = lock.presentingViewController
      bench.navigator.perform(.pop(), from: bench.navigator.tree.root[1].id)
      #expect(bench.user.top === lock && lock.presentingViewController === presenter)
      bench.settle()
      #expect(bench.titles == [["a"], ["lock"]])
      #expect(bench.complaints == [] && bench.issues == [])
    }
  }

  @Test(arguments: [false, true]) func lockComesBackWhenUIKitTakesItAlong(isAnimated: Bool) {
    StandIn.run { world in
      let bench = Bench(pages.page("a"), in: world) { host in host.show(Page.self) { PageController($0) } }
      bench.perform(.present(pages.page("sheet")))
      bench.perform(.present(pages.page("lock"), as: .fullScreen))
      bench.window.rootViewController?.dismiss(animated: isAnimated)  // the app itself, and both are gone
      bench.settle()
      #expect(bench.navigator.tree.summary == "a(a) | fullScreen: lock(lock)")
      #expect(bench.titles == [["a"], ["lock"]])
      #expect(bench.complaints == [] && bench.issues == [])
    }
  }
}
