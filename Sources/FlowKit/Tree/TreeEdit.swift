/// What an action comes to in a tree: how much of it stays, and where new entries go.
///
/// It is decided before any screen is made, so that an action that cannot be done makes none.
struct TreeEdit {
  /// The modals above these layers leave; the lowest layer is the app's root stack.
  var keptLayers: Int
  /// The stack that changes, or that an entry of is returned to.
  var stack: Int
  /// The entries of that stack above these leave.
  var keptEntries: Int
  /// What becomes of the new entry.
  var entrance = Entrance.none
  /// What else changes; nil nearly always where there are no containers.
  var inside: Inside?

  enum Entrance: Equatable {
    case none
    case push
    case replace(index: Int)
    case present(presenter: ScreenID)
  }

  /// What changes in and around containers, and what moves; an object, so that the edits of all others stay small.
  final class Inside {
    /// Stacks whose entries above these leave, from the outside in.
    var cuts: [(stack: Int, keptEntries: Int)] = []
    /// What is selected in containers: the index of a child; and whether that is a way back.
    var selections: [(container: ScreenID, index: Int?, isBack: Bool)] = []
    /// The child that was selected already and is selected again.
    var reselected: ScreenID?
    /// New children of a container, and what is selected among them.
    var children: (container: ScreenID, list: [NavigationTree.Container.Child], selected: Int?)?
    /// Children whose roots are new, as they are shown for the first time.
    var entering: [(child: NavigationTree.Membership, flow: Blueprint)] = []
    /// The entry of the stack that is moved to its top; also without containers.
    var moved: Int?
  }

  /// ``inside``, made now if there was none.
  var madeInside: Inside {
    mutating get {
      let made = inside ?? Inside()
      inside = made
      return made
    }
  }

  /// The entry that arguments of a return are forwarded to.
  var target: NavigationTree.Position {
    NavigationTree.Position(stack: stack, index: keptEntries - 1)
  }
}

// The commonest edits: in place, and without a list of anything.
extension NavigationTree {
  /// Whether an edit is one of these: in any tree without containers; else a push or a pop of the visible stack.
  func isInPlace(_ edit: TreeEdit) -> Bool {
    if containers.isEmpty { return true }
    let count = stacks[front].entries.count
    guard edit.stack == front, edit.inside == nil, edit.keptLayers == layerCount, edit.keptEntries > 0,
      containerIndex(of: visibleID) == nil,
      containerIndex(of: stacks[front].entries[edit.keptEntries - 1].id) == nil
    else { return false }
    return edit.entrance == .push ? edit.keptEntries == count : edit.entrance == .none && edit.keptEntries >= count - 1
  }

  /// Removes the visible entry and hands it out, where an edit does nothing else, as a pop does.
  mutating func popLast(_ edit: TreeEdit) -> Entry? {
    guard edit.entrance == .none, edit.stack == front, edit.keptEntries == stacks[front].entries.count - 1,
      edit.keptLayers == layerCount
    else { return nil }
    return stacks[front].entries.popLast()
  }

  /// Does what was decided, with one new entry at the most.
  mutating func apply(_ edit: TreeEdit, of action: NavigationAction, firstID: ScreenID) {
    let isAlone = containers.isEmpty
    if isAlone, edit.keptLayers < stacks.count { stacks.removeLast(stacks.count - edit.keptLayers) }
    if edit.keptEntries < stacks[edit.stack].entries.count { stacks[edit.stack].entries.truncate(to: edit.keptEntries) }
    if edit.entrance != .none, let flow = action.flow {
      enter(Entry(id: firstID, flow: flow), edit.entrance, in: edit.stack, style: action.style)
    }
    if isAlone { front = stacks.count - 1 }
  }

  @inline(__always)
  mutating func enter(
    _ entry: Entry, _ entrance: TreeEdit.Entrance, in stack: Int, style: @autoclosure () -> PresentationStyle
  ) {
    switch entrance {
    case .none: break
    case .push: stacks[stack].entries.append(entry)
    case .replace(let index): replace(at: index, in: stack, with: entry)
    case .present(let presenter):
      let presentation = Presentation(id: entry.id, style: style(), presenter: presenter)
      stacks.append(Stack(root: entry, presentation: presentation))
    }
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
    guard containers.isEmpty else { return forEachLeavingInside(edit, body) }
    var stack = stacks.count - 1
    while stack >= edit.stack {
      let kept = stack >= edit.keptLayers ? 0 : stack == edit.stack ? edit.keptEntries : Int.max
      forEach(in: stack, from: kept, body)
      stack -= 1
    }
    if case .replace(let index) = edit.entrance { body(Position(stack: edit.stack, index: index)) }
  }

  func forEach(in stack: Int, from kept: Int, _ body: (Position) -> Void) {
    var index = stacks[stack].entries.count - 1
    while index >= kept {
      body(Position(stack: stack, index: index))
      index -= 1
    }
  }

  /// What a plain edit changes, in order, told before it is applied.
  func changes(of edit: TreeEdit, of action: NavigationAction, firstID: ScreenID) -> [NavigationChange] {
    var changes: [NavigationChange] = []
    forEachLeaving(edit) { changes.append(.removed(stacks[$0.stack].entries[$0.index])) }
    guard edit.entrance != .none, let flow = action.flow else { return changes }
    let entry = Entry(id: firstID, flow: flow)
    guard case .present(let presenter) = edit.entrance else { return changes + [.pushed(entry)] }
    return changes + [.presented(entry, as: Presentation(id: firstID, style: action.style, presenter: presenter))]
  }
}
