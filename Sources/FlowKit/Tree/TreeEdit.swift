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
    case present(presenter: ScreenID)
  }

  /// The entry that arguments of a return are forwarded to.
  var target: NavigationTree.Position {
    NavigationTree.Position(stack: stack, index: keptEntries - 1)
  }
}

extension NavigationTree {
  /// Removes the visible entry and hands it out, where an edit does nothing else, as a pop does.
  mutating func popLast(_ edit: TreeEdit) -> Entry? {
    guard edit.entrance == .none, edit.keptStacks == stacks.count, edit.stack == stacks.count - 1,
      edit.keptEntries == stacks[edit.stack].entries.count - 1
    else { return nil }
    return stacks[edit.stack].entries.popLast()
  }

  /// Does what was decided; the ids of the new entries count on from the first one.
  mutating func apply(_ edit: TreeEdit, of action: NavigationAction, firstID: ScreenID) {
    if edit.keptStacks < stacks.count { stacks.removeLast(stacks.count - edit.keptStacks) }
    if edit.keptEntries < stacks[edit.stack].entries.count { stacks[edit.stack].entries.truncate(to: edit.keptEntries) }
    guard edit.entrance != .none, let flow = action.flow else { return }
    let entry = Entry(id: firstID, flow: flow)
    switch edit.entrance {
    case .none: break
    case .push: stacks[edit.stack].entries.append(entry)
    case .replace(let index): replace(at: index, in: edit.stack, with: entry)
    case .present(let presenter):
      let presentation = Presentation(id: firstID, style: action.style, presenter: presenter)
      stacks.append(Stack(root: entry, presentation: presentation))
    }
    guard action.verb == .reset else { return }
    for entry in action.entriesAbove(firstID) { stacks[edit.stack].entries.append(entry) }
  }

  /// Swaps an entry where it stands; what it presented is now presented by its successor.
  private mutating func replace(at index: Int, in stack: Int, with entry: Entry) {
    let replaced = stacks[stack].entries[index].id
    stacks[stack].entries[index] = entry
    for modal in stacks.indices where stacks[modal].presentation?.presenter == replaced {
      stacks[modal].presentation?.presenter = entry.id
    }
  }

  /// Where the entries are that leave, from the top down.
  func forEachLeaving(_ edit: TreeEdit, _ body: (Position) -> Void) {
    var stack = stacks.count - 1
    while stack >= edit.stack {
      let kept = stack >= edit.keptStacks ? 0 : stack == edit.stack ? edit.keptEntries : Int.max
      var index = stacks[stack].entries.count - 1
      while index >= kept {
        body(Position(stack: stack, index: index))
        index -= 1
      }
      stack -= 1
    }
    if case .replace(let index) = edit.entrance { body(Position(stack: edit.stack, index: index)) }
  }

  /// What an edit changes, in order, told before it is applied.
  func changes(of edit: TreeEdit, of action: NavigationAction, firstID: ScreenID) -> [NavigationChange] {
    var changes: [NavigationChange] = []
    forEachLeaving(edit) { changes.append(.removed(stacks[$0.stack].entries[$0.index])) }
    guard edit.entrance != .none, let flow = action.flow else { return changes }
    let entry = Entry(id: firstID, flow: flow)
    if case .present(let presenter) = edit.entrance {
      changes.append(.presented(entry, as: Presentation(id: firstID, style: action.style, presenter: presenter)))
    } else {
      changes.append(.pushed(entry))
    }
    return changes + action.entriesAbove(firstID).map { .pushed($0) }
  }
}

extension NavigationAction {
  /// The entries that a reset puts above its first.
  fileprivate func entriesAbove(_ firstID: ScreenID) -> [NavigationTree.Entry] {
    flowsAbove.enumerated().map { NavigationTree.Entry(id: ScreenID(firstID.number &+ 1 &+ $0), flow: $1.id) }
  }
}
