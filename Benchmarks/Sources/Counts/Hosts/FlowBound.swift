import FlowKit
import FlowKitUIKit
import UIKit

/// The scenes with flows, a navigator, and its host for UIKit.
@MainActor
final class FlowBound {
  private let flows = SceneFlows()
  private let navigator: Navigator
  private let window: UIWindow

  init(_ depth: Int) {
    navigator = Navigator(root: flows.pushing)
    window = UIWindow(windowScene: StandIn.scene())
    UIKitHost(navigator, window: window) { host in host.show(PlainScreen.self) { ScreenController($0) } }
    window.makeKeyAndVisible()
    rest()
    for _ in 1..<depth { tap { $0.onNext } }
  }

  func play(_ scene: Scene) {
    switch scene {
    case .push, .animated, .modal:
      if scene != .push, navigator.tree.root[0].flow != flows.first(of: scene).id { reset(to: flows.first(of: scene)) }
      tap { $0.onNext }
      tap { $0.onBack }
    case .tab:
      if navigator.tree.container(of: navigator.tree.root[0].id) == nil { reset(to: flows.tabs) }
      perform(.select(1))
      perform(.select(0))
    case .ten:
      perform(.batch((0..<10).map { _ in .push(flows.pushing, transition: .none) }))
      perform(.popToRoot(transition: .none))
    case .path:
      let ten = (0..<10).map { _ in flows.pushing }
      perform(.reset(to: flows.pushing, ten, keepingEqual: true, transition: .none))
      perform(.popToRoot(transition: .none))
    }
  }

  private func tap(_ callback: (PlainScreen) -> () -> Void) {
    if let screen = navigator.visibleScreen as? PlainScreen { callback(screen)() }
    rest()
  }

  private func reset(to flow: Flow<PlainScreen>) { perform(.resetRoot(to: flow)) }

  private func perform(_ action: NavigationAction) {
    navigator.perform(action)
    rest()
  }

  private func rest() { StandIn.clock.runUntilIdle() }
}

@MainActor
private struct SceneFlows {
  let services = Services()

  func first(of scene: Scene) -> Flow<PlainScreen> {
    switch scene {
    case .animated: animated
    case .modal: modal
    case .tab: tabs
    default: pushing
    }
  }

  var pushing: Flow<PlainScreen> {
    Flow(with: PlainScreen(services)) { screen, lets in
      screen.onNext = lets.push(self.pushing, transition: .none)
      screen.onBack = lets.pop(transition: .none)
    }
  }

  var animated: Flow<PlainScreen> {
    Flow(with: PlainScreen(services)) { screen, lets in
      screen.onNext = lets.push(self.animated)
      screen.onBack = lets.pop()
    }
  }

  var modal: Flow<PlainScreen> {
    Flow(with: PlainScreen(services)) { screen, lets in
      screen.onNext = lets.present(self.modal, transition: .none)
      screen.onBack = lets.dismiss(transition: .none)
    }
  }

  var tabs: Flow<PlainScreen> { Flow(with: PlainScreen(services), containing: .tabs(pushing, modal)) }
}
