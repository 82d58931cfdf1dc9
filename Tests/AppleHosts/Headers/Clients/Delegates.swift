import FlowKit
import FlowKitUIKit
import UIKit

// An app with delegates and containers of its own.

final class Watcher: NSObject, UINavigationControllerDelegate, UITabBarControllerDelegate,
  UIAdaptivePresentationControllerDelegate
{
  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
  ) {}

  func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool { true }

  func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {}
}

/// Apple's protocol doesn't ask for an `NSObject`.
@MainActor
final class Columns: UISplitViewControllerDelegate {
  func splitViewControllerDidCollapse(_ svc: UISplitViewController) {}
}

final class BrandBar: UINavigationBar {}

final class BrandNavigationController: FlowNavigationController {
  override func viewDidLoad() {
    super.viewDidLoad()
    setNavigationBarHidden(true, animated: false)
  }

  override func pushViewController(_ viewController: UIViewController, animated: Bool) {
    super.pushViewController(viewController, animated: animated)
  }

  #if !LIKE_TVOS
    override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .portrait }
  #endif
}

@MainActor
final class HomeScreen {
  var onNext: () -> Void = {}
}

final class HomeController: UIViewController, ModalConfiguring {
  let screen: HomeScreen

  init(_ screen: HomeScreen) {
    self.screen = screen
    super.init(nibName: nil, bundle: nil)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  func configureModal(_ context: ModalContext) { context.modal.isModalInPresentation = true }
}

final class Question {}

@MainActor
final class AppStart {
  let watcher = Watcher()
  let columns = Columns()

  func start(in window: UIWindow) {
    let navigator = Navigator(root: Flow(with: HomeScreen()))
    let host = UIKitHost(navigator, window: window) { host in
      host.show(HomeScreen.self) { HomeController($0) }
      host.showAlert(Question.self) { _ in
        AlertDescription(title: "Sure?", buttons: [.init("Yes", style: .destructive), .init("No", style: .cancel)])
      }
      host.navigationController { BrandNavigationController(navigationBarClass: BrandBar.self, toolbarClass: nil) }
      host.adjust(UISplitViewController.self) { $0.delegate = self.columns }
      host.adjust(UITabBarController.self) { $0.delegate = self.watcher }
    }
    host.present(.sheet) { $0.modal.presentationController?.delegate = self.watcher }
    host.viewController(of: 1)?.goBackInFlow(drivenBy: UIPercentDrivenInteractiveTransition())
  }
}
