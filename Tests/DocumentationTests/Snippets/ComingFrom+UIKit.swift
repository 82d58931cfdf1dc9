#if canImport(UIKit) && canImport(FlowKitUIKit) && !os(watchOS)
  import FlowKit
  import FlowKitUIKit
  import UIKit

  // hide
  extension ComingFrom {
    final class ShelfController: UIViewController {
      convenience init(_ screen: ShelfScreen) { self.init(nibName: nil, bundle: nil) }
    }

    final class BookController: UIViewController {
      convenience init(_ screen: BookScreen) { self.init(nibName: nil, bundle: nil) }
    }

    final class SettingsController: UIViewController {
      convenience init(_ screen: SettingsScreen) { self.init(nibName: nil, bundle: nil) }
    }

    @MainActor
    final class OldPart {
      let root = UINavigationController()
      var onPaid: () -> Void = {}
      func start() {}
    }

    @MainActor
    struct Hosting {
      // show
      func showLibrary(_ host: UIKitHost) {
        host.show(ShelfScreen.self) { ShelfController($0) }
        host.show(BookScreen.self) { BookController($0) }
        host.show(SettingsScreen.self) { SettingsController($0) }
      }

      func startLibrary(in window: UIWindow) {
        UIKitHost(Navigator(root: LibraryFlow().shelf), window: window) { showLibrary($0) }
        window.makeKeyAndVisible()
      }

      func makeLibrary() -> UIViewController {
        let controller = UIViewController()
        UIKitHost(Navigator(root: LibraryFlow().shelf), in: controller) { showLibrary($0) }
        return controller
      }

      func payment(_ part: OldPart) -> Flow<UINavigationController> {
        Flow(with: part.root) { _, lets in
          part.onPaid = lets.dismiss()
          part.start()
          lets.keep(part)
        }
        .opens(as: .fullScreen)
      }
      // hide
    }
  }
#endif
