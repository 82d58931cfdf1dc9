#if canImport(UIKit) && !os(watchOS)
  import UIKit

  /// A split view controller that lets the app set its own delegate.
  final class SplitController: UISplitViewController {
    var listener: SplitListener? {
      didSet {
        guard listener !== oldValue else { return }
        listener?.appDelegate = super.delegate
        super.delegate = listener
      }
    }

    /// The host's delegate; a delegate that the app sets gets the same calls.
    override weak var delegate: (any UISplitViewControllerDelegate)? {
      get { super.delegate }
      set {
        guard let listener else { return super.delegate = newValue }
        listener.appDelegate = newValue
      }
    }

    #if !os(tvOS)
      override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
        let ask: ((UISplitViewController) -> UIInterfaceOrientationMask)? =
          listener?.appDelegate?.splitViewControllerSupportedInterfaceOrientations(_:)
        return ask?(self) ?? detail?.supportedInterfaceOrientations ?? super.supportedInterfaceOrientations
      }

      override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
        let ask: ((UISplitViewController) -> UIInterfaceOrientation)? =
          listener?.appDelegate?.splitViewControllerPreferredInterfaceOrientationForPresentation(_:)
        return ask?(self) ?? detail?.preferredInterfaceOrientationForPresentation
          ?? super.preferredInterfaceOrientationForPresentation
      }

      /// The column that decides: the last one, or the only one that is shown.
      private var detail: UIViewController? { viewController(for: isCollapsed ? .compact : .secondary) }

      #if !os(visionOS)
        override var childForStatusBarStyle: UIViewController? { detail }
        override var childForStatusBarHidden: UIViewController? { detail }
      #endif
      override var childForHomeIndicatorAutoHidden: UIViewController? { detail }
      override var childForScreenEdgesDeferringSystemGestures: UIViewController? { detail }
      override var childViewControllerForPointerLock: UIViewController? { detail }

      #if compiler(>=6.2) && !os(visionOS)
        @available(iOS 26.0, *)
        override var childForInterfaceOrientationLock: UIViewController? { detail }
      #endif
    #endif
  }

  /// Notices when a split collapses and expands, and forwards all calls to the app's delegate.
  final class SplitListener: NSObject, UISplitViewControllerDelegate {
    private weak var contents: SplitContents?
    weak var appDelegate: (any UISplitViewControllerDelegate)?

    init(_ contents: SplitContents) {
      self.contents = contents
    }

    func splitViewController(
      _ svc: UISplitViewController,
      topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
    ) -> UISplitViewController.Column {
      let ask: ((UISplitViewController, UISplitViewController.Column) -> UISplitViewController.Column)? =
        appDelegate?.splitViewController(_:topColumnForCollapsingToProposedTopColumn:)
      _ = ask?(svc, proposedTopColumn)
      contents?.collapse()
      return .compact  // which shows the screens of all columns
    }

    func splitViewControllerDidCollapse(_ svc: UISplitViewController) {
      contents?.collapse()
      let tell: Telling? = appDelegate?.splitViewControllerDidCollapse(_:)
      tell?(svc)
      contents?.didChangeShape()
    }

    func splitViewController(
      _ svc: UISplitViewController,
      displayModeForExpandingToProposedDisplayMode proposedDisplayMode: UISplitViewController.DisplayMode
    ) -> UISplitViewController.DisplayMode {
      contents?.expand()
      let ask: ((UISplitViewController, UISplitViewController.DisplayMode) -> UISplitViewController.DisplayMode)? =
        appDelegate?.splitViewController(_:displayModeForExpandingToProposedDisplayMode:)
      return ask?(svc, proposedDisplayMode) ?? proposedDisplayMode
    }

    func splitViewControllerDidExpand(_ svc: UISplitViewController) {
      contents?.expand()
      let tell: Telling? = appDelegate?.splitViewControllerDidExpand(_:)
      tell?(svc)
      contents?.didChangeShape()
    }

    func splitViewController(
      _ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode
    ) {
      contents?.willChange(to: displayMode)
      let tell: ((UISplitViewController, UISplitViewController.DisplayMode) -> Void)? =
        appDelegate?.splitViewController(_:willChangeTo:)
      tell?(svc, displayMode)
    }
  }

  private typealias Telling = (UISplitViewController) -> Void
  private typealias TellingColumn = (UISplitViewController, UISplitViewController.Column) -> Void
  private typealias Taking = (UISplitViewController, UIViewController, Any?) -> Bool

  // What only the app's delegate is interested in.
  extension SplitListener {
    func splitViewController(_ svc: UISplitViewController, willShow column: UISplitViewController.Column) {
      let tell: TellingColumn? = appDelegate?.splitViewController(_:willShow:)
      tell?(svc, column)
    }

    func splitViewController(_ svc: UISplitViewController, willHide column: UISplitViewController.Column) {
      let tell: TellingColumn? = appDelegate?.splitViewController(_:willHide:)
      tell?(svc, column)
    }

    #if compiler(>=6.2)
      @available(iOS 26.0, tvOS 26.0, visionOS 26.0, *)
      func splitViewController(_ svc: UISplitViewController, didShow column: UISplitViewController.Column) {
        let tell: TellingColumn? = appDelegate?.splitViewController(_:didShow:)
        tell?(svc, column)
      }

      @available(iOS 26.0, tvOS 26.0, visionOS 26.0, *)
      func splitViewController(_ svc: UISplitViewController, didHide column: UISplitViewController.Column) {
        let tell: TellingColumn? = appDelegate?.splitViewController(_:didHide:)
        tell?(svc, column)
      }
    #endif

    func splitViewControllerInteractivePresentationGestureWillBegin(_ svc: UISplitViewController) {
      let tell: Telling? = appDelegate?.splitViewControllerInteractivePresentationGestureWillBegin(_:)
      tell?(svc)
    }

    func splitViewControllerInteractivePresentationGestureDidEnd(_ svc: UISplitViewController) {
      let tell: Telling? = appDelegate?.splitViewControllerInteractivePresentationGestureDidEnd(_:)
      tell?(svc)
    }

    func targetDisplayModeForAction(in svc: UISplitViewController) -> UISplitViewController.DisplayMode {
      let ask: ((UISplitViewController) -> UISplitViewController.DisplayMode)? =
        appDelegate?.targetDisplayModeForAction(in:)
      return ask?(svc) ?? .automatic
    }

    func splitViewController(
      _ splitViewController: UISplitViewController, show vc: UIViewController, sender: Any?
    ) -> Bool {
      let ask: Taking? = appDelegate?.splitViewController(_:show:sender:)
      return ask?(splitViewController, vc, sender) ?? false
    }

    func splitViewController(
      _ splitViewController: UISplitViewController, showDetail vc: UIViewController, sender: Any?
    ) -> Bool {
      let ask: Taking? = appDelegate?.splitViewController(_:showDetail:sender:)
      return ask?(splitViewController, vc, sender) ?? false
    }
  }
#endif
