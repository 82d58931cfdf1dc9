/// The screen whose callback performs an action.
///
/// Its flow is known even after its entry has left the tree.
package struct Caller: Sendable {
  package let id: ScreenID
  /// The flow; `nil` if only the number is known.
  package let flow: Blueprint?
  /// Distinguishes the screen from one that time travel has remade with the same id; `nil` matches any of them.
  let life: UInt32?

  package init(id: ScreenID, flow: Blueprint?, life: UInt32? = nil) {
    self.id = id
    self.flow = flow
    self.life = life
  }
}

extension Caller {
  /// The caller as a screen of which everything is known.
  init(_ entry: NavigationTree.Entry) { self.init(id: entry.id, flow: entry.flow.blueprint) }

  /// The caller's entry; if only its number is known, it is looked for in a tree, which takes as long as there are
  /// entries above it.
  func entry(in tree: NavigationTree) -> NavigationTree.Entry {
    if let flow { return NavigationTree.Entry(id: id, flow: flow.id) }
    return tree[id] ?? NavigationTree.Entry(id: id, flow: .unknown)
  }
}
