/// What hears of appearing and disappearing: `onAppear`, and controllers inside.
@MainActor
class AppearanceLeaf {
  fileprivate(set) var phase = Phase.hidden

  func willAppear() {}
  func didAppear() {}
  func willDisappear() {}
  func didDisappear() {}
  /// Its view has gone.
  func unmounted() { move(to: .hidden) }

  func move(to next: Phase) {
    let before = phase
    phase = next
    switch (before, next) {
    case (.hidden, .appearing), (.disappearing, .appearing): willAppear()
    case (.hidden, .visible), (.disappearing, .visible):
      willAppear()
      didAppear()
    case (.appearing, .visible): didAppear()
    case (.visible, .disappearing), (.appearing, .disappearing): willDisappear()
    case (.visible, .hidden), (.appearing, .hidden):
      willDisappear()
      didDisappear()
    case (.disappearing, .hidden): didDisappear()
    case (.hidden, .disappearing):
      willAppear()
      willDisappear()
    case (.visible, .appearing), (.hidden, .hidden), (.appearing, .appearing), (.visible, .visible),
      (.disappearing, .disappearing):
      phase = next == .appearing ? before : next
    }
  }
}

/// The actions of `onAppear` and `onDisappear`.
final class AppearanceActions: AppearanceLeaf {
  var appear: (() -> Void)?
  var disappear: (() -> Void)?

  override func willAppear() { appear?() }
  override func didDisappear() { disappear?() }
}

extension ViewRuntime {
  /// Tells everybody what has come and gone. The order among several is not to be relied on.
  func updateAppearance() {
    var seen: [(leaf: AppearanceLeaf, phase: Phase)] = [], known: Set<ObjectIdentifier> = []
    func visit(_ node: ViewNode, _ phase: Phase, _ isSilent: Bool) {
      if phase == .hidden { return }
      if let leaf = node.leaf, !(isSilent && leaf is ControllerLeaf) {
        seen.append((leaf, phase))
        known.insert(ObjectIdentifier(leaf))
      }
      let isPages = (node.element as? TabElement)?.isPages == true && !assumptions.pagesTellControllers
      for (child, inner) in node.seenChildren {
        // A modal has a controller of its own.
        let isModal = (node.element as? PresentationElement)?.content === child
        visit(child, inner.inside(phase), !isModal && (isSilent || isPages))
      }
    }
    root.map { visit($0, basePhase, false) }
    let gone = leaves.filter { !known.contains(ObjectIdentifier($0)) }.map { (leaf: $0, phase: Phase.hidden) }
    leaves = seen.map(\.leaf)
    var moves = (gone + seen).filter { $0.leaf.phase != $0.phase }
    if either() { moves.reverse() }
    for move in moves { move.leaf.move(to: move.phase) }
  }
}
