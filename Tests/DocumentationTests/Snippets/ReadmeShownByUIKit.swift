#if canImport(UIKit) && canImport(FlowKitUIKit) && !os(watchOS)
  import FlowKit
  import FlowKitUIKit
  import UIKit

  // hide
  /// How README shows its flows with UIKit.
  @MainActor
  enum ReadmeShownByUIKit {
    final class ListScreen {}

    final class ListController: UIViewController {
      convenience init(_ screen: ListScreen) { self.init(nibName: nil, bundle: nil) }
    }

    static func show(_ list: Flow<ListScreen>, in window: UIWindow) {
      // show
      let navigator = Navigator(root: list)  // UIKit, iOS 16: in the scene's delegate
      UIKitHost(navigator, window: window) { host in host.show(ListScreen.self) { ListController($0) } }
      window.makeKeyAndVisible()
      // hide
    }
  }
#endif
