#if canImport(UIKit) && !os(watchOS)
  import FlowKit
  import UIKit

  // The lists of what should be shown follow the tree.
  extension UIKitHost {
    /// Updates the lists to match the tree, from the outside in.
    func take(_ update: NavigationUpdate) {
      let transition = animatesFirst ? .automatic : update.transition
      let isAnimated = transition.isAnimated && (update.previous != nil || animatesFirst) && hasAppeared
      animatesFirst = false
      let modalChange = update.modals
      motion = Motion(
        isAnimated: isAnimated, transition: transition, isReversed: update.isReversed,
        closesModals: !modalChange.closed.isEmpty)
      take(modalChange, isWhole: update.previous == nil)
      let (changes, containers) = update.parts
      for container in containers {
        contents[container.id]?.take(container)
        contents[container.id]?.markChanged()
      }
      for change in changes {
        guard let stack = stack(change.place) else { continue }
        guard change.kept <= stack.entries.count else { return startOver() }
        let left = stack.entries[change.kept...]
        // What only leaves, and contains nothing, needs no second look.
        let mayComeBack = changes.count > 1 || !change.new.isEmpty || hasContainer(left)
        if mayComeBack { departed.add(left) }
        stack.entries.removeSubrange(change.kept...)
        for entry in change.new where !isEnd(entry) {
          stack.entries.append(shown(entry, on: stack, containers, update))
        }
        stack.markChanged(from: change.kept)
      }
      for modal in modals.suffix(modalChange.opened.count) {
        modal.transitionIn = modal.stack.entries.first.map { update.transition(of: $0.id) } ?? .automatic
      }
      for modal in modals where modal.outermost == nil || modal.presentation.style == .alert { modal.decideForm(self) }
      guard comparesNext else { return }
      comparesNext = false
      changed = stacks
      for stack in changed { stack.markChanged(from: 0) }
    }

    private func hasContainer(_ entries: ArraySlice<ShownEntry>) -> Bool {
      for entry in entries where entry.contents != nil { return true }
      return false
    }

    private func take(_ change: ModalChange, isWhole: Bool) {
      if modals.isEmpty, change.opened.isEmpty { return }
      let before = modals
      modals = isWhole ? [] : Array(before.prefix(change.kept))
      for presentation in change.opened {
        let known = before.first { $0.id == presentation.id } ?? departed.modals.first { $0.id == presentation.id }
        modals.append(known ?? ShownModal(presentation, self))
      }
      for modal in modals { modal.attempts = min(modal.attempts, ShownModal.mostAttempts - 1) }
      for modal in before where !knows(modal) { modal.hasClosed(self) }
    }

    /// Whether a modal is on the list, or still on the glass.
    func knows(_ modal: ShownModal) -> Bool {
      modals.holds(modal) || presented.holds(modal)
    }

    private func stack(_ place: StackChange.Place) -> ShownStack? {
      switch place {
      case .root: base
      case .modal(let id): modals.last { $0.id == id }?.stack
      case .child(let flow, let id): contents[id]?.children.first { $0.flow == flow }?.stack
      }
    }

    /// The entry as it was shown before if it is the same, otherwise a new one.
    private func shown(
      _ entry: NavigationTree.Entry, on stack: ShownStack, _ containers: [NavigationTree.Container],
      _ update: NavigationUpdate
    ) -> ShownEntry {
      let plan = containers.isEmpty ? nil : containers.last { $0.id == entry.id }
      if let known = departed[entry.id], plan.map({ $0.kind == known.contents?.kind }) ?? true {
        known.stack = stack
        if let contents = known.contents {
          self.contents[entry.id] = contents
          contents.take(plan)
          contents.markChanged()
        }
        return known
      }
      let new = ShownEntry(entry, on: stack)
      if let plan {
        let contents = ShownContents.make(plan, new, self)
        new.contents = contents
        self.contents[entry.id] = contents
        contents.markChanged()
      }
      if knowsTransitions { new.transitionIn = registered(update.transition(of: entry.id)) }
      stack.holder?.adopt(new, in: stack)
      return new
    }
  }

  /// What has left the lists, until nothing moves: it comes back as it was if the navigator refuses what the user did, or
  /// if it only moves.
  @MainActor
  struct Departed {
    private var entries: [ShownEntry] = []
    /// The same by id, while there are many.
    private var many: [ScreenID: ShownEntry] = [:]
    private(set) var modals: [ShownModal] = []

    mutating func add(_ left: ArraySlice<ShownEntry>) {
      entries += left
      if entries.count > 32 { many = Dictionary(entries.map { ($0.id, $0) }) { $1 } }
    }

    mutating func add(_ closed: [ShownModal]) {
      modals += closed
      for modal in closed { add(modal.stack.entries[...]) }
    }

    subscript(id: ScreenID) -> ShownEntry? { many.isEmpty ? entries.last { $0.id == id } : many[id] }

    /// Tells those that have not come back that they have left.
    mutating func letGo(of host: UIKitHost) {
      if entries.isEmpty, modals.isEmpty { return }
      let gone = entries
      self = Departed()
      for entry in gone where entry.contents != nil && !entry.isListed { entry.leave(host) }
    }
  }
#endif
