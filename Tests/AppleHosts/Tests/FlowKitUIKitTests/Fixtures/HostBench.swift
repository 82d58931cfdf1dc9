import FlowKit
import UIKit

@testable import FlowKitUIKit

/// A window with a host, its user, and a clock that stands still.
@MainActor
final class Bench {
  let world: StandIn.World
  let navigator: Navigator
  let window: UIWindow
  let user: StandIn.User
  var host: UIKitHost? { window.rootViewController?.flowHost }
  private(set) var issues: [String] = []

  init(
    _ root: Flow<some AnyObject>, in world: StandIn.World, isNarrow: Bool = true,
    _ prepare: @escaping @MainActor (UIKitHost) -> Void = { _ in }
  ) {
    self.world = world
    navigator = Navigator(root: root)
    window = UIWindow(windowScene: StandIn.scene(isNarrow: isNarrow))
    user = StandIn.User(window)
    navigator.onIssue = { [weak self] in self?.issues.append($0.message) }
    UIKitHost(navigator, window: window) { host in
      host.after = { world.clock.after($0, $1) }
      prepare(host)
    }
    window.makeKeyAndVisible()
    settle()
  }

  func settle() { world.clock.runUntilIdle() }

  /// Does something, and waits until it is shown.
  func perform(_ action: NavigationAction, from caller: ScreenID? = nil) {
    navigator.perform(action, from: caller)
    settle()
  }

  var stack: UINavigationController { host?.front.controller ?? UINavigationController() }

  /// The innermost stack that is seen.
  var inner: UINavigationController {
    var stack = host?.front
    while let next = stack?.entries.last?.contents?.openStacks.last { stack = next }
    return stack?.controller ?? UINavigationController()
  }

  /// The titles of what is shown, layer by layer.
  var titles: [[String]] {
    ([window.rootViewController].compactMap { $0 } + user.modals).map { controller in
      (controller as? UINavigationController)?.viewControllers.map { $0.title ?? "?" } ?? [controller.title ?? "?"]
    }
  }

  var complaints: [String] { world.console.take().map(\.description) }
}

extension UIViewController {
  /// The controller that it shows: itself, or the one in its frame.
  var unframed: UIViewController { (self as? FrameController)?.content ?? self }

  /// The host that it is the root of: a stack of it, or a container with its stacks.
  var flowHost: UIKitHost? {
    let stacks = ([self] + children).lazy.compactMap { $0 as? FlowNavigationController }
    return stacks.compactMap { $0.shown?.host }.first
  }
}

/// A screen of a shop that imports nothing.
@MainActor
final class Page {
  let name: String
  var onNext: () -> Void = {}
  var onBack: () -> Void = {}
  var onQuestion: () -> Void = {}

  init(_ name: String) {
    self.name = name
  }
}

/// Shows a page.
final class PageController: UIViewController {
  static var made: [String] = []
  let page: Page

  init(_ page: Page) {
    self.page = page
    super.init(nibName: nil, bundle: nil)
    title = page.name
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }
}
