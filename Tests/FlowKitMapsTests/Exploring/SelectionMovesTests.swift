import FlowKit
import FlowKitMaps
import Testing

/// An exploration knows where most selections lead without trying them: where the tree's own rules say.
@MainActor
@Suite struct SelectionMovesTests {
  private final class Screen {
    var onNext: () -> Void = {}
    var onSheet: () -> Void = {}
  }

  /// Three tabs, each with a page above its root, and a sheet with a page of its own over the last tab; the second tab
  /// contains tabs itself.
  private struct Nest {
    var back: TabsBack = .stays
    var reselection: TabReselection = .stays
    var isEager = false
    /// Whether the tabs aren't the app's root.
    var isInside = false

    @MainActor var start: Flow<Screen> {
      isInside ? Flow(with: Screen(), id: "start") { screen, lets in screen.onNext = lets.push(tabs) } : tabs
    }

    @MainActor private var tabs: Flow<Screen> {
      let children = FlowChildren.tabs(
        page(1), inner, page(3), isEager: isEager, back: back, reselection: reselection)
      return Flow(with: Screen(), containing: children, id: "tabs")
    }

    @MainActor private var inner: Flow<Screen> {
      Flow(with: Screen(), containing: .tabs(page(20), page(21), reselection: reselection), id: "inner")
    }

    @MainActor private func page(_ number: Int) -> Flow<Screen> {
      Flow(with: Screen(), id: number) { screen, lets in
        screen.onNext = lets.push(Flow(with: Screen(), id: "above \(number)"))
        if number == 3 { screen.onSheet = lets.present(Flow(with: Screen(), id: "sheet")) }
      }
    }
  }

  @Test(
    arguments: [TabsBack.stays, .firstTab, .initialTab, .inOrder, .previousTabs, .allPreviousTabs],
    [TabReselection.stays, .popsToRoot])
  func allMovesAreThoseOfTheTree(back: TabsBack, reselection: TabReselection) {
    for isEager in [false, true] {
      for isInside in [false, true] {
        let nest = Nest(back: back, reselection: reselection, isEager: isEager, isInside: isInside)
        // A history of all selections has no end.
        compare(FlowMap(of: nest.start), depth: back == .allPreviousTabs ? 4 : 40)
      }
    }
  }

  private func compare(_ map: FlowMap, depth: Int) {
    let places = map.explore(limits: .init(depth: depth)), found = Set(places.map(\.description))
    let inside = map.explore(limits: .init(depth: depth - 1)).count
    var moves = 0
    for place in places.prefix(depth < 40 ? inside : places.count) {
      let tree = place.tree
      for (action, caller) in actions(in: tree, map) {
        guard let after = try? tree.applying(action, from: caller, firstID: 1_000).tree, !after.isIdentical(to: tree)
        else { continue }
        #expect(found.contains(after.summary), "\(action) in \(place)")
        moves += 1
      }
    }
    #expect(places.moveCount == moves)
  }

  private func actions(in tree: NavigationTree, _ map: FlowMap) -> [(NavigationAction, ScreenID?)] {
    var actions: [(NavigationAction, ScreenID?)] = []
    for entry in tree.shown {
      actions += map.arrows(from: entry.flow).map { ($0.action, entry.id) }
      let children = tree.containers.first { $0.id == entry.id }?.children.indices
      for index in children ?? 0..<0 { actions.append((.select(index), entry.id)) }
    }
    actions.append((.back(), nil))
    if !tree.modals.isEmpty { actions.append((.dismiss(), nil)) }
    return actions
  }
}
