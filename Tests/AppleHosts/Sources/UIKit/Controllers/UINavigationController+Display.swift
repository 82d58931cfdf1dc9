import Foundation

// What is seen of a stack.
extension UINavigationController {
  /// Shows the top, if the stack itself is to be seen.
  func display(animated: Bool, _ operation: Operation) {
    guard run == nil else { return }
    guard appearance == .shown || appearance == .appearing else { return displayUnseen() }
    guard stack.last !== displayed else {
      finishMoves()
      if world.assumptions.sameTopCallsDelegate, let top = stack.last { tellDelegate(top, animated: false) }
      return
    }
    if animated, let old = displayed, let new = stack.last {
      startRun(from: old, to: new, operation)
    } else if world.assumptions.unanimatedStacksShowNextTurn {
      guard !displayIsAsked else { return }
      displayIsAsked = true
      world.clock.later { [weak self] in self?.displayNow() }
    } else {
      displayNow()
    }
  }

  private func displayNow() {
    displayIsAsked = false
    guard run == nil else { return }
    guard appearance == .shown || appearance == .appearing else { return displayUnseen() }
    guard stack.last !== displayed else { return finishMoves() }
    let old = displayed
    let new = stack.last
    if let new { listener?.navigationController(self, willShow: new, animated: false) }
    old?.startLeaving(false)
    displayed = new
    if let new {
      show(new)
      new.startAppearing(false)
    }
    old.map(putAway)
    old?.settleAppearance()
    if appearance == .shown { new?.settleAppearance() }
    finishMoves()
    if let new { listener?.navigationController(self, didShow: new, animated: false) }
  }

  /// The stack is not seen, so that nobody sees the change.
  private func displayUnseen() {
    guard displayed != nil else { return finishMoves() }
    displayed.map(putAway)
    displayed = stack.last
    if let displayed, isViewLoaded { show(displayed) }
    finishMoves()
    guard let top = displayed else { return }
    if world.assumptions.unanimatedStacksShowNextTurn {
      world.clock.later { [weak self] in
        guard let self, displayed === top else { return }
        tellDelegate(top, animated: false)
      }
    } else {
      tellDelegate(top, animated: false)
    }
  }

  private func tellDelegate(_ controller: UIViewController, animated: Bool) {
    listener?.navigationController(self, willShow: controller, animated: animated)
    listener?.navigationController(self, didShow: controller, animated: animated)
  }

  /// One that has gone to another parent meanwhile is no longer this stack's.
  private func putAway(_ controller: UIViewController) {
    guard let child = controller.viewIfLoaded, child.superview === viewIfLoaded else { return }
    child.removeFromSuperview()
  }

  private func show(_ controller: UIViewController) {
    guard let child = controller.view, child.superview !== view else { return }
    child.frame = view.bounds
    view.addSubview(child)
  }

  /// The stack is about to be seen: its top is in its view.
  func prepareStackToAppear() {
    guard run == nil else { return }
    let isFirst = displayed == nil
    if displayed !== stack.last { displayed.map(putAway) }
    displayed = stack.last
    guard let top = displayed else { return }
    show(top)
    guard isFirst else { return }
    isFirstDisplay = true
    listener?.navigationController(self, willShow: top, animated: appearanceIsAnimated)
  }

  /// The stack is seen, for the first time perhaps.
  func finishFirstDisplay() {
    if run == nil { finishMoves() }
    guard isFirstDisplay, let top = displayed else { return }
    isFirstDisplay = false
    listener?.navigationController(self, didShow: top, animated: appearanceIsAnimated)
  }

  // Transitions.

  private func startRun(from old: UIViewController, to new: UIViewController, _ operation: Operation) {
    let run = Run(world, from: old, to: new, in: view)
    self.run = run
    run.whenEnded = { [weak self, weak run] completed in if let run { self?.end(run, completed) } }
    let begin = { [weak self] in
      guard let self, !run.isOver else { return }
      let isFirst = world.assumptions.willShowBeforeAnimator
      if isFirst { listener?.navigationController(self, willShow: new, animated: true) }
      askForAnimator(run, operation, from: old, to: new)
      if !isFirst { listener?.navigationController(self, willShow: new, animated: true) }
      guard appearance == .shown || appearance == .appearing else { return run.end(true) }
      startAppearances(run)
      run.begin()
    }
    if world.assumptions.animationsBeginNextTurn { world.clock.later(begin) } else { begin() }
  }

  private func askForAnimator(_ run: Run, _ operation: Operation, from: UIViewController, to: UIViewController) {
    guard
      let animator = listener?.navigationController(self, animationControllerFor: operation, from: from, to: to)
    else { return }
    run.animator = animator
    guard let interactor = listener?.navigationController(self, interactionControllerFor: animator) else { return }
    run.interactor = interactor
    run.becomesInteractive()
  }

  func startAppearances(_ run: Run) {
    run.from?.startLeaving(true)
    if let new = run.to {
      new.loadViewIfNeeded()
      if run.animator == nil { show(new) }
      new.startAppearing(true)
      new.viewIfLoaded?.frame = view.bounds
    }
  }

  func end(_ run: Run, _ completed: Bool) {
    // One that has gone to another parent meanwhile is no longer this stack's.
    let from = run.from?.ancestor === self ? run.from : nil
    let to = run.to?.ancestor === self ? run.to : nil
    self.run = nil
    if completed {
      displayed = to
      if let to {
        run.checkThatItShows(to)
        show(to)
      }
      from?.viewIfLoaded?.removeFromSuperview()
      takeAfterTurn(completed: true)
      from?.startLeaving(true)
      from?.settleAppearance()
      if appearance == .shown || appearance == .appearing { to?.startAppearing(true) }
      if appearance == .shown { to?.settleAppearance() }
    } else {
      to?.startLeaving(true)
      to?.settleAppearance()
      to?.viewIfLoaded?.removeFromSuperview()
      if let from { show(from) }
      takeAfterTurn(completed: false)
      if appearance == .shown || appearance == .appearing {
        from?.startAppearing(true)
        if appearance == .shown { from?.settleAppearance() }
      }
    }
    finishMoves()
    let coordinatorEndsFirst = world.assumptions.coordinatorEndsFirst
    if coordinatorEndsFirst { run.callCompletions() }
    if completed, let to { listener?.navigationController(self, didShow: to, animated: true) }
    if !coordinatorEndsFirst { run.callCompletions() }
    if self.run == nil, stack.last !== displayed { display(animated: false, .none) }
    doWhatWaits()
  }

  /// The array at the end: a swipe may still have its top in it; a transition that was cancelled puts back what was there.
  private func takeAfterTurn(completed: Bool) {
    guard let turn else { return }
    self.turn = nil
    if completed {
      if stack == turn.before { take(turn.after) }
    } else if stack == turn.before || stack == turn.after {
      // Those that were to go are taken back, those that were to come leave.
      stack = turn.after
      take(turn.before)
    } else if let top = turn.before.last, top.ancestor === self, !stack.contains(top) {
      // What the program has set meanwhile stays, below the one that the user has kept, unless that went elsewhere.
      take(stack + [top])
    }
  }
}
