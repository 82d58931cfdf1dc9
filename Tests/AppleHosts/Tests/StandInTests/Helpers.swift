import Testing
import UIKit

/// What has happened, in order.
@MainActor
final class Log {
  private(set) var lines: [String] = []
  func note(_ line: String) { lines.append(line) }

  func take() -> [String] {
    defer { lines.removeAll() }
    return lines
  }
}

/// A controller that notes what it is told.
final class Page: UIViewController {
  let log: Log?

  init(_ name: String, _ log: Log? = nil) {
    self.log = log
    super.init(nibName: nil, bundle: nil)
    title = name
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  var name: String { title ?? "" }
  override func viewWillAppear(_ animated: Bool) { note("willAppear", isMovingToParent || isBeingPresented ? "+" : "") }
  override func viewDidAppear(_ animated: Bool) { note("didAppear", "") }
  override func viewWillDisappear(_ animated: Bool) {
    note("willDisappear", isMovingFromParent || isBeingDismissed ? "-" : "")
  }
  override func viewDidDisappear(_ animated: Bool) { note("didDisappear", "") }
  private func note(_ what: String, _ mark: String) { log?.note("\(name) \(what)\(mark)") }
}

/// A delegate of a stack that notes what it is told.
final class StackDelegate: NSObject, UINavigationControllerDelegate {
  let log: Log
  init(_ log: Log) { self.log = log }

  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
  ) { log.note("willShow \(viewController.title ?? "")") }

  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
  ) { log.note("didShow \(viewController.title ?? "")") }
}

/// A stack in a window, with its user.
@MainActor
struct Stage {
  let log = Log()
  let stack: UINavigationController
  let window: UIWindow
  let delegate: StackDelegate
  var user: StandIn.User { StandIn.User(window) }

  init(_ names: String..., isNarrow: Bool = true) {
    let log = log
    stack = UINavigationController(navigationBarClass: nil, toolbarClass: nil)
    delegate = StackDelegate(log)
    stack.setViewControllers(names.map { Page($0, log) }, animated: false)
    window = StandIn.window(stack, isNarrow: isNarrow)
    stack.delegate = delegate
    StandIn.clock.runUntilIdle()
    _ = log.take()
  }

  func page(_ name: String) -> Page { Page(name, log) }
  var names: [String] { stack.viewControllers.map { $0.title ?? "" } }
  func takeLog() -> [String] { log.take() }

  /// Notes the end of the stack's transition, and whether it was cancelled.
  func watch(_ controller: UIViewController? = nil) {
    let log = log
    (controller ?? stack).transitionCoordinator?.animate(alongsideTransition: nil) { context in
      log.note(context.isCancelled ? "cancelled" : "completed")
    }
  }
}

/// The kinds of what the console says since it was asked last.
@MainActor
func complaints() -> [StandIn.Console.Kind] { StandIn.console.take().map(\.kind) }
