import Foundation

/// The system's own rules for the swipe back: the delegate of its recognizers, until an app sets another one.
@MainActor
final class PopGestureRules: NSObject, UIGestureRecognizerDelegate {
  weak var stack: UINavigationController?

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let stack, stack.viewControllers.count > 1, let top = stack.topViewController else { return false }
    return !stack.isNavigationBarHidden && top.showsBackButton && !stack.delegateHasAnimations
  }
}

extension UIViewController {
  /// Whether the system shows its back button for it.
  var showsBackButton: Bool {
    !navigationItem.hidesBackButton
      && (navigationItem.leftBarButtonItems?.isEmpty ?? true || navigationItem.leftItemsSupplementBackButton)
  }
}

extension UINavigationController {
  func makeRecognizers() {
    let rules = PopGestureRules()
    rules.stack = self
    swipeRules = rules
    let edge = UIScreenEdgePanGestureRecognizer()
    let content = UIPanGestureRecognizer()
    for recognizer in [edge, content] {
      recognizer.delegate = rules
      recognizer.switchedOff = { [weak self, weak recognizer] in
        guard let recognizer, recognizer.state == .began || recognizer.state == .changed else { return }
        self?.endSwipe(finishes: false)
      }
    }
    edgeSwipe = edge
    contentSwipe = content
  }

  /// Whether the delegate has a method for animations, which switches the swipe off.
  var delegateHasAnimations: Bool {
    guard let listener, let top = stack.last, let below = stack.dropLast().last else { return false }
    return world.implements {
      _ = listener.navigationController(self, animationControllerFor: .none, from: top, to: below)
    }
  }

  /// The user begins to swipe back; false where the system does not let them.
  func beginSwipe(by recognizer: UIGestureRecognizer) -> Bool {
    guard mayBegin(recognizer) else { return false }
    if let run {
      guard run.letsUsersIn else { return false }
      interrupt(run)
      guard mayBegin(recognizer) else { return false }
    }
    guard run == nil, stack.last === displayed else { return false }
    guard let top = stack.last, let below = stack.dropLast().last else {
      world.console.write(
        .frozenStack, "The swipe back began at the root of \(world.name(self)): it takes no push any more")
      return false
    }
    recognizer.state = .began
    let run = Run(world, from: top, to: below, in: view, isInteractive: true)
    self.run = run
    run.whenEnded = { [weak self, weak run] completed in if let run { self?.end(run, completed) } }
    turn = (before: stack, after: Array(stack.dropLast()))
    if !world.assumptions.swipeKeepsTopInArray { take(Array(stack.dropLast())) }
    top.goesFromParent = true
    listener?.navigationController(self, willShow: below, animated: true)
    if world.profile.repeatsDelegateCalls { listener?.navigationController(self, willShow: below, animated: true) }
    startAppearances(run)
    run.begin()
    return true
  }

  private func mayBegin(_ recognizer: UIGestureRecognizer) -> Bool {
    recognizer.isEnabled && recognizer.delegate?.gestureRecognizerShouldBegin(recognizer) ?? true
  }

  func moveSwipe(to percent: CGFloat) {
    guard let run, run.isInteractive else { return }
    run.drag(to: percent)
    swipeInProgress?.state = .changed
  }

  func endSwipe(finishes: Bool) {
    guard let run, run.isInteractive, run.initiallyInteractive else { return }
    swipeInProgress?.state = finishes ? .ended : .cancelled
    run.lift(cancels: !finishes)
    if finishes, let to = run.to { repeatDidShow(to) }
  }

  /// The newest release tells its delegate early, and again at the end.
  func repeatDidShow(_ controller: UIViewController) {
    guard world.profile.repeatsDelegateCalls else { return }
    listener?.navigationController(self, didShow: controller, animated: true)
  }

  /// The user takes hold of a stack that moves: what moves is at once where it was going, which is where it was if it slides
  /// back, and their own transition begins.
  func interrupt(_ run: Run) { run.end(!run.isCancelled) }

  private var swipeInProgress: UIGestureRecognizer? {
    [edgeSwipe, contentSwipe].compactMap { $0 }.first { $0.state == .began || $0.state == .changed }
  }
}

extension Run {
  /// Whether users can interrupt it: the system's zoom, and in the newest release all of the system's own.
  var letsUsersIn: Bool {
    guard animator == nil, hasBegun, !isInteractive else { return false }
    return world.profile.usersInterrupt || isZoom
  }

  private var isZoom: Bool { world.profile.release >= 18 && (from?.zoom != nil || to?.zoom != nil) }
}
