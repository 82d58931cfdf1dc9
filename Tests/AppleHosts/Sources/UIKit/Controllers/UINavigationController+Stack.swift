import Foundation

// What the program asks of a stack.
extension UINavigationController {
  func push(_ controller: UIViewController, animated: Bool) {
    guard !stack.contains(controller) else {
      return world.raise(
        "Pushing the same view controller instance more than once is not supported (\(world.name(controller)))")
    }
    if isBusy, waitingPushes.contains(ObjectIdentifier(controller)) {
      return world.raise(
        "Pushing the same view controller instance more than once is not supported (\(world.name(controller)))")
    }
    if isBusy { waitingPushes.insert(ObjectIdentifier(controller)) }
    whenFree(animated) { [weak self] in
      guard let self else { return }
      waitingPushes.remove(ObjectIdentifier(controller))
      guard !stack.contains(controller) else { return }
      change(to: stack + [controller], animated: animated)
    }
  }

  func pop(to index: Int, animated: Bool) -> [UIViewController]? {
    guard index < stack.count else { return nil }
    let kept = stack[index]
    let leaving = Array(stack[(index + 1)...])
    guard !leaving.isEmpty else { return [] }
    whenFree(animated) { [weak self] in
      guard let self, let index = stack.firstIndex(of: kept) else { return }
      change(to: Array(stack[...index]), animated: animated)
    }
    return leaving
  }

  func setStack(_ controllers: [UIViewController], animated: Bool) {
    guard Set(controllers.map(ObjectIdentifier.init)).count == controllers.count else {
      return world.raise("Pushing the same view controller instance more than once is not supported")
    }
    whenFree(animated) { [weak self] in self?.change(to: controllers, animated: animated) }
  }

  /// Whether what is asked for now has to wait.
  var isBusy: Bool {
    if run != nil { return true }
    guard world.assumptions.modalAnimationsPutOffStackCalls else { return false }
    return world.modalRuns.contains { !$0.isOver && $0.involves(self) }
  }

  private func whenFree(_ animated: Bool, _ work: @escaping () -> Void) {
    guard isBusy else { return work() }
    if run != nil, world.assumptions.callsDuringTransitionsAreSynchronous {
      if animated {
        world.console.write(
          .nestedPush, "nested push animation can result in corrupted navigation bar (\(world.name(self)))")
      }
      return work()
    }
    waiting.append(work)
    if run == nil { world.waitingStacks.append(self) }
  }

  /// Does what has waited.
  func doWhatWaits() {
    while !waiting.isEmpty, !isBusy { waiting.removeFirst()() }
  }

  /// The stack is another one from now on; what is seen follows.
  private func change(to new: [UIViewController], animated: Bool) {
    for controller in new where !stack.contains(controller) {
      guard (controller as? UINavigationController)?.isNested ?? true, !(controller is UISplitViewController) else {
        return world.raise("Pushing a \(type(of: controller)) is not supported")
      }
      guard controller.presenter == nil else {
        return world.raise("Pushing \(world.name(controller)), which is presented, is not supported")
      }
    }
    let isPop = new.last.map { top in stack.contains { $0 === top } } ?? true
    let isSame = new.count == stack.count && zip(new, stack).allSatisfy { $0 === $1 }
    let old = stack
    take(new)
    guard !isSame else { return }
    display(animated: animated, isPop ? .pop : .push)
    if run != nil, turn == nil { turn = (before: old, after: new) }
  }

  /// Sets the array, and tells those that come and go that they do.
  func take(_ new: [UIViewController]) {
    for controller in stack where !new.contains(controller) {
      controller.willMove(toParent: nil)
      controller.goesFromParent = controller === displayed
      arriving.removeAll { $0 === controller }
      departing.append(controller)
    }
    for controller in new where !stack.contains(controller) {
      departing.removeAll { $0 === controller }
      controller.goesFromParent = false
      controller.comesToParent = controller.ancestor !== self
      addChild(controller)
      arriving.append(controller)
    }
    stack = new
    children = new + children.filter { !new.contains($0) }
    navigationBar.items = new.map(\.navigationItem)
  }

  /// Tells those that have come and gone that they have.
  func finishMoves() {
    let gone = departing.filter { !stack.contains($0) }
    let come = arriving.filter { stack.contains($0) }
    departing.removeAll()
    arriving.removeAll()
    for controller in gone {
      if controller.viewIfLoaded?.superview === loaded { controller.viewIfLoaded?.removeFromSuperview() }
      controller.removeFromParent()
      controller.goesFromParent = false
    }
    for controller in come {
      controller.didMove(toParent: self)
      controller.comesToParent = false
    }
  }
}
