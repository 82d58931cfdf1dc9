import FlowKit
import FlowKitUIKit
import Testing
import UIKit

/// The app of the articles on coming from other systems is shown with UIKit, beside parts that have not moved.
@MainActor
@Suite struct ComingFromTests {
  private let session = ComingFrom.Session()
  private var library: ComingFrom.LibraryFlow { ComingFrom.LibraryFlow(session: session) }

  @Test func theAppIsShownInItsWindow() throws {
    try StandIn.run { world in
      let window = StandIn.window(UIViewController()), navigator = try library.show(in: window)
      world.clock.runUntilIdle()
      #expect(navigator.tree.summary == "SignInScreen")
      session.user = "Ada"
      navigator.perform(.resetRoot(to: library.home))
      world.clock.runUntilIdle()
      #expect(navigator.tree.summary == "HomeScreen[*ShelfScreen, (AccountScreen)]")
      #expect(navigator.isSettled)
    }
  }

  @Test func theLibraryIsShownInAPartOfAnotherApp() throws {
    session.user = "Ada"
    try StandIn.run { world in
      let controller = try library.makeLibrary(), window = StandIn.window(controller)
      world.clock.runUntilIdle()
      #expect(shelf(in: controller) != nil)
      withExtendedLifetime(window) {}
    }
  }

  @Test func anOldPartIsShownInAFlow() {
    StandIn.run { world in
      let part = ComingFrom.OldPart(), window = StandIn.window(UIViewController())
      part.root.setViewControllers([UIViewController()], animated: false)
      let navigator = Navigator(root: library.shelf)
      let host = UIKitHost(navigator, window: window, library.setUp)
      world.clock.runUntilIdle()
      navigator.perform(.open(library.payment(part)))
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

  private func shelf(in controller: UIViewController) -> ComingFrom.ShelfController? {
    controller as? ComingFrom.ShelfController ?? controller.children.lazy.compactMap { shelf(in: $0) }.first
  }
}
