extension NavigationTree {
  /// The nearest entry of a flow among those that an entry contains or has led to; among all if no entry is given.
  func nearestPosition(of flow: FlowID, ledToBy id: ScreenID?) -> Position? {
    guard let id else { return nearestPosition(of: flow) }
    let ids = ids(ledToBy: id)
    return nearest { $0.flow == flow && ids.contains($0.id) }
  }

  /// The entries whose messages reach an entry: those that it contains, and those that it has led to, pushed or
  /// presented.
  package func ids(ledToBy id: ScreenID) -> Set<ScreenID> {
    guard let position = position(of: id) else { return [] }
    var found = TreeReducer.ids(from: position.top, downTo: position.node)
    found.formUnion(TreeReducer.ids(inside: position.node))
    for layer in layersDownward.prefix(position.layer).reversed() {
      guard let presenter = layer.modal?.presentation.presenter, presenter == id || found.contains(presenter) else {
        continue
      }
      found.formUnion(TreeReducer.ids(from: layer.top, downTo: nil))
    }
    return found
  }
}
