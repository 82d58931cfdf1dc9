import Foundation

// What the program asks of a stack.
extension UINavigationController {
  func push(_ controller: UIViewController, animated: Bool) {
    guard !holds(controller) else {
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
      guard !holds(controller) else { return }
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

  private func holds(_ controller: UIViewController) -> Bool { stack.contains { $0 === controller } }

  /// Whether what is asked for now has to wait.
  var isBusy: Bool {
    if run != nil { return true }
    guard world.assumptions.modalAnimationsPutOffStackCalls else { return false }
    return world.modalRuns.contains { !$0.isOver && $0.involves(self) }
  }

  private func whenFree(_ animated: Bool, _ work: @escaping () -> Void) {
    guard isBusy || !waiting.isEmpty else { return work() }  // nothing overtakes what was put off before it
    if run != nil, world.assumptions.callsDuringTransitionsAreSynchronous {
      if animated {
        world.console.write(
          .nestedPush, "nested push animation can result in corrupted navigation bar (\(world.name(self)))")
      }
      return work()
    }
    waiting.append(work)
    noteWaiting()
  }

  /// Does what has waited.
  func doWhatWaits() {
    while !waiting.isEmpty, !isBusy { waiting.removeFirst()() }
    noteWaiting()
  }

  /// What waits for a modal is done when that has ended; what waits for the stack's own transition, at its end.
  private func noteWaiting() {
    guard !waiting.isEmpty, run == nil, isBusy, !world.waitingStacks.contains(self) else { return }
    world.waitingStacks.append(self)
  }

  /// The stack is another one from now on; what is seen follows.
  private func change(to new: [UIViewController], animated: Bool) {
    let tails = Tails(stack, new)
    for controller in tails.new where !tails.isOld(controller) {
      guard (controller as? UINavigationController)?.isNested ?? true, !(controller is UISplitViewController) else {
        return world.raise("Pushing a \(type(of: controller)) is not supported")
      }
      guard !world.assumptions.stacksRefuseTabBars || !(controller is UITabBarController) else {
        return world.raise("Pushing a \(type(of: controller)) is not supported")
      }
      guard controller.presenter == nil else {
        return world.raise("Pushing \(world.name(controller)), which is presented, is not supported")
      }
    }
    guard !tails.old.isEmpty || !tails.new.isEmpty else { return }
    let isPop = tails.new.last.map(tails.isOld) ?? true
    let old = stack
    take(new, tails)
    display(animated: animated, isPop ? .pop : .push)
    if run != nil, turn == nil { turn = (before: old, after: new) }
  }

  /// Sets the array, and tells those that come and go that they do.
  func take(_ new: [UIViewController]) { take(new, Tails(stack, new)) }

  private func take(_ new: [UIViewController], _ tails: Tails) {
    for controller in tails.old where !tails.isNew(controller) {
      controller.willMove(toParent: nil)
      controller.goesFromParent = controller === displayed
      arriving.removeAll { $0 === controller }
      departing.append(controller)
    }
    for controller in tails.new where !tails.isOld(controller) {
      departing.removeAll { $0 === controller }
      controller.goesFromParent = false
      controller.comesToParent = controller.ancestor !== self
      addChild(controller)
      arriving.append(controller)
    }
    stack = new
    children = new + departing
  }

  /// A controller of the stack that goes elsewhere is off the stack.
  func takeOff(_ controller: UIViewController) {
    departing.removeAll { $0 === controller }
    arriving.removeAll { $0 === controller }
    if run?.to === controller { run?.isCutOff = true }  // where its view is now is no business of the animation's
    guard let index = stack.lastIndex(where: { $0 === controller }) else { return }
    stack.remove(at: index)
    guard displayed === controller, run == nil else { return }
    controller.startLeaving(false)
    if controller.viewIfLoaded?.superview === loaded { controller.viewIfLoaded?.removeFromSuperview() }
    controller.settleAppearance()
    displayed = nil
    if appearance == .shown || appearance == .appearing { display(animated: false, .pop) }
  }

  /// Tells those that have come and gone that they have.
  func finishMoves() {
    let gone = departing
    let come = arriving
    departing.removeAll()
    arriving.removeAll()
    for controller in gone where controller.ancestor === self {
      controller.startLeaving(false)
      if controller.viewIfLoaded?.superview === loaded { controller.viewIfLoaded?.removeFromSuperview() }
      controller.settleAppearance()
      controller.removeFromParent()
      controller.goesFromParent = false
    }
    for controller in come {
      controller.didMove(toParent: self)
      controller.comesToParent = false
    }
  }
}

/// Two arrays after what both begin with.
@MainActor
private struct Tails {
  let old: ArraySlice<UIViewController>
  let new: ArraySlice<UIViewController>
  private let oldOnes: Set<ObjectIdentifier>
  private let newOnes: Set<ObjectIdentifier>

  init(_ before: [UIViewController], _ after: [UIViewController]) {
    var count = 0
    while count < before.count, count < after.count, before[count] === after[count] { count += 1 }
    old = before[count...]
    new = after[count...]
    oldOnes = Set(old.map(ObjectIdentifier.init))
    newOnes = Set(new.map(ObjectIdentifier.init))
  }

  func isOld(_ controller: UIViewController) -> Bool { oldOnes.contains(ObjectIdentifier(controller)) }
  func isNew(_ controller: UIViewController) -> Bool { newOnes.contains(ObjectIdentifier(controller)) }
}
