import FlowKit
import Testing
import UIKit

@testable import FlowKitUIKit

@MainActor
private final class Question {
  var onYes: (String) -> Void = { _ in }
  var isSheet = false
  var hasNo = true
}

extension AlertDescription {
  fileprivate init(of question: Question) {
    self.init(
      title: "Log out?", isActionSheet: question.isSheet,
      buttons: [.init("Yes", style: .destructive) { question.onYes($0.first ?? "") }]
        + (question.hasNo ? [.init("No", style: .cancel)] : []),
      fields: question.isSheet ? [] : [.init(text: "why")])
  }
}

/// A question that the host doesn't know.
private final class Riddle {}

/// Moves what comes into the container, and takes its time.
private final class Fade: NSObject, UIViewControllerAnimatedTransitioning {
  let context: TransitionContext

  init(_ context: TransitionContext) {
    self.context = context
  }

  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> Double { 0.3 }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    if let view = transitionContext.view(forKey: .to) { transitionContext.containerView.addSubview(view) }
    UIView.animate(withDuration: 0.3, animations: {}) { _ in
      transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
    }
  }
}

/// Half of the screen, at the bottom.
private final class Drawer: UIPresentationController {
  override var frameOfPresentedViewInContainerView: CGRect { containerView?.bounds ?? .zero }
}

@MainActor
private final class Drawers: NSObject, UIViewControllerTransitioningDelegate {
  var shown = 0

  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
  ) -> UIPresentationController? { Drawer(presentedViewController: presented, presenting: presenting) }

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    shown += 1
    return Cross()
  }

  func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    shown += 1
    return Cross()
  }
}

@Suite @MainActor struct ModalTests {
  let pages = Pages()

  private func bench(
    _ world: StandIn.World, isNarrow: Bool = true, _ prepare: @escaping @MainActor (UIKitHost) -> Void = { _ in }
  )
    -> Bench
  {
    Bench(pages.page("a"), in: world, isNarrow: isNarrow) { host in
      host.show(Page.self) { PageController($0) }
      host.showAlert(Question.self) { AlertDescription(of: $0) }
      prepare(host)
    }
  }

  private func question(_ bind: @escaping @MainActor (Question, Lets) -> Void = { _, _ in }) -> Flow<Question> {
    Flow(with: Question()) { bind($0, $1) }
  }

  @Test func aScreenThatDescribesAnAlertIsOne() throws {
    try StandIn.run { world in
      let bench = bench(world)
      let page = pages.page("gone")
      bench.perform(.present(question { screen, lets in screen.onYes = lets.replace(with: page) }, as: .alert))
      let alert = try #require(bench.user.top as? UIAlertController)
      #expect(alert.title == "Log out?")
      #expect(alert.textFields?.first?.text == "why")
      #expect(bench.user.tap(alert.actions[1], of: alert))
      bench.settle()
      #expect(bench.navigator.tree.summary == "a(a)")
      #expect(bench.titles == [["a"]])
      #expect(bench.issues == [])
    }
  }

