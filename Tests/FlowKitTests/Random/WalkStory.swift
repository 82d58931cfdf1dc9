import FlowKit

/// What a navigator's events alone tell: which entries there are, and which one is visible.
struct WalkStory {
  private(set) var entries: Set<Int>
  /// The entry that appeared last.
  private(set) var visible: Int
  /// Where the events contradict each other.
  private(set) var problems: [String] = []

  private var isVisible = true
  private var partlyCovered: Set<Int>
  private var lastNumber: Int?

  /// Starts with a tree, from which the events lead on.
  init(_ tree: NavigationTree) {
    entries = Set(tree.path.map(\.id.number))
    visible = tree.visible.id.number
    partlyCovered = Set(tree.partlyCovered.map(\.id.number))
  }
}

extension WalkStory {
  mutating func hear(_ event: NavigationEvent) {
    if let lastNumber, event.number != lastNumber + 1 { problems.append("\(event) has the number \(event.number)") }
    lastNumber = event.number
    let entry = event.entry?.id.number ?? 0
    if event.kind == .removed {
      if !entries.contains(entry) { problems.append("\(event), but it never entered") }
    } else if event.kind == .disappeared {
      if partlyCovered.remove(entry) == nil { hide(event) }
    } else if event.kind == .partlyCovered {
      if isVisible, entry == visible { hide(event) }
      if !partlyCovered.insert(entry).inserted { problems.append("\(event), but it was already") }
    } else if event.kind == .appeared {
      if isVisible { problems.append("\(event), but #\(visible) has not disappeared") }
      (visible, isVisible) = (entry, true)
      partlyCovered.remove(entry)
    }
    for change in event.changes { take(change) }
  }

  private mutating func hide(_ event: NavigationEvent) {
    if !isVisible || event.entry?.id.number != visible { problems.append("\(event), but #\(visible) had appeared") }
    isVisible = false
  }

  private mutating func take(_ change: NavigationChange) {
    let id = change.entry.id.number
    let isNew = change.kind == .removed ? entries.remove(id) == nil : entries.insert(id).inserted
    if isNew == (change.kind == .removed) { problems.append("\(change), which cannot be") }
  }
}
