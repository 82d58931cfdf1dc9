import Foundation

extension StandIn {
  /// Someone in front of a window. What the system would not let them do answers false, and then nothing happens.
  @MainActor
  public struct User {
    let window: UIWindow

    /// The user of a window.
    public init(_ window: UIWindow) { self.window = window }

    /// The modals that lie over the window's controller, from the bottom.
    public var modals: [UIViewController] {
      guard let root = window.rootViewController else { return [] }
      var chain: [UIViewController] = []
      var next = root.deepestPresented
      while let modal = next {
        chain.append(modal)
        next = modal.deepestPresented
      }
      return chain
    }

    /// What lies on top: the last modal, or the window's controller.
    public var top: UIViewController? { modals.last ?? window.rootViewController }

    var world: World { window.rootViewController?.world ?? StandIn.world }

    /// Whether a finger reaches a controller: it is there, and nothing but sheets that let touches through lies over it.
    func reaches(_ controller: UIViewController) -> Bool {
      guard window.isHidden == false, controller.appearance == .shown, controller.viewIfLoaded?.window === window else {
        return false
      }
      guard let root = window.rootViewController else { return false }
      let modals = modals
      let level = controller.levelRoot
      let above: ArraySlice<UIViewController>
      if level === root {
        above = modals[...]
      } else if let index = modals.firstIndex(where: { $0 === level }) {
        above = modals[(index + 1)...]
      } else {
        return false
      }
      return above.allSatisfy { $0.letsTouchesThrough }
    }

    /// Whether the windows' touches are dead, because a modal is on its way.
    var isLocked: Bool { world.modalRuns.contains { !$0.isOver } }
  }
}

extension UIViewController {
  /// A sheet that does not dim what is below.
  var letsTouchesThrough: Bool {
    guard let sheet = madeFor as? UISheetPresentationController else { return false }
    return sheet.largestUndimmedDetentIdentifier != nil
  }
}

// What is done to a stack.
extension StandIn.User {
  /// Taps a button in a bar.
  public func tap(_ button: UIBarButtonItem) -> Bool {
    guard !isLocked, let action = button.primaryAction else { return false }
    action.handler(action)
    return true
  }

  /// Taps the back button of a stack.
  public func tapBack(_ stack: UINavigationController) -> Bool {
    if let inner = stack.topViewController as? UINavigationController, inner.stack.count > 1 { return tapBack(inner) }
    guard mayUseBackButton(of: stack), let top = stack.topViewController else { return false }
    if let run = stack.run { stack.interrupt(run) }
    guard stack.run == nil, stack.topViewController === top else { return true }
    if let action = top.navigationItem.backAction {
      action.handler(action)
      return true
    }
    if let bar = stack as? any UINavigationBarDelegate,
      !bar.navigationBar(stack.navigationBar, shouldPop: top.navigationItem)
    {
      return true
    }
    stack.popByUser(to: stack.stack.count - 2)
    return true
  }

  /// Presses the back button of a stack until its menu comes, and chooses a controller in it.
  public func longPressBack(_ stack: UINavigationController, to controller: UIViewController) -> Bool {
    guard mayUseBackButton(of: stack), let top = stack.topViewController, stack.run == nil else { return false }
    guard let index = stack.stack.firstIndex(of: controller), controller !== top else { return false }
    if stack.world.assumptions.backMenuAsksShouldPop, let bar = stack as? any UINavigationBarDelegate,
      !bar.navigationBar(stack.navigationBar, shouldPop: top.navigationItem)
    {
      return true
    }
    stack.popByUser(to: index)
    return true
  }

  /// Whether there is a back button to be touched.
  private func mayUseBackButton(of stack: UINavigationController) -> Bool {
    guard reaches(stack), !isLocked, !stack.isNavigationBarHidden, stack.stack.count > 1 else { return false }
    guard let top = stack.topViewController, top.showsBackButton else { return false }
    guard let run = stack.run else { return top === stack.displayed }
    return run.letsUsersIn
  }

  /// Begins to swipe back from the edge.
  public func beginSwipeBack(_ stack: UINavigationController) -> Bool {
    beginSwipeBack(stack, by: stack.interactivePopGestureRecognizer)
  }

  /// Begins to swipe back anywhere, where the release has that.
  public func beginContentSwipeBack(_ stack: UINavigationController) -> Bool {
    beginSwipeBack(stack, by: stack.interactiveContentPopGestureRecognizer)
  }

  private func beginSwipeBack(_ stack: UINavigationController, by recognizer: UIGestureRecognizer?) -> Bool {
    if let inner = stack.topViewController as? UINavigationController, inner.stack.count > 1 {
      return beginSwipeBack(
        inner,
        by: recognizer === stack.edgeSwipe
          ? inner.interactivePopGestureRecognizer : inner.interactiveContentPopGestureRecognizer)
    }
    guard let recognizer, reaches(stack), !isLocked else { return false }
    return stack.beginSwipe(by: recognizer)
  }

  /// Pulls a zoomed screen off by a gesture of its own, which knows nothing of the stack's rules.
  public func beginZoomBack(_ stack: UINavigationController) -> Bool {
    guard reaches(stack), !isLocked, let top = stack.topViewController, let below = stack.stack.dropLast().last,
      let zoom = top.zoom, top.world.profile.release >= 18,
      zoom.options?.interactiveDismissShouldBegin?(.init()) ?? true
    else { return false }
    _ = zoom.source?(.init(from: below, to: top))
    return stack.beginSwipe(by: UIPanGestureRecognizer())
  }

  /// Moves the finger: 0 is where it began, 1 the other edge.
  public func moveSwipeBack(_ stack: UINavigationController, to percent: CGFloat) {
    swiped(stack).moveSwipe(to: percent)
  }

  /// Lifts the finger where the rest of the way goes on.
  public func finishSwipeBack(_ stack: UINavigationController) { swiped(stack).endSwipe(finishes: true) }

  /// Lifts the finger where it slides back.
  public func cancelSwipeBack(_ stack: UINavigationController) { swiped(stack).endSwipe(finishes: false) }

  private func swiped(_ stack: UINavigationController) -> UINavigationController {
    guard stack.run?.isInteractive != true, let inner = stack.topViewController as? UINavigationController else {
      return stack
    }
    return inner.run == nil ? stack : inner
  }

  /// Presses Command-[ on the Mac: as a tap on back.
  public func pressCommandLeftBracket(_ stack: UINavigationController) -> Bool { tapBack(stack) }
}

extension UINavigationController {
  /// A pop that the user has asked for.
  func popByUser(to index: Int) {
    guard index >= 0, index < stack.count else { return }
    popToViewController(stack[index], animated: true)
    guard world.profile.repeatsDelegateCalls, let run, let to = run.to else { return }
    world.clock.after(Run.duration / 2) { [weak self, weak run] in
      guard let self, let run, self.run === run else { return }
      listener?.navigationController(self, willShow: to, animated: true)
      repeatDidShow(to)
    }
  }
}
