// Positions in a tree, and the same tree with a change at one of them.
extension NavigationTree {
  /// The position of an entry.
  struct Position {
    /// How many layers are above it.
    var layer: Int
    /// The path into its innermost container; below that, the path into the container around it, and so on.
    var steps: Link<Step>?
    /// The top of its stack.
    var top: Node
    var node: Node

    /// A step into a child.
    struct Step {
      /// The top of the container's stack.
      let top: Node
      let holder: Node
      let index: Int
    }
  }

  var layerCount: Int { cover.map { $0.depth + 2 } ?? 1 }

  /// The last modal, or the app's root stack.
  var front: Layer { Layer(top: top, modal: cover?.element.modal) }

  /// The layers, the front one first.
  var layersDownward: [Layer] { [front] + (cover?.downward.map { $0.layer } ?? []) }

  /// What the last modal covers; `nil` if there is no modal.
  var covered: NavigationTree? { cover.map { NavigationTree(top: $0.element.top, cover: $0.below) } }

  /// The node that the user sees; if there are several, the one in use.
  var visibleNode: Node {
    var node = top
    while let inner = node.element.selectedTop { node = inner }
    return node
  }

  /// The position of the visible entry.
  var visiblePosition: Position { Self.used(from: top, 0) }

  /// The position of the entry in use in a layer, searched from the top of its stack inward.
  static func used(from top: Node, _ number: Int) -> Position {
    var position = Position(layer: number, top: top, node: top)
    while let inner = position.inside(position.node.contents?.selected) { position = inner }
    return position
  }

  /// Searches from the top down: most ids are near the top, and what is above them is often about to leave.
  func position(of id: ScreenID) -> Position? {
    let visible = visiblePosition
    return visible.node.id == id ? visible : position(below: 0) { $0.entry.id == id }
  }

  /// The first matching place in a layer or those below it.
  func position(below first: Int, where fits: (Slot) -> Bool) -> Position? {
    var number = 0, next = Optional(self)
    while let tree = next {
      if number >= first, let (node, top, steps) = Self.search(tree.top, where: fits) {
        let way = steps.reversed().reduce(nil as Link<Position.Step>?) { Link($1, on: $0) }
        return Position(layer: number, steps: way, top: top, node: node)
      }
      (next, number) = (tree.covered, number + 1)
    }
    return nil
  }

  /// The steps of the result are ordered from the inside out.
  private static func search(
    _ top: Node, where fits: (Slot) -> Bool
  ) -> (node: Node, top: Node, steps: [Position.Step])? {
    var next: Node? = top
    while let node = next {
      if fits(node.element) { return (node, top, []) }
      if let contents = node.contents {
        for index in contents.tops.indices {
          guard let child = node.childTop(index), var found = search(child, where: fits) else { continue }
          found.steps.append(Position.Step(top: top, holder: node, index: index))
          return found
        }
      }
      next = node.below
    }
    return nil
  }

  func layer(_ number: Int) -> Layer { dropping(layers: number).front }
}

extension NavigationTree.Position {
  typealias Node = NavigationTree.Node

  /// The container around it.
  var holder: NavigationTree.Position? {
    guard let step = steps?.element else { return nil }
    return NavigationTree.Position(layer: layer, steps: steps?.below, top: step.top, node: step.holder)
  }

  /// The top of a child's stack; `nil` if the child has not been shown yet.
  func inside(_ index: Int?) -> NavigationTree.Position? {
    guard let index, let inner = node.childTop(index) else { return nil }
    let step = Step(top: top, holder: node, index: index)
    return NavigationTree.Position(layer: layer, steps: Link(step, on: steps), top: inner, node: inner)
  }

  func at(_ node: Node) -> NavigationTree.Position {
    NavigationTree.Position(layer: layer, steps: steps, top: top, node: node)
  }

  /// The containers from the inside out, beginning with this position if it is a container.
  var containers: [NavigationTree.Position] {
    var found: [NavigationTree.Position] = []
    var next: NavigationTree.Position? = self
    while let position = next {
      if position.node.contents != nil { found.append(position) }
      next = position.holder
    }
    return found
  }

