import FlowKit
import Testing
import UIKit

@testable import FlowKitUIKit

/// Ends when it is told to.
private final class Held: NSObject, UIViewControllerAnimatedTransitioning {
  private var context: (any UIViewControllerContextTransitioning)?

  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> Double { 200 }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    if let view = transitionContext.view(forKey: .to) { transitionContext.containerView.addSubview(view) }
    context = transitionContext
  }

  func end() { context?.completeTransition(true) }
}

/// Something of the app's that forgets what it was asked to call.
private final class Forgetful: UIViewController {
  override func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil
  ) { super.present(viewControllerToPresent, animated: flag) }
}

@Suite @MainActor struct WaitingTests {
  let pages = Pages()
  private let animation = Held()

  private func bench(_ world: StandIn.World) -> Bench {
    Bench(pages.page("a"), in: world) { host in
      host.show(Page.self) { PageController($0) }
      host.animate("slow") { _ in animation }
    }
  }

  @Test(arguments: [false, true]) func aSlowTransitionIsWaitedFor(isModal: Bool) {
    StandIn.run { world in
      let bench = bench(world), slow = ScreenTransition("slow")
      let page = pages.page("b")
      bench.navigator.perform(
        isModal ? .present(page, as: .fullScreen, transition: slow) : .push(page, transition: slow))
      bench.navigator.perform(.push(pages.page("c")))
      world.clock.advance(by: 20)
      #expect(!bench.navigator.isSettled)
      #expect(bench.titles == (isModal ? [["a"], ["b"]] : [["a", "b"]]))
      animation.end()
      bench.settle()
      #expect(bench.titles == (isModal ? [["a"], ["b", "c"]] : [["a", "b", "c"]]))
      #expect(bench.issues == [])
      #expect(bench.complaints == [])
    }
  }

  @Test func timeInTheBackgroundDoesNotCount() throws {
    try StandIn.run { world in
      let bench = bench(world)
      let scene = try #require(bench.window.windowScene)
      bench.navigator.perform(.push(pages.page("b"), transition: ScreenTransition("slow")))
      world.clock.advance(by: 1)
      _ = StandIn.leave(scene)
      world.clock.advance(by: 100)
      #expect(!bench.navigator.isSettled)
      StandIn.activate(scene)
      world.clock.advance(by: 3)
      animation.end()
      bench.settle()
      #expect(bench.issues == [])
      #expect(bench.navigator.isSettled)
    }
  }

  @Test func aTransitionThatNeverEndsIsGivenUpAndTold() {
    StandIn.run { world in
      let bench = bench(world)
      bench.navigator.perform(.push(pages.page("b"), transition: ScreenTransition("slow")))
      world.clock.advance(by: 40)
      #expect(bench.issues.count == 1)
      #expect(bench.navigator.isSettled)
    }
  }

  @Test func whereNothingMovesAnyMoreItIsReadAgainAtOnce() throws {
    try StandIn.run { world in
      let bench = bench(world)
      let foreign = Forgetful(nibName: nil, bundle: nil)
      let root = try #require(bench.window.rootViewController)
      root.present(foreign, animated: true)
      bench.settle()
      bench.navigator.perform(.present(pages.page("b")))
      world.clock.advance(by: 5)
      #expect(bench.issues.count == 1)
      #expect(bench.navigator.isSettled)
      #expect(bench.user.modals.count == 2)
      #expect(bench.complaints == [])
    }
  }

  /// UIKit may forget to say how a drag has ended: then the pages themselves say that they have stopped.
  @Test func aDragWhoseEndIsNeverReportedHoldsNothingUp() throws {
    try StandIn.run { world in
      let bench = Bench(
        Flow(with: Page("book"), containing: .pages(pages.page("1"), pages.page("2"))), in: world
      ) { host in host.show(Page.self) { PageController($0) } }
      let book = try #require(bench.host?.contents.values.first?.frame as? UIPageViewController)
      let now = try #require(book.viewControllers?.first)
      let next = try #require(book.dataSource?.pageViewController(book, viewControllerAfter: now))
      book.delegate?.pageViewController(book, willTransitionTo: [next])
      bench.navigator.perform(.push(pages.page("3")))
      world.clock.advance(by: 3)
      #expect(bench.inner.viewControllers.map(\.title) == ["1", "3"])
      #expect(bench.issues.count == 1)
      #expect(bench.navigator.isSettled)
      #expect(bench.user.beginSwipePage(book, .forward))
      bench.user.finishSwipePage(book)
      bench.settle()
      #expect(bench.navigator.tree.containers.first?.selected == 1)
      #expect(bench.complaints == [])
    }
  }

  @Test func aDraggedPageMayTakeItsTime() throws {
    try StandIn.run { world in
      let bench = Bench(
        Flow(with: Page("book"), containing: .pages(pages.page("1"), pages.page("2"))), in: world
      ) { host in host.show(Page.self) { PageController($0) } }
      let contents = try #require(bench.host?.contents.values.first)
      let book = try #require(contents.frame as? UIPageViewController)
      #expect(bench.user.beginSwipePage(book, .forward))
      world.clock.advance(by: 60)
      #expect(bench.issues == [])
      bench.user.finishSwipePage(book)
      bench.settle()
      #expect(bench.navigator.tree.containers.first?.selected == 1)
      #expect(bench.navigator.isSettled)
    }
  }

  /// The newest release lets a finger interrupt a push, at whose end all else may be shown.
  @Test func aSwipeOnWhatLeavesUnderTheFingerHoldsNothingUp() throws {
    try StandIn.run { world in
      world.profile = .iOS26
      let bench = Bench(pages.page("a"), in: world) { $0.show(Page.self) { PageController($0) } }
      bench.perform(.push(Flow(with: Page("tabs"), containing: .tabs(pages.page("b"), pages.page("x")))))
      let id = try #require(bench.navigator.tree.containers.first?.id)
      let stack = try #require(bench.host?.contents[id]?.children[0].stack.controller)
      bench.navigator.perform(.push(pages.page("c")))
      world.clock.advance(by: 0.1)
      bench.navigator.perform(.replace(with: pages.page("d"), transition: .none), from: id)
      #expect(bench.user.beginSwipeBack(stack))
      bench.settle()
      #expect(bench.titles == [["a", "d"]])
      #expect(bench.navigator.isSettled)
      #expect(bench.issues == [])
    }
  }

  /// Two calls in one turn come in their order, as UIKit's own do.
  @Test func zeroSecondsAreTheNextTurnInOrder() async {
    var order: [Int] = []
    await withCheckedContinuation { done in
      for number in 0..<50 {
        Watchdog.after(0) {
          order.append(number)
          if number == 49 { done.resume() }
        }
      }
      #expect(order == [])
    }
    #expect(order == Array(0..<50))
  }
}
