import FlowKit

extension BoxModel {
  /// Does what is asked for, or says why not and stays as it is.
  mutating func take(_ deed: BoxDeed, from caller: Int?) throws(Refusal) {
    var after = self
    (after.replaced, after.usedAgain, after.selectedAgain) = ([], [], [])
    try after.change(deed, from: caller)
    self = after
  }

  private mutating func change(_ deed: BoxDeed, from id: Int?) throws(Refusal) {
    guard let caller = id.map({ place(of: $0) }) ?? front else { throw Refusal("removed") }
    switch deed {
    case .batch(let deeds):
      let isOuter = begun == nil
      if isOuter { begun = [] }
      for (index, deed) in deeds.enumerated() {
        let before = self
        do throws(Refusal) {
          try changeNext(deed, from: index == 0 ? id : nil, orAround: id)
        } catch {
          guard deed.mayFindNothing(error) else { throw error }
          self = before
        }
      }
      if isOuter { forgetUnshown() }
    case .taking(.push, let name):
      try accept(caller)
      pushOrMove(name, on: caller)
    case .taking(.open, let name):
      try accept(caller)
      let child = boxes(around: caller).first { $1.slots.contains { $0.name == name } }
      if child != nil { try change(.taking(.select, name), from: id) } else { pushOrMove(name, on: caller) }
    case .taking(.present, let name): try present(name, "sheet", caller)
    case .alert(let name): try present(name, "alert", caller)
    case .taking(.replace, let name):
      try accept(caller)
      replace(caller, name)
    case .show(let name, let column):
      try accept(caller)
      let place = try self.column(column, around: caller)
      if name == "U", self[place.at(0)].name == name {
        usedAgain.append(self[place.at(0)].id)
        return cut(above: place.at(0))
      }
      cut(above: place.at(-1))
      push(name, on: place)
    case .reset(let names, let keeping): stand(names, on: [], keeping: keeping ? self[stack: caller] : [], at: caller)
    case .resetRoot(let names, let keeping):
      let root = Place(layer: 0, index: 0)
      stand(names, on: [], keeping: keeping ? self[stack: root] : [], at: root)
    case .taking(.remove, let name): try remove(name, caller)
    case .taking(.goTo, let name): goTo(name)
    case .taking(.popTo, let name): try popTo(name, caller)
    case .taking(.reset, let name): stand([name], on: [], keeping: [], at: caller)
    case .taking(.resetRoot, let name): stand([name], on: [], keeping: [], at: Place(layer: 0, index: 0))
    case .finish: reveal(caller)
    case .pop: try pop(1, caller)
    case .popCount(let count): try pop(count, caller)
    case .popToRoot:
      let before = ids.count
      cut(above: caller.at(0))
      if ids.count == before { throw Refusal("nothing to pop") }
    case .back: back(caller)
    case .dismiss:
      let inside = places(from: caller).map { self[$0].id }
      let modal =
        layers.lastIndex { $0.presenter == self[caller].id }
        ?? layers.lastIndex { inside.contains($0.presenter ?? 0) } ?? caller.layer
      if modal == 0 { throw Refusal("nothing to dismiss") }
      layers.removeLast(layers.count - modal)
    case .leave: try leave(caller)
    case .dismissAll:
      layers.removeLast(layers.count - 1)
    case .select(let index):
      guard let (place, _) = boxes(around: caller).first(where: { $1.kind.showsOne || $1.kind.isSplit }) else {
        throw Refusal("no container")
      }
      try select(index, of: place)
    case .taking(.select, let name):
      for (place, box) in boxes(around: caller) {
        if let slot = box.slots.firstIndex(where: { $0.name == name }) { return try select(slot, of: place) }
      }
      throw Refusal("no such child")
    case .step(let number):
      guard let (place, box) = boxes(around: caller).first(where: { $1.kind.isBook }), let old = box.selected else {
        throw Refusal("no container")
      }
      let count = box.slots.count
      try select(box.kind.loops ? (old + number + count) % count : old + number, of: place)
    case .setChildren(let names): try setChildren(names, from: caller)
    case .taking(let verb, _): throw Refusal("the model has no \(verb)")
    }
  }

  /// A step of a batch: what is about containers means those around the first caller, as long as they fit.
  private mutating func changeNext(_ deed: BoxDeed, from id: Int?, orAround first: Int?) throws(Refusal) {
    if id == nil, case .taking(.open, let name) = deed, let around = first.flatMap(place),
      boxes(around: around).contains(where: { $1.slots.contains { $0.name == name } })
    {
      return try change(.taking(.select, name), from: first)
    }
    guard id == nil, deed.isAboutContainers, let first, place(of: first) != nil else {
      return try change(deed, from: id)
    }
    let before = self
    do throws(Refusal) {
      try change(deed, from: first)
    } catch {
      guard ["no container", "no such child"].contains(error.reason) else { throw error }
      self = before
      try change(deed, from: nil)
    }
  }

