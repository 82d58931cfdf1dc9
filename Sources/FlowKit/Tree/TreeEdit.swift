/// What an action comes to in a tree: how much of it stays, and where a new entry goes.
///
/// It is decided before any screen is made, so that an action that cannot be done makes none.
struct TreeEdit: Equatable {
  /// The stacks above these leave.
  var keptStacks: Int
  /// The stack that changes, or that an entry of is returned to.
  var stack: Int
  /// The entries of that stack above these leave.
  var keptEntries: Int
  /// What becomes of the new entry.
  var entrance = Entrance.none

  enum Entrance: Equatable {
    case none
    case push
    case replace(index: Int)
    case present(NavigationTree.Presentation)
  }

  /// The entry that arguments of a return are forwarded to.
  var target: NavigationTree.Position {
    NavigationTree.Position(stack: stack, index: keptEntries - 1)
  }
}

extension NavigationTree {
  /// Does what was decided; `entry` is the first new one, `others` go above it.
  mutating func apply(_ edit: TreeEdit, entering entry: Entry?, others: [Entry] = []) {
    if edit.keptStacks < stacks.count { stacks.removeLast(stacks.count - edit.keptStacks) }
    if edit.keptEntries < stacks[edit.stack].entries.count { stacks[edit.stack].entries.truncate(to: edit.keptEntries) }
    guard let entry else { return }
    switch edit.entrance {
    case .none: break
    case .push: stacks[edit.stack].entries.append(entry)
    case .replace(let index): replace(at: index, in: edit.stack, with: entry)
    case .present(let presentation): stacks.append(Stack(root: entry, presentation: presentation))
    }
    for other in others { stacks[edit.stack].entries.append(other) }
  }

  /// Swaps an entry where it stands; what it presented is now presented by its successor.
  private mutating func replace(at index: Int, in stack: Int, with entry: Entry) {
    let replaced = stacks[stack].entries[index].id
    stacks[stack].entries[index] = entry
    for modal in stacks.indices where stacks[modal].presentation?.presenter == replaced {
      stacks[modal].presentation?.presenter = entry.id
    }
  }

  /// The entries that leave, from the top down.
  func forEachLeaving(_ edit: TreeEdit, _ body: (Entry) -> Void) {
    for stack in stride(from: stacks.count - 1, through: edit.keptStacks, by: -1) {
      for entry in stacks[stack].entries.reversed() { body(entry) }
    }
    let entries = stacks[edit.stack].entries
    for index in stride(from: entries.count - 1, through: edit.keptEntries, by: -1) { body(entries[index]) }
    if case .replace(let index) = edit.entrance { body(entries[index]) }
  }

  /// What an edit changes, in order, told before it is applied.
  func changes(of edit: TreeEdit, entering entry: Entry?, others: [Entry]) -> [NavigationChange] {
    var changes: [NavigationChange] = []
    forEachLeaving(edit) { changes.append(.removed($0)) }
    guard let entry else { return changes }
    if case .present(let presentation) = edit.entrance {
      changes.append(.presented(entry, as: presentation))
    } else {
      changes.append(.pushed(entry))
    }
    return changes + others.map { .pushed($0) }
  }
}
