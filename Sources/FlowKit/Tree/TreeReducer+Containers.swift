// Verbs that act inside containers.
extension TreeReducer {
  mutating func select(_ flow: FlowID, _ action: NavigationAction, from caller: Position) throws(NavigationReason) {
    for holder in caller.containers {
      guard let index = holder.node.child(flow) else { continue }
      return try select(index, in: holder, action)
    }
    throw .noSuchChild
  }

  /// Selects a child of the nearest container that has a selection.
  mutating func selectChild(
    _ index: Int, _ action: NavigationAction, around caller: Position
  ) throws(NavigationReason) {
    guard let holder = caller.container(where: { $0.plan.kind != .embedded }),
      let contents = holder.node.contents
    else { throw .noContainer }
    guard contents.plan.children.indices.contains(index) else { throw .noSuchChild }
    try select(index, in: holder, action)
  }

  /// Selects the page at a distance from the selected one; the first one follows the last one if the pages loop.
  mutating func turnPages(
    _ number: Int, _ action: NavigationAction, around caller: Position
  ) throws(NavigationReason) {
    guard let holder = caller.container(where: { $0.plan.kind == .pages }),
      let contents = holder.node.contents, let selected = contents.selected
    else { throw .noContainer }
    let count = contents.plan.children.count
    var index = selected &+ number
    if contents.plan.rules.loops { index = (index % count + count) % count }
    guard contents.plan.children.indices.contains(index) else { throw .noSuchChild }
    try select(index, in: holder, action)
  }

  mutating func select(
    _ index: Int, in holder: Position, _ action: NavigationAction
  ) throws(NavigationReason) {
    guard let contents = holder.node.contents else { throw .noContainer }
    guard let child = holder.inside(index) else {
      return deliver(action, to: try show(index, in: holder, isBack: false))
    }
    let root = child.top.bottom, isAgain = contents.selected == index, isForwarding = action.isForwarding
    if isForwarding, root.flow != action.flow { throw .targetNotFound }
    _ = try show(index, in: holder, isBack: false)
    if isAgain { note(reselected: root.entry) }
    if isForwarding || isAgain && contents.plan.rules.reselection == .popsToRoot, root !== child.top,
      let shown = tree.position(of: holder.node.id)?.inside(index)
    {
      tree = tree.replacing(shown, with: root)
      if holder.layer > 0 { closeModals(over: holder.layer, presentedBy: Self.ids(from: child.top, downTo: root)) }
    }
    deliver(action, to: root)
  }

  /// Selects a child, whose root enters if it has not been shown yet.
  mutating func show(_ index: Int, in holder: Position, isBack: Bool) throws(NavigationReason) -> Node {
    guard let contents = holder.node.contents else { throw .noContainer }
    var node = holder.node
    var root = node.childTop(index)?.bottom
    if root == nil {
      let new = try enter(contents.plan.children[index].flow, on: nil)
      note(begun: new.id)
      node = node.setting(index, to: new)
      root = new
    }
    guard let root else { throw .noSuchChild }
    if contents.selected != index { note(changed: node.id) }
    node = node.withSelected(index, isBack: isBack)
    tree = tree.replacing(holder, with: NavigationTree.restacking(holder.top, above: holder.node, on: node))
    return root
  }

  func column(_ column: SplitColumn, around caller: Position) throws(NavigationReason) -> Position {
    for holder in caller.containers {
      let children = holder.node.contents?.plan.children ?? []
      if let index = children.firstIndex(where: { $0.column == column }), let child = holder.inside(index) {
        return child
      }
    }
    throw .noContainer
  }

  mutating func show(_ flow: FlowID, _ action: NavigationAction, in column: Position) throws(NavigationReason) {
    let root = column.top.bottom
    if flow.blueprint.reuse.contains(.onTop), root.flow == flow {
      note(updated: root.entry)
      cut(above: column.at(root), showsColumn: true)
      return deliver(action, to: root)
    }
    let new = try enter(flow, on: nil)
    putOn(column, new, showsColumn: true)
    deliver(action, to: new)
  }

  /// Notes which columns of a split the host shows; nothing happens if the split is gone.
  mutating func setShownColumns(_ columns: Set<SplitColumn>, of split: ScreenID, selectedThen: Int?) {
    guard let holder = tree.position(of: split), let contents = holder.node.contents, contents.plan.kind == .split
    else {
      return
    }
    let node = holder.node.withShownColumns(contents.reported(columns, selectedThen: selectedThen))
    guard node !== holder.node else { return }
    let top = NavigationTree.restacking(holder.top, above: holder.node, on: node)
    tree = tree.replacing(holder, with: top, isUsed: false)
  }

