import FlowKit
import FlowKitLinks
import FlowKitRestoration
import Foundation
import Testing
import UIKit

@testable import FlowKitUIKit

/// The app in a window, and somebody who uses it.
@MainActor
private final class Birder {
  let world: StandIn.World
  let flow = BirdFlow()
  let bench: Bench
  var user: StandIn.User { bench.user }

  init(in world: StandIn.World, isNarrow: Bool = true) throws {
    self.world = world
    let flow = flow
    bench = Bench(flow.home, in: world, isNarrow: isNarrow) { flow.setUp($0) }
    bench.navigator.links = try LinkTable(flow.links)
  }

  func settle() { bench.settle() }

  /// Where the app is.
  var summary: String { bench.navigator.tree.summary }

  /// What is in front, of a type.
  func front<Controller: UIViewController>(_ type: Controller.Type) throws -> Controller {
    var found = user.top.map { [$0] } ?? []
    var next = 0
    while next < found.count {
      if let tabs = found[next] as? UITabBarController {
        found += [tabs.selectedViewController].compactMap { $0 }
      } else if let stack = found[next] as? UINavigationController {
        found += [stack.topViewController].compactMap { $0 }
      } else {
        found += found[next].children
      }
      next += 1
    }
    return try #require(found.last { $0 is Controller && $0.viewIfLoaded?.window != nil } as? Controller)
  }

  /// The titles of the narrow column, or of the two.
  var columns: [[String]] {
    get throws {
      let split = try front(UISplitViewController.self)
      let shown: [UISplitViewController.Column] = split.isCollapsed ? [.compact] : [.primary, .secondary]
      return shown.map { column in
        (split.viewController(for: column) as? UINavigationController)?.viewControllers.map { "\(type(of: $0))" } ?? []
      }
    }
  }

  /// Nothing moves, nothing was complained about, and the tree is what is to be seen.
  func isAtRest() -> Bool {
    settle()
    return bench.navigator.isSettled && bench.complaints.isEmpty && bench.issues.isEmpty
  }
}

@MainActor
private func everywhere(isNarrow: Bool = true, _ body: @MainActor (Birder) throws -> Void) throws {
  try StandIn.inManyWorlds { try body(Birder(in: $0, isNarrow: isNarrow)) }
}