  /// The innermost of these that fits.
  func container(where fits: (NavigationTree.Contents) -> Bool) -> NavigationTree.Position? {
    var next: NavigationTree.Position? = self
    while let position = next {
      if let contents = position.node.contents, fits(contents) { return position }
      next = position.holder
    }
    return nil
  }

  /// The steps into the containers around it, the innermost first.
  var stepsOutward: some Sequence<Step> {
    sequence(state: steps) { rest in
      defer { rest = rest?.below }
      return rest?.element
    }
  }

  var depth: Int {
    guard let steps else { return 0 }
    return steps.depth + 1
  }

  /// Whether its layer shows its stack: each container around it is the top of a stack, and shows the child that it is
  /// in.
  var isOpen: Bool {
    steps?.topmost { $0.top !== $0.holder || $0.holder.contents?.shows($0.index) != true } == nil
  }

  /// Whether it is visible.
  var isShown: Bool { layer == 0 && node === top && isOpen }
}

extension NavigationTree {
  /// The entry that a stack belongs to: its container, or the presenter of its modal.
  ///
  /// For a modal of the app, that is what the modal lies on.
  func origin(of position: Position) -> Position? { origins(from: position).first { _ in true } }

  /// Where a modal over this tree comes from: its presenter, or what the user used when the app presented it.
  private func origin(of presentation: Presentation) -> Position? {
    guard let presenter = presentation.presenter else { return visiblePosition }
    return position(of: presenter)
  }

  /// This entry's origin, then the origin of that one's stack, and so on down to the app's root.
  func origins(from start: Position) -> some Sequence<Position> {
    // The remaining layers are kept, so that no layer is counted from the top again.
    sequence(state: (here: start, left: dropping(layers: start.layer))) { state -> Position? in
      if let holder = state.here.holder {
        state.here = holder
        return holder
      }
      guard let presentation = state.left.front.modal?.presentation else { return nil }
      let below = state.left.dropping(layers: 1)
      guard var found = below.origin(of: presentation) else { return nil }
      state.left = below.dropping(layers: found.layer)
      found.layer += state.here.layer + 1
      state.here = found
      return found
    }
  }

  /// The first matching entry on the way from an entry down to the app's root: first those below it on its stack, then
  /// the container or presenter of the stack, those below that one, and so on.
  func nearest(onTheWayFrom start: Position, where fits: (Slot) -> Bool) -> Position? {
    if let node = start.node.topmost(where: fits) { return start.at(node) }
    for position in origins(from: start) {
      if let node = position.node.topmost(where: fits) { return position.at(node) }
    }
    return nil
  }

  /// The nearest entry of a flow: the one in use, or else the latest.
  func nearestPosition(of flow: FlowID) -> Position? {
    positionInUse(of: flow, below: 0) ?? nearest { $0.flow == flow }
  }

  /// The nearest entry of a flow in use: in each layer from its innermost stack outward, from the given layer down.
  func positionInUse(of flow: FlowID, below first: Int) -> Position? {
    for (number, layer) in layersDownward.enumerated().dropFirst(first) {
      var next: Position? = Self.used(from: layer.top, number)
      while let position = next {
        if let node = position.node.topmost(where: { $0.entry.flow == flow }) { return position.at(node) }
        next = position.holder
      }
    }
    return nil
  }

  /// The entry of a flow that the user is on: in it, or in what stands above it; `nil` if there is none.
  func placeOfUser(on flow: FlowID) -> Position? {
    positionInUse(of: flow, below: 0) ?? shown.last { $0.flow == flow }.flatMap { position(of: $0.id) }
  }

  /// The nearest matching entry.
  ///
  /// Visible entries come first, then those in the highest layer, then those that share the most containers with the
  /// entry in use, then the newest.
  func nearest(where fits: (Node) -> Bool) -> Position? {
    var best: (position: Position, rank: [Int])?
    for (number, layer) in layersDownward.enumerated() {
      let inUse = Self.used(from: layer.top, number).containers.map(\.node.id)
      forEach(in: Position(layer: number, top: layer.top, node: layer.top)) { position in
        guard fits(position.node) else { return }
        let shared = position.containers.count { inUse.contains($0.node.id) }
        let rank = [position.isShown ? 1 : 0, -number, shared, position.node.id.number]
        if best.map({ $0.rank.lexicographicallyPrecedes(rank) }) ?? true { best = (position, rank) }
      }
    }
    return best?.position
  }

