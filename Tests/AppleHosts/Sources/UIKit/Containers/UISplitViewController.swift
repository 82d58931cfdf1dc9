import Foundation

@MainActor
open class UISplitViewController: UIViewController {
  open weak var delegate: (any UISplitViewControllerDelegate)? {
    get { listener }
    set { listener = newValue }
  }
  /// The delegate as UIKit reads it, past what a subclass answers.
  weak var listener: (any UISplitViewControllerDelegate)?
  public let style: Style
  open var preferredDisplayMode = DisplayMode.automatic
  open var preferredSplitBehavior = SplitBehavior.automatic
  open var presentsWithGesture = true
  open var showsSecondaryOnlyButton = false
  open internal(set) var isCollapsed = false
  open internal(set) var displayMode = DisplayMode.automatic
  var columns: [Column: UIViewController] = [:]

  public init(style: Style) {
    self.style = style
    super.init(nibName: nil, bundle: nil)
  }

  public required init?(coder: NSCoder) { nil }

  /// The stacks that the columns are shown in: those that were set, or ones made around what was set.
  var stacks: [Column: UINavigationController] = [:]
  /// The columns that are put away while it is wide.
  var hidden: Set<Column> = []
  /// Whether it has been seen, and has its shape by the window's width.
  var hasShape = false

  open func setViewController(_ vc: UIViewController?, for column: Column) { setColumn(vc, column) }
  open func viewController(for column: Column) -> UIViewController? { columns[column] }
  open func show(_ column: Column) { showColumn(column, byUser: false) }
  open func hide(_ column: Column) { hideColumn(column, byUser: false) }
  @available(iOS 26.0, *)
  open func isShowing(_ column: Column) -> Bool { shownColumns.contains(column) }

  override var showsItsChildren: Bool { true }
  override var childrenToAppear: [UIViewController] { shownColumns.compactMap { face($0) } }
  override func prepareToAppear() { takeShape() }

  public enum Style: Int, Sendable {
    case unspecified = 0
    case doubleColumn = 1
    case tripleColumn = 2
  }

  public enum Column: Int, Sendable {
    case primary = 0
    case supplementary = 1
    case secondary = 2
    case compact = 3
    @available(iOS 26.0, *)
    case inspector = 4
  }

  public enum DisplayMode: Int, Sendable {
    case automatic = 0
    case secondaryOnly = 1
    case oneBesideSecondary = 2
    case oneOverSecondary = 3
    case twoBesideSecondary = 4
    case twoOverSecondary = 5
    case twoDisplaceSecondary = 6
  }

  public enum SplitBehavior: Int, Sendable {
    case automatic = 0
    case tile = 1
    case overlay = 2
    case displace = 3
  }
}

@MainActor
public protocol UISplitViewControllerDelegate: AnyObject {
  func splitViewController(
    _ svc: UISplitViewController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
  ) -> UISplitViewController.Column
  func splitViewControllerDidCollapse(_ svc: UISplitViewController)
  func splitViewController(
    _ svc: UISplitViewController,
    displayModeForExpandingToProposedDisplayMode proposedDisplayMode: UISplitViewController.DisplayMode
  ) -> UISplitViewController.DisplayMode
  func splitViewControllerDidExpand(_ svc: UISplitViewController)
  func splitViewController(_ svc: UISplitViewController, willShow column: UISplitViewController.Column)
  func splitViewController(_ svc: UISplitViewController, willHide column: UISplitViewController.Column)
  func splitViewController(
    _ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode)
  @available(iOS 26.0, *)
  func splitViewController(_ svc: UISplitViewController, didShow column: UISplitViewController.Column)
  @available(iOS 26.0, *)
  func splitViewController(_ svc: UISplitViewController, didHide column: UISplitViewController.Column)
  func splitViewControllerInteractivePresentationGestureWillBegin(_ svc: UISplitViewController)
  func splitViewControllerInteractivePresentationGestureDidEnd(_ svc: UISplitViewController)
  func targetDisplayModeForAction(in svc: UISplitViewController) -> UISplitViewController.DisplayMode
  func splitViewController(
    _ splitViewController: UISplitViewController, show vc: UIViewController, sender: Any?
  ) -> Bool
  func splitViewController(
    _ splitViewController: UISplitViewController, showDetail vc: UIViewController, sender: Any?
  ) -> Bool
  func splitViewControllerSupportedInterfaceOrientations(
    _ splitViewController: UISplitViewController
  ) -> UIInterfaceOrientationMask
  func splitViewControllerPreferredInterfaceOrientationForPresentation(
    _ splitViewController: UISplitViewController
  ) -> UIInterfaceOrientation
}

extension UISplitViewControllerDelegate {
  public func splitViewController(_ svc: UISplitViewController, didShow column: UISplitViewController.Column) {}
  public func splitViewController(_ svc: UISplitViewController, didHide column: UISplitViewController.Column) {}
  public func splitViewControllerInteractivePresentationGestureWillBegin(_ svc: UISplitViewController) {}
  public func splitViewControllerInteractivePresentationGestureDidEnd(_ svc: UISplitViewController) {}
  public func targetDisplayModeForAction(in svc: UISplitViewController) -> UISplitViewController.DisplayMode {
    .automatic
  }
  public func splitViewController(
    _ splitViewController: UISplitViewController, show vc: UIViewController, sender: Any?
  ) -> Bool { false }
  public func splitViewController(
    _ splitViewController: UISplitViewController, showDetail vc: UIViewController, sender: Any?
  ) -> Bool { false }
  public func splitViewControllerSupportedInterfaceOrientations(
    _ splitViewController: UISplitViewController
  ) -> UIInterfaceOrientationMask { .all }
  public func splitViewControllerPreferredInterfaceOrientationForPresentation(
    _ splitViewController: UISplitViewController
  ) -> UIInterfaceOrientation { .portrait }
}
