#if canImport(UIKit) && !os(watchOS)
  import UIKit

  /// A controller that fills itself with another one, and lets it decide on all that UIKit asks the outermost controller
  /// for: the orientation, the bars of the system, the pointer.
  class ContainerController: UIViewController {
    /// The controller inside; nil if there is none yet.
    var content: UIViewController? { nil }

    #if !os(tvOS)
      #if !os(visionOS)
        override var childForStatusBarStyle: UIViewController? { content }
        override var childForStatusBarHidden: UIViewController? { content }
      #endif
      override var childForHomeIndicatorAutoHidden: UIViewController? { content }
      override var childForScreenEdgesDeferringSystemGestures: UIViewController? { content }
      override var childViewControllerForPointerLock: UIViewController? { content }
      #if compiler(>=6.2) && !os(visionOS)
        @available(iOS 26.0, *)
        override var childForInterfaceOrientationLock: UIViewController? { content }
      #endif

      override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
        content?.supportedInterfaceOrientations ?? super.supportedInterfaceOrientations
      }

      override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
        content?.preferredInterfaceOrientationForPresentation ?? super.preferredInterfaceOrientationForPresentation
      }
    #endif
  }

  extension UIViewController {
    /// Embeds another controller, filling a view, in front of what is there or at a place among that.
    func embed(_ child: UIViewController, in container: UIView, at index: Int? = nil) {
      addChild(child)
      if let view = child.view {
        view.frame = container.bounds
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        container.insertSubview(view, at: index ?? container.subviews.count)
      }
      child.didMove(toParent: self)
    }

    /// Removes the controller from its parent.
    func unembed() {
      willMove(toParent: nil)
      viewIfLoaded?.removeFromSuperview()
      removeFromParent()
    }
  }
#endif
