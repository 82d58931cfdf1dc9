import FlowKit
import FlowKitHostTesting
import Testing

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

@MainActor
final class SwipeBack {
  private let host: PaneHost
  private let gesture: NavigationGesture
  private let stack: PaneStack
  private let id: ScreenID

  init?(of id: ScreenID, on stack: PaneStack, _ host: PaneHost) {
    guard stack.panes.count > 1, let context = host.context,
      !context.asksBefore(.back(), from: id), let gesture = context.beginGesture()
    else {
      return nil
    }
    (self.host, self.gesture) = (host, gesture)
    (self.stack, self.id) = (stack, id)
  }

  func finish() {
    stack.panes.removeLast()
    gesture.finish(.back(), from: id)
    host.forgetPanes()
  }

  func cancel() { gesture.cancel() }
}

extension PaneHost {
  func forgetPanes() {
    panes = panes.filter { context?.navigator?.tree.contains($0.key) == true }
  }
}

@MainActor
final class PaneStage: HostStage {
  private var host = PaneHost()
  private var navigator: Navigator?
  private var swipe: SwipeBack?
  let gestures: Set<HostGesture.Kind> = [.tapBack, .swipeBack, .tapTab]

  func show(_ navigator: Navigator) {
    (host, self.navigator, swipe) = (PaneHost(), navigator, nil)
    navigator.attach(host)
  }

  var picture: HostPicture? {
    let stacks = [host.window.root] + host.window.modals.map(\.stack)
    return HostPicture(stacks.map { $0.panes.map(\.picture) })
  }

  func settle() async {}

  func make(_ gesture: HostGesture) -> Bool {
    guard let navigator else { return false }
    switch gesture {
    case .tapBack(let name):
      guard let (id, stack) = find(name), stack.panes.count > 1 else { return false }
      host.tapBack(on: id, navigator)
    case .tapTab(let index, let name):
      guard let (id, _) = find(name) else { return false }
      host.tapTab(index, of: id, navigator)
    case .beginSwipeBack(let name):
      guard let (id, stack) = find(name), stack.panes.last?.name == name else { return false }
      swipe = SwipeBack(of: id, on: stack, host)
      return swipe != nil
    case .lift(let finishes):
      guard let swipe else { return false }
      self.swipe = nil
      if finishes { swipe.finish() } else { swipe.cancel() }
    default: return false
    }
    return true
  }
}

extension Pane {
  var name: String { (screen as? TrialScreen)?.name ?? HostPicture.unmade }

  var picture: HostPicture.Screen {
    guard let container else { return HostPicture.Screen(name) }
    let stacks = container.children.map { child in
      children[child.flow].flatMap { $0.panes.isEmpty ? nil : $0.panes.map(\.picture) }
    }
    let all = Set(container.children.indices)
    let one = Set([container.selected].compactMap(\.self))
    let isOne = [.tabs, .pages].contains(container.kind)
    return HostPicture.Screen(name, children: stacks, shown: isOne ? one : all)
  }
}

extension PaneStage {
  /// The entry of a screen, and the stack that it is on.
  private func find(_ name: String) -> (id: ScreenID, stack: PaneStack)? {
    var stacks = [host.window.root] + host.window.modals.map(\.stack)
    while let stack = stacks.popLast() {
      if stack.panes.contains(where: { $0.name == name }) {
        return navigator?.entry(named: name).map { ($0.id, stack) }
      }
      stacks += stack.panes.flatMap(\.children.values)
    }
    return nil
  }
}

extension Navigator {
  func entry(named name: String) -> NavigationTree.Entry? {
    tree.stacks.joined().first { (screen(of: $0.id) as? TrialScreen)?.name == name }
  }
}

// hide
@MainActor
struct WritingAHostTests {
  // show
  @Test func theHostConforms() async {
    let report = await HostConformance(PaneStage()).run(sessions: 100, seed: 1)
    #expect(report.isFine, "\(report)")
  }
  // hide
}
