import FlowKit
import Testing
import UIKit

@testable import FlowKitUIKit

/// What the article "In a real app" says, done with its own code.
@Suite @MainActor struct RealAppTests {
  private typealias Month = UIKitMonth
  private let flow = Month.NotesFlow()

  private func bench(
    _ root: Flow<some AnyObject>, in world: StandIn.World, isNarrow: Bool = true,
    _ more: @escaping @MainActor (UIKitHost) -> Void = { _ in }
  ) -> Bench {
    Bench(root, in: world, isNarrow: isNarrow) { host in
      Month().showNotes(host)
      more(host)
    }
  }

  private func list(_ bench: Bench) throws -> Month.ListController {
    try #require(bench.stack.viewControllers.first?.unframed as? Month.ListController)
  }

  @Test func everyBarLooksAsTheAppWantsIt() {
    StandIn.run { world in
      let bench = bench(Flow(with: Page("tabs"), containing: .tabs(flow.list, flow.map)), in: world)
      bench.perform(.present(flow.list))
      let stacks = bench.host?.stacks.map(\.controller) ?? []
      #expect(stacks.count == 4)
      for stack in stacks {
        let bar = stack.navigationBar
        #expect(bar.standardAppearance.backgroundColor != nil && bar.scrollEdgeAppearance != nil)
        #expect(bar.prefersLargeTitles)
      }
    }
  }

  @Test func aModalComesBesideASearch() throws {
    try StandIn.inManyWorlds { world in
      let bench = bench(flow.list, in: world), list = try list(bench)
      #expect(list.navigationItem.largeTitleDisplayMode == .always)
      #expect(bench.user.beginSearch(in: list))
      bench.settle()
      bench.perform(.present(flow.list))
      #expect(bench.navigator.tree.modals.count == 1)
      #expect(bench.user.top?.presentingViewController is UISearchController == false)
      _ = bench.user.endSearch(in: list)
      bench.settle()
      #expect(bench.navigator.tree.modals.count == 1)
      #expect(bench.issues == [])
      world.closeScenes()
    }
  }

  @Test func theMapHidesTheTabsAndTurnsTheScreen() throws {
    try StandIn.inManyWorlds { world in
      let bench = bench(Flow(with: Page("tabs"), containing: .tabs(flow.list, flow.list)), in: world)
      let usual = StandIn.orientations(of: bench.window)
      bench.perform(.push(flow.map))
      #expect(bench.inner.topViewController?.hidesBottomBarWhenPushed == true)
      #expect(StandIn.orientations(of: bench.window) == .landscape)
      #expect(styleOfStatusBar(bench.window) == .lightContent)
      bench.perform(.pop())
      #expect(StandIn.orientations(of: bench.window) == usual)
      #expect(styleOfStatusBar(bench.window) == .default)
      world.closeScenes()
    }
  }

  private func styleOfStatusBar(_ window: UIWindow) -> UIStatusBarStyle? {
    var asked = window.rootViewController
    while let next = asked?.childForStatusBarStyle { asked = next }
    return asked?.preferredStatusBarStyle
  }

  @Test func aSheetHasItsHeights() {
    StandIn.run { world in
      let bench = bench(flow.list, in: world)
      bench.perform(.present(flow.map))
      let sheet = bench.user.top?.sheetPresentationController
      #expect(sheet?.detents.map(\.identifier) == [.medium, .large])
      #expect(sheet?.prefersGrabberVisible == true)
    }
  }

  @Test(arguments: [true, false]) func thePopoverPointsToItsButton(isNarrow: Bool) throws {
    try StandIn.inManyWorlds { world in
      let bench = bench(flow.list, in: world, isNarrow: isNarrow), list = try list(bench)
      #expect(bench.user.tap(list.filterButton))
      bench.settle()
      let modal = try #require(bench.user.top)
      #expect(modal.popoverPresentationController?.sourceItem === list.filterButton)
      #expect(modal.preferredContentSize.width == 320)
      #expect(bench.complaints == [])
      world.closeScenes()
    }
  }

  /// A zoomed screen has gestures of its own, which ask nobody but its options.
  @Test func aZoomedScreenIsHeldByItsOptions() throws {
    try StandIn.inManyWorlds { world in
      guard world.profile.release >= 18 else { return }
      let note = Month.NoteScreen()
      let bench = bench(flow.list, in: world)
      bench.perform(.push(Flow(with: note).confirmsLeaving { $0.isSaved }))
      note.isSaved = false
      #expect(!bench.user.beginZoomBack(bench.stack))
      #expect(bench.stack.viewControllers.count == 2)
      note.isSaved = true
      #expect(bench.user.beginZoomBack(bench.stack))
      bench.user.finishSwipeBack(bench.stack)
      bench.settle()
      #expect(bench.navigator.tree.root.count == 1)
      #expect(bench.issues == [])
      #expect(bench.complaints == [])
      world.closeScenes()
    }
  }

  /// Without that, the screen leaves, the question comes, and the screen comes back.
  @Test func aZoomedScreenThatIsNotHeldComesBack() throws {
    try StandIn.inManyWorlds { world in
      guard world.profile.release >= 18 else { return }
      let pages = Pages()
      let bench = Bench(pages.page("a"), in: world) { host in
        host.show(Page.self) { page in
          let controller = PageController(page)
          controller.preferredTransition = .zoom { _ in nil }
          return controller
        }
      }
      bench.perform(.push(pages.locked))
      #expect(bench.user.beginZoomBack(bench.stack))
      bench.user.finishSwipeBack(bench.stack)
      bench.settle()
      #expect(bench.titles == [["a", "locked"]])
      #expect(bench.issues.count == 1)
      #expect(bench.complaints == [])
      world.closeScenes()
    }
  }

