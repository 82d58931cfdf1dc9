import FlowKit

/// Makes the state that a page shows, of a tree and its screens' views.
@MainActor
struct StateMaker {
  private(set) var elements = ElementTable()
  private var titles: [ScreenID: String] = [:]
  /// How screens look that have no view yet.
  private var prototypes: [ScreenID: Prototype] = [:]
  /// What containers call their children.
  private var childTitles: [ScreenID: [String]] = [:]
  private var keys: [ScreenID: [FlowID: Int]] = [:]
  /// The entries whose views are on the page.
  private var rendered: Set<ElementTable.Owner> = []

  /// An entry has left, with its screen; it may come back with another one.
  mutating func forget(_ id: ScreenID) {
    titles[id] = nil
    prototypes[id] = nil
    childTitles[id] = nil
    keys[id] = nil
    elements.forget(id)
  }

  /// All that a page shows.
  mutating func state(
    of tree: NavigationTree, _ update: Int, _ look: PageState.Look, _ isNarrow: Bool, _ registry: WebRegistry,
    _ context: HostContext, panels: [WebPanel]? = nil, address: String? = nil, notice: String? = nil
  ) -> PageState {
    rendered = []
    var walk = Walk(tree: tree, splits: Splits(tree, isNarrow: isNarrow), registry: registry, context: context)
    let layers = tree.layers.map { stack in
      let style = stack.presentation?.style
      return PageState.Layer(
        id: stack.presentation?.id.number ?? 0, style: style?.name, isClosable: style?.isClosable == true,
        stack: entries(of: stack, isShown: true, &walk))
    }
    let beside = panels?.map { panel in
      rendered.insert(.panel(panel.title))
      return PageState.Panel(
        title: panel.title, place: panel.place.rawValue,
        elements: elements.take(panel.elements, of: .panel(panel.title)))
    }
    elements.cover(allBut: rendered)
    let latest = context.navigator?.tree ?? tree
    let trail = Trail(latest, folded: Splits(latest, isNarrow: isNarrow).folded)
    return PageState(
      update: update, look: look, layers: layers, visible: tree.visible.id.number, trail: trail.steps.map(\.id.number),
      panels: beside, address: address, notice: notice)
  }

  /// What is the same for all entries of a state.
  private struct Walk {
    let tree: NavigationTree
    let splits: Splits
    let registry: WebRegistry
    let context: HostContext
  }

  private mutating func entries(
    of stack: NavigationTree.Stack, isShown: Bool, hasWayBack: Bool = false, _ walk: inout Walk
  ) -> [PageState.Entry] {
    var below: String?
    return stack.enumerated().map { index, entry in
      let isSeen = isShown && index == stack.count - 1
      let view = isSeen ? look(at: entry.id, walk) : nil
      if view == nil, titles[entry.id] == nil, let screen = walk.context.madeScreen(of: entry.id) {
        titles[entry.id] =
          walk.registry.view(of: screen, entry.id)?.title ?? prototype(of: screen, entry.id, walk.registry).title
      }
      let title = titles[entry.id]
      defer { below = title }
      let hasBack = index > 0 || hasWayBack
      return PageState.Entry(
        id: entry.id.number, title: title, back: hasBack ? below ?? "Back" : nil,
        elements: view, container: container(of: entry.id, isSeen, &walk))
    }
  }

  /// The elements of a visible screen; nil if it has left meanwhile.
  private mutating func look(at id: ScreenID, _ walk: Walk) -> [PageState.Element]? {
    guard let screen = walk.context.navigator?.screen(of: id) else { return nil }
    let view = walk.registry.view(of: screen, id) ?? prototype(of: screen, id, walk.registry).view
    titles[id] = view.title
    childTitles[id] = view.children
    rendered.insert(.screen(id))
    return elements.take(view.elements, of: .screen(id))
  }

  /// What a screen is, for one that has no view.
  private mutating func prototype(of screen: AnyObject, _ id: ScreenID, _ registry: WebRegistry) -> Prototype {
    if let known = prototypes[id], known.screen === screen { return known }
    let new = registry.prototype(of: screen)
    prototypes[id] = new
    return new
  }

  private mutating func container(of id: ScreenID, _ isSeen: Bool, _ walk: inout Walk) -> PageState.Container? {
    guard let container = walk.tree.container(of: id) else { return nil }
    let shown = walk.splits.shownChildren(of: container)
    var numbers = keys[id, default: [:]]
    let children = container.children.enumerated().map { index, child in
      let key = numbers[child.flow] ?? (numbers.values.max() ?? 0) + 1
      numbers[child.flow] = key
      let hasWayBack = walk.splits.folded.contains(id) && index > 0
      let stack = walk.tree.stack(ofChild: index, in: id).map {
        entries(of: $0, isShown: isSeen && shown.contains(index), hasWayBack: hasWayBack, &walk)
      }
      let given = childTitles[id].flatMap { $0.indices.contains(index) ? $0[index] : nil }
      return PageState.Child(
        key: key, title: given ?? stack?.first?.title ?? Prototype.title(of: child.flow),
        isShown: shown.contains(index), stack: stack)
    }
    keys[id] = numbers.filter { number in container.children.contains { $0.flow == number.key } }
    return PageState.Container(
      kind: "\(container.kind)", selected: container.selected, loops: container.loops, children: children)
  }
}
