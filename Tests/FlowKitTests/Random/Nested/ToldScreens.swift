import FlowKit

/// What observers were told of screens: each comes, is shown, hidden, and leaves in turn.
struct ToldScreens {
  private var present: Set<ScreenID>
  private var sight: [ScreenID: NavigationEvent.Kind]

  init(_ tree: NavigationTree) {
    present = Set(tree.path.map(\.id))
    sight = Self.sight(of: tree)
  }

  /// - Returns: Whether an event about a screen says something new.
  mutating func hear(_ event: NavigationEvent) -> Bool {
    guard let id = event.entry?.id else { return true }
    return switch event.kind {
    case .made: present.insert(id).inserted
    case .removed: present.remove(id) != nil
    case .appeared, .partlyCovered: sight.updateValue(event.kind, forKey: id) != event.kind
    case .disappeared: sight.removeValue(forKey: id) != nil
    default: true
    }
  }

  /// Where the tree is another one than was told.
  func difference(to tree: NavigationTree) -> String? {
    if Set(tree.path.map(\.id)) != present { return "told of \(present.count) screens in \(tree)" }
    return sight == Self.sight(of: tree) ? nil : "told of \(sight) in \(tree)"
  }

  private static func sight(of tree: NavigationTree) -> [ScreenID: NavigationEvent.Kind] {
    let shown = tree.shown.map { ($0.id, NavigationEvent.Kind.appeared) }
    let partly = tree.partlyCovered.map { ($0.id, NavigationEvent.Kind.partlyCovered) }
    return Dictionary(uniqueKeysWithValues: shown + partly)
  }
}
