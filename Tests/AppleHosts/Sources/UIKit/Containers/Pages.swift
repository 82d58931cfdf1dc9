import Foundation

// How pages turn.
extension UIPageViewController {
  /// The program shows a page.
  func setPages(
    _ pages: [UIViewController], _ direction: NavigationDirection, animated: Bool, _ completion: ((Bool) -> Void)?
  ) {
    guard !pages.isEmpty else {
      return world.raise(
        "The number of view controllers provided (0) doesn't match the number required (1) for the requested transition"
      )
    }
    guard run == nil else {
      return world.raise(
        run?.isInteractive == true ? "Duplicate states in queue" : "No view controller managing visible view")
    }
    let old = viewControllers ?? []
    guard animated, appearance == .shown, let from = old.first, let to = pages.first, from !== to else {
      neighbours.removeAll()
      exchange(for: pages)
      completion?(true)
      return
    }
    neighbours.removeAll()
    let run = start(from: from, to: to, isInteractive: false)
    viewControllers = pages
    run.whenEnded = { [weak self, weak run] completed in
      guard let self, let run else { return }
      self.run = nil
      if completed { arrive(run) } else { goBack(run) }
      if world.assumptions.pagesKeepStaleNeighbours { neighbours = [direction == .forward ? .reverse : .forward: from] }
      completion?(completed && !run.isCutOff)
      run.callCompletions()
    }
    run.begin()
  }

  private var isSeen: Bool { appearance == .shown || appearance == .appearing }

  private func exchange(for pages: [UIViewController]) {
    let old = viewControllers ?? []
    for page in pages where page.ancestor !== self { addChild(page) }
    viewControllers = pages
    let gone = old.filter { !pages.contains($0) }
    let come = pages.filter { !old.contains($0) }
    if isSeen {
      for page in come {
        show(page)
        page.startAppearing(false)
      }
      for page in gone { page.startLeaving(false) }
      if appearance == .shown { for page in come { page.settleAppearance() } }
    }
    for page in gone { remove(page) }
    for page in come { page.didMove(toParent: self) }
  }

  private func remove(_ page: UIViewController) {
    page.willMove(toParent: nil)
    page.viewIfLoaded?.removeFromSuperview()
    page.settleAppearance()
    page.removeFromParent()
  }

  func show(_ page: UIViewController) {
    guard let child = page.view, child.superview !== view else { return }
    child.frame = view.bounds
    view.addSubview(child)
  }

  private func start(from: UIViewController, to: UIViewController, isInteractive: Bool) -> Run {
    let run = Run(world, from: from, to: to, in: view, isInteractive: isInteractive)
    self.run = run
    if to.ancestor !== self { addChild(to) }
    show(to)
    to.startAppearing(true)
    from.startLeaving(true)
    return run
  }

  private func arrive(_ run: Run) {
    guard let from = run.from, let to = run.to else { return }
    viewControllers = [to]
    if isSeen { to.startAppearing(true) }
    from.startLeaving(true)
    if appearance == .shown { to.settleAppearance() }
    remove(from)
    to.didMove(toParent: self)
  }

  private func goBack(_ run: Run) {
    guard let from = run.from, let to = run.to else { return }
    viewControllers = [from]
    if isSeen { from.startAppearing(true) }
    if appearance == .shown { from.settleAppearance() }
    to.startLeaving(true)
    remove(to)
  }

  // The user's fingers.

  func beginSwipe(_ direction: NavigationDirection) -> Bool {
    if let run, !run.isInteractive {
      // The finger catches the page that moves: it is there at once, and who has asked for it hears that it was cut off.
      guard !run.initiallyInteractive else { return false }
      run.endCutOff()
    }
    guard run == nil, appearance == .shown, let shown = viewControllers?.first else { return false }
    guard let next = neighbour(direction, of: shown), next !== shown else { return false }
    if world.assumptions.pagesRefuseOneOnBothSides,
      neighbour(direction == .forward ? .reverse : .forward, of: shown) === next
    {
      world.raise("A page is before and after \(world.name(shown))")
      return false
    }
    listener?.pageViewController(self, willTransitionTo: [next])
    guard run == nil, viewControllers?.first === shown else { return false }
    let run = start(from: shown, to: next, isInteractive: true)
    run.whenEnded = { [weak self, weak run] completed in
      guard let self, let run else { return }
      self.run = nil
      if completed { neighbours.removeAll() }
      if completed { arrive(run) } else { goBack(run) }
      listener?.pageViewController(
        self, didFinishAnimating: true, previousViewControllers: [shown], transitionCompleted: completed)
      run.callCompletions()
    }
    run.begin()
    return true
  }

  private func neighbour(_ direction: NavigationDirection, of page: UIViewController) -> UIViewController? {
    if let known = neighbours[direction] { return known }
    switch direction {
    case .forward: return dataSource?.pageViewController(self, viewControllerAfter: page)
    case .reverse: return dataSource?.pageViewController(self, viewControllerBefore: page)
    }
  }
}

extension Run {
  /// Something else begins before it has ended: it is where it was going, and says that it was cut off.
  func endCutOff() {
    isCutOff = true
    end(true)
  }
}
