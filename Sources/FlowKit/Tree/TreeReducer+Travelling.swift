// Going to a known tree.
extension TreeReducer {
  /// Goes to a known tree, perhaps another navigator's.
  ///
  /// What is there in both stays: the same entries, and entries of the same flow at the same place. Everything else enters
  /// anew, with new ids. Splits that stay keep the columns that the host shows.
  mutating func travel(to destination: NavigationTree) {
    let ours = Array(tree.layersDownward.reversed()), wanted = Array(destination.layersDownward.reversed())
    var ids: [ScreenID: ScreenID] = [:], layers: [NavigationTree.Layer] = []
    for (height, layer) in wanted.enumerated() {
      let known = Self.counterpart(of: layer, at: height, among: ours, wanted)
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

  /// The app's own stack, or the modal that stays as a wanted one.
  private static func counterpart(
    of layer: NavigationTree.Layer, at height: Int, among ours: [NavigationTree.Layer], _ wanted: [NavigationTree.Layer]
  ) -> NavigationTree.Layer? {
    guard let presentation = layer.modal?.presentation else { return ours[0] }
    let modals = ours.dropFirst()
    if let same = modals.first(where: { $0.modal?.presentation.id == presentation.id }) { return same }
    guard modals.indices.contains(height), let there = modals[height].modal?.presentation else { return nil }
    let isTaken = wanted.contains { $0.modal?.presentation.id == there.id }
    let isAlike = modals[height].top.bottom.flow == layer.top.bottom.flow && there.style == presentation.style
    return isAlike && !isTaken ? modals[height] : nil
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
