#if canImport(SwiftUI)
  import FlowKit
  import SwiftUI

  // Modals.
  @available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
  extension SwiftUIHost {
    /// Whether a layer shows a modal; a question with another screen counts as another modal.
    func isSame(_ layer: ShownLayer, _ stack: NavigationTree.Stack) -> Bool {
      layer.id == stack.presentation?.id && (layer.look.question == nil || layer.root == stack[0].id)
    }

    /// The screen that a modal comes from: its presenter, or what is seen beneath a modal of the app.
    private func source(of presentation: NavigationTree.Presentation) -> ScreenID? {
      guard presentation.presenter == nil, let tree = navigator?.tree else { return presentation.presenter }
      var top = tree.layers.prefix { $0.presentation?.id != presentation.id }.last?.last?.id
      while let id = top, let selected = tree.container(of: id)?.selected,
        let inner = tree.stack(ofChild: selected, in: id)?.last
      {
        top = inner.id
      }
      return top
    }

    /// Presents a modal over the front layer; one that SwiftUI has lost too often leaves the tree.
    func present(
      _ stack: NavigationTree.Stack, _ presentation: NavigationTree.Presentation, isLast: Bool
    ) -> Wait? {
      guard let below = layers.last else { return nil }
      let times = lost?.layer.id == presentation.id ? lost?.times ?? 0 : 0
      if let lost, times >= Self.mostTries { return giveUp(lost.layer) }
      let look = views.look(presentation.style, of: navigator?.screen(of: stack[0].id))
      let anchor = source(of: presentation).map { AnchorPlace(screen: $0, flow: stack[0].flow) }
      let zooms = anchor.flatMap { below.anchors[$0] }
      let isAnchored = zooms != nil && (look.kind == .popover || look.kind == .dialog)
      let layer = ShownLayer(
        presentation.id, look, ShownStack(stack, of: self), zoomingFrom: zooms == true ? anchor : nil, of: self)
      layers.append(layer)
      let before = cover(of: below), slot = below.slot, isAnimated = isAnimated && isLast
      slot.prepare(layer, at: isAnchored ? anchor : nil)
      if isAnchored || times > 0 {
        platform.after(Self.frame) { [weak self] in self?.animate(isAnimated) { slot.present() } }
      } else {
        animate(isAnimated) { slot.present() }
      }
      return look.question == nil ? waitForModal(layer) : waitForQuestion(layer, over: below, covered: before)
    }

    /// Waits the usual time for a question, which no probe is in; it is lost if what was over its layer still is.
    private func waitForQuestion(_ layer: ShownLayer, over below: ShownLayer, covered before: AnyObject?) -> Wait {
      let usual = pause(for: Self.usual)
      return Wait { [weak self, weak layer, weak below] in
        guard usual.isOver() else { return false }
        if let self, let layer, let below, let before, self.cover(of: below) === before {
          self.hasNotPresented(layer)
        }
        return true
      }
    }

    private func cover(of layer: ShownLayer) -> AnyObject? {
      platform.cover(layer.stack.top?.probe)
    }

    /// Waits until a modal has appeared; one that has not even begun to is lost.
    private func waitForModal(_ layer: ShownLayer) -> Wait {
      guard platform.hasProbes else { return waitForTop(of: layer.stack) }
      return Wait { [weak self, weak layer] in
        guard let self, let layer, self.layers.contains(where: { $0 === layer }) else { return true }
        return layer.stack.top?.phase == .there
      } timedOut: { [weak self, weak layer] in
        guard let self, let layer, self.isSceneActive(), !layer.stack.entries.contains(where: \.hasCome) else { return }
        self.hasNotPresented(layer)
      }
    }

    /// Takes back a modal that SwiftUI has lost: something that FlowKit has not presented was in the way, such as a menu, a
    /// share sheet, or a sheet of the app's own (swift-composable-architecture#1991, exyte/PopupView#127).
    ///
    /// SwiftUI tells nobody, and would never present it; what is presented later would be lost, too.
    private func hasNotPresented(_ layer: ShownLayer) {
      guard let index = layers.firstIndex(where: { $0 === layer }), index > 0 else { return }
      let owner = layers[index - 1]
      layers.removeSubrange(index...)
      animate(false) { owner.slot.close() }
      owner.renewSlot(self)
      lost = (layer, lost?.layer.id == layer.id ? (lost?.times ?? 0) + 1 : 1)
    }

    /// Removes a modal from the tree, like one that the user has closed.
    private func giveUp(_ layer: ShownLayer) -> Wait? {
      lost = nil
      guard let root = layer.root else { return nil }
      context?.tellNotShown(
        "SwiftUI did not present \(navigator?.tree[root].map { "\($0.flow)" } ?? "a modal")", of: root,
        helpedBy: "Close what FlowKit has not presented, such as a menu or a sheet of the app's own, before the action."
      )
      late.append(UserAct(action: .dismiss(), entry: root, modal: layer))
      return Wait { true }
    }

    /// How often a modal is presented until it leaves the tree.
    private static var mostTries: Int { 3 }

    /// Dismisses the front modal.
    ///
    /// - Parameter isLast: Whether those below it stay. If not, it goes without animation, because it only reveals what
    ///   goes, too.
    /// - Returns: When it has gone.
    func dismissFront(isLast: Bool) -> Wait {
      let front = layers.removeLast(), slot = layers[layers.count - 1].slot
      animate(isAnimated && isLast) { slot.dismiss() }
      return waitForEnd(of: front, in: slot)
    }

    /// Waits until a modal has gone: SwiftUI calls `onDismiss`, but not for popovers, and reports nothing for alerts.
    func waitForEnd(of layer: ShownLayer, in slot: ModalSlot) -> Wait {
      let owner = layers.last, isPopover = layer.look.kind == .popover
      let isSilent = layer.look.question != nil || isPopover && !platform.hasProbes
      let usual = isSilent ? pause(for: Self.usual) : nil
      let close: @MainActor () -> Void = { [weak self] in
        guard let self, let owner, owner.slot === slot else { return }
        slot.close()
        owner.renewSlot(self)
      }
      return Wait {
        guard usual?.isOver() ?? (isPopover ? layer.stack.top?.phase == .gone : slot.hasEnded) else { return false }
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
