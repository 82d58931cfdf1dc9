import FlowKit
import Testing
import UIKit

@testable import FlowKitUIKit

@Suite @MainActor struct SplitTests {
  let pages = Pages()

  @Test func whatWaitsForASwipeIsShownInTheNarrowColumnWhenTheWindowNarrows() throws {
    try StandIn.run { world in
      world.assumptions.callsDuringTransitionsAreSynchronous = true
      let bench = Bench(
        Flow(with: Page("split"), containing: .split(pages.page("list"), pages.page("detail"))), in: world,
        isNarrow: false
      ) { host in host.show(Page.self) { PageController($0) } }
      bench.perform(.push(pages.page("item")))
      let split = try #require(bench.host?.contents.values.first as? SplitContents)
      let list = split.children[0].stack.controller
      #expect(bench.user.beginSwipeBack(list))
      bench.user.moveSwipeBack(list, to: 0.4)
      bench.user.cancelSwipeBack(list)
      bench.navigator.perform(.push(pages.page("more")))
      #expect(bench.user.resize(isNarrow: true))
      bench.settle()
      #expect(split.compact.controller.viewControllers.map(\.title) == ["list", "item", "more"])
      #expect(bench.complaints.isEmpty)
    }
  }

  private func split(
    in world: StandIn.World, isNarrow: Bool = false, _ prepare: @escaping @MainActor (UIKitHost) -> Void = { _ in }
  ) -> Bench {
    Bench(
      Flow(with: Page("split"), containing: .split(pages.page("list"), pages.page("detail"))), in: world,
      isNarrow: isNarrow
    ) { host in
      host.show(Page.self) { PageController($0) }
      prepare(host)
    }
  }

  private func split(of bench: Bench) throws -> UISplitViewController {
    try #require(bench.host?.contents.values.first?.frame as? UISplitViewController)
  }

