// Going to a known tree.
extension TreeReducer {
  /// Goes to a known tree, perhaps another navigator's.
  ///
  /// What is there in both stays: the same entries, and entries of the same flow at the same place. Everything else enters
  /// anew, with new ids. Splits that stay keep the columns that the host shows.
  mutating func travel(to destination: NavigationTree) {
    let ours = Array(tree.layersDownward.reversed()), wanted = Array(destination.layersDownward.reversed())
    let counterparts = Self.counterparts(of: wanted, among: ours)
    var ids: [ScreenID: ScreenID] = [:], layers: [NavigationTree.Layer] = []
    for (layer, known) in zip(wanted, counterparts) {
      let top = settle(layer.top, over: known?.top, &ids) ?? layer.top
      layers.append(NavigationTree.Layer(top: top, modal: layer.modal.map { modal($0, of: top, known?.modal, ids) }))
    }
    tree = tree.replacing(with: layers)
  }

  /// Goes to a tree that was built for this one: its new entries have new ids already.
  mutating func go(toBuilt tree: NavigationTree) {
    self.tree = tree
    lastID = max(lastID, tree.lastNumber)
  }

  /// For each wanted layer the one that stays: the app's own stack, the same modal, or a modal of the same flow at the same
  /// height that isn't wanted elsewhere.
  ///
  /// A modal keeps its style. In a tree of another navigator, one of another style may have the same id.
  private static func counterparts(
    of wanted: [NavigationTree.Layer], among ours: [NavigationTree.Layer]
  ) -> [NavigationTree.Layer?] {
    let wantedIDs = Set(wanted.compactMap { $0.modal?.presentation.id })
    let known = Dictionary(ours.compactMap { one in one.modal.map { ($0.presentation.id, one) } }) { first, _ in first }
    return wanted.enumerated().map { height, layer in
      guard let presentation = layer.modal?.presentation else { return ours[0] }
      if let same = known[presentation.id], same.modal?.presentation.style == presentation.style { return same }
      guard ours.indices.contains(height), let there = ours[height].modal?.presentation,
        !wantedIDs.contains(there.id), there.style == presentation.style,
        ours[height].top.bottom.flow == layer.top.bottom.flow
      else { return nil }
      return ours[height]
    }
  }

  private func modal(
    _ modal: NavigationTree.Modal, of top: Node, _ known: NavigationTree.Modal?, _ ids: [ScreenID: ScreenID]
  ) -> NavigationTree.Modal {
    let presenter = modal.presentation.presenter.map { ids[$0] ?? $0 }
    let new = NavigationTree.Presentation(
      id: known?.presentation.id ?? top.bottom.id, style: modal.presentation.style, presenter: presenter)
    if let known, known.presentation == new { return known }
    return NavigationTree.Modal(new)
  }

  /// A wanted stack in place of a known one; notes the ids that the wanted entries have in the new tree.
  private mutating func settle(_ top: Node?, over known: Node?, _ ids: inout [ScreenID: ScreenID]) -> Node? {
    guard let top else { return nil }
    if top === known { return top }
    let shared = top.shared(with: known), wanted = top.downward(to: shared), ours = known?.downward(to: shared) ?? []
    let byID = Dictionary(ours.map { ($0.id, $0) }) { first, _ in first }
    let byDepth = Dictionary(ours.map { ($0.depth, $0) }) { first, _ in first }
    let taken = Set(wanted.filter { node in byID[node.id]?.isSame(as: node) == true }.map(\.id))
    var result = shared
    for node in wanted.reversed() {
      let there = byDepth[node.depth].flatMap { $0.flow == node.flow && !taken.contains($0.id) ? $0 : nil }
      let new = arrive(node, as: taken.contains(node.id) ? byID[node.id] : there, on: result, &ids)
      ids[node.id] = new.id
      result = new
    }
    return result
  }

  /// A wanted entry: the one that stays in its place, or a new one.
  private mutating func arrive(
    _ node: Node, as known: Node?, on below: Node?, _ ids: inout [ScreenID: ScreenID]
  ) -> Node {
    let entry = known?.entry ?? newEntry(of: node.flow)
    let (contents, selectedTop) = contents(of: node, over: known, &ids)
    if let known, known.below === below, known.contents === contents, known.element.selectedTop === selectedTop {
      return known
    }
    let arrival = (known ?? node).element.arrival
    let slot = NavigationTree.Slot(entry, contents, selectedTop: selectedTop, arrival: arrival)
    return Node(slot, on: below)
  }

  /// What a wanted entry contains, in place of what the entry that stays contains.
  ///
  /// Children are the same if they have the same flow, and numbers of children don't come back either.
  private mutating func contents(
    of node: Node, over known: Node?, _ ids: inout [ScreenID: ScreenID]
  ) -> (NavigationTree.Contents?, selectedTop: Node?) {
    guard let contents = node.contents else { return (nil, nil) }
    let old = known?.contents, others = old?.plan.children ?? []
    let places = Dictionary(others.enumerated().map { ($1.flow, $0) }) { first, _ in first }
    var plan = contents.plan, tops: [Node?] = [], numbers: [Int: Int] = [:]
    if let old { plan.nextNumber = old.plan.nextNumber }
    for (index, child) in plan.children.enumerated() {
      let place = places[child.flow]
      tops.append(settle(node.childTop(index), over: place.flatMap { known?.childTop($0) }, &ids))
      if old != nil { plan.number(index, place.map { others[$0].number }) }
      numbers[child.number] = plan.children[index].number
    }
    let selectedTop = contents.selected.flatMap { tops[$0] }
    contents.selected.map { tops[$0] = nil }
    let history = contents.history.compactMap { numbers[$0] }
    let columns = contents.columns(showing: contents.selected, beside: old?.shownColumns)
    if let old, old.plan == plan, old.selected == contents.selected, old.history == history,
      old.shownColumns == columns, old.tops.elementsEqual(tops, by: { $0 === $1 })
    {
      return (old, selectedTop)
    }
    let new = NavigationTree.Contents(
      plan, tops: tops, selected: contents.selected, history: history, shownColumns: columns)
    return (new, selectedTop)
  }

  private mutating func newEntry(of flow: FlowID) -> NavigationTree.Entry {
    lastID &+= 1
    return NavigationTree.Entry(id: ScreenID(lastID), flow: flow)
  }
}

extension NavigationTree.Contents.Plan {
  /// Numbers a child; `nil` for the next number.
  fileprivate mutating func number(_ index: Int, _ known: Int?) {
    let child = children[index]
    children[index] = NavigationTree.Container.Child(
      flow: child.flow, column: child.column, number: known ?? nextNumber)
    if known == nil { nextNumber += 1 }
  }
}

extension NavigationTree {
  /// A tree of these layers, from the app's root up; parts that are the same as here are shared.
  fileprivate func replacing(with layers: [Layer]) -> NavigationTree {
    let ours = Array(layersDownward.reversed())
    let same = zip(ours, layers).prefix { $0.top === $1.top && $0.modal === $1.modal }.count
    let shared = same == 0 ? NavigationTree(top: layers[0].top, cover: nil) : dropping(layers: ours.count - same)
    return layers.dropFirst(max(same, 1)).reduce(shared) { $0.covered(by: $1) }
  }
}
