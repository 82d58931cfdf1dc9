// What verbs are made of.
extension BoxModel {
  /// Everything above a place leaves; in a container, of the modals those that lose their presenter, and those that were
  /// presented by the same stack, if it is to be seen.
  mutating func cut(above place: Place) {
    let isOpen = isOpen(place), inside = self[stack: place].indices.flatMap { places(from: place.at($0)) }
    let ids = inside.map { self[$0].id }
    self[stack: place] = Array(self[stack: place].prefix(place.index + 1))
    if place.turns.isEmpty {
      layers.removeLast(layers.count - 1 - place.layer)
    } else if isOpen, let modal = layers.firstIndex(where: { ids.contains($0.presenter ?? 0) }) {
      layers.removeLast(layers.count - modal)
    }
    closeOrphans()
    use(place)
  }

  /// Modals whose presenter has left go, with those over them.
  mutating func closeOrphans() {
    let ids = Set(ids)
    if let orphan = layers.firstIndex(where: { $0.presenter.map { !ids.contains($0) } ?? false }) {
      layers.removeLast(layers.count - orphan)
      closeOrphans()
    }
  }

  /// In columns and frames, what changes is what is used from now on.
  mutating func use(_ place: Place) {
    var next = place
    while let turn = next.turns.last, let holder = next.holder {
      if self[holder].box?.kind.showsOne == false { select(turn.slot, in: holder, isBack: false) }
      next = holder
    }
  }

  mutating func select(_ slot: Int, in place: Place, isBack: Bool) {
    guard var box = self[place].box, box.selected != slot else { return }
    let key = box.slots[slot].key
    if box.kind.back == "all" {
      if isBack, box.past.contains(key) {
        while box.past.removeLast() != key {}
      } else if let old = box.selected, !isBack {
        box.past.append(box.slots[old].key)
      }
    } else {
      box.past.removeAll { $0 == key }
      if let old = box.selected, !isBack {
        box.past = box.past.filter { $0 != box.slots[old].key } + [box.slots[old].key]
      }
    }
    box.selected = slot
    self[place].box = box
  }

  /// Shows a child, made now if it has to be.
  mutating func show(_ slot: Int, in place: Place, isBack: Bool = false) {
    use(place)
    select(slot, in: place, isBack: isBack)
    guard let child = self[place].box?.slots[slot], child.nodes.isEmpty else { return }
    let new = node(child.name)
    begun?.insert(new.id)
    self[place].box?.slots[slot].nodes = [new]
  }

  /// Selects everything on the way to a place, and removes what is over it.
  mutating func reveal(_ place: Place) {
    layers.removeLast(layers.count - 1 - place.layer)
    var way = Place(layer: place.layer, index: 0)
    for turn in place.turns {
      way.index = turn.index
      self[stack: way] = Array(self[stack: way].prefix(turn.index + 1))
      select(turn.slot, in: way, isBack: false)
      way = way.inside(turn.slot, 0)
    }
    self[stack: place] = Array(self[stack: place].prefix(place.index + 1))
  }

  mutating func push(_ name: String, on place: Place) {
    let new = node(name)
    self[stack: place].append(new)
    use(place)
  }

  /// One that moves to the front is not pushed again where it stands above the root, or is on top; one that is used
  /// again on top isn't where it is on top.
  mutating func pushOrMove(_ name: String, on place: Place) {
    var nodes = self[stack: place]
    if name == "U", let top = nodes.last, top.name == name {
      usedAgain.append(top.id)
      return use(place)
    }
    let old = nodes.lastIndex { $0.name == name }
    guard name == "M", let old, old > 0 || nodes.count == 1 else { return push(name, on: place) }
    nodes.append(nodes.remove(at: old))
    self[stack: place] = nodes
    use(place)
  }

  /// The nearest place that fits: from the front of a layer outward, then in the layers below.
  func nearest(_ name: String, from layer: Int) -> Place? {
    for layer in (0...max(0, layer)).reversed() where layer < layers.count {
      var next: Place? = front(of: layer)
      while let place = next {
        if let index = self[stack: place].prefix(place.index + 1).lastIndex(where: { $0.name == name }) {
          return place.at(index)
        }
        next = place.holder
      }
    }
    return nil
  }

  /// A column of the nearest split that has it.
  func column(_ column: Int, around place: Place) throws(Refusal) -> Place {
    for (place, box) in boxes(around: place) where box.kind.isSplit {
      let columns = box.slots.count == 2 ? [0, nil, 1] : [0, 1, 2]
      if let slot = columns[column] { return place.inside(slot, box.slots[slot].nodes.count - 1) }
    }
    throw Refusal("no container")
  }
}
