#if canImport(UIKit) && !os(watchOS)
  import FlowKit
  import UIKit

  /// One update on its way to UIKit: modals close from the top down, stacks change, modals open one by one.
  @MainActor
  final class Showing {
    let update: NavigationUpdate
    private let modals: ModalChange
    private let host: UIKitHost
    private let finished: @MainActor () -> Void
    @exclusivity(unchecked) private var motion: Motion
    /// The modals that should be there, from below up.
    @exclusivity(unchecked) private var target: [NavigationTree.Presentation]
    /// The modals that are there or will be presented.
    @exclusivity(unchecked) private var known: [ScreenID: ShownModal] = [:]
    @exclusivity(unchecked) private var hasChangedStacks = false
    @exclusivity(unchecked) private var isWaiting = false
    @exclusivity(unchecked) private var hasGivenUp = false
    @exclusivity(unchecked) private var step: Step?

    init(_ update: NavigationUpdate, on host: UIKitHost, _ finished: @escaping @MainActor () -> Void) {
      self.update = update
      self.host = host
      self.finished = finished
      modals = update.modals
      target = modals.opened
      motion = .none
      if host.modals.isEmpty { return }
      if update.previous != nil { target = host.modals.prefix(modals.kept).map(\.presentation) + target }
      for modal in host.modals where target.contains(where: { $0.id == modal.id }) { known[modal.id] = modal }
    }

    func begin() {
      let transition = update.transition
      let isAnimated = transition.isAnimated && update.previous != nil && host.root?.hasAppeared == true
      motion = Motion(isAnimated: isAnimated, transition: transition, isReversed: update.isReversed)
      goOn()
    }

    /// Leaves out a modal that the user has closed meanwhile, unless the tree presents it again afterwards.
    func leaveOut(_ closed: ShownModal) {
      guard let index = target.firstIndex(where: { $0.id == closed.id }) else { return }
      for presentation in target[index...] { known[presentation.id] = nil }
      target.removeSubrange(index...)
    }

    /// Whether a modal that is closed is presented again.
    func keeps(_ modal: ShownModal) -> Bool { known[modal.id] === modal }

    /// Continues when something in UIKit has ended.
    func wake() { if isWaiting { goOn() } }

    func giveUp() {
      isWaiting = false
      hasGivenUp = true
      for stack in host.stacks { stack.giveUp() }
      if let step, step.isRunning { step.finish() } else { end() }
    }

    /// Does the next step, unless something moves that the host has not started.
    private func goOn() {
      isWaiting = false
      host.watchdog.life += 1
      let kept = countOfKept
      let isDone = hasChangedStacks && kept == host.modals.count && kept == target.count
      if hasGivenUp || isDone && host.userMoves.isEmpty { return end() }
      if host.isMovedByOthers {
        isWaiting = true
        return host.watchdog.watch()
      }
      if kept < host.modals.count {
        let isUnseen = !hasChangedStacks && !host.modals[kept...].allSatisfy(\.coversPartly)
        return wait {
          if isUnseen { changeStacks(.none, $0) }
          host.close(downTo: kept, motion, $0)
        }
      }
      if !hasChangedStacks {
        return wait { changeStacks(motion.animated(kept == target.count), $0) }
      }
      if kept < target.count, host.canPresent {
        if host.isUnderPassing {
          isWaiting = true
          return host.lookForEnd()
        }
        return wait { open(target[kept], motion.animated(kept == target.count - 1), $0) }
      }
      end()
    }

    /// The number of modals, from the lowest up, that are already right.
    private var countOfKept: Int {
      var count = 0
      while count < host.modals.count, count < target.count {
        let modal = host.modals[count]
        guard modal.id == target[count].id, modal.presentation.style == target[count].style, !modal.isOld else { break }
        count += 1
      }
      return count
    }

    private func wait(_ body: (Step) -> Void) {
      let step = Step {
        self.step = nil
        self.goOn()
      }
      self.step = step
      body(step)
      step.end()
      if step.isRunning { host.watchdog.watch() }
    }

    private func open(_ presentation: NavigationTree.Presentation, _ motion: Motion, _ step: Step) {
      let modal = known[presentation.id] ?? ShownModal(presentation, host)
      var own = motion
      if target.count - host.modals.count > 1 || modals.closed.isEmpty == false,
        let root = modal.stack.entries.first
      {
        own.transition = update.transition(of: root.id)
        own.isReversed = false
      }
      host.present(modal, own, step)
    }

    private func end() {
      guard host.showing === self else { return }
      host.showing = nil
      finished()
      if host.showing == nil { host.rest() }
    }
  }

  // The stacks.
  extension Showing {
    /// Updates the lists to match the tree from the outside in, then UIKit to match the lists from the inside out.
    private func changeStacks(_ motion: Motion, _ step: Step) {
      hasChangedStacks = true
      let (changes, containers) = update.parts
      var plans: [ScreenID: NavigationTree.Container] = [:]
      for container in containers.reversed() { plans[container.id] = container }
      for presentation in modals.opened {
        known[presentation.id] =
          known[presentation.id] ?? host.departing.modals[presentation.id] ?? ShownModal(presentation, host)
      }
      for container in containers { host.contents[container.id]?.take(container) }
      var edits: [StackEdit] = []
      for change in changes {
        guard let stack = stack(change.place) else { continue }
        guard let edit = edit(stack, change, plans) else {
          host.mayDiffer()
          continue
        }
        edits.append(edit)
      }
      if !known.isEmpty {
        for modal in known.values where modal.presentation.style == .alert { modal.decideForm(host) }
      }
      let front = known[target.last?.id ?? 0]?.stack ?? host.front
      let isOuter = edits.first?.stack === front
      for edit in edits.reversed() {
        let stack = edit.stack, isFirst = stack === edits.first?.stack
        let moves = stack.layer === host.front && (isFirst || !isOuter) && stack.holder?.isChanging != true
        stack.apply(edit, motion.animated(moves), step)
      }
      for container in containers.reversed() { host.contents[container.id]?.apply(motion.animated(!isOuter), step) }
      for edit in edits { forget(edit.left) }
    }

    private func stack(_ place: StackChange.Place) -> ShownStack? {
      switch place {
      case .root: host.base
      case .modal(let id): known[id]?.stack
      case .child(let flow, let id): host.contents[id]?.children.first { $0.flow == flow }?.stack
      }
    }

    /// - Returns: The changes; nil if the list is not as expected.
    private func edit(
      _ stack: ShownStack, _ change: StackChange, _ plans: [ScreenID: NavigationTree.Container]
    ) -> StackEdit? {
      guard change.kept <= stack.entries.count else { return nil }
      let edit = StackEdit(stack, keeping: change.kept)
      stack.entries.removeSubrange(change.kept...)
      for entry in change.new { stack.entries.append(shown(entry, edit, plans)) }
      return edit
    }

    /// The entry as it was shown before if it is the same, otherwise a new one.
    private func shown(
      _ entry: NavigationTree.Entry, _ edit: StackEdit, _ plans: [ScreenID: NavigationTree.Container]
    ) -> ShownEntry {
      let stack = edit.stack, known = edit[entry.id] ?? host.departing.entries[entry.id]
      if let known, known.flow == entry.flow, known.isStill(host.context?.madeScreen(of: entry.id)),
        plans[entry.id].map({ $0.kind == known.contents?.kind }) ?? true
      {
        known.stack = stack
        known.contents.map { host.contents[entry.id] = $0 }
        known.contents?.take(plans[entry.id])
        return known
      }
      let new = ShownEntry(entry, on: stack)
      if let plan = plans[entry.id] {
        let contents = ShownContents.make(plan, new, host)
        new.contents = contents
        host.contents[entry.id] = contents
      }
      if host.knowsTransitions { new.wayIn = host.registered(update.transition(of: entry.id)) }
      stack.holder?.adopt(new, in: stack)
      return new
    }

    /// Releases what has left, with its contents.
    private func forget(_ old: [ShownEntry]) {
      for entry in old where entry.contents != nil && entry.stack?.entries.contains(where: { $0 === entry }) != true {
        entry.leave(host)
      }
    }
  }
#endif
