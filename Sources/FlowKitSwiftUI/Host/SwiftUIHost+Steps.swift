#if canImport(SwiftUI)
  import FlowKit
  import SwiftUI

  // The steps from what is shown to a tree. They work around these problems of SwiftUI:
  //
  // - Two modals in one update: the second is lost, and the next one broken (swift-composable-architecture#1991); if
  //   several are dismissed, only one goes (FlowStacks#44). So modals above those that stay are dismissed from the top
  //   down, and new ones presented, one by one, each after the end of the one before.
  // - A sheet that closes together with a path change closes what was pushed (FlowStacks#82). So first modals go, then
  //   stacks change, then modals come.
  // - A path written twice a frame, or during a transition, leaves the screen and the path different. So one value is
  //   written, then its transition ends, then the next is written.
  // - A path replaced by one with the same count doesn't animate, or goes to the root first (NavigationBackport#30). So
  //   the levels of a path stay, and what they show changes: see `ShownLevel`.
  // - A path cleared in a hidden tab may be ignored (swiftlang/swift#77088). So if a removed screen is still there, or
  //   the top of a stack doesn't appear in time, the stack is made anew.
  @available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
  extension SwiftUIHost {
    /// Does the next step.
    ///
    /// - Returns: What must end before the step after it; nil if there is nothing left to do.
    func step(to tree: NavigationTree) -> Wait? {
      let wanted = tree.layers
      let same = zip(layers.dropFirst(), wanted.dropFirst()).prefix(while: isSame).count + 1
      if layers.count > same {
        // What leaves beneath a modal takes that off the screen; it comes back without a motion.
        let ids = Set(wanted.compactMap { $0.presentation?.id })
        if layers[same...].contains(where: { ids.contains($0.id) }) { isAnimated = false }
        return dismissFront(isLast: layers.count == same + 1)
      }
      var changed = false
      for (index, layer) in layers.enumerated() {
        let isSeen = index == layers.count - 1 && wanted.count == layers.count && isInWindow
        switch sync(layer.stack, wanted[index], tree, isSeen: isSeen) {
        case .nothing: continue
        case .hidden: changed = true
        case .seen(let wait): return wait
        }
      }
      if changed { return Wait { true } }
      guard wanted.count > layers.count, let presentation = wanted[layers.count].presentation else { return nil }
      return present(wanted[layers.count], presentation, isLast: wanted.count == layers.count + 1)
    }

    /// Whether any of this can be seen moving; otherwise there is nothing to wait for.
    var isInWindow: Bool {
      !platform.hasProbes || entries.values.contains { $0.phase == .there || $0.phase == .coming }
    }

    /// Changes what SwiftUI shows; navigation stacks and modals have animations of their own, other views none.
    func animate(_ isAnimated: Bool, by animation: Animation? = nil, _ change: () -> Void) {
      var transaction = Transaction(animation: isAnimated ? animation : nil)
      transaction.disablesAnimations = !isAnimated
      withTransaction(transaction, change)
    }

    /// Waits until the top of the stack has appeared, even if the user has popped meanwhile.
    func waitForTop(of stack: ShownStack) -> Wait {
      let usual = pause(for: Self.usual)
      guard platform.hasProbes, !stack.isSilent else { return usual }
      return Wait { [weak self, weak stack] in
        guard let self, let stack, let top = stack.top else { return true }
        if self.isInWindow, self.isOnScreen(stack) { return top.phase == .there }
        return usual.isOver()  // if it is covered meanwhile, it may still be moving
      } timedOut: { [weak self, weak stack] in
        guard let self, let stack, let top = stack.top, self.isSceneActive() else { return }
        // What has been drawn is there, even if it doesn't say so: a new stack would lose its state.
        if top.drawn > 0 { return stack.isSilent = true }
        self.tell(
          "SwiftUI has not shown \(top.id) in time", of: top.id,
          helpedBy: "FlowKit makes its navigation stack again. Check that the view is placed, and in a window.")
        stack.startOver()
      }
    }

    /// Whether a stack is visible: not covered, and in no other tab.
    func isOnScreen(_ stack: ShownStack) -> Bool { openStacks.contains { $0 === stack } }

    /// The visible stacks, from the outside in.
    var openStacks: [ShownStack] { layers.last.map { open($0.stack) } ?? [] }

    private func open(_ stack: ShownStack) -> [ShownStack] {
      guard let container = stack.top?.container else { return [stack] }
      return [stack] + container.children.filter(container.shows).compactMap(\.stack).flatMap(open)
    }

    /// Waits a fixed time, for transitions that SwiftUI doesn't report.
    func pause(for duration: Duration) -> Wait {
      var isPast = false
      let wait = Wait { isPast }
      platform.after(duration) { [weak self] in
        isPast = true
        self?.advance()
      }
      return wait
    }
  }
#endif