  mutating func setChildren(
    _ flows: [FlowID], selecting choice: Int?, from caller: Position
  ) throws(NavigationReason) {
    guard let holder = caller.container(where: { $0.plan.kind != .split }),
      let old = holder.node.contents
    else { throw .noContainer }
    let oldTops = holder.node.childTops
    var plan = old.plan, known: [FlowID: Int] = [:]
    for (index, child) in old.plan.children.enumerated() { known[child.flow] = index }
    guard !flows.isEmpty || plan.kind == .embedded else { throw .noChildren }
    guard Set(flows).count == flows.count else { throw .sameChildren }
    plan.children = []
    for flow in flows {
      let same = known[flow].map { old.plan.children[$0] }
      let number = same?.number ?? plan.nextNumber
      if same == nil { plan.nextNumber += 1 }
      // Its closures may differ.
      plan.children.append(NavigationTree.Container.Child(flow: flow, number: number))
    }
    let selected = old.selected.flatMap { selected in flows.firstIndex(of: old.plan.children[selected].flow) }
    if let choice, !flows.indices.contains(choice) { throw .noSuchChild }
    var tops: [Node?] = []
    for flow in flows {
      if let index = known[flow] {
        tops.append(oldTops[index])
      } else {
        tops.append(plan.rules.isEager || !plan.kind.showsOne ? try enter(flow, on: nil) : nil)
      }
    }
    let selectedTop = selected.flatMap { tops[$0] }
    selected.map { tops[$0] = nil }
    let numbers = Set(plan.children.map(\.number))
    let contents = NavigationTree.Contents(
      plan, tops: tops, selected: selected,
      history: old.history(of: numbers, selected: selected.map { plan.children[$0].number }))
    let node = holder.node.with(contents, selectedTop: selectedTop), kept = Set(flows)
    tree = tree.replacing(holder, with: NavigationTree.restacking(holder.top, above: holder.node, on: node))
    if holder.layer > 0 {
      let removed = old.plan.children.indices.filter { !kept.contains(old.plan.children[$0].flow) }
      closeModals(over: holder.layer, presentedBy: Set(removed.flatMap { Self.ids(from: oldTops[$0], downTo: nil) }))
    }
    let replacement = old.selected != nil && selected == nil && plan.kind.showsOne ? old.replacement(among: flows) : nil
    if let index = choice ?? replacement, let shown = tree.position(of: holder.node.id) {
      _ = try show(index, in: shown, isBack: choice == nil)
    }
  }
}

extension NavigationTree.Contents {
  /// The child to select if the selected one is not among the new children: the one selected last, else the nearest one
  /// that stays, else the one at the same index.
  fileprivate func replacement(among flows: [FlowID]) -> Int {
    let place = selected ?? 0, places = Dictionary(flows.enumerated().map { ($1, $0) }) { first, _ in first }
    var staying: [Int: Int] = [:], nearest: (new: Int, distance: Int)?
    for (index, child) in plan.children.enumerated() {
      guard let new = places[child.flow] else { continue }
      staying[child.number] = new
      if abs(index - place) < nearest?.distance ?? .max { nearest = (new, abs(index - place)) }
    }
    for number in history.reversed() {
      if let latest = staying[number] { return latest }
    }
    return nearest?.new ?? min(place, flows.count - 1)
  }
}

extension NavigationTree.Contents.Plan {
  init(_ children: FlowChildren) throws(NavigationReason) {
    guard !children.flows.isEmpty || children.kind == .embedded else { throw .noChildren }
    guard Set(children.flows.map(\.id)).count == children.flows.count else { throw .sameChildren }
    kind = children.kind
    rules = children.rules
    self.children = children.flows.enumerated().map { index, flow in
      let column = children.columns.isEmpty ? nil : children.columns[index]
      return NavigationTree.Container.Child(flow: flow.id, column: column, number: index)
    }
    nextNumber = children.flows.count
  }
}

extension NavigationTree.Contents {
  /// The child that the system's back selects at the root of another one, if the container's rules name one.
  func childBefore(_ index: Int) -> Int? {
    if plan.kind == .split { return index > 0 ? index - 1 : nil }
    let found: Int? =
      switch plan.rules.back.code {
      case .stays: nil
      case .firstTab: 0
      case .initialTab: plan.children.firstIndex { $0.flow == plan.rules.initial }
      case .inOrder: index - 1
      case .previousTabs, .allPreviousTabs: selectedBefore.last
      }
    return found.flatMap { $0 >= 0 && $0 != selected ? $0 : nil }
  }
}

extension Link<NavigationTree.Slot> {
  func child(_ flow: FlowID?) -> Int? {
    flow.flatMap { flow in contents?.plan.children.firstIndex { $0.flow == flow } }
  }

  /// The index of a child that has not been shown yet.
  func unshownChild(_ flow: FlowID) -> Int? { child(flow).flatMap { childTop($0) == nil ? $0 : nil } }
}