  private func accept(_ caller: Place) throws(Refusal) {
    if !isShown(caller), caller != front, !["P", "Q", "Tough"].contains(self[caller].name) { throw Refusal("covered") }
  }

  private mutating func present(_ name: String, _ style: String, _ caller: Place) throws(Refusal) {
    try accept(caller)
    if name == "U", let again = seen.last(where: { $0.amount == .all && $0.node.name == name }) {
      return usedAgain.append(again.node.id)
    }
    let new = node(name)
    layers.append(Layer(id: new.id, presenter: self[caller].id, style: style, nodes: [new]))
    use(caller)
  }

  private mutating func replace(_ caller: Place, _ name: String) {
    let old = self[caller].id, new = node(name)
    self[caller] = new
    replaced.append((old, new.id))
    for layer in layers.indices where layers[layer].presenter == old { layers[layer].presenter = new.id }
    closeOrphans()
    use(caller)
  }

  private mutating func pop(_ count: Int, _ caller: Place) throws(Refusal) {
    if count < 1 { return }
    if caller.index < count { throw Refusal("nothing to pop") }
    cut(above: caller.at(caller.index - count))
  }

  private mutating func leave(_ caller: Place) throws(Refusal) {
    var place = caller
    while place.index == 0 {
      guard let holder = place.holder else {
        if place.layer == 0 { throw Refusal("nothing to pop") }
        return layers.removeLast(layers.count - place.layer)
      }
      if let box = self[holder].box, box.kind.isSplit,
        let slot = box.slots.first(where: { $0.nodes.first?.id == self[place].id }), slot.name != self[place].name
      {
        cut(above: place.at(-1))
        return push(slot.name, on: place)
      }
      place = holder
    }
    cut(above: place.at(place.index - 1))
  }

  /// Another stack: those of the old nodes that have these names, and new ones.
  private mutating func stand(_ names: [String], on bottom: [Node], keeping old: [Node], at place: Place) {
    var old = old
    let nodes = names.map { name in
      old.firstIndex { $0.name == name }.map { old.remove(at: $0) } ?? node(name)
    }
    let hidden = isOpen(place) ? nil : layers
    cut(above: place.at(-1))
    if let hidden { layers = Array(layers[...place.layer] + hidden[(place.layer + 1)...]) }
    self[stack: place] = bottom + nodes
    closeOrphans()
  }

  private mutating func remove(_ name: String, _ caller: Place) throws(Refusal) {
    guard let place = onTheWay(name, from: caller.at(self[stack: caller].count - 1)) else { return }
    if self[stack: place].count == 1 { throw Refusal("nothing to pop") }
    self[stack: place].remove(at: place.index)
    closeOrphans()
  }

  /// What the containers around a place have presented is in the way, unless the place is hidden.
  private mutating func goBack(to place: Place) {
    let holders = boxes(around: place).dropFirst(self[place].box == nil ? 0 : 1).map { self[$0.place].id }
    let isOpen = isOpen(place)
    cut(above: place)
    guard isOpen, let first = layers.firstIndex(where: { holders.contains($0.presenter ?? 0) }) else { return }
    layers.removeLast(layers.count - first)
  }

  /// Nothing is over the place any more.
  private mutating func uncover(_ place: Place) {
    layers.removeLast(layers.count - place.layer - 1)
    cut(above: place)
  }

  private mutating func popTo(_ name: String, _ caller: Place) throws(Refusal) {
    var next = caller
    while true {
      if let index = self[stack: next].prefix(next.index).lastIndex(where: { $0.name == name }) {
        return goBack(to: next.at(index))
      }
      guard let holder = next.holder else { break }
      if self[holder].name == name { return goBack(to: next.at(0)) }
      next = holder
    }
    if caller.layer > 0, let place = nearest(name, from: caller.layer - 1) { return uncover(place) }
    guard let presenter = layers[caller.layer].presenter.flatMap(place), let place = onTheWay(name, from: presenter)
    else { throw Refusal("target not found") }
    reveal(place)
  }

  /// The nearest place from here down, then among those that led to it, used now or not.
  private func onTheWay(_ name: String, from start: Place) -> Place? {
    var next: Place? = start
    while let place = next {
      if let index = self[stack: place].prefix(place.index + 1).lastIndex(where: { $0.name == name }) {
        return place.at(index)
      }
      next = place.holder ?? layers[place.layer].presenter.flatMap(self.place)
    }
    return nil
  }

  private mutating func goTo(_ name: String) {
    if let place = nearest(name, from: layers.count - 1) { return uncover(place) }
    let there = places.filter { self[$0].name == name }
    if let place = there.max(by: { isFarther($0, $1) }) { return reveal(place) }
    let boxes = places.filter { self[$0].box?.slots.contains { $0.name == name && $0.nodes.isEmpty } ?? false }
    guard let place = boxes.max(by: { isFarther($0, $1) }),
      let slot = self[place].box?.slots.firstIndex(where: { $0.name == name })
    else { return push(name, on: front) }
    reveal(place)
    show(slot, in: place)
  }

