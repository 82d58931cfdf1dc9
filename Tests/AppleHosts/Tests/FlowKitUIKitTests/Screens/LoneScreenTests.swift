import FlowKit
import Testing
import UIKit

@testable import FlowKitUIKit

/// Screens that UIKit presents by themselves: share sheets, and what else the system shows of itself.
@Suite @MainActor struct LoneScreenTests {
  let pages = Pages()

  private var share: Flow<UIActivityViewController> {
    Flow(with: UIActivityViewController(activityItems: ["tea"], applicationActivities: nil)).named("share")
  }

  private func inManyWorlds(refusals: Int = 0, _ body: @MainActor (Bench) throws -> Void) throws {
    for idiom in [.phone, .pad] as [UIUserInterfaceIdiom] {
      try StandIn.inManyWorlds { world in
        world.idiom = idiom
        let bench = Bench(pages.page("a"), in: world, isNarrow: idiom == .phone) { host in
          host.show(Page.self) { PageController($0) }
        }
        try body(bench)
        world.clock.advance(by: 3)
        #expect(bench.complaints == [])
        #expect(bench.issues.count == refusals)
        #expect(bench.navigator.isSettled)
        world.closeScenes()
      }
    }
  }

  /// Time that is enough; while one is there, the host looks at it now and then, for ever.
  private func perform(_ action: NavigationAction, _ bench: Bench) {
    bench.navigator.perform(action)
    bench.world.clock.advance(by: 3)
  }

  @Test(arguments: [PresentationStyle.sheet, .popover, .fullScreen, .alert])
  func itIsPresentedWithoutANavigationController(style: PresentationStyle) throws {
    try inManyWorlds { bench in
      perform(.present(share, as: style), bench)
      #expect(bench.user.modals.map { $0 is UIActivityViewController } == [true])
      #expect(bench.user.top?.parent == nil)
      perform(.dismiss(), bench)
      #expect(bench.user.modals.isEmpty)
      #expect(bench.titles == [["a"]])
    }
  }

  @Test func theTreeFollowsWhenItGoesByItself() throws {
    try inManyWorlds { bench in
      perform(.present(share), bench)
      bench.user.top?.presentingViewController?.dismiss(animated: true)
      bench.world.clock.advance(by: 3)
      #expect(bench.navigator.tree.summary == "a(a)")
      perform(.push(pages.page("b")), bench)
      #expect(bench.titles == [["a", "b"]])
    }
  }

  @Test func theTreeFollowsAPull() throws {
    try inManyWorlds { bench in
      perform(.present(share), bench)
      let top = try #require(bench.user.top)
      if let pull = bench.user.beginPullDown(top) { pull.finish() } else { #expect(bench.user.tapOutside(top)) }
      bench.world.clock.advance(by: 3)
      #expect(bench.navigator.tree.summary == "a(a)")
    }
  }

  @Test func itComesBackIfAGuardKeepsIt() throws {
    try inManyWorlds(refusals: 1) { bench in
      let kept = share.confirmsLeaving { _ in false }
      perform(.present(kept), bench)
      let top = try #require(bench.user.top)
      top.presentingViewController?.dismiss(animated: true)
      bench.world.clock.advance(by: 3)
      #expect(bench.user.top === top)
      #expect(bench.navigator.tree.modals.count == 1)
    }
  }

  @Test func whatIsPushedOnItHasAStack() throws {
    try inManyWorlds { bench in
      perform(.present(share), bench)
      perform(.push(pages.page("b")), bench)
      let stack = try #require(bench.user.top as? UINavigationController)
      #expect(stack.viewControllers.map { $0 is UIActivityViewController } == [true, false])
      perform(.pop(), bench)
      #expect(stack.viewControllers.count == 1)
      perform(.dismiss(), bench)
      #expect(bench.titles == [["a"]])
    }
  }

  @Test func anAlertOfTheAppsOwnIsAScreen() throws {
    try inManyWorlds { bench in
      let alert = UIAlertController(title: "Sure?", message: nil, preferredStyle: .alert)
      alert.addAction(UIAlertAction(title: "Yes", style: .default))
      perform(.present(Flow(with: alert), as: .alert), bench)
      #expect(bench.user.top === alert)
      #expect(bench.user.tap(alert.actions[0], of: alert))
      bench.world.clock.advance(by: 3)
      #expect(bench.navigator.tree.summary == "a(a)")
    }
  }
}
