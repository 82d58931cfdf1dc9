import FlowKit
import FlowKitHostTesting

/// The host for panes on trial, with transitions that last, and a user.
@MainActor
final class PaneStage: HostStage {
  private(set) var window = PaneWindow()
  private var host: SlowHost?
  private var paneHost: PaneHost?
  private weak var navigator: Navigator?
  private var gesture: (running: NavigationGesture, action: NavigationAction, id: ScreenID, name: String)?
  let makeHost: @MainActor (PaneWindow) -> PaneHost
  var gestures: Set<HostGesture.Kind> = [.tapBack, .chooseBack, .swipeBack, .pullDown, .tapTab]

  init(_ makeHost: @escaping @MainActor (PaneWindow) -> PaneHost = { PaneHost($0) }) {
    self.makeHost = makeHost
  }

  func show(_ navigator: Navigator) {
    self.navigator = navigator
    gesture = nil
    window = PaneWindow()
    let paneHost = makeHost(window), host = SlowHost(paneHost)
    (self.host, self.paneHost) = (host, paneHost)
    navigator.attach(host)
  }

  var picture: HostPicture? {
    HostPicture(([window.root] + window.modals.map(\.stack)).map { $0.panes.map(\.picture) })
  }

  func waitAMoment() async { host?.finish() }

  func settle() async {
    while host?.isMoving == true { host?.finish() }
  }

  func make(_ gesture: HostGesture) -> Bool {
    switch gesture {
    case .tapBack(let name): return act(.back(), on: name)
    case .chooseBack(let kept, let name):
      guard let stack = stack(of: name), let index = stack.panes.firstIndex(where: { $0.name == kept }),
        index + 1 < stack.panes.count
      else { return false }
      return act(.pop(), on: stack.panes[index + 1].name)
    case .beginSwipeBack(let name):
      guard let stack = stack(of: name), stack.panes.count > 1, stack.panes.last?.name == name else { return false }
      return begin(.back(), on: name)
    case .beginPullDown(let name):
      return window.modals.last?.stack.panes.first?.name == name && begin(.dismiss(), on: name)
    case .tapTab(let index, let name): return act(.select(index), on: name)
    case .lift(let finishes): return lift(finishes)
    default: return false
    }
  }

  private func act(_ action: NavigationAction, on name: String) -> Bool {
    guard let navigator, let id = id(of: name), canBeDone(action, id, navigator) else { return false }
    navigator.perform(action, from: id)
    return true
  }

  /// A gesture can't wait for a guard, so it doesn't begin if one would run.
  private func begin(_ action: NavigationAction, on name: String) -> Bool {
    guard let navigator, let id = id(of: name), canBeDone(action, id, navigator),
      !navigator.host.asksBefore(action, from: id), let running = navigator.host.beginGesture()
    else { return false }
    gesture = (running, action, id, name)
    return true
  }

  private func canBeDone(_ action: NavigationAction, _ id: ScreenID, _ navigator: Navigator) -> Bool {
    guard action == .back() || action == .dismiss() else { return true }
    return (try? navigator.tree.applying(action, from: id, firstID: 0)).map { $0.tree != navigator.tree } ?? false
  }

  private func lift(_ finishes: Bool) -> Bool {
    guard let gesture else { return false }
    self.gesture = nil
    if finishes, let stack = stack(of: gesture.name) {
      // The UI has done it by itself.
      if gesture.action == .back(), stack.panes.count > 1 {
        stack.panes.removeLast()
      } else {
        window.modals.removeLast()
      }
      gesture.running.finish(gesture.action, from: gesture.id)
      navigator.map { paneHost?.forgetWhatLeft($0) }
    } else {
      gesture.running.cancel()
    }
    return true
  }

  private func id(of name: String) -> ScreenID? {
    navigator?.tree.stacks.joined().first { (navigator?.screen(of: $0.id) as? TrialScreen)?.name == name }?.id
  }

  private func stack(of name: String) -> PaneStack? {
    var stacks = [window.root] + window.modals.map(\.stack)
    while let next = stacks.popLast() {
      if next.panes.contains(where: { $0.name == name }) { return next }
      stacks += next.panes.flatMap(\.stacks.values)
    }
    return nil
  }
}

extension Pane {
  var name: String { (screen as? TrialScreen)?.name ?? HostPicture.unmade }

  var picture: HostPicture.Screen {
    guard let container else { return .init(name) }
    let children = container.children.map { child in
      stacks[child.flow].flatMap { $0.panes.isEmpty ? nil : $0.panes.map(\.picture) }
    }
    let showsOne = container.kind == .tabs || container.kind == .pages
    return .init(
      name, children: children,
      shown: showsOne ? Set(container.selected.map { [$0] } ?? []) : Set(container.children.indices))
  }
}

/// Lets the transitions of another host last.
@MainActor
final class SlowHost: NavigationHost {
  private let host: any NavigationHost
  private var finished: (@MainActor () -> Void)?

  init(_ host: any NavigationHost) {
    self.host = host
  }

  var isMoving: Bool { finished != nil }

  func show(_ update: NavigationUpdate, in context: HostContext, finished: @escaping @MainActor () -> Void) {
    host.show(update, in: context) { [weak self] in self?.finished = finished }
  }

  func finish() { finished.take()?() }
}