  /// Whether the second one is rather meant: it is shown, or in a higher layer, or nearer to what is used there, or
  /// newer.
  private func isFarther(_ first: Place, _ second: Place) -> Bool {
    let ranks = [first, second].map { place in
      let used = Set(boxes(around: front(of: place.layer)).map { self[$0.place].id })
      let common = used.intersection(boxes(around: place).map { self[$0.place].id }).count
      return [isShown(place) ? 1 : 0, place.layer, common, self[place].id]
    }
    return ranks[0].lexicographicallyPrecedes(ranks[1])
  }

  /// As far as it goes.
  private mutating func back(_ caller: Place) {
    var place = caller
    while place.index == 0, let holder = place.holder {
      if let box = self[holder].box, box.kind.showsOne, box.selected != place.turns.last?.slot {
        return
      }
      if let slot = backSlot(of: place) { return show(slot, in: holder, isBack: true) }
      place = holder
    }
    if place.index == 0, place.layer > 0 { return layers.removeLast(layers.count - place.layer) }
    if place.index > 0 { cut(above: place.at(place.index - 1)) }
  }

  private func backSlot(of place: Place) -> Int? {
    guard let box = place.holder.flatMap({ self[$0].box }), let turn = place.turns.last else { return nil }
    if box.kind.isSplit { return turn.slot > 0 ? turn.slot - 1 : nil }
    if box.kind.back == "first" { return box.selected == 0 ? nil : 0 }
    if box.kind.back == "order" { return place.turns.last.flatMap { $0.slot > 0 ? $0.slot - 1 : nil } }
    return ["past", "all"].contains(box.kind.back) ? box.slots.firstIndex { $0.key == box.past.last } : nil
  }

  private mutating func select(_ slot: Int, of place: Place) throws(Refusal) {
    guard let box = self[place].box, box.slots.indices.contains(slot) else { throw Refusal("no such child") }
    let isAgain = box.selected == slot
    show(slot, in: place)
    if isAgain { selectedAgain += box.slots[slot].nodes.prefix(1).map(\.id) }
    guard isAgain, box.kind.popsToRoot else { return }
    self[place].box?.slots[slot].nodes = Array(box.slots[slot].nodes.prefix(1))
    closeOrphans()
  }

  private mutating func setChildren(_ names: [String], from caller: Place) throws(Refusal) {
    guard let (place, old) = boxes(around: caller).first(where: { !$1.kind.isSplit }) else {
      throw Refusal("no container")
    }
    if names.isEmpty, old.kind.showsOne { throw Refusal("no children") }
    if Set(names).count < names.count { throw Refusal("same children") }
    var box = old
    box.slots = names.map { name in
      if let same = old.slots.first(where: { $0.name == name }) { return same }
      box.nextKey += 1
      return Slot(name: name, key: 1_000 * life + box.nextKey - 1)
    }
    box.selected = old.selected.flatMap { selected in box.slots.firstIndex { $0.key == old.slots[selected].key } }
    let keys = Set(box.slots.map(\.key))
    box.forgetPast { !keys.contains($0) }
    let areMade = old.kind.isEager || !old.kind.showsOne
    let known = Set(old.slots.map(\.key))
    for slot in box.slots.indices where areMade && !known.contains(box.slots[slot].key) {
      box.slots[slot].nodes = [node(box.slots[slot].name)]
    }
    use(place)
    self[place].box = box
    closeOrphans()
    if let gone = old.selected, box.selected == nil, old.kind.showsOne {
      show(successor(of: gone, old, box), in: place, isBack: true)
    }
  }

  /// Who was selected last; else the nearest one that stays, the left one of two; else who stands there now.
  private func successor(of gone: Int, _ old: Box, _ box: Box) -> Int {
    if let last = box.past.last, let slot = box.slots.firstIndex(where: { $0.key == last }) { return slot }
    for distance in 1..<max(2, old.slots.count) {
      for slot in [gone - distance, gone + distance] where old.slots.indices.contains(slot) {
        if let new = box.slots.firstIndex(where: { $0.key == old.slots[slot].key }) { return new }
      }
    }
    return min(gone, box.slots.count - 1)
  }
}

extension BoxModel.Box {
  /// One child twice in a row is once, and the selected one was not before.
  mutating func forgetPast(where isGone: (Int) -> Bool) {
    past = past.filter { !isGone($0) }.reduce(into: []) { if $0.last != $1 { $0.append($1) } }
    if let selected, past.last == slots[selected].key { past.removeLast() }
  }
}

extension BoxDeed {
  fileprivate var isAboutContainers: Bool {
    switch self {
    case .select, .taking(.select, _), .step, .setChildren: true
    default: false
    }
  }

  /// Whether a batch goes on though there was nothing to do.
  fileprivate func mayFindNothing(_ refusal: BoxModel.Refusal) -> Bool {
    switch self {
    case .popToRoot: refusal.reason == "nothing to pop"
    default: false
    }
  }
}
