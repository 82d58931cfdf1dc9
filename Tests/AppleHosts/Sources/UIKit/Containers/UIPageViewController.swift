import Foundation

@MainActor
open class UIPageViewController: UIViewController {
  open weak var delegate: (any UIPageViewControllerDelegate)? {
    get { listener }
    set { listener = newValue }
  }
  /// The delegate as UIKit reads it, past what a subclass answers.
  weak var listener: (any UIPageViewControllerDelegate)?
  open weak var dataSource: (any UIPageViewControllerDataSource)? { didSet { neighbours.removeAll() } }
  public let transitionStyle: TransitionStyle
  public let navigationOrientation: NavigationOrientation
  open internal(set) var viewControllers: [UIViewController]?
  open var isDoubleSided = false
  open var spineLocation: SpineLocation { transitionStyle == .pageCurl ? .min : .none }

  public init(
    transitionStyle style: TransitionStyle, navigationOrientation: NavigationOrientation,
    options: [OptionsKey: Any]? = nil
  ) {
    transitionStyle = style
    self.navigationOrientation = navigationOrientation
    super.init(nibName: nil, bundle: nil)
  }

  public required init?(coder: NSCoder) { nil }

  open func setViewControllers(
    _ viewControllers: [UIViewController]?, direction: NavigationDirection, animated: Bool,
    completion: ((Bool) -> Void)? = nil
  ) {
    setPages(viewControllers ?? [], direction, animated: animated, completion)
  }

  /// The pages beside the one that is shown which are remembered, and not asked for.
  var neighbours: [NavigationDirection: UIViewController] = [:]

  open override func loadView() {
    super.loadView()
    guard transitionStyle == .scroll else { return }
    let scroller = PagesScrollView(frame: view.bounds)
    scroller.pages = self
    view.addSubview(scroller)
  }

  override var showsItsChildren: Bool { true }
  override var childrenToAppear: [UIViewController] { viewControllers ?? [] }
  override func prepareToAppear() { for page in viewControllers ?? [] { show(page) } }

  public enum TransitionStyle: Int, Sendable {
    case pageCurl = 0
    case scroll = 1
  }

  public enum NavigationOrientation: Int, Sendable {
    case horizontal = 0
    case vertical = 1
  }

  public enum NavigationDirection: Int, Sendable {
    case forward = 0
    case reverse = 1
  }

  public enum SpineLocation: Int, Sendable {
    case none = 0
    case min = 1
    case mid = 2
    case max = 3
  }

  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    public var rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let spineLocation = OptionsKey(rawValue: "spineLocation")
    public static let interPageSpacing = OptionsKey(rawValue: "interPageSpacing")
  }
}

/// What moves the pages under a finger.
private final class PagesScrollView: UIScrollView {
  weak var pages: UIPageViewController?

  override var isTracking: Bool { pages?.run?.isInteractive == true }
  override var isDecelerating: Bool { !isTracking && pages?.run?.initiallyInteractive == true }
}

@MainActor
public protocol UIPageViewControllerDataSource: NSObjectProtocol {
  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
  ) -> UIViewController?
  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
  ) -> UIViewController?
  func presentationCount(for pageViewController: UIPageViewController) -> Int
  func presentationIndex(for pageViewController: UIPageViewController) -> Int
}

extension UIPageViewControllerDataSource {
  public func presentationCount(for pageViewController: UIPageViewController) -> Int { 0 }
  public func presentationIndex(for pageViewController: UIPageViewController) -> Int { 0 }
}

@MainActor
public protocol UIPageViewControllerDelegate: NSObjectProtocol {
  func pageViewController(
    _ pageViewController: UIPageViewController, willTransitionTo pendingViewControllers: [UIViewController])
  func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool)
  func pageViewController(
    _ pageViewController: UIPageViewController, spineLocationFor orientation: UIInterfaceOrientation
  ) -> UIPageViewController.SpineLocation
  func pageViewControllerSupportedInterfaceOrientations(
    _ pageViewController: UIPageViewController
  ) -> UIInterfaceOrientationMask
  func pageViewControllerPreferredInterfaceOrientationForPresentation(
    _ pageViewController: UIPageViewController
  ) -> UIInterfaceOrientation
}

extension UIPageViewControllerDelegate {
  public func pageViewController(
    _ pageViewController: UIPageViewController, spineLocationFor orientation: UIInterfaceOrientation
  ) -> UIPageViewController.SpineLocation { pageViewController.spineLocation }
  // A delegate without these leaves the answer to the page that is shown.
  public func pageViewControllerSupportedInterfaceOrientations(
    _ pageViewController: UIPageViewController
  ) -> UIInterfaceOrientationMask {
    pageViewController.viewControllers?.first?.supportedInterfaceOrientations ?? .all
  }
  public func pageViewControllerPreferredInterfaceOrientationForPresentation(
    _ pageViewController: UIPageViewController
  ) -> UIInterfaceOrientation {
    pageViewController.viewControllers?.first?.preferredInterfaceOrientationForPresentation ?? .portrait
  }
}
