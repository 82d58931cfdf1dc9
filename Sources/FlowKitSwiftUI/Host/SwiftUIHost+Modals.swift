#if canImport(SwiftUI)
  import FlowKit
  import SwiftUI

  // Modals.
  @available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
  extension SwiftUIHost {
    /// Whether a layer shows a modal; a question with another screen counts as another modal.
    func isSame(_ layer: ShownLayer, _ stack: NavigationTree.Stack) -> Bool {
      layer.id == stack.presentation?.id && (layer.look.question == nil || layer.root == shown(stack[0].id))
    }

    func present(
      _ stack: NavigationTree.Stack, _ presentation: NavigationTree.Presentation, isLast: Bool
    ) -> Wait? {
      guard let below = layers.last else { return nil }
      let look = views.look(presentation.style, of: navigator?.screen(of: stack[0].id))
      let anchor = AnchorPlace(screen: presentation.presenter, flow: stack[0].flow), zooms = below.anchors[anchor]
      let layer = ShownLayer(
        presentation.id, look, ShownStack(stack, of: self), zoomingFrom: zooms == true ? anchor : nil, of: self)
      layers.append(layer)
      let before = cover(of: below), slot = below.slot
      if zooms != nil, look.kind == .popover || look.kind == .dialog {
        slot.prepare(layer, at: anchor)
        platform.after(Self.frame) { slot.present() }
      } else {
        slot.prepare(layer, at: nil)
        animate(isAnimated && isLast) { slot.present() }
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
      lost = LostModal(layer: layer, times: lost?.layer.id == layer.id ? (lost?.times ?? 0) + 1 : 1)
    }

    /// Waits a frame before a lost modal is presented again.
    ///
    /// When it has been lost often enough, it leaves the tree, like one that the user has closed.
    func waitAfterLoss(of presentation: NavigationTree.Presentation) -> Wait? {
      guard let known = lost, known.layer.id == presentation.id, !known.isCleared else { return nil }
      lost?.isCleared = true
      guard known.times >= Self.mostTries, let root = known.layer.root else { return Wait { true } }
      lost = nil
      navigator?.tellNotShown(
        "SwiftUI did not present \(navigator?.tree[root.id].map { "\($0.flow)" } ?? "a modal")", of: root.id,
        helpedBy: "Close what FlowKit has not presented, such as a menu or a sheet of the app's own, before the action."
      )
      late.append(UserAct(action: .dismiss(), entry: root.id, modal: known.layer))
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
      return waitForEnd(of: slot, [front])
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
      if going.first?.look.question != nil || !platform.hasProbes && going.first?.look.kind == .popover {
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
        if isPopover, let phase = top.flatMap({ self.entries[$0.id]?.phase }), phase != .gone { return false }
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