  @Test func anAlertThatIsNotDescribedSaysHowToDescribeIt() {
    StandIn.run { world in
      let bench = bench(world)
      bench.perform(.present(Flow(with: Riddle()), as: .alert))
      #expect(
        bench.issues == [
          "there is no view controller for Riddle. Describe the alert: host.showAlert(Riddle.self) { ... }."
        ])
      bench.perform(.dismiss())
      bench.host?.showAlert(Riddle.self) { _ in AlertDescription(title: "Who?", buttons: [.init("I")]) }
      bench.perform(.present(Flow(with: Riddle()), as: .alert))
      #expect((bench.user.top as? UIAlertController)?.title == "Who?")
    }
  }

  @Test func inAnotherStyleThanAlertAScreenNeedsAController() {
    StandIn.run { world in
      let bench = bench(world)
      bench.perform(.present(question(), as: .sheet))
      #expect(bench.titles.count == 2)
      #expect(
        bench.issues == ["there is no view controller for Question. Register one: host.show(Question.self) { ... }."])
    }
  }

  @Test func aButtonMayLeadOn() throws {
    try StandIn.run { world in
      let bench = bench(world)
      let page = pages.page("next")
      var why = ""
      let ask = question { screen, lets in
        let leadOn: () -> Void = lets.replace(with: page)
        screen.onYes = {
          why = $0
          leadOn()
        }
      }
      bench.perform(.present(ask, as: .alert))
      let alert = try #require(bench.user.top as? UIAlertController)
      #expect(bench.user.tap(alert.actions[0], of: alert))
      bench.settle()
      #expect(why == "why")
      #expect(bench.titles == [["a"], ["next"]])
      #expect(bench.complaints == [])
    }
  }

  @Test func anActionSheetWithoutANoIsLeftByATapOutside() throws {
    try StandIn.run { world in
      let bench = bench(world, isNarrow: false)
      let ask = question { screen, _ in (screen.isSheet, screen.hasNo) = (true, false) }
      bench.perform(.present(ask, as: .alert))
      let alert = try #require(bench.user.top as? UIAlertController)
      #expect(bench.user.tapOutside(alert))
      bench.settle()
      #expect(bench.navigator.tree.summary == "a(a)")
      #expect(bench.titles == [["a"]])
      #expect(bench.issues == [])
      #expect(bench.complaints == [])
    }
  }

  @Test(arguments: [false, true]) func anAlertThatTheAppDismissesItselfLeavesTheTree(isNextTurn: Bool) {
    StandIn.run { world in
      world.assumptions.unanimatedModalsEndNextTurn = isNextTurn
      let bench = bench(world)
      bench.perform(.present(question(), as: .alert))
      bench.window.rootViewController?.dismiss(animated: !isNextTurn)
      bench.settle()
      #expect(bench.navigator.tree.summary == "a(a)")
      bench.perform(.push(pages.page("b")))
      #expect(bench.titles == [["a", "b"]])
      #expect(bench.complaints == [])
    }
  }

  @Test func anAlertHasNoAnimationOfTheApps() throws {
    try StandIn.run { world in
      let bench = bench(world) { $0.animate("fade") { Fade($0) } }
      bench.perform(.present(question(), as: .alert, transition: ScreenTransition("fade")))
      let alert = try #require(bench.user.top as? UIAlertController)
      #expect(alert.transitioningDelegate == nil)
    }
  }

  @Test func aSheetHasDetents() throws {
    try StandIn.run { world in
      let drawer = PresentationStyle("drawer")
      let bench = bench(world) { host in
        host.present(drawer) { $0.modal.sheetPresentationController?.detents = [.medium(), .large()] }
      }
      bench.perform(.present(pages.page("b"), as: drawer))
      let modal = try #require(bench.user.top)
      #expect(modal.sheetPresentationController?.detents.map(\.identifier) == [.medium, .large])
      bench.perform(.present(pages.page("c"), as: .fullScreen))
      #expect(bench.user.top?.modalPresentationStyle == .fullScreen)
      bench.perform(.present(pages.page("d"), as: .overFullScreen))
      #expect(bench.user.top?.modalPresentationStyle == .overFullScreen)
      #expect(bench.titles == [["a"], ["b"], ["c"], ["d"]])
    }
  }

  @Test func aStyleMayHaveAPresentationControllerOfItsOwn() throws {
    try StandIn.inManyWorlds { world in
      let drawers = Drawers(), drawer = PresentationStyle("drawer")
      let bench = bench(world) { host in
        host.present(drawer) { context in
          context.modal.modalPresentationStyle = .custom
          context.modal.transitioningDelegate = drawers
        }
      }
      for _ in 0..<2 {
        bench.perform(.present(pages.page("b"), as: drawer))
        let modal = try #require(bench.user.top)
        #expect(modal.presentationController is Drawer)
        #expect(bench.titles == [["a"], ["b"]])
        modal.dismiss(animated: true)  // a tap on what it dims
        bench.settle()
        #expect(bench.navigator.tree.summary == "a(a)")
        bench.perform(.present(pages.page("b"), as: drawer))
        bench.perform(.dismiss())
        #expect(bench.titles == [["a"]])
      }
      #expect(drawers.shown == 8)
      #expect(bench.complaints == [])
    }
  }

  @Test func aPopoverHasASourceAndIsLeftByATapOutside() throws {
    try StandIn.run { world in
      let source = UIView(frame: .zero)
      let bench = bench(world, isNarrow: false) { host in
        host.present(.popover) { context in
          context.presenter.view.addSubview(source)
          context.modal.popoverPresentationController?.sourceView = source
        }
      }
      bench.perform(.present(pages.page("b"), as: .popover))
      let modal = try #require(bench.user.top)
      #expect(modal.popoverPresentationController?.sourceView === source)
      #expect(bench.user.tapOutside(modal))
      bench.settle()
      #expect(bench.navigator.tree.summary == "a(a)")
      #expect(bench.complaints == [])
    }
  }

  @Test func theWayBackIsTheWayInReversed() {
    StandIn.run { world in
      var seen: [String] = []
      let bench = bench(world) { host in
        host.animate("fade") { context in
          seen.append("\(context.transition.name)\(context.isReversed ? " back" : "")")
          return Fade(context)
        }
      }
      let fade = ScreenTransition("fade")
      bench.perform(.push(pages.page("b"), transition: fade))
      bench.perform(.pop())
      bench.perform(.push(pages.page("b"), transition: fade))
      #expect(bench.user.tapBack(bench.stack))
      bench.settle()
      bench.perform(.present(pages.page("c"), as: .fullScreen, transition: fade))
      bench.perform(.dismiss())
      #expect(seen == ["fade", "fade back", "fade", "fade back", "fade", "fade back"])
      #expect(bench.titles == [["a"]])
      #expect(bench.complaints == [])
    }
  }

  @Test func withLessMotionItIsUIKitsOwnWay() {
    StandIn.run { world in
      world.isReduceMotionEnabled = true
      var seen = 0
      let bench = bench(world) { host in
        host.animate("fade") {
          seen += 1
          return Fade($0)
        }
      }
      bench.perform(.push(pages.page("b"), transition: ScreenTransition("fade")))
      #expect(seen == 0)
      #expect(bench.titles == [["a", "b"]])
    }
  }

  @Test func aPinchThatPresentsMayBeGivenUp() {
    StandIn.run { world in
      let pinch = UIPercentDrivenInteractiveTransition()
      let bench = bench(world) { $0.animate("pinch", { Fade($0) }, interaction: { _ in pinch }) }
      let transition = ScreenTransition("pinch")
      bench.navigator.perform(.present(pages.page("b"), as: .fullScreen, transition: transition))
      pinch.update(0.3)
      pinch.cancel()
      bench.settle()
      #expect(bench.navigator.tree.summary == "a(a)")
      #expect(bench.titles == [["a"]])
      #expect(bench.navigator.isSettled)
      bench.navigator.perform(.present(pages.page("b"), as: .fullScreen, transition: transition))
      pinch.update(0.6)
      pinch.finish()
      bench.settle()
      #expect(bench.titles == [["a"], ["b"]])
      #expect(bench.complaints == [])
    }
  }

  @Test func aLinkOverTwoModalsIsOneWay() {
    StandIn.run { world in
      let bench = bench(world)
      bench.perform(.present(pages.page("b")))
      bench.perform(.present(pages.page("c"), as: .fullScreen))
      bench.perform(.batch(.dismissAll(), .push(pages.page("d")), .present(pages.page("e"))))
      #expect(bench.titles == [["a", "d"], ["e"]])
      #expect(bench.complaints == [])
    }
  }

  /// One that the app presents at once has no coordinator.
  @Test func whatTheAppPresentsMeanwhileIsWaitedFor() {
    StandIn.run { world in
      world.assumptions.unanimatedModalsEndNextTurn = true
      let bench = bench(world)
      bench.window.rootViewController?.present(UIViewController(), animated: false)
      bench.navigator.perform(.present(pages.page("b")))
      world.clock.advance(by: 1)
      #expect(bench.user.modals.count == 2)
      #expect(bench.navigator.isSettled)
      #expect(bench.complaints == [])
    }
  }

  /// Has an animation for all that moves.
  private final class Animating: NSObject, UINavigationControllerDelegate {
    var asked = 0

    func navigationController(
      _ navigationController: UINavigationController,
      animationControllerFor operation: UINavigationController.Operation, from fromVC: UIViewController,
      to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
      asked += 1
      return Fade(TransitionContext(transition: .automatic, isReversed: false))
    }
  }

  @Test func aNamedTransitionWithoutAnAnimationIsTheAppsDelegates() {
    StandIn.run { world in
      let delegate = Animating()
      let bench = bench(world) { $0.animate("plain") { _ in nil } }
      bench.stack.delegate = delegate
      bench.perform(.push(pages.page("b"), transition: ScreenTransition("plain")))
      #expect(delegate.asked == 1)
      #expect(bench.titles == [["a", "b"]])
      #expect(bench.complaints == [])
    }
  }
}
