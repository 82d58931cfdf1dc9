import FlowKit
import FlowKitUIKit
import Testing
import UIKit

/// The app of the articles on coming from other systems is shown with UIKit, beside parts that have not moved.
@MainActor
@Suite struct ComingFromTests {
  private let hosting = UIKitLibrary()

  @Test func theLibraryIsShownInAPartOfAnotherApp() {
    StandIn.run { world in
      let controller = hosting.makeLibrary(), window = StandIn.window(controller)
      world.clock.runUntilIdle()
      let stack = navigationController(in: controller)
      #expect(stack?.topViewController is UIKitLibrary.ShelfController)
      withExtendedLifetime(window) {}
    }
  }

  @Test func anOldPartIsShownInAFlow() {
    StandIn.run { world in
      let part = UIKitLibrary.OldPart(), window = StandIn.window(UIViewController())
      part.root.setViewControllers([UIViewController()], animated: false)
      let navigator = Navigator(root: UIKitLibrary.LibraryFlow().shelf)
      let host = UIKitHost(navigator, window: window) { hosting.showLibrary($0) }
      world.clock.runUntilIdle()
      navigator.perform(.open(hosting.payment(part)))
      world.clock.runUntilIdle()
      #expect(navigator.tree.summary == "ShelfScreen | fullScreen: UINavigationController")
      #expect(part.root.viewIfLoaded?.window != nil)
      part.onPaid()
      world.clock.runUntilIdle()
      #expect(navigator.tree.summary == "ShelfScreen")
      #expect(navigator.isSettled)
      withExtendedLifetime(host) {}
    }
  }

  private func navigationController(in controller: UIViewController) -> UINavigationController? {
    controller as? UINavigationController
      ?? controller.children.lazy.compactMap { navigationController(in: $0) }.first
  }
}