  private func forEach(in stack: Position, _ body: (Position) -> Void) {
    for node in stack.top.downward {
      let position = stack.at(node)
      body(position)
      guard let contents = node.contents else { continue }
      for index in contents.tops.indices {
        if let child = position.inside(index) { forEach(in: child, body) }
      }
    }
  }
}

// The same tree with a change at a position.
extension NavigationTree {
  /// With another stack there.
  ///
  /// In columns and embedding screens, the part that changes becomes the one in use, unless it is hidden.
  ///
  /// - Parameters:
  ///   - position: Where the stack is.
  ///   - top: The top of the new stack.
  ///   - isUsed: Whether the part that changes becomes the one in use.
  ///   - showsColumn: Whether the column that the stack belongs to becomes the one in use, even if it is hidden.
  /// - Returns: The tree with that stack.
  func replacing(
    _ position: Position, with top: Node, isUsed: Bool = true, showsColumn: Bool = false
  ) -> NavigationTree {
    guard position.steps != nil else { return replacing(layer: position.layer, with: top) }
    var top = top
    for step in position.stepsOutward {
      var holder = step.holder.setting(step.index, to: top)
      if isUsed, let contents = holder.contents, !contents.plan.kind.showsOne,
        contents.shows(step.index) || showsColumn && step.holder === position.steps?.element.holder
      {
        holder = holder.withSelected(step.index)
      }
      top = Self.restacking(step.top, above: step.holder, on: holder)
    }
    return replacing(layer: position.layer, with: top)
  }

  /// With every child selected on the way to a stack, and nothing over it but modals of the app.
  func revealing(_ position: Position, with top: Node) -> NavigationTree {
    var top = top
    for step in position.stepsOutward {
      top = step.holder.setting(step.index, to: top).withSelected(step.index)
    }
    let (tree, layer) = uncovering(layer: position.layer)
    return tree.replacing(layer: layer, with: top)
  }

  /// Moves the entries above one entry onto another one.
  static func restacking(_ top: Node, above old: Node, on new: Node) -> Node {
    top === old ? new : moving(top, above: old, on: new) ?? new
  }

  /// A stack without one of its entries; `nil` if it is the only one.
  static func taking(_ node: Node, outOf top: Node) -> Node? { moving(top, above: node, on: node.below) }

  private static func moving(_ top: Node, above old: Node, on new: Node?) -> Node? {
    var above: [Node] = []
    var next: Node? = top
    while let node = next, node !== old {
      above.append(node)
      next = node.below
    }
    return above.reversed().reduce(new) { $1.moved(on: $0) }
  }

  func replacing(layer number: Int, with top: Node) -> NavigationTree {
    let changed = NavigationTree(top: top, cover: dropping(layers: number).cover)
    return number > 0 ? layersDownward.prefix(number).reversed().reduce(changed) { $0.covered(by: $1) } : changed
  }

  /// With another presenter for the modals that an entry of a layer has presented.
  func handingModals(above number: Int, from old: ScreenID, to new: ScreenID) -> NavigationTree {
    guard number > 0 else { return self }
    let above = layersDownward.prefix(number)
    guard above.contains(where: { $0.modal?.presentation.presenter == old }) else { return self }
    return above.reversed().reduce(dropping(layers: number)) { tree, layer in
      var layer = layer
      if var presentation = layer.modal?.presentation, presentation.presenter == old {
        presentation.presenter = new
        layer.modal = Modal(presentation)
      }
      return tree.covered(by: layer)
    }
  }

  /// With another layer on top.
  func covered(by layer: Layer) -> NavigationTree {
    NavigationTree(top: layer.top, cover: Link(Cover(modal: layer.modal, top: top), on: cover))
  }

  /// Without its uppermost layers.
  func dropping(layers count: Int) -> NavigationTree {
    guard count > 0, var link = cover else { return self }
    for _ in 1..<count { link = link.below ?? link }
    return NavigationTree(top: link.element.top, cover: link.below)
  }
}

extension Link<NavigationTree.Cover> {
  /// The covered layer.
  var layer: NavigationTree.Layer { NavigationTree.Layer(top: element.top, modal: below?.element.modal) }
}
