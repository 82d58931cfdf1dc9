/// The screen whose callback performs an action.
///
/// Its flow is known even after its entry has left the tree.
package struct Caller: Sendable {
  package let id: ScreenID
  /// The flow; `nil` if only the number is known.
  package let flow: Blueprint?

  package init(id: ScreenID, flow: Blueprint?) {
    self.id = id
    self.flow = flow
  }

  /// The same caller with its flow, if it is in the tree.
  func known(in tree: NavigationTree) -> Caller {
    flow == nil ? Caller(id: id, flow: tree[id]?.flow.blueprint) : self
  }
}
