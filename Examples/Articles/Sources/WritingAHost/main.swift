import FlowKit

@MainActor
final class Window {
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
  var children: [FlowID: PaneStack] = [:]
  var container: NavigationTree.Container?

  init(_ screen: AnyObject) { self.screen = screen }
}

@MainActor
final class PaneHost: NavigationHost {
  let window = Window()
  private(set) var context: HostContext?
  private var panes: [ScreenID: Pane] = [:]

  func show(
    _ update: NavigationUpdate, in context: HostContext,
    finished: @escaping @MainActor () -> Void
  ) {
    self.context = context
    for change in update.changes where change.kind == .removed { panes[change.entry.id] = nil }
    let before = update.previous == nil ? [] : window.modals
    window.modals = Array(before.prefix(update.modals.kept))
    for modal in update.modals.opened {
      window.modals.append((modal.id, before.first { $0.id == modal.id }?.stack ?? PaneStack()))
    }
    let (stacks, containers) = update.parts
    for change in stacks {
      let stack = stack(change.place)
      stack.panes.removeSubrange(change.kept...)
      stack.panes += change.new.compactMap { pane(of: $0.id, context) }
    }
    for container in containers { show(container, context) }
    finished()
  }

  private func pane(of id: ScreenID, _ context: HostContext) -> Pane? {
    if panes[id] == nil { panes[id] = context.navigator?.screen(of: id).map { Pane($0) } }
    return panes[id]
  }

  private func stack(_ place: StackChange.Place) -> PaneStack {
    switch place {
    case .root: return window.root
    case .modal(let id): return window.modals.first { $0.id == id }?.stack ?? PaneStack()
    case .child(let flow, let id):
      let stack = panes[id]?.children[flow] ?? PaneStack()
      panes[id]?.children[flow] = stack
      return stack
    }
  }

  private func show(_ container: NavigationTree.Container, _ context: HostContext) {
    panes[container.id]?.container = container
    let flows = Set(container.children.map(\.flow))
    let children = panes[container.id]?.children.filter { flows.contains($0.key) }
    panes[container.id]?.children = children ?? [:]
    if container.kind == .split {
      context.setShownColumns(Set(container.children.compactMap(\.column)), of: container.id)
    }
  }
}

extension PaneHost {
  func tapBack(on id: ScreenID, _ navigator: Navigator) {
    navigator.perform(.back(), from: id)
  }

  func tapTab(_ index: Int, of id: ScreenID, _ navigator: Navigator) {
    navigator.perform(.select(index), from: id)
  }
}

final class ListScreen { var onItem: (Int) -> Void = { _ in } }
final class ItemScreen { var onHelp: () -> Void = {} }
final class HelpScreen { var onClose: () -> Void = {} }

@MainActor
struct ShopFlow {
  var list: Flow<ListScreen> {
    Flow(with: ListScreen()) { screen, lets in screen.onItem = lets.push(item) }
  }

  func item(_ id: Int) -> Flow<ItemScreen> {
    Flow(with: ItemScreen(), id: id) { screen, lets in screen.onHelp = lets.present(help) }
  }

  var help: Flow<HelpScreen> {
    Flow(with: HelpScreen()) { screen, lets in screen.onClose = lets.dismiss() }
  }
}

extension Window {
  /// What the user sees, made from the panes alone.
  var picture: String {
    let stacks = [root] + modals.map(\.stack)
    return stacks.map { $0.panes.map { "\(type(of: $0.screen))" }.joined(separator: " > ") }
      .joined(separator: " | ")
  }
}

let navigator = Navigator(root: ShopFlow().list)
let host = PaneHost()
navigator.attach(host)
print(host.window.picture)

try navigator.screen(ofType: ListScreen.self).onItem(5)
print(host.window.picture)
try navigator.screen(ofType: ItemScreen.self).onHelp()
print(host.window.picture)
try navigator.screen(ofType: HelpScreen.self).onClose()
host.tapBack(on: navigator.tree.visible.id, navigator)
print(host.window.picture)
