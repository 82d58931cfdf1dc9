#if canImport(UIKit) && !os(watchOS)
  import UIKit

  /// Shows a controller that can't be on a navigation controller itself: tabs, a split, a navigation controller that is a
  /// screen.
  final class FrameController: ContainerController {
    private let shown: UIViewController

    #if !os(tvOS)
      /// The button in the bar of a navigation controller inside that goes back; usually nil.
      var wayBack: WayBack?
    #endif

    override var content: UIViewController? { shown }

    init(_ content: UIViewController) {
      shown = content
      super.init(nibName: nil, bundle: nil)
      adoptLooks()
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    /// Its bar belongs to the controller inside.
    override var navigationItem: UINavigationItem { shown.navigationItem }

    #if !os(tvOS)
      override func didMove(toParent parent: UIViewController?) {
        super.didMove(toParent: parent)
        guard parent == nil else { return }
        wayBack?.remove()  // what it shows may be shown elsewhere
        wayBack = nil
      }
    #endif

    override func viewDidLoad() {
      super.viewDidLoad()
      embed(shown, in: view)
    }

    /// Takes over what the bars around show of the controller inside.
    func adoptLooks() {
      #if !os(tvOS)
        hidesBottomBarWhenPushed = shown.hidesBottomBarWhenPushed
        toolbarItems = shown.toolbarItems
      #endif
    }
  }

  extension UIViewController {
    /// Whether it can't be pushed on a navigation controller.
    var isOwnWindowContent: Bool {
      self is UINavigationController || self is UISplitViewController || self is UITabBarController
    }
  }
#endif
