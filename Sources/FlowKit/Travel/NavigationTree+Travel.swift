// What a travel from one tree to another one comes to.
extension NavigationTree {
  /// Whether a navigator can be in this tree: whoever made it, nothing in it leads nowhere.
  var isPossible: Bool { hasSoundEntries && hasSoundLayers && containers.allSatisfy(isSound) }

  /// The greatest number in it, of entries and of modals that others have replaced.
  var lastNumber: Int {
    max(path.map(\.id.number).max() ?? 0, stacks.compactMap { $0.presentation?.id.number }.max() ?? 0)
  }

  private var hasSoundEntries: Bool {
    guard !stacks.isEmpty, stacks.allSatisfy({ !$0.isEmpty }) else { return false }
    let path = path
    return path.count == count && Set(path.map(\.id)).count == path.count
      && path.allSatisfy { $0.id.number > 0 } && lastNumber < Int.max / 2
  }

  private var hasSoundLayers: Bool {
    let layers = layerIndices
    guard layers.first == 0, stacks[0].presentation == nil, let last = layers.last else { return false }
    let haveTheirPresenters = layers.dropFirst().allSatisfy { index in
      stacks[index].presentation.flatMap { position(of: $0.presenter) }.map { layer(of: $0.stack) < layer(of: index) }
        ?? false
    }
    return haveTheirPresenters && front == front(from: containers.isEmpty ? stacks.count - 1 : last)
  }

  private func isSound(_ container: Container) -> Bool {
    guard contains(container.id) else { return false }
    guard let selected = container.selected else { return !container.kind.showsOne }
    return container.children.indices.contains(selected)
      && stackIndex(of: container.children[selected].number, in: container.id) != nil
  }

  /// The entries that are in both trees: the same ids, of the same flows.
  func entriesStaying(in destination: NavigationTree) -> Set<ScreenID> {
    let flows = Dictionary(path.map { ($0.id, $0.flow) }) { first, _ in first }
    return Set(destination.path.lazy.filter { flows[$0.id] == $0.flow }.map(\.id))
  }

  /// What is different in another tree: what left, from the top down, then what is new, from below up.
  func changes(to destination: NavigationTree, staying: Set<ScreenID>) -> [NavigationChange] {
    let others = Set(destination.path.map(\.id)).subtracting(staying)
    return NavigationUpdate(previous: self, tree: destination, transition: .automatic, remade: others).changes
  }
}
