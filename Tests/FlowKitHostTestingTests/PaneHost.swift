import FlowKit

/// A very simple UI: a window with layered stacks of panes.
@MainActor
final class PaneWindow {
  var root = PaneStack()
  var modals: [(id: ScreenID, stack: PaneStack)] = []
}

@MainActor
final class PaneStack {
  var panes: [Pane] = []
}

@MainActor
final class Pane {
  let screen: AnyObject
  /// What it contains, by the flows of the children.
  var stacks: [FlowID: PaneStack] = [:]
  var container: NavigationTree.Container?

  init(_ screen: AnyObject) {
    self.screen = screen
  }
}

/// The host for it.
@MainActor
final class PaneHost: NavigationHost {
  let window: PaneWindow
  private(set) var panes: [ScreenID: Pane] = [:]
  private let fault: Fault?

  /// The faults of a host.
  enum Fault: CaseIterable {
    case forgetsToFinish, keepsModals, keepsPanes, keepsMoved, ignoresSelections, tellsNoColumns, showsNothingAtFirst
  }

  init(_ window: PaneWindow, fault: Fault? = nil) {
    self.window = window
    self.fault = fault
  }

  func show(_ update: NavigationUpdate, in context: HostContext, finished: @escaping @MainActor () -> Void) {
    if fault == .showsNothingAtFirst, update.previous == nil { return finished() }
    if fault != .keepsPanes {
      for change in update.changes where change.kind == .removed { panes[change.entry.id] = nil }
    }
    let before = update.previous == nil ? [] : window.modals
    if fault != .keepsModals { window.modals = Array(before.prefix(update.modals.kept)) }
    for modal in update.modals.opened {
      window.modals.append((modal.id, before.first { $0.id == modal.id }?.stack ?? PaneStack()))
    }
    for change in update.parts.stacks {
      let stack = stack(change.place)
      let isMove = !change.old.isEmpty && Set(change.old) == Set(change.new)
      if fault == .keepsMoved, isMove { continue }
      stack.panes.removeSubrange(min(change.kept, stack.panes.count)...)
      for entry in change.new { pane(of: entry.id, context).map { stack.panes.append($0) } }
    }
    for container in update.parts.containers {
      let pane = panes[container.id]
      if fault == .ignoresSelections, pane?.container != nil { continue }
      pane?.container = container
      pane?.stacks = pane?.stacks.filter { flow, _ in container.children.contains { $0.flow == flow } } ?? [:]
      if container.kind == .split, fault != .tellsNoColumns {
        context.setShownColumns(Set(container.children.compactMap(\.column)), of: container.id)
      }
    }
    if fault == .forgetsToFinish, !update.modals.closed.isEmpty { return }
    finished()
  }

  /// No update contains what the user's gesture removed.
  func forgetWhatLeft(_ navigator: Navigator) {
    panes = panes.filter { navigator.tree.contains($0.key) }
  }

  private func pane(of id: ScreenID, _ context: HostContext) -> Pane? {
    if let known = panes[id] { return known }
    panes[id] = context.navigator?.screen(of: id).map { Pane($0) }
    return panes[id]
  }

  private func stack(_ place: StackChange.Place) -> PaneStack {
    switch place {
    case .root: return window.root
    case .modal(let id): return window.modals.first { $0.id == id }?.stack ?? PaneStack()
    case .child(let flow, let id):
      let stack = panes[id]?.stacks[flow] ?? PaneStack()
      panes[id]?.stacks[flow] = stack
      return stack
    }
  }
}
