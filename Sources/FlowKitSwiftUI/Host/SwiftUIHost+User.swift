#if canImport(SwiftUI)
  import FlowKit
  import SwiftUI

  // What SwiftUI writes on behalf of the user. The screen already shows it, or is about to; the screen and its bindings
  // may differ for a moment. So the host never responds to a difference by writing.
  @available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
  extension SwiftUIHost {
    /// Handles the back button, its menu, and swipes.
    func card(_ card: ShownCard, wasSetFrom old: [ShownLevel]) {
      let new = card.path
      guard let stack = card.stack, new.count < old.count, old.starts(with: new) else { return follow(Wait { true }) }
      let left = old[new.count...].map(\.entry.id)
      did(UserAct(action: left.count == 1 ? .back() : .pop(), entry: left[0]))
      follow(waitForTop(of: stack))
    }

    /// Handles a sheet pulled down, a popover left by a tap, or an alert's button.
    func slot(_ slot: ModalSlot, hasLost layer: ShownLayer) {
      guard let index = layers.firstIndex(where: { $0 === layer }), index > 0, layers[index - 1].slot === slot else {
        return  // late, or twice: FlowStacks#64
      }
      layers.removeSubrange(index...)
      // The button of a question may act only after `isPresented` has become false (scgopi/GraphCode#35), or when the
      // alert has gone. Until then its screen is there and may act.
      if layer.look.question != nil { follow(waitForEnd(of: layer, in: slot)) }
      layer.root.map { did(UserAct(action: .dismiss(), entry: $0, modal: layer)) }
      if layer.look.question == nil { follow(waitForEnd(of: layer, in: slot)) }
    }

    /// Handles the end of a sheet or a cover; it is not documented whether the binding is written before.
    func slotEnded(_ slot: ModalSlot) {
      if let layer = slot.layer, layers.contains(layer) { self.slot(slot, hasLost: layer) }
      advance()
    }

    /// Handles Escape; whichever layer receives it, it is for the top one.
    func escape() {
      guard wait == nil, let context, isShown, let front = layers.last,
        front.look.kind == .sheet || front.look.kind == .popover, let root = front.root
      else { return }
      context.askBefore(.dismiss(), from: root)
    }

    /// Handles VoiceOver's escape gesture in a sheet or a popover.
    func goBack() {
      guard wait == nil, let navigator, isShown else { return }
      navigator.perform(.back(), from: navigator.tree.visible.id)
    }

    /// Handles a tapped tab or a turned page, even if it is already shown.
    func container(_ container: ShownContainer, wasSetTo flow: FlowID, from old: FlowID?) {
      guard let index = container.children.firstIndex(where: { $0.flow == flow }), isShown else { return }
      let stack = container.children[index].stack
      stack.map(prepare)
      if container.kind == .pages, flow == old { return }  // a cancelled swipe
      let act = UserAct(action: .select(index), entry: container.id)
      let asks = context?.asksBefore(act.action, from: act.entry) == true
      if asks, wait == nil {
        // SwiftUI shows it until it reads something else, so a refused change is written back a frame later.
        navigator?.perform(act.action, from: act.entry)
        return follow(Wait { true })
      }
      let goesOnHidden = isStackMoving
      did(act)
      follow(stack.map { waitForTop(of: $0) } ?? Wait { true })
      if goesOnHidden { follow(pause(for: Self.usual)) }  // and the path is written later
    }

    /// Handles back at the root of a column, if only one is visible.
    func container(_ container: ShownContainer, wentFrom old: NavigationSplitViewColumn) {
      guard let child = container.children.first(where: { $0.column?.native == old }),
        let root = child.stack?.ids.first
      else {
        return columnsChanged(in: container)
      }
      did(UserAct(action: .back(), entry: root))
      if late.isEmpty { columnsChanged(in: container) }  // or after what is reported late
      follow(Wait { true })
    }

    func columnsChanged(in container: ShownContainer) {
      if container.kind == .split { context?.setShownColumns(container.shownColumns, of: container.id) }
    }
  }

  // Reporting to the navigator.
  @available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
  extension SwiftUIHost {
    /// Reports an act at once, or at the end of the current step.
    func did(_ act: UserAct) {
      if wait == nil, !isReporting { reporting { report(act) } } else { late.append(act) }
    }

    /// Lets the navigator act, while the host waits.
    func reporting(_ body: () -> Void) {
      isReporting = true
      body()
      isReporting = false
      updateGuards()
    }

    /// Whether no other host has replaced this one.
    var isShown: Bool { context?.isCurrent == true }

    func report(_ act: UserAct) {
      guard let navigator, isShown else { return }
      let running = gesture?.running ?? (finished == nil ? beginGesture() : nil)
      gesture = nil
      guard navigator.tree.contains(act.entry) else {
        running?.cancel()  // the app has done it meanwhile
        return
      }
      let action = action(of: act, in: navigator.tree)
      if let running {
        running.finish(action, from: act.entry)
      } else {
        navigator.perform(action, from: act.entry)
      }
    }

    /// What an act does in a tree: what its root has presented over a modal goes with that.
    func action(of act: UserAct, in tree: NavigationTree) -> NavigationAction {
      guard let modal = act.modal, let above = tree.modals.last?.presentation, above.id != modal.id else {
        return act.action
      }
      if modal.look.question != nil {
        tell(
          "a question has gone with the modal that its button has presented", of: act.entry,
          helpedBy: "Close it in the same action: lets.perform(.dismiss(), .present(...)).")
      }
      return .close()
    }

    /// Waits for one more thing.
    private func follow(_ other: Wait) {
      begin(wait?.and(other) ?? other)
    }

    /// Handles the appearance of a view; if the host hasn't started it, the user has.
    func probe(_ id: ScreenID, _ phase: ProbePhase) {
      guard platform.hasProbes else { return }
      let entry = entries[id]
      entry?.phase = phase
      if phase == .coming || phase == .there { entry?.hasCome = true }
      switch phase {
      case .there where entry?.stack?.ids.contains(id) == false:
        // The path of a hidden tab was not applied (swiftlang/swift#77088).
        entry?.stack?.startOver()
      case .going where wait == nil && gesture == nil && !isReporting && isFront(id):
        if let running = beginGesture() { gesture = (running, id) }
      case .there where gesture?.entry == id: endGesture()
      case .gone where gesture?.entry == id:
        // The path or the item is written soon after, if it was a way back; later in a column or tab that has been hidden.
        let isHidden = entry?.stack.map { !isOnScreen($0) } ?? false
        platform.after(isHidden ? Self.usual : .milliseconds(100)) { [weak self] in
          if self?.gesture?.entry == id { self?.endGesture() }
        }
      default: break
      }
      advance()
    }

    /// Begins a gesture, unless another host has replaced this one.
    private func beginGesture() -> NavigationGesture? { context?.beginGesture() }

    private func endGesture() {
      let running = gesture?.running
      gesture = nil
      running?.cancel()
    }

    /// Whether the user can remove an entry.
    private func isFront(_ id: ScreenID) -> Bool { navigator?.tree.isVisible(id) == true }
  }

  // Guards.
  @available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
  extension SwiftUIHost {
    /// Tells the views that allow gestures where somebody may be asked first, because a swipe can't be held up once it has
    /// started.
    func updateGuards() {
      for layer in layers.dropFirst() {
        layer.pull.update(mayAsk: layer.root.map { context?.mayAskBefore(.dismiss(), from: $0) == true } ?? false)
      }
      for stack in openStacks {
        guard let top = stack.top else { continue }
        top.wayBack.update(mayAsk: context?.mayAskBefore(.back(), from: top.id) == true)
      }
    }
  }
#endif