@Suite @MainActor struct BirdAppTests {
  @Test func tabsComeWithAnAnimation() throws {
    try everywhere { birder in
      let tabs = try birder.front(UITabBarController.self)
      #expect(tabs.tabBar.items?.map(\.title) == ["Sightings", "Guide"])
      #expect(birder.user.tapTab(1, of: tabs))
      birder.world.clock.runTurn()
      #expect(tabs.transitionCoordinator != nil)
      #expect(tabs.selectedIndex == 1)
      #expect(!birder.bench.navigator.isSettled)
      #expect(birder.isAtRest())
      #expect(tabs.transitionCoordinator == nil)
      let guide = try birder.front(GuideController.self)
      guide.onPick("Robin")
      birder.settle()
      #expect(birder.user.tapTab(0, of: tabs))
      birder.world.clock.advance(by: 0.1)
      #expect(birder.user.tapTab(1, of: tabs))  // during the animation
      #expect(birder.isAtRest())
      #expect(try birder.front(BirdController.self).name == "Robin")
      #expect(birder.user.tapTab(1, of: tabs))  // once more: to the root
      #expect(birder.isAtRest())
      #expect(
        birder.summary
          == "UITabBarController[UISplitViewController[*SightingListController, WelcomeController], *GuideController]")
    }
  }

  @Test func aScreenLeadsToAnotherTab() throws {
    try everywhere { birder in
      let tabs = try birder.front(UITabBarController.self)
      try birder.front(SightingListController.self).onGuide()
      #expect(tabs.transitionCoordinator != nil)
      #expect(birder.isAtRest())
      try birder.front(GuideController.self).onPick("Robin")
      birder.settle()
      try birder.front(BirdController.self).onSightings()
      #expect(birder.isAtRest())
      #expect(try birder.front(SightingController.self).name == "Robin")
      #expect(tabs.selectedIndex == 0)
    }
  }

  @Test func listAndDetailCollapse() throws {
    try everywhere(isNarrow: false) { birder in
      #expect(try birder.columns == [["SightingListController"], ["WelcomeController"]])
      try birder.front(SightingListController.self).onPick("Wren")
      #expect(birder.isAtRest())
      #expect(try birder.columns == [["SightingListController"], ["SightingController"]])
      #expect(birder.user.resize(isNarrow: true))
      #expect(birder.isAtRest())
      #expect(try birder.columns == [["SightingListController", "SightingController"]])
      let stack = try #require(try birder.front(SightingController.self).navigationController)
      #expect(birder.user.beginSwipeBack(stack))
      birder.user.moveSwipeBack(stack, to: 0.6)
      birder.user.finishSwipeBack(stack)
      #expect(birder.isAtRest())
      #expect(try birder.columns == [["SightingListController"]])
      #expect(birder.user.resize(isNarrow: false))
      #expect(birder.isAtRest())
      #expect(try birder.columns == [["SightingListController"], ["SightingController"]])
    }
  }

  @Test func aSheetHasDetentsAndIsPulledDown() throws {
    try everywhere { birder in
      try birder.front(SightingListController.self).onFilter()
      #expect(birder.isAtRest())
      let sheet = try #require(birder.user.top)
      #expect(sheet.sheetPresentationController?.detents.map(\.identifier) == [.medium, .large])
      #expect(birder.user.drag(sheet, to: .large))
      try #require(birder.user.beginPullDown(sheet)).finish()
      #expect(birder.isAtRest())
      #expect(birder.user.modals.isEmpty)
    }
  }

  @Test func aFormSheetAsksBeforeItCloses() throws {
    try everywhere(isNarrow: false) { birder in
      try birder.front(SightingListController.self).onAdd()
      #expect(birder.isAtRest())
      #expect(birder.user.top?.modalPresentationStyle == .formSheet)
      let editor = try birder.front(NewSightingController.self)
      editor.isChanged = true
      editor.onCancel()
      birder.settle()
      #expect(birder.user.modals.count == 1)
      #expect(birder.bench.issues.count == 1)
      editor.isChanged = false
      editor.onSave("Heron")
      birder.settle()
      #expect(birder.user.modals.isEmpty)
      #expect(birder.bench.complaints == [])
      #expect(try birder.front(SightingController.self).name == "Heron")
    }
  }

  @Test func aPinchPushes() throws {
    try everywhere { birder in
      #expect(birder.user.tapTab(1, of: try birder.front(UITabBarController.self)))
      birder.settle()
      let guide = try birder.front(GuideController.self), before = birder.summary
      guide.pinched(.began, to: 0, on: "Robin")
      birder.world.clock.advance(by: 5)  // a finger may take its time
      guide.pinched(.changed, to: 0.3, on: "Robin")
      guide.pinched(.ended, to: 0.3, on: "Robin")
      #expect(birder.isAtRest())
      #expect(birder.summary == before)
      #expect(try birder.front(GuideController.self) === guide)
      guide.pinched(.began, to: 0, on: "Robin")
      guide.pinched(.changed, to: 0.8, on: "Robin")
      guide.pinched(.ended, to: 0.8, on: "Robin")
      #expect(birder.isAtRest())
      let robin = try birder.front(BirdController.self), open = birder.summary

      #expect(robin.goBackInFlow(drivenBy: robin.drag))
      birder.world.clock.runTurn()
      robin.drag.update(0.3)
      robin.drag.cancel()
      #expect(birder.isAtRest())
      #expect(birder.summary == open)
      #expect(try birder.front(BirdController.self) === robin)
      #expect(robin.goBackInFlow(drivenBy: robin.drag))
      birder.world.clock.runTurn()
      robin.drag.update(0.6)
      robin.drag.finish()
      #expect(birder.isAtRest())
      #expect(birder.summary == before)

      guide.onPick("Robin")  // a tap: the usual way, which nothing drives
      birder.settle()
      let stack = try #require(guide.navigationController)
      #expect(birder.user.beginSwipeBack(stack))
      birder.user.finishSwipeBack(stack)
      #expect(birder.isAtRest())
      #expect(birder.summary == before)
    }
  }

  @Test func aPhotoIsDraggedAway() throws {
    try everywhere { birder in
      try birder.front(SightingListController.self).onPick("Wren")
      birder.settle()
      let sighting = try birder.front(SightingController.self), before = birder.summary
      sighting.onPhoto()
      #expect(birder.isAtRest())
      var photo = try birder.front(PhotoController.self)
      photo.onClose()
      #expect(birder.user.top?.transitionCoordinator != nil)
      #expect(birder.isAtRest())
      #expect(birder.summary == before)

      sighting.onPhoto()
      birder.settle()
      photo = try birder.front(PhotoController.self)
      let open = birder.summary
      photo.dragged(.began, to: 0)
      photo.dragged(.changed, to: 0.2)
      birder.world.clock.advance(by: 5)
      photo.dragged(.ended, to: 0.2)
      #expect(birder.isAtRest())
      #expect(birder.summary == open)
      #expect(try birder.front(PhotoController.self) === photo)
      photo.onTip()
      #expect(birder.isAtRest())
      try birder.front(TipController.self).onClose()
      #expect(birder.isAtRest())
      photo.dragged(.began, to: 0)
      photo.dragged(.changed, to: 0.6)
      photo.dragged(.ended, to: 0.6)
      #expect(birder.isAtRest())
      #expect(birder.summary == before)
      #expect(birder.user.modals.isEmpty)
    }
  }

  @Test func aLinkLeadsDeepIntoATab() throws {
    try everywhere { birder in
      try birder.front(SightingListController.self).onPick("Wren")
      birder.settle()
      try birder.front(SightingController.self).onPhoto()
      birder.settle()
      _ = try birder.bench.navigator.open(#require(URL(string: "birds://guide/Robin/songs")))
      #expect(birder.isAtRest())
      let songs = try birder.front(SongsController.self)
      #expect(songs.name == "Robin")
      #expect(songs.navigationController?.viewControllers.count == 3)
      #expect(birder.bench.navigator.url?.absoluteString == "https://birds.example.com/guide/Robin/songs")
      songs.onDone()
      #expect(birder.isAtRest())
      _ = try birder.front(GuideController.self)
    }
  }

  @Test func itIsWhereItWas() throws {
    try everywhere { birder in
      let flows = try FlowRegistry { birder.flow.add(to: &$0) }
      try birder.front(SightingListController.self).onPick("Wren")
      birder.settle()
      try birder.front(SightingController.self).onPhoto()
      birder.settle()
      let data = try JSONEncoder().encode(birder.bench.navigator.snapshot(with: flows)), place = birder.summary

      let next = try Birder(in: birder.world)
      let again = try FlowRegistry { next.flow.add(to: &$0) }
      next.bench.navigator.restore(try JSONDecoder().decode(NavigationSnapshot.self, from: data), from: again)
      #expect(next.isAtRest())
      #expect(next.summary == place)
      let photo = try next.front(PhotoController.self)
      photo.dragged(.began, to: 0)
      photo.dragged(.changed, to: 0.6)
      photo.dragged(.ended, to: 0.6)
      #expect(next.isAtRest())
      #expect(try next.columns == [["SightingListController", "SightingController"]])
    }
  }

  @Test func aCoordinatorThatStaysPresentsAPart() throws {
    try StandIn.inManyWorlds { world in
      let coordinator = PaymentCoordinator()
      let window = StandIn.window(coordinator.rootViewController)
      BirdFlow.present(BirdFlow(), over: coordinator)
      world.clock.runUntilIdle()
      let part = try #require(StandIn.User(window).top)
      #expect(part.children.first is UITabBarController)
      weak var host: UIKitHost?
      host = part.children.first?.flowHost
      #expect(host?.navigator.isSettled == true)
      coordinator.rootViewController.dismiss(animated: true)
      world.clock.runUntilIdle()
      #expect(world.console.take().map(\.description) == [])
    }
  }

  @Test func aFlowShowsWhatACoordinatorRuns() throws {
    try everywhere { birder in
      let coordinator = PaymentCoordinator()
      birder.bench.perform(.present(birder.flow.payment(coordinator), as: .fullScreen))
      #expect(coordinator.rootViewController.viewIfLoaded?.window != nil)
      #expect(birder.bench.stack.isNavigationBarHidden)  // one bar is enough
      coordinator.rootViewController.pushViewController(WelcomeController(), animated: true)
      #expect(birder.isAtRest())
      coordinator.onPaid()
      #expect(birder.isAtRest())
      #expect(birder.user.modals.isEmpty)
    }
  }
}
