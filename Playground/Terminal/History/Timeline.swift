import FlowKit

/// The trees that a navigator has had, and which of them it has now.
///
/// Trees share their common parts, so this takes little memory.
@MainActor
final class Timeline {
  private var trees: [NavigationTree]
  /// The index of the tree that it has now.
  private(set) var present = 0
  /// The destination of a travel that is about to happen.
  private var destination: Int?

  private static let limit = 200

  init(of navigator: Navigator) {
    trees = [navigator.tree]
    navigator.observe { [weak self] in self?.note($0) }
  }
}

extension Timeline {
  /// The position in time: `step 4 of 8`.
  var text: String { "step \(present + 1) of \(trees.count)" }

  /// Whether it shows the latest tree.
  var isAtEnd: Bool { present == trees.count - 1 }

  /// How many trees there are.
  var count: Int { trees.count }

  /// Travels to the next tree, or the previous one.
  ///
  /// - Returns: Whether there is such a tree.
  func step(_ step: Int, _ navigator: Navigator) -> Bool { travel(to: present + step, navigator) }

  /// Travels to a tree by its index.
  ///
  /// - Returns: Whether there is such a tree.
  @discardableResult
  func travel(to index: Int, _ navigator: Navigator) -> Bool {
    guard trees.indices.contains(index) else { return false }
    destination = index
    if !navigator.perform(.travel(to: trees[index])).isQueued { destination = nil }
    return true
  }

  /// Actions after a step back replace the trees that came after it.
  ///
  /// What a travel brings back has new ids, so the tree that it has led to takes the place of the earlier one.
  private func note(_ event: NavigationEvent) {
    guard event.kind == .didNavigate else { return }
    if let destination, trees.indices.contains(destination),
      event.action == NavigationAction.travel(to: trees[destination])
    {
      present = destination
      trees[destination] = event.tree
      self.destination = nil
    } else if event.tree != trees[present] {
      trees.removeSubrange((present + 1)...)
      trees.append(event.tree)
      if trees.count > Self.limit { trees.removeFirst() }
      present = trees.count - 1
    }
  }
}