  @Test func theZoomBeginsAtTheViewOfTheList() throws {
    try StandIn.run { world in
      let bench = bench(flow.list, in: world), list = try list(bench)
      bench.perform(.push(flow.note))
      let note = try #require(bench.stack.topViewController)
      #expect(StandIn.zoomSource(of: note, from: list) === list.noteView)
    }
  }

  @Test func thePreviewOfAMenuBecomesAScreenOfItsOwn() throws {
    try StandIn.inManyWorlds { world in
      let previewed = Month.PreviewedController(nibName: nil, bundle: nil)
      let root = Flow(with: previewed) { screen, lets in screen.onOpen = lets.push(flow.note) }
      let bench = bench(root, in: world)
      let preview = try #require(bench.user.tapPreview(of: previewed.view))
      bench.settle()
      let note = try #require(bench.stack.topViewController as? Month.NoteController)
      #expect(preview is Month.NoteController && preview !== note)
      #expect(bench.navigator.tree.root.count == 2)
      #expect(bench.issues == [])
      #expect(bench.complaints == [])
      world.closeScenes()
    }
  }

  @Test func theKeyboardComesWithTheScreen() throws {
    try StandIn.run { world in
      let bench = bench(flow.list, in: world)
      bench.perform(.push(flow.note))
      let note = try #require(bench.stack.topViewController as? Month.NoteController)
      #expect(note.field.isFirstResponder)
    }
  }

  @Test func aStoryboardMakesAControllerWithItsScreen() throws {
    try StandIn.run { world in
      let screen = Month.ProfileScreen()
      let bench = bench(flow.list, in: world)
      bench.perform(.push(Flow(with: screen)))
      let profile = try #require(bench.stack.topViewController as? Month.ProfileController)
      #expect(profile.screen === screen)
      #expect(bench.issues == [])
    }
  }

  /// A show segue pushes a controller that isn't in the tree, a modal segue presents one.
  @Test func seguesLeadToControllersOfTheApps() throws {
    try StandIn.run { world in
      let bench = bench(flow.list, in: world), list = try list(bench)
      list.show(UIViewController(nibName: nil, bundle: nil), sender: nil)
      bench.settle()
      bench.stack.topViewController?.present(UIViewController(nibName: nil, bundle: nil), animated: true)
      bench.settle()
      #expect(bench.navigator.tree.root.count == 1)
      #expect(bench.stack.viewControllers.count == 2)
      #expect(bench.user.modals.count == 1)
      #expect(bench.issues == [])
    }
  }

  @Test func anOldCoordinatorPresentsAFlowThatEnds() throws {
    try StandIn.inManyWorlds { world in
      let old = UIViewController(nibName: nil, bundle: nil)
      let user = StandIn.User(StandIn.window(old))
      world.clock.runUntilIdle()
      Month().startNotes(over: old)
      world.clock.runUntilIdle()
      let part = try #require(user.top)
      #expect(part.modalPresentationStyle == .fullScreen)
      let list = try #require(found(Month.ListController.self, in: part))
      list.screen.onClose()
      world.clock.runUntilIdle()
      #expect(user.modals == [])
      #expect(world.console.take() == [])
      world.closeScenes()
    }
  }

  @Test func anOldCoordinatorPushesAFlowThatEnds() throws {
    try StandIn.inManyWorlds { world in
      let stack = FlowNavigationController(rootViewController: UIViewController(nibName: nil, bundle: nil))
      let window = StandIn.window(stack), coordinator = NotesCoordinator(stack)
      world.clock.runUntilIdle()
      coordinator.start()
      world.clock.runUntilIdle()
      let list = try #require(stack.topViewController as? Month.ListController)
      list.screen.onNote()
      world.clock.runUntilIdle()
      #expect(stack.viewControllers.count == 3)
      list.screen.onClose()
      world.clock.runUntilIdle()
      #expect(stack.viewControllers.count == 1 && stack.delegate == nil)
      #expect(world.console.take() == [])
      withExtendedLifetime(window) {}
      world.closeScenes()
    }
  }

  /// The presenter dismisses the part and what is over it, in one go.
  @Test func aFlowEndsUnderItsOwnModal() throws {
    try StandIn.inManyWorlds { world in
      let old = UIViewController(nibName: nil, bundle: nil)
      let user = StandIn.User(StandIn.window(old))
      world.clock.runUntilIdle()
      Month().startNotes(over: old)
      world.clock.runUntilIdle()
      let list = try #require(user.top.flatMap { found(Month.ListController.self, in: $0) })
      list.screen.onFilter()
      world.clock.runUntilIdle()
      #expect(user.modals.count == 2)
      list.screen.onClose()
      world.clock.runUntilIdle()
      #expect(user.modals == [])
      #expect(world.console.take() == [])
      world.closeScenes()
    }
  }

  /// When the part is gone, nothing of it is kept.
  @Test func theEndedFlowIsReleased() {
    StandIn.run { world in
      let old = UIViewController(nibName: nil, bundle: nil)
      let user = StandIn.User(StandIn.window(old))
      weak var screen: Month.ListScreen?
      world.clock.runUntilIdle()
      Month().startNotes(over: old)
      world.clock.runUntilIdle()
      screen = user.top.flatMap { found(Month.ListController.self, in: $0) }?.screen
      #expect(screen != nil)
      screen?.onClose()
      world.clock.runUntilIdle()
      #expect(screen == nil)
    }
  }

  private func found<Controller: UIViewController>(_: Controller.Type, in controller: UIViewController) -> Controller? {
    controller as? Controller ?? controller.children.lazy.compactMap { found(Controller.self, in: $0) }.first
  }
}