  @Test(arguments: [false, true]) func theNavigatorKnowsWhichColumnsAreHidden(byUser: Bool) throws {
    try StandIn.run { world in
      let bench = split(in: world), split = try split(of: bench), id = bench.navigator.tree.root[0].id
      #expect(bench.navigator.host.shownColumns(of: id) == [.primary, .detail])
      if byUser { #expect(bench.user.toggle(.primary, of: split)) } else { split.hide(.primary) }
      bench.settle()
      #expect(bench.navigator.host.shownColumns(of: id) == [.detail])
      if byUser { #expect(bench.user.toggle(.primary, of: split)) } else { split.show(.primary) }
      bench.settle()
      #expect(bench.navigator.host.shownColumns(of: id) == [.primary, .detail])
      #expect(bench.complaints == [])
    }
  }

  @Test func theMenuLeadsBackSeveralScreensOfANarrowColumn() throws {
    for kept in ["detail", "1", "list"] {
      try StandIn.run { world in
        let bench = split(in: world), split = try split(of: bench)
        bench.perform(.select(1))
        for number in 1...3 { bench.perform(.push(pages.page("\(number)"))) }
        #expect(bench.user.resize(isNarrow: true))
        bench.settle()
        let stack = try #require(split.viewController(for: .compact) as? UINavigationController)
        let target = try #require(stack.viewControllers.first { $0.title == kept })
        #expect(bench.user.longPressBack(stack, to: target))
        bench.settle()
        let titles = stack.viewControllers.map { $0.title ?? "" }
        #expect(titles.last == kept)
        let path = bench.navigator.tree.path.dropFirst().map { bench.navigator.screen(of: $0.id) as? Page }
        #expect(path.compactMap { $0?.name }.prefix(titles.count) == titles[...])
        #expect(kept == "list" || path.count == titles.count)
        #expect(bench.complaints == [])
      }
    }
  }

  @Test func aHiddenColumnIsShownWhenItIsUsed() throws {
    try StandIn.run { world in
      let bench = split(in: world), split = try split(of: bench), id = bench.navigator.tree.root[0].id
      split.hide(.primary)
      bench.perform(.select(1))
      bench.perform(.show(pages.page("item"), in: .primary))
      #expect(split.isShowing(.primary))
      #expect(bench.navigator.host.shownColumns(of: id) == [.primary, .detail])
    }
  }

  @Test func onlyTheColumnInFrontIsVisibleInANarrowWindow() {
    StandIn.run { world in
      let bench = split(in: world, isNarrow: true), navigator = bench.navigator
      let split = navigator.tree.path[0].id, list = navigator.tree.path[1].id, room = navigator.tree.path[2].id
      #expect(navigator.tree.shown.map(\.id) == [split, list])
      #expect(navigator.perform(.present(pages.page("late")), from: room).reason == .covered)
      bench.perform(.show(pages.page("item"), in: .detail))
      let item = navigator.tree.visible.id
      #expect(navigator.tree.shown.map(\.id) == [split, item])
      #expect(navigator.perform(.present(pages.page("late")), from: list).reason == .covered)
      #expect(bench.user.resize(isNarrow: false))
      bench.settle()
      #expect(navigator.tree.shown.map(\.id) == [split, list, item])
      #expect(bench.user.resize(isNarrow: true))
      bench.settle()
      #expect(navigator.tree.shown.map(\.id) == [split, item])
      #expect(navigator.back())
      bench.settle()
      #expect(navigator.tree.shown.map(\.id) == [split, list])
    }
  }

  /// Hears everything of a split.
  private final class Hearing: NSObject, UISplitViewControllerDelegate {
    var heard: [String] = []

    func splitViewController(
      _ svc: UISplitViewController,
      topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
    ) -> UISplitViewController.Column {
      heard.append("top")
      return .primary
    }

    func splitViewControllerDidCollapse(_ svc: UISplitViewController) { heard.append("collapsed") }

    func splitViewController(
      _ svc: UISplitViewController,
      displayModeForExpandingToProposedDisplayMode proposedDisplayMode: UISplitViewController.DisplayMode
    ) -> UISplitViewController.DisplayMode {
      heard.append("mode")
      return .secondaryOnly
    }

    func splitViewControllerDidExpand(_ svc: UISplitViewController) { heard.append("expanded") }
    func splitViewController(_ svc: UISplitViewController, willShow column: UISplitViewController.Column) {
      heard.append("show \(column)")
    }
    func splitViewController(_ svc: UISplitViewController, willHide column: UISplitViewController.Column) {
      heard.append("hide \(column)")
    }
    func splitViewController(
      _ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode
    ) { heard.append("\(displayMode)") }
  }

  /// Set before the host has it, and set on what the host has made.
  @Test(arguments: [false, true]) func theAppsDelegateHearsWhatTheHostHears(isLate: Bool) throws {
    try StandIn.run { world in
      let delegate = Hearing()
      let bench = split(in: world) { host in
        if !isLate { host.adjust(UISplitViewController.self) { $0.delegate = delegate } }
      }
      let split = try split(of: bench)
      if isLate { split.delegate = delegate }
      #expect(bench.user.toggle(.primary, of: split))
      bench.settle()
      #expect(bench.user.resize(isNarrow: true))
      bench.settle()
      #expect(bench.user.resize(isNarrow: false))
      bench.settle()
      #expect(
        delegate.heard == [
          "hide primary", "secondaryOnly", "top", "hide secondary", "show compact", "collapsed", "mode",
          "show secondary", "expanded",
        ])
      #expect(bench.navigator.host.shownColumns(of: bench.navigator.tree.root[0].id) == [.detail])
      #expect(bench.complaints == [])
    }
  }

  /// The titles of the tab that is shown in the second column.
  private func titlesOfTab(in bench: Bench) throws -> [String] {
    let split = try #require(bench.host?.contents.values.first { $0 is SplitContents })
    let tabs = try #require(split.children[1].stack.entries.first?.contents)
    return try #require(tabs.openStacks.first).controller.viewControllers.map { $0.title ?? "?" }
  }

  /// A sheet covers them, or another screen in their column: only what is in front is settled when all is at rest.
  @Test(arguments: [false, true], [false, true])
  func tabsInAColumnThatComesIntoSightHaveTheirScreens(isUsed: Bool, isUnderSheet: Bool) throws {
    let page = { pages.page($0).actsWhileCovered() }
    let tabs = Flow(with: Page("tabs"), containing: .tabs(page("a"), page("b"))).actsWhileCovered()
    let root = Flow(with: Page("split"), containing: .split(page("list"), tabs)).actsWhileCovered()
    try StandIn.inManyWorlds { world in
      let bench = Bench(root, in: world) { host in host.show(Page.self) { PageController($0) } }
      let tree = bench.navigator.tree, split = tree.root[0].id
      let column = try #require(tree.stack(ofChild: 1, in: split))
      let tab = try #require(tree.stack(ofChild: 0, in: column[0].id))
      if isUnderSheet {
        bench.perform(.present(page("sheet"), as: .sheet))
      } else {
        bench.perform(.push(page("over")), from: column[0].id)
        bench.perform(.select(0), from: split)
      }
      bench.perform(.push(page("more")), from: tab[0].id)
      bench.perform(.select(0), from: split)
      if isUsed { bench.perform(.select(1), from: split) } else { #expect(bench.user.resize(isNarrow: false)) }
      bench.settle()
      #expect(try titlesOfTab(in: bench) == ["a", "more"])
      #expect(bench.navigator.isSettled)
      #expect(bench.complaints == [])
    }
  }
}
