import Foundation

// What is done to containers, and to the window.
extension StandIn.User {
  /// Taps a tab; also the one that is shown.
  public func tapTab(_ index: Int, of tabs: UITabBarController) -> Bool {
    guard reaches(tabs), !isLocked, let controllers = tabs.viewControllers, controllers.indices.contains(index) else {
      return false
    }
    guard !tabs.barIsHidden else { return false }
    tabs.tap(controllers[index])
    return true
  }

  /// Begins to swipe to the next page, or to the one before.
  public func beginSwipePage(
    _ pages: UIPageViewController, _ direction: UIPageViewController.NavigationDirection
  ) -> Bool {
    guard reaches(pages), !isLocked else { return false }
    return pages.beginSwipe(direction)
  }

  /// Moves the finger: 0 is where it began, 1 the other edge.
  public func moveSwipePage(_ pages: UIPageViewController, to percent: CGFloat) {
    guard let run = pages.run, run.isInteractive else { return }
    run.drag(to: percent)
  }

  /// Lifts the finger where the page arrives.
  public func finishSwipePage(_ pages: UIPageViewController) {
    guard let run = pages.run, run.isInteractive else { return }
    run.lift(cancels: false)
  }

  /// Lifts the finger where the page slides back.
  public func cancelSwipePage(_ pages: UIPageViewController) {
    guard let run = pages.run, run.isInteractive else { return }
    run.lift(cancels: true)
  }

  /// Shows a column of a split view by its button, or puts it away.
  public func toggle(_ column: UISplitViewController.Column, of split: UISplitViewController) -> Bool {
    guard reaches(split), !isLocked, !split.isCollapsed, column != .secondary, column != .compact else { return false }
    guard split.viewController(for: column) != nil else { return false }
    if split.shownColumns.contains(column) {
      split.hideColumn(column, byUser: true)
    } else {
      split.showColumn(column, byUser: true)
    }
    return true
  }

  /// Makes the window narrow, or wide.
  public func resize(isNarrow: Bool) -> Bool {
    guard let scene = window.windowScene else { return false }
    let isNarrowNow = scene.traits.horizontalSizeClass == .compact
    guard isNarrow != isNarrowNow else { return true }
    let before = scene.traits
    scene.traits = .standIn(isNarrow: isNarrow, world.idiom)
    if let root = window.rootViewController { tell(root, before) }
    for modal in modals {
      modal.madeFor?.adaptAgain()
      tell(modal, before)
    }
    window.readOrientations()
    return true
  }

  private func tell(_ controller: UIViewController, _ before: UITraitCollection) {
    (controller as? UISplitViewController)?.takeShapeAgain()
    controller.traitCollectionDidChange(before)
    for child in controller.children { tell(child, before) }
  }
}

extension UITabBarController {
  /// Whether what is shown hides the bar.
  var barIsHidden: Bool {
    guard let stack = selectedViewController as? UINavigationController else { return false }
    return stack.viewControllers.dropFirst().contains { $0.hidesBottomBarWhenPushed }
  }
}

extension UISplitViewController {
  func takeShapeAgain() {
    guard hasShape, appearance == .shown || appearance == .appearing else { return }
    takeShape()
  }
}

extension UIPresentationController {
  /// The window has another width.
  func adaptAgain() {
    guard let popover = self as? UIPopoverPresentationController, containerView != nil else { return }
    let old = activeStyle
    activeStyle = popover.style(in: traitCollection)
    guard activeStyle != old, activeStyle != .popover else { return }
    delegate?.presentationController(
      self, willPresentWithAdaptiveStyle: activeStyle,
      transitionCoordinator: presentedViewController.transitionCoordinator)
  }
}
