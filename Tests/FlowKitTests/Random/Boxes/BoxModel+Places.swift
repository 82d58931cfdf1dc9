// Where things are: a place is a way into the lists.
extension BoxModel {
  struct Place: Equatable {
    var layer: Int
    /// In which children, from the outside in.
    var turns: [Turn] = []
    var index: Int

    struct Turn: Equatable {
      let index: Int
      let slot: Int
    }

    /// The container around it.
    var holder: Place? {
      turns.last.map { Place(layer: layer, turns: turns.dropLast(), index: $0.index) }
    }

    /// A place in a child of the container that is here.
    func inside(_ slot: Int, _ index: Int) -> Place {
      Place(layer: layer, turns: turns + [Turn(index: self.index, slot: slot)], index: index)
    }

    func at(_ index: Int) -> Place { Place(layer: layer, turns: turns, index: index) }
  }

  /// The stack around a place.
  subscript(stack place: Place) -> [Node] {
    get {
      place.turns.reduce(layers[place.layer].nodes) { $0[$1.index].box?.slots[$1.slot].nodes ?? [] }
    }
    set { Self.set(&layers[place.layer].nodes, place.turns[...], newValue) }
  }

  private static func set(_ nodes: inout [Node], _ turns: ArraySlice<Place.Turn>, _ new: [Node]) {
    guard let turn = turns.first else { return nodes = new }
    var inner = nodes[turn.index].box?.slots[turn.slot].nodes ?? []
    set(&inner, turns.dropFirst(), new)
    nodes[turn.index].box?.slots[turn.slot].nodes = inner
  }

  subscript(place: Place) -> Node {
    get { self[stack: place][place.index] }
    set {
      var nodes = self[stack: place]
      nodes[place.index] = newValue
      self[stack: place] = nodes
    }
  }

  /// All places, containers before what is in them.
  var places: [Place] {
    layers.indices.flatMap { layer in
      layers[layer].nodes.indices.flatMap { places(from: Place(layer: layer, index: $0)) }
    }
  }

  func places(from place: Place) -> [Place] {
    [place]
      + (self[place].box?.slots ?? []).enumerated().flatMap { slot, child in
        child.nodes.indices.flatMap { places(from: place.inside(slot, $0)) }
      }
  }

  func place(of id: Int) -> Place? { places.first { self[$0].id == id } }

  var ids: [Int] { places.map { self[$0].id } }

  /// What is used now.
  var front: Place { front(of: layers.count - 1) }

  func front(of layer: Int) -> Place {
    var place = Place(layer: layer, index: layers[layer].nodes.count - 1)
    while let box = self[place].box, let slot = box.selected, !box.slots[slot].nodes.isEmpty {
      place = place.inside(slot, box.slots[slot].nodes.count - 1)
    }
    return place
  }

  /// Whether a stack is to be seen when nothing is over its layer.
  func isOpen(_ place: Place) -> Bool {
    guard let holder = place.holder, let turn = place.turns.last, let box = self[holder].box else { return true }
    return (!box.kind.showsOne || box.selected == turn.slot) && holder.index == self[stack: holder].count - 1
      && isOpen(holder)
  }

  func isShown(_ place: Place) -> Bool {
    isOpen(place) && place.index == self[stack: place].count - 1 && place.layer == layers.count - 1
  }

  /// The containers that are here or around here, from the inside out.
  func boxes(around place: Place) -> [(place: Place, box: Box)] {
    var found: [(place: Place, box: Box)] = []
    var next: Place? = place
    while let place = next {
      if let box = self[place].box { found.append((place, box)) }
      next = place.holder
    }
    return found
  }
}

extension BoxModel {
  /// Children that were shown on the way through a batch, and are not at its end, were never there.
  mutating func forgetUnshown() {
    for place in places.reversed() {
      guard var box = self[place].box, box.kind.showsOne, !box.kind.isEager else { continue }
      for slot in box.slots.indices where slot != box.selected {
        guard let root = box.slots[slot].nodes.first?.id, begun?.contains(root) == true else { continue }
        if isUnused(box.slots[slot]) { box.slots[slot].nodes = [] }
      }
      let made = Set(box.slots.filter { !$0.nodes.isEmpty }.map(\.key))
      box.forgetPast { !made.contains($0) }
      self[place].box = box
    }
    let ids = Set(ids)
    selectedAgain.removeAll { !ids.contains($0) }
    begun = nil
  }

  /// Whether no node of it was asked for, and none has presented anything.
  private func isUnused(_ slot: Slot) -> Bool {
    guard slot.nodes.count < 2 else { return false }
    return slot.nodes.allSatisfy { node in
      !layers.contains { $0.presenter == node.id } && node.box?.slots.allSatisfy(isUnused) ?? true
    }
  }

  /// The tree in a line.
  var picture: String {
    layers.map { ($0.style.map { "\($0): " } ?? "") + picture($0.nodes) }.joined(separator: " | ")
  }

  private func picture(_ nodes: [Node]) -> String {
    nodes.map { node in node.name + (node.box.map { "[\(picture($0))]" } ?? "") }.joined(separator: " > ")
  }

  private func picture(_ box: Box) -> String {
    box.slots.enumerated().map { index, slot in
      (box.selected == index ? "*" : "") + (slot.nodes.isEmpty ? "(\(slot.name))" : picture(slot.nodes))
    }.joined(separator: ", ")
  }
}
