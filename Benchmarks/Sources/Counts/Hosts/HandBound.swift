import UIKit

/// The scenes with UIKit alone, called by hand.
@MainActor
final class HandBound {
  private let stack: UINavigationController
  private let tabs = UITabBarController()
  private let window: UIWindow
  private let services = Services()

  init(_ depth: Int) {
    stack = UINavigationController(rootViewController: UIViewController(nibName: nil, bundle: nil))
    window = StandIn.window(stack)
    for _ in 1..<depth { push(animated: false) }
  }

  func play(_ scene: Scene) {
    switch scene {
    case .push: roundTrip(animated: false)
    case .animated: roundTrip(animated: true)
    case .modal:
      let screen = PlainScreen(services)
      screen.onBack = { [unowned self] in stack.dismiss(animated: false) }
      stack.present(UINavigationController(rootViewController: ScreenController(screen)), animated: false)
      rest()
      screen.onBack()
      rest()
    case .tab:
      if window.rootViewController !== tabs { showTabs() }
      tabs.selectedIndex = 1
      rest()
      tabs.selectedIndex = 0
      rest()
    case .ten, .path:
      let root = stack.viewControllers[0]
      stack.setViewControllers([root] + (0..<10).map { _ in controller(animated: false) }, animated: false)
      rest()
      stack.popToRootViewController(animated: false)
      rest()
    }
  }

  private func roundTrip(animated: Bool) {
    push(animated: animated)
    ((stack.topViewController as? ScreenController)?.screen)?.onBack()
    rest()
  }

  private func push(animated: Bool) {
    stack.pushViewController(controller(animated: animated), animated: animated)
    rest()
  }

  private func controller(animated: Bool) -> ScreenController {
    let screen = PlainScreen(services)
    screen.onNext = { [unowned self] in push(animated: animated) }
    screen.onBack = { [unowned self] in _ = stack.popViewController(animated: animated) }
    return ScreenController(screen)
  }

  private func showTabs() {
    tabs.viewControllers = (0..<2).map { _ in UINavigationController(rootViewController: controller(animated: false)) }
    window.rootViewController = tabs
    rest()
  }

  private func rest() { StandIn.clock.runUntilIdle() }
}

/// A screen's view controller.
final class ScreenController: UIViewController {
  let screen: PlainScreen

  init(_ screen: PlainScreen) {
    self.screen = screen
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }
}
