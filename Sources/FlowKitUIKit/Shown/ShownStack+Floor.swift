#if canImport(UIKit) && !os(watchOS)
  import FlowKit
  import UIKit

  /// What lies below a flow on a stack of the app's own.
  @MainActor
  final class StackFloor {
    /// The controller that the flow lies on.
    weak var top: UIViewController?

    init(top: UIViewController?) { self.top = top }
  }

  // A flow on a stack of the app's own: the app may change what lies below, which is none of the host's affair.
  extension ShownStack {
    /// The app's controllers below the first entry.
    var controllersBelow: [UIViewController] {
      guard let floor else { return [] }
      let all = controller.viewControllers
      if let first = entries.first(where: { $0.controller != nil })?.controller, let index = all.firstIndex(of: first) {
        return Array(all[..<index])
      }
      guard let top = floor.top, let index = all.firstIndex(of: top) else { return all.first.map { [$0] } ?? [] }
      return Array(all[...index])
    }

    var floorCount: Int { floor == nil ? 0 : controllersBelow.count }

    /// Handles an empty list: a travel may go back to a time when a child had not been shown; and a flow on a stack of the
    /// app's own ends.
    func showNothing(_ motion: Motion) {
      guard floor != nil, let top = controllersBelow.last else { return set([]) }
      if controller.topViewController === top { return }
      run(motion) { _ = controller.popToViewController(top, animated: $0) }
    }
  }
#endif
