import UIKit

/// A stack in a window.
@MainActor
struct Stage {
  let log = Log()
  let stack: UINavigationController
  let window: UIWindow
  let delegate: StackDelegate

  init(_ names: String...) async { await self.init(names, in: show) }

  init(_ names: [String], in show: (UIViewController) -> UIWindow) async {
    let log = log
    stack = UINavigationController(navigationBarClass: nil, toolbarClass: nil)
    delegate = StackDelegate(log)
    stack.setViewControllers(names.map { Page($0, log) }, animated: false)
    window = show(stack)
    stack.delegate = delegate
    await settle()
    _ = log.take()
  }

  func page(_ name: String) -> Page { Page(name, log) }
  func takeLog() -> [String] { log.take() }

  /// The titles on the stack.
  var names: [String] { stack.viewControllers.map { $0.title ?? "" } }

  /// The titles of the modals over it, from the bottom.
  var modals: [String] {
    var titles: [String] = []
    var next = stack.presentedViewController
    while let modal = next {
      titles.append(modal.title ?? "")
      next = modal.presentedViewController
    }
    return titles
  }

  /// Notes the end of the stack's transition, and whether it was cancelled.
  func watch(_ controller: UIViewController? = nil) {
    let log = log
    (controller ?? stack).transitionCoordinator?.animate(alongsideTransition: nil) { context in
      log.note(context.isCancelled ? "cancelled" : "completed")
    }
  }
}
