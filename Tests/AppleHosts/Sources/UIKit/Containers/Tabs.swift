import Foundation

// What a bar of tabs does with its controllers.
extension UITabBarController {
  func setTabs(_ controllers: [UIViewController]?) {
    let old = tabControllers ?? []
    let new = controllers ?? []
    let oldIndex = chosen.flatMap { old.firstIndex(of: $0) } ?? 0
    for controller in new where controller.ancestor !== self { addChild(controller) }
    tabControllers = controllers
    tabBar.items = new.map(\.tabBarItem)
    if chosen.map({ !new.contains($0) }) ?? true {
      // No delegate hears of it.
      let next = new.isEmpty ? nil : new[min(oldIndex, new.count - 1)]
      exchange(for: next)
    }
    for controller in old where !new.contains(controller) {
      controller.willMove(toParent: nil)
      controller.viewIfLoaded?.removeFromSuperview()
      controller.removeFromParent()
    }
    for controller in new where !old.contains(controller) { controller.didMove(toParent: self) }
  }

  /// Selects without a word to the delegate.
  func select(_ controller: UIViewController) {
    guard controller !== chosen else { return }
    exchange(for: controller)
  }

  func show(_ controller: UIViewController) {
    guard let child = controller.view, child.superview !== view else { return }
    child.frame = view.bounds
    view.addSubview(child)
  }

  private func exchange(for new: UIViewController?) {
    if let run {
      world.console.write(.customTransition, "A tab was selected while the transition to another one was running")
      run.end(true)
    }
    let old = chosen
    chosen = new
    tabBar.selectedItem = new?.tabBarItem
    guard appearance == .shown || appearance == .appearing else {
      old?.viewIfLoaded?.removeFromSuperview()
      return
    }
    if let old, let new, appearance == .shown, animate(from: old, to: new) { return }
    old?.startLeaving(false)
    if let new {
      show(new)
      new.startAppearing(false)
    }
    old?.viewIfLoaded?.removeFromSuperview()
    old?.settleAppearance()
    if appearance == .shown { new?.settleAppearance() }
  }

  /// The change of tabs by an animation of the app's, if it has one.
  private func animate(from old: UIViewController, to new: UIViewController) -> Bool {
    guard
      let animator = listener?.tabBarController(self, animationControllerForTransitionFrom: old, to: new)
    else { return false }
    let run = Run(world, from: old, to: new, in: view)
    run.animator = animator
    if let interactor = listener?.tabBarController(self, interactionControllerFor: animator) {
      run.interactor = interactor
      run.becomesInteractive()
    }
    self.run = run
    run.whenEnded = { [weak self, weak run] completed in if let run { self?.end(run, completed) } }
    old.startLeaving(true)
    new.startAppearing(true)
    run.begin()
    return true
  }

  private func end(_ run: Run, _ completed: Bool) {
    self.run = nil
    guard let old = run.from, let new = run.to else { return }
    if completed { run.checkThatItShows(new) } else { chosen = old }
    let goes = completed ? old : new
    let stays = completed ? new : old
    show(stays)
    goes.startLeaving(true)
    goes.viewIfLoaded?.removeFromSuperview()
    goes.settleAppearance()
    if appearance == .shown || appearance == .appearing { stays.startAppearing(true) }
    if appearance == .shown { stays.settleAppearance() }
    run.callCompletions()
  }

  /// The user taps a tab.
  func tap(_ controller: UIViewController) {
    if world.assumptions.tabsMoveBeforeTheyAsk, run == nil, controller !== chosen, let before = chosen {
      guard tabControllers?.contains(controller) == true else { return }
      exchange(for: controller)
      guard maySelect(controller) else {
        if let run { run.end(false) } else { exchange(for: before) }
        return
      }
      return tellOfSelection(controller, previous: before)
    }
    guard maySelect(controller) else { return }
    if controller === chosen {
      let pop = {
        guard let stack = controller as? UINavigationController, stack.stack.count > 1, stack.run == nil else { return }
        stack.popToRootViewController(animated: true)
      }
      let tell = { self.tellOfSelection(controller, previous: controller) }
      if world.assumptions.retapSelectsBeforePop {
        tell()
        pop()
      } else {
        pop()
        tell()
      }
    } else {
      guard tabControllers?.contains(controller) == true else { return }
      let before = chosen
      exchange(for: controller)
      tellOfSelection(controller, previous: before)
    }
  }

  private func maySelect(_ controller: UIViewController) -> Bool {
    guard world.assumptions.tabsAskByTab else {
      return listener?.tabBarController(self, shouldSelect: controller) ?? true
    }
    return listener?.tabBarController(self, shouldSelectTab: tab(of: controller)) ?? true
  }

  private func tellOfSelection(_ controller: UIViewController, previous: UIViewController?) {
    guard world.assumptions.tabsAskByTab else {
      listener?.tabBarController(self, didSelect: controller)
      return
    }
    listener?.tabBarController(self, didSelectTab: tab(of: controller), previousTab: previous.map(tab))
  }

  /// UIKit makes a tab for each controller that was set without one.
  private func tab(of controller: UIViewController) -> UITab {
    UITab(title: controller.tabBarItem.title ?? "", image: nil, identifier: "") { _ in controller }
  }
}
