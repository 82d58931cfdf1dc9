#if canImport(UIKit) && canImport(FlowKitUIKit) && !os(watchOS)
  import FlowKit
  import FlowKitLinks
  import FlowKitRestoration
  import FlowKitUIKit
  import Foundation
  import UIKit

  // hide
  @MainActor
  private final class LoginModel {}

  private final class LoginController: UIViewController {
    convenience init(_ model: LoginModel) { self.init(nibName: nil, bundle: nil) }
  }

  private final class HelpController: UIViewController {}

  @MainActor
  final class HelpScreen {}

  final class ListController: UIViewController {
    var onFilter: () -> Void = {}
    var onTurn: () -> Void = {}
    let filterButton = UIBarButtonItem()
  }

  private final class BrandBar: UINavigationBar {}
  private final class BrandNavigationController: FlowNavigationController {}

  final class DrawerController: UIViewController {
    var isWide = false
  }

  @MainActor
  final class LogOutQuestion {
    var onLogOut: () -> Void = {}
  }

  private final class FlipAnimation: NSObject, UIViewControllerAnimatedTransitioning {
    init(isReversed: Bool) {}

    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
      0.3
    }

    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
      transitionContext.completeTransition(true)
    }
  }

  @MainActor
  private struct Shop {
    var login: Flow<LoginModel> { Flow(with: LoginModel()) }
    var list: Flow<ListController> {
      Flow(with: ListController()) { screen, lets in
        // show
        screen.onTurn = lets.push(basket, transition: ScreenTransition("flip"))
        // hide
      }
    }
    var basket: Flow<HelpScreen> { Flow(with: HelpScreen()) }
    var links: LinkGroup { LinkGroup(schemes: ["shop"]) }
    let flows: FlowRegistry
  }

  @MainActor
  private func show(_ shop: Shop, in window: UIWindow) {
    // show
    let navigator = Navigator(root: shop.login)
    let host = UIKitHost(navigator, window: window)
    host.show(LoginModel.self) { LoginController($0) }
    window.makeKeyAndVisible()
    // hide
    // show
    UIKitHost(navigator, window: window) { host in
      host.navigationController {
        BrandNavigationController(navigationBarClass: BrandBar.self, toolbarClass: nil)
      }
    }
    // hide
    // show
    host.present(.sheet) {
      $0.modal.sheetPresentationController?.detents = [.medium(), .large()]
    }
    host.present(.popover) { context in
      let list = context.presenter as? ListController
      context.modal.popoverPresentationController?.sourceItem = list?.filterButton
    }
    // hide
    // show
    host.showAlert(LogOutQuestion.self) { question in
      AlertDescription(
        title: "Log out?",
        buttons: [
          .init("Log out", style: .destructive) { _ in question.onLogOut() },
          .init("Stay", style: .cancel),
        ])
    }
    // hide
    // show
    let cart = UIImage(systemName: "cart")
    host.tab(shop.basket, UITabBarItem(title: "Basket", image: cart, tag: 1))
    host.tabItem(of: shop.basket)?.badgeValue = "3"
    // hide
    // show
    host.animate("flip") { FlipAnimation(isReversed: $0.isReversed) }
    // hide
  }

  // show
  extension HelpScreen: ViewControllerMaking {
    func makeViewController() -> UIViewController { HelpController() }
  }

  extension DrawerController: ModalConfiguring {
    func configureModal(_ context: ModalContext) {
      context.modal.sheetPresentationController?.detents = [.medium(), .large()]
    }

    func modalChangedDetent(to detent: UISheetPresentationController.Detent.Identifier?) {
      isWide = detent == .large
    }
  }

  // hide
  @MainActor
  private func open(_ url: URL, in navigator: Navigator, closing ownModal: UIViewController?) {
    // show
    ownModal?.presentingViewController?.dismiss(animated: false)
    _ = try? navigator.open(url)
    // hide
  }

  @MainActor
  private func makeShop() -> Shop { Shop(flows: flows) }

  @MainActor
  private var flows: FlowRegistry { preconditionFailure("Nobody runs this.") }

  // show
  final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    private let shop = makeShop()
    private lazy var navigator = Navigator(root: shop.login)

    func scene(
      _ scene: UIScene, willConnectTo session: UISceneSession,
      options: UIScene.ConnectionOptions
    ) {
      guard let scene = scene as? UIWindowScene else { return }
      let window = UIWindow(windowScene: scene)
      self.window = window
      UIKitHost(navigator, window: window) { $0.show(LoginModel.self) { LoginController($0) } }
      window.makeKeyAndVisible()

      // Where the user was, then the link that the app was opened with.
      let saved = session.stateRestorationActivity?.userInfo?["place"] as? Data
      let place = saved.flatMap { try? JSONDecoder().decode(NavigationSnapshot.self, from: $0) }
      if let place { navigator.restore(place, from: shop.flows) }
      navigator.links = try? LinkTable(shop.links)
      self.scene(scene, openURLContexts: options.urlContexts)
      for activity in options.userActivities { self.scene(scene, continue: activity) }
      if let item = options.shortcutItem { open(item) }
    }

    func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>) {
      for context in contexts { _ = try? navigator.open(context.url) }
    }

    func scene(_ scene: UIScene, continue activity: NSUserActivity) {
      if let url = activity.webpageURL { _ = try? navigator.open(url) }  // a universal link
    }

    func windowScene(
      _ scene: UIWindowScene, performActionFor item: UIApplicationShortcutItem,
      completionHandler: @escaping (Bool) -> Void
    ) {
      completionHandler(open(item))
    }

    @discardableResult
    private func open(_ item: UIApplicationShortcutItem) -> Bool {
      guard let url = URL(string: item.type) else { return false }  // the shortcut's type is a URL
      return (try? navigator.open(url)) != nil
    }

    func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? {
      let activity = NSUserActivity(activityType: "com.example.shop.place")
      let place = try? JSONEncoder().encode(navigator.snapshot(with: shop.flows))
      activity.userInfo = place.map { ["place": $0] }
      return activity
    }
  }
#endif
