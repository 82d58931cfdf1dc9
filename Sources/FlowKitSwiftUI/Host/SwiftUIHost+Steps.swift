#if canImport(SwiftUI)
  import FlowKit
  import SwiftUI

  // The steps from what is shown to a tree. They work around these problems of SwiftUI:
  //
  // - Two modals in one update: the second is lost, and the next one broken (swift-composable-architecture#1991). So
  //   modals above those that stay are dismissed from the top down, and new ones presented one by one, each after the
  //   end of the one before.
  // - A sheet that closes together with a path change closes what was pushed (FlowStacks#82). So first modals go, then
  //   stacks change, then modals come.
  // - A path written twice a frame, or during a transition, leaves the screen and the path different. So one value is
  //   written, then its transition ends, then the next is written.
  // - A path replaced by one with the same count doesn't animate, or goes to the root first (NavigationBackport#30). So
  //   the new screen is pushed on top, and what must go from below it is removed when that has ended.
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
      if layers.count > same { return dismissModals(above: same - 1) }
      syncContainers(tree)
      var changed = false
      for (index, layer) in layers.enumerated() {
        let isSeen = index == layers.count - 1 && wanted.count == layers.count && isInWindow
        switch sync(layer.stack, shown(wanted[index]), tree, isSeen: isSeen) {
        case .nothing: continue
        case .hidden: changed = true
        case .seen(let stack): return waitForTop(of: stack)
        }
      }
      if changed { return Wait { true } }
      guard wanted.count > layers.count, let presentation = wanted[layers.count].presentation else { return nil }
      return present(wanted[layers.count], presentation, isLast: wanted.count == layers.count + 1)
    }

    enum Sync {
      case nothing, hidden
      case seen(ShownStack)
    }

    /// Whether any of this can be seen moving; otherwise there is nothing to wait for.
    var isInWindow: Bool {
      !timer.hasProbes || entries.values.contains { $0.phase == .there || $0.phase == .coming }
    }

    private func animate(_ isAnimated: Bool, _ change: () -> Void) {
      var transaction = Transaction()
      transaction.disablesAnimations = !isAnimated
      withTransaction(transaction, change)
    }

    /// Waits until the top of the stack has appeared, even if the user has popped meanwhile.
    func waitForTop(of stack: ShownStack) -> Wait {
      _ = entry(stack.top, on: stack)  // its screen may leave before it is drawn
      let usual = pause(for: Self.usual)
      guard timer.hasProbes else { return usual }
      return Wait { [weak self, weak stack] in
        guard let self, let stack else { return true }
        if self.isInWindow, self.isOnScreen(stack) { return self.entries[stack.top]?.phase == .there }
        return usual.isOver()  // if it is covered meanwhile, it may still be moving
      } timedOut: { [weak self, weak stack] in
        guard let self, let stack, self.isSceneActive() else { return }
        self.tell(
          "SwiftUI has not shown \(stack.top.id) in time", of: stack.top.id,
          helpedBy: "FlowKit makes its navigation stack again. Check that the view is placed, and in a window.")
        stack.startOver(with: stack.ids)
      }
    }

    /// Whether a stack is visible: not covered, and in no other tab.
    private func isOnScreen(_ stack: ShownStack) -> Bool {
      layers.last.map { isOnScreen(stack, from: $0.stack) } ?? false
    }

    private func isOnScreen(_ stack: ShownStack, from outer: ShownStack) -> Bool {
      if stack === outer { return true }
      guard let container = containers[outer.top] else { return false }
      return container.children.contains { child in
        container.shows(child) && child.stack.map { isOnScreen(stack, from: $0) } == true
      }
    }

    /// Waits a fixed time, for transitions that SwiftUI doesn't report.
    func pause(for duration: Duration) -> Wait {
      var isPast = false
      let wait = Wait { isPast }
      _ = timer.after(duration) { [weak self] in
        isPast = true
        self?.look()
      }
      return wait
    }
  }

  // Stacks.
  @available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
  extension SwiftUIHost {
    /// Does one step for a stack, and for what its entries contain.
    private func sync(_ stack: ShownStack, _ ids: [ShownID], _ tree: NavigationTree, isSeen: Bool) -> Sync {
      let path = Array(ids.dropFirst())
      if stack.root != ids[0] {
        if stack.path.contains(where: path.contains) {
          animate(false) { stack.show(root: ids[0]) }
        } else {
          animate(false) { stack.startOver(with: ids) }
        }
        return isSeen ? .seen(stack) : .hidden
      }
      if stack.path != path {
        if isSeen {
          move(stack, to: path)
          return .seen(stack)
        }
        let left = stack.path.compactMap { path.contains($0) ? nil : entries[$0].map { WeakEntry(entry: $0) } }
        animate(false) { stack.show(path: path) }
        makeSure(left, haveLeft: stack)
        return .hidden
      }
      var result = Sync.nothing
      for id in ids {
        guard let container = containers[id], let wanted = tree.container(of: id.id) else { continue }
        switch sync(container, wanted, tree, isSeen: isSeen && id == ids.last) {
        case .nothing: continue
        case .hidden: result = .hidden
        case .seen(let stack): return .seen(stack)
        }
      }
      return result
    }

    /// Makes a stack anew if it still shows what was removed from its path while it was hidden.
    private func makeSure(_ left: [WeakEntry], haveLeft stack: ShownStack, attempts: Int = 10) {
      guard !left.isEmpty, attempts > 0 else { return }
      _ = timer.after(.milliseconds(500)) { [weak self, weak stack] in
        guard let self, let stack else { return }
        let there = left.filter { one in
          one.entry.map { $0.drawn > 0 && $0.stack === stack && !stack.ids.contains($0.id) } ?? false
        }
        if there.contains(where: { $0.entry.map { self.entries[$0.id] == nil } ?? false }) {
          stack.startOver(with: stack.ids)
        } else {
          self.makeSure(there, haveLeft: stack, attempts: attempts - 1)  // other steps come first
        }
      }
    }

    private struct WeakEntry {
      weak var entry: ShownEntry?
    }

    /// Does one step of a visible path.
    private func move(_ stack: ShownStack, to path: [ShownID]) {
      let old = stack.path
      let top = path.last ?? stack.root
      if top == stack.top || !isAnimated { return animate(false) { stack.show(path: path) } }
      if path.starts(with: old) || old.starts(with: path) { return animate(true) { stack.show(path: path) } }
      if let index = old.firstIndex(of: top) {
        animate(true) { stack.show(path: Array(old[...index])) }
      } else if top == stack.root {
        animate(true) { stack.show(path: []) }
      } else {
        animate(true) { stack.show(path: old.filter { $0 != top } + [top]) }
      }
    }

    /// Makes a model of each container in a tree.
    func syncContainers(_ tree: NavigationTree) {
      for container in tree.containers where containers[self.shown(container.id)] == nil {
        let shown = ShownContainer(container, of: self)
        containers[self.shown(container.id)] = shown
        for (index, child) in shown.children.enumerated() {
          child.stack = tree.stack(ofChild: index, in: container.id).map { ShownStack(self.shown($0), of: self) }
        }
      }
    }

    private func sync(
      _ shown: ShownContainer, _ container: NavigationTree.Container, _ tree: NavigationTree, isSeen: Bool
    ) -> Sync {
      let before = shown.selected
      let flow = container.selected.map { container.children[$0].flow }
      var result = Sync.nothing
      if before != flow || shown.children.map(\.flow) != container.children.map(\.flow) {
        for (index, child) in container.children.enumerated() where shown.child(child.flow)?.stack == nil {
          guard shown.child(child.flow) != nil else { continue }
          shown.child(child.flow)?.stack = newStack(index, container, tree)
        }
        animate(isAnimated && isSeen) { shown.show(container) }
        columnsChanged(in: shown)
        result = .hidden
      }
      for (index, child) in container.children.enumerated() {
        guard let model = shown.child(child.flow) else { continue }
        guard let stack = tree.stack(ofChild: index, in: container.id) else {
          if model.stack != nil { model.stack = nil }  // a travel to a time when it had not been shown
          continue
        }
        guard let known = model.stack else {
          model.stack = newStack(index, container, tree)
          result = .hidden
          continue
        }
        let isShown = isSeen && shown.shows(model) && before == flow
        switch sync(known, self.shown(stack), tree, isSeen: isShown) {
        case .nothing: continue
        case .hidden: result = .hidden
        case .seen(let stack): return .seen(stack)
        }
      }
      if case .hidden = result, isSeen, let stack = shown.child(flow)?.stack, shown.kind != .embedded {
        return .seen(stack)
      }
      return result
    }

    private func newStack(_ index: Int, _ container: NavigationTree.Container, _ tree: NavigationTree) -> ShownStack? {
      tree.stack(ofChild: index, in: container.id).map { ShownStack(shown($0), of: self) }
    }
  }

  // Modals.
  @available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
  extension SwiftUIHost {
    /// Whether a layer shows a modal; a question with another screen counts as another modal.
    private func isSame(_ layer: ShownLayer, _ stack: NavigationTree.Stack) -> Bool {
      layer.id == stack.presentation?.id && (layer.look.question == nil || layer.stack.root == shown(stack[0].id))
    }

    private func present(
      _ stack: NavigationTree.Stack, _ presentation: NavigationTree.Presentation, isLast: Bool
    ) -> Wait? {
      guard let below = layers.last else { return nil }
      let look = views.look(presentation.style, of: navigator?.screen(of: stack[0].id))
      let layer = ShownLayer(presentation.id, look, ShownStack(shown(stack), of: self), of: self)
      layers.append(layer)
      _ = entry(layer.stack.root, on: layer.stack)  // no view asks for a question's entry
      updateGuards()
      let anchor = AnchorPlace(screen: presentation.presenter, flow: stack[0].flow)
      if look.kind == .popover, below.anchors.contains(anchor) {
        let slot = below.slot
        slot.prepare(layer, at: anchor)
        _ = timer.after(Self.frame) { slot.presentPrepared() }
      } else {
        animate(isAnimated && isLast) { below.slot.present(layer) }
      }
      if look.question != nil { return pause(for: Self.usual) }
      return waitForTop(of: layer.stack)
    }

    /// Dismisses all modals above the lowest ones, in one update, from the top down.
    private func dismissModals(above index: Int) -> Wait {
      let going = layers[(index + 1)...]
      let slot = layers[index].slot
      animate(isAnimated) {
        for layer in layers[index...].dropLast().reversed() { layer.slot.dismiss() }
      }
      layers.removeSubrange((index + 1)...)
      return waitForEnd(of: slot, Array(going))
    }

    /// Waits until a modal has gone: SwiftUI calls `onDismiss`, but not for popovers, and reports nothing for alerts.
    func waitForEnd(of slot: ModalSlot, _ going: [ShownLayer]) -> Wait {
      let owner = layers.last
      let close: @MainActor () -> Void = { [weak self] in
        guard let self, let owner, owner.slot === slot else { return }
        slot.close()
        owner.renewSlot(self)
      }
      ending = slot
      if going.first?.look.question != nil || !timer.hasProbes && going.first?.look.kind == .popover {
        let wait = pause(for: Self.usual)
        return Wait {
          guard wait.isOver() else { return false }
          close()
          return true
        }
      }
      let isPopover = going.first?.look.kind == .popover, top = going.first?.stack.top
      return Wait { [weak self] in
        guard let self else { return true }
        if isPopover, let phase = top.flatMap({ self.entries[$0]?.phase }), phase != .gone { return false }
        guard isPopover || self.ending !== slot else { return false }
        close()
        return true
      } timedOut: { [weak self] in
        if self?.isSceneActive() == true {
          self?.tell(
            "SwiftUI has not dismissed a modal in time",
            helpedBy: "Check whether something that FlowKit has not presented is above it.")
        }
        close()
      }
    }
  }
#endif
