#if canImport(UIKit) && !os(watchOS)
  import UIKit

  /// A page view controller that lets the app set its own delegate.
  final class PagesController: UIPageViewController {
    var listener: PagesListener? {
      didSet {
        guard listener !== oldValue else { return }
        listener?.appDelegate = super.delegate
        super.delegate = listener
      }
    }

    /// The host's delegate; a delegate that the app sets gets the same calls.
    override weak var delegate: (any UIPageViewControllerDelegate)? {
      get { super.delegate }
      set {
        guard let listener else { return super.delegate = newValue }
        listener.appDelegate = newValue
      }
    }

    #if !os(tvOS)
      override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
        let ask: ((UIPageViewController) -> UIInterfaceOrientationMask)? =
          listener?.appDelegate?.pageViewControllerSupportedInterfaceOrientations(_:)
        return ask?(self) ?? viewControllers?.first?.supportedInterfaceOrientations
          ?? super.supportedInterfaceOrientations
      }

      override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
        let ask: ((UIPageViewController) -> UIInterfaceOrientation)? =
          listener?.appDelegate?.pageViewControllerPreferredInterfaceOrientationForPresentation(_:)
        return ask?(self) ?? viewControllers?.first?.preferredInterfaceOrientationForPresentation
          ?? super.preferredInterfaceOrientationForPresentation
      }

      #if !os(visionOS)
        override var childForStatusBarStyle: UIViewController? { viewControllers?.first }
        override var childForStatusBarHidden: UIViewController? { viewControllers?.first }
      #endif
      override var childForHomeIndicatorAutoHidden: UIViewController? { viewControllers?.first }
      override var childForScreenEdgesDeferringSystemGestures: UIViewController? { viewControllers?.first }
      override var childViewControllerForPointerLock: UIViewController? { viewControllers?.first }

      #if compiler(>=6.2) && !os(visionOS)
        @available(iOS 26.0, *)
        override var childForInterfaceOrientationLock: UIViewController? { viewControllers?.first }
      #endif
    #endif
  }

  /// Provides the pages.
  @MainActor
  class PagesSource: NSObject {
    fileprivate weak var contents: PagesContents?

    init(_ contents: PagesContents) {
      self.contents = contents
    }

    func pageViewController(
      _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
    ) -> UIViewController? {
      contents?.page(-1, from: viewController)
    }

    func pageViewController(
      _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
    ) -> UIViewController? {
      contents?.page(1, from: viewController)
    }
  }

  /// Receives the user's drags, too, and forwards all calls to the app's delegate.
  final class PagesListener: PagesSource, UIPageViewControllerDelegate {
    weak var appDelegate: (any UIPageViewControllerDelegate)?

    func pageViewController(
      _ pageViewController: UIPageViewController, willTransitionTo pendingViewControllers: [UIViewController]
    ) {
      contents?.willDrag(to: pendingViewControllers)
      let tell: ((UIPageViewController, [UIViewController]) -> Void)? =
        appDelegate?.pageViewController(_:willTransitionTo:)
      tell?(pageViewController, pendingViewControllers)
    }

    func pageViewController(
      _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
      previousViewControllers: [UIViewController], transitionCompleted completed: Bool
    ) {
      let tell: ((UIPageViewController, Bool, [UIViewController], Bool) -> Void)? =
        appDelegate?.pageViewController(_:didFinishAnimating:previousViewControllers:transitionCompleted:)
      tell?(pageViewController, finished, previousViewControllers, completed)
      contents?.didDrag()
    }
  }

  #if !os(tvOS)
    extension PagesListener {
      func pageViewController(
        _ pageViewController: UIPageViewController, spineLocationFor orientation: UIInterfaceOrientation
      ) -> UIPageViewController.SpineLocation {
        let ask: ((UIPageViewController, UIInterfaceOrientation) -> UIPageViewController.SpineLocation)? =
          appDelegate?.pageViewController(_:spineLocationFor:)
        return ask?(pageViewController, orientation) ?? pageViewController.spineLocation
      }
    }
  #endif

  /// The same source of pages with a row of dots, which merely having these methods shows.
  final class PageCounter: PagesSource {
    /// Whether an app's source counts the pages.
    static func isNeeded(for app: (any UIPageViewControllerDataSource)?) -> Bool {
      let count: ((UIPageViewController) -> Int)? = app?.presentationCount(for:)
      let index: ((UIPageViewController) -> Int)? = app?.presentationIndex(for:)
      return count != nil && index != nil
    }

    func presentationCount(for pageViewController: UIPageViewController) -> Int {
      let ask: ((UIPageViewController) -> Int)? = contents?.appSource?.presentationCount(for:)
      return ask?(pageViewController) ?? contents?.children.count ?? 0
    }

    func presentationIndex(for pageViewController: UIPageViewController) -> Int {
      let ask: ((UIPageViewController) -> Int)? = contents?.appSource?.presentationIndex(for:)
      return ask?(pageViewController) ?? contents?.selected ?? 0
    }
  }
#endif
