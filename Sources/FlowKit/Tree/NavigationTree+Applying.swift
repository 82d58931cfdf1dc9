extension NavigationTree {
  /// The tree that an action leads to, without a navigator.
  ///
  /// A navigator does the same with screens and observers around it. Without them it is good for tests, plans and
  /// previews:
  ///
  /// ```swift
  /// let (after, changes) = try tree.applying(.push(login), firstID: 2)
  /// ```
  ///
  /// - Parameters:
  ///   - action: What to do.
  ///   - caller: The screen that asks; nil for the visible one.
  ///   - firstID: The id of the first new entry, up to half of `Int.max`; the others count on from it. None of them may
  ///     be in the tree. No navigator goes to a tree with an id below 1.
  /// - Returns: The tree after the action, and what changed in it, in order; nothing changed where a `goTo` is there
  ///   already.
  /// - Throws: The reason why the action cannot be done; the tree stays what it is.
  @MainActor
  public func applying(
    _ action: NavigationAction, from caller: ScreenID? = nil, firstID: ScreenID
  ) throws(NavigationReason) -> (tree: NavigationTree, changes: [NavigationChange]) {
    guard (0...Self.greatestForeignID).contains(firstID.number) else { throw .invalidTree }
    var next = TreeReducer(self, lastID: firstID.number - 1, generation: 0)
    try next.take(action, from: caller)
    let difference = TreeDifference(old: self, new: next.tree), known = Set(path.map(\.id))
    for node in difference.entered where known.contains(node.id) && node.element.generation == 0 { throw .invalidTree }
    return (next.tree, difference.changes)
  }
}

// Going to a known tree.
extension NavigationTree: ActionPayload {
  package var call: String { summary }

  package func isSame(as other: any ActionPayload) -> Bool { other as? NavigationTree == self }

  /// The greatest id that a tree from elsewhere may have, so that a navigator that goes there never runs out of ids.
  static var greatestForeignID: Int { .max / 2 }

  /// Whether a navigator can be in this tree.
  ///
  /// Each entry has its own id, and each modal, too: it may be that of an entry in the modal's own stack, but of no
  /// other. The presenter of a modal is below it, if there is one.
  ///
  /// - Parameter lastID: The greatest id that the navigator has assigned so far; it may have restored the tree, and
  ///   counted on from there.
  /// - Returns: Whether all of that is so.
  func isPossible(after lastID: Int) -> Bool {
    var layers: [ScreenID: Int] = [:], modals: [ScreenID: Int] = [:], isSound = true
    let greatest = max(Self.greatestForeignID, lastID + count)
    for (number, layer) in layersDownward.reversed().enumerated() {
      if let presentation = layer.modal?.presentation {
        let id = presentation.id, isFirst = modals.updateValue(number, forKey: id) == nil
        let isPresented = presentation.presenter.map { layers[$0] != nil } ?? true
        guard isPresented, (1...greatest).contains(id.number), isFirst else { return false }
      }
      NavigationTree(top: layer.top, cover: nil).forEachUpward { node in
        let isFirst = layers.updateValue(number, forKey: node.id) == nil
        if !(1...greatest).contains(node.id.number) || !isFirst { isSound = false }
      }
    }
    return isSound && modals.allSatisfy { layers[$0.key] ?? $0.value == $0.value }
  }

  /// The greatest number in it, of entries and of modals whose roots were replaced.
  package var lastNumber: Int {
    var last = layersDownward.compactMap { $0.modal?.presentation.id.number }.max() ?? 0
    forEachUpward { last = max(last, $0.id.number) }
    return last
  }

  /// The destination as this tree's navigator enters it.
  ///
  /// Entries that their stack here doesn't have get a new generation, because their screens are made again. Splits that
  /// stay keep the columns that the host shows.
  func travelled(to destination: NavigationTree, generation: UInt32) -> NavigationTree {
    let destination = destination.withShownColumns(of: self)
    var lives: [ScreenID: UInt32] = [:]
    forEachUpward { lives[$0.id] = $0.element.generation }
    let entered = Set(TreeDifference(old: self, new: destination.with { lives[$0.id] ?? generation }).entered.map(\.id))
    return destination.with { entered.contains($0.id) ? generation : lives[$0.id] ?? generation }
  }

  /// The same tree with other lives; what stays the same is not made again.
  private func with(_ generation: (Node) -> UInt32) -> NavigationTree {
    let before = layersDownward.reversed(),
      layers = before.map { Layer(top: Self.with(generation, $0.top), modal: $0.modal) }
    if zip(before, layers).allSatisfy({ $0.top === $1.top }) { return self }
    return layers.dropFirst().reduce(NavigationTree(top: layers[0].top, cover: nil)) { $0.covered(by: $1) }
  }

  private static func with(_ generation: (Node) -> UInt32, _ top: Node) -> Node {
    var rebuilt: Node?
    for node in top.upward {
      let contents = node.contents.map { with(generation, $0) },
        selectedTop = node.element.selectedTop.map { with(generation, $0) }
      let isSame = contents === node.contents && selectedTop === node.element.selectedTop
      if isSame, node.below === rebuilt, node.element.generation == generation(node) {
        rebuilt = node
      } else {
        rebuilt = node.rebuilt(contents, selectedTop: selectedTop, generation: generation(node), on: rebuilt)
      }
    }
    return rebuilt ?? top
  }

  private static func with(_ generation: (Node) -> UInt32, _ contents: Contents) -> Contents {
    let tops = contents.tops.map { $0.map { with(generation, $0) } }
    if zip(tops, contents.tops).allSatisfy({ $0 === $1 }) { return contents }
    return contents.with(tops: tops)
  }
}
