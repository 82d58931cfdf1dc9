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
      let columns: [UISplitViewController.Column] = split.isCollapsed ? [.compact] : [.primary, .supplementary, .secondary]
      return columns.compactMap { split.viewController(for: $0) }.flatMap(bars)
    default: return controller.children.filter { $0.viewIfLoaded?.superview != nil }.flatMap(bars)
    }
  }

  private func bar(of stack: UINavigationController, _ top: UIViewController) -> String {
    let item = top.navigationItem, left = item.leftBarButtonItems ?? []
    let isBack = stack.viewControllers.count > 1 && !item.hidesBackButton && (left.isEmpty || item.leftItemsSupplementBackButton)
    let buttons = (left + (item.rightBarButtonItems ?? [])).compactMap(\.title).map { "[\($0)]" }
    let parts = [isBack || wayBack(in: item) != nil ? "<" : "", item.title ?? ""] + buttons
    return parts.filter { !$0.isEmpty }.joined(separator: " ")
  }

  /// The button that stands for the back button where the bar with that one is hidden.
  private func wayBack(in item: UINavigationItem) -> UIBarButtonItem? {
    item.leftBarButtonItems?.first { $0.image?.standInName == "chevron.backward" }
  }

  /// Taps that button, in the bar that is seen.
  func tapWayBack() -> Bool {
    let stacks = host?.stacks.map(\.controller) ?? []
    for stack in stacks.reversed() where stack.viewIfLoaded?.window != nil && !stack.isNavigationBarHidden {
      guard let item = stack.topViewController?.navigationItem, let button = wayBack(in: item) else { continue }
      defer { settle() }
      return user.tap(button)
    }
    return false
  }
}
