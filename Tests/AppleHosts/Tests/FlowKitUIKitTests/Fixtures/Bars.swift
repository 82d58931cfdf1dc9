import UIKit

@testable import FlowKitUIKit

extension Bench {
  /// The navigation bars that are seen in the front layer, as in `< Title [Edit]`: `<` is a way back, brackets are buttons.
  var bars: [String] { user.top.map(bars) ?? [] }

  private func bars(in controller: UIViewController) -> [String] {
    switch controller {
    case let stack as UINavigationController:
      guard let top = stack.topViewController else { return [] }
      return (stack.isNavigationBarHidden ? [] : [bar(of: stack, top)]) + bars(in: top)
    case let tabs as UITabBarController: return tabs.selectedViewController.map(bars) ?? []
    case let pages as UIPageViewController: return pages.viewControllers?.first.map(bars) ?? []
    case let split as UISplitViewController:
      let all: [UISplitViewController.Column] = [.primary, .supplementary, .secondary]
      return (split.isCollapsed ? [.compact] : all).compactMap { split.viewController(for: $0) }.flatMap(bars)
    default: return controller.children.filter { $0.viewIfLoaded?.superview != nil }.flatMap(bars)
    }
  }

  private func bar(of stack: UINavigationController, _ top: UIViewController) -> String {
    let item = top.navigationItem, left = item.leftBarButtonItems ?? []
    let mayGoBack = stack.viewControllers.count > 1 && !item.hidesBackButton
    let isBack = mayGoBack && (left.isEmpty || item.leftItemsSupplementBackButton)
    let way = wayBack(in: item), own = left.filter { $0 !== way } + (item.rightBarButtonItems ?? [])
    let buttons = own.compactMap(\.title).map { "[\($0)]" }
    let parts = [isBack || way != nil ? "<" : "", item.title ?? ""] + buttons
    return parts.filter { !$0.isEmpty }.joined(separator: " ")
  }

  /// Taps the button that stands for the back button where the bar with that one is hidden.
  func tapWayBack() -> Bool {
    defer { settle() }
    return user.top.map { user.tapWayBack(inside: $0) } ?? false
  }
}

/// The button that stands for the back button where the bar with that one is hidden.
@MainActor
private func wayBack(in item: UINavigationItem) -> UIBarButtonItem? {
  item.leftBarButtonItems?.first { $0.image?.standInName == "chevron.backward" }
}

extension StandIn.User {
  /// Taps such a button in a bar that is seen inside a controller, if nothing lies over it.
  func tapWayBack(inside controller: UIViewController) -> Bool {
    var outermost = controller
    while let next = outermost.parent { outermost = next }
    guard outermost === top else { return false }
    var all = [controller], next = 0
    while next < all.count {
      all += all[next].children
      next += 1
    }
    for case let stack as UINavigationController in all where !stack.isNavigationBarHidden {
      guard stack.viewIfLoaded?.window != nil, stack.transitionCoordinator == nil,
        let item = stack.topViewController?.navigationItem, let button = wayBack(in: item)
      else { continue }
      return tap(button)
    }
    return false
  }
}
