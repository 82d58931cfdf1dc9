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

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    note("willAppear", isMovingToParent || isBeingPresented ? "+" : "")
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    note("didAppear", "")
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    note("willDisappear", isMovingFromParent || isBeingDismissed ? "-" : "")
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    note("didDisappear", "")
  }

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
