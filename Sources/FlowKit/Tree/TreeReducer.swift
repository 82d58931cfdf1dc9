/// Makes a new tree from an old one: the meaning of each verb.
///
/// All changes of a tree follow from this. It works on a value, so an action that can't be performed has changed
/// nothing, and a batch is one verb after another. It makes no screens, but it evaluates containers' children, which is
/// code of the app.
@MainActor
struct TreeReducer: ~Copyable {
  var tree: NavigationTree
  var lastID: Int
  /// How many containers are around the caller.
  var depth = 0
  /// Whether the action is the app's, and no screen's: then the app owns what is presented.
  private(set) var isOfApp = false
  /// The transition of new entries; automatic if their flow decides.
  var arrival = ScreenTransition.automatic
  /// What has to be asked of the flows that are used again, and of those made ahead of time.
  ///
  /// The difference adds those that enter and leave.
  private(set) var interests: Interests = []
  /// The arguments of actions, and the entries whose screens receive them.
  private(set) var deliveries = ShortList<Delivery>()
  /// The replaced entries, each with its successor.
  private(set) var successors = ShortList<(old: ScreenID, new: ScreenID)>()
  /// What few actions lead to besides the tree and the arguments; `nil` for nearly all.
  private var notes: Notes?

  /// A box, so that a reducer stays small; it belongs to one reducer.
  private final class Notes {
    var reselected: [NavigationTree.Entry] = []
    var preloads: [Preload] = []
    var updated: [NavigationTree.Entry] = []
    var followers: [(action: NavigationAction, node: Node)] = []
    /// The containers that have selected another child.
    var changedContainers: [ScreenID] = []
    /// The roots of children that no action has named; they came because their container shows them.
    var begun: Set<ScreenID> = []
    var entered = 0
    var nesting = 0
  }

  typealias Position = NavigationTree.Position
  typealias Node = NavigationTree.Node

  /// The arguments of one action.
  struct Delivery {
    let deliver: NavigationAction.Delivery
    /// The first screen, new or existing.
    let first: ScreenID
    /// The others, all new.
    let others: [ScreenID]
  }

  /// A screen to be made ahead of time, and its arguments.
  struct Preload {
    let flow: Blueprint
    let deliver: NavigationAction.Delivery?
  }

  /// - Parameters:
  ///   - tree: The tree to begin with.
  ///   - lastID: The greatest id assigned so far; new entries continue from it.
  init(_ tree: NavigationTree, lastID: Int) {
    self.tree = tree
    self.lastID = lastID
  }

  /// Performs an action on the tree.
  ///
  /// - Parameters:
  ///   - action: The action.
  ///   - caller: The screen it acts from; `nil` for the visible one.
  ///   - isOfApp: Whether it is no screen's wish, although it may act from one.
  /// - Throws: Why it can't be performed; the reducer must not be used any more then.
  mutating func take(
    _ action: NavigationAction, from caller: ScreenID?, isOfApp: Bool? = nil
  ) throws(NavigationReason) {
    let caller = action.isOfApp ? nil : caller
    self.isOfApp = isOfApp ?? (caller == nil)
    // A choice that has closed its screen does nothing on purpose, from wherever the app is then.
    guard let position = position(of: caller) ?? (action.kind == .stay ? tree.visiblePosition : nil) else {
      throw .removed
    }
    guard case .batch(let steps) = action.verb else { return try takeOne(action, from: position) }
    _ = note  // the children shown on the way matter only in batches
    try take(action, steps, from: caller, answeredBy: nil)
    forgetUnshown()
  }
}

extension TreeReducer {
  /// The roots of the children that were selected again.
  var reselected: [NavigationTree.Entry] { notes?.reselected ?? [] }
  /// The screens to be made ahead of time.
  var preloads: [Preload] { notes?.preloads ?? [] }
  /// The existing entries that are reused instead of new ones.
  var updated: [NavigationTree.Entry] { notes?.updated ?? [] }
  /// The actions that follow, each with its caller.
  var followers: [(action: NavigationAction, node: Node)] { notes?.followers ?? [] }
  /// Whether there is nothing that must be done besides changing the tree.
  var hasOnlyTree: Bool { notes == nil && deliveries.isEmpty }

  private var note: Notes {
    mutating get {
      if let notes { return notes }
      let new = Notes()
      notes = new
      return new
    }
  }

  mutating func note(_ delivery: Delivery) { deliveries.append(delivery) }
  mutating func note(reselected entry: NavigationTree.Entry) { note.reselected.append(entry) }
  mutating func note(_ preload: Preload) {
    note.preloads.append(preload)
    interests.formUnion(preload.flow.interests.intersection(.entering))
  }
  mutating func note(_ successor: ScreenID, of old: ScreenID) { successors.append((old, successor)) }
  mutating func note(updated entry: NavigationTree.Entry) {
    note.updated.append(entry)
    interests.formUnion(entry.flow.blueprint.interests.intersection(.entering))
  }
  mutating func note(_ follower: NavigationAction, from node: Node) { note.followers.append((follower, node)) }
  mutating func note(changed container: ScreenID) { notes?.changedContainers.append(container) }
  mutating func note(begun root: ScreenID) { notes?.begun.insert(root) }

  /// Enters a container, unless containers seem to contain each other endlessly.
  mutating func goInside<Value>(
    _ body: (inout TreeReducer) throws(NavigationReason) -> Value
  ) throws(NavigationReason) -> Value {
    let notes = note
    notes.entered += 1
    guard notes.nesting < Limits.containersShownAtOnce, notes.entered < Limits.containersOfAnAction else {
      throw .endlessContainers
    }
    guard depth + notes.nesting < Limits.nestedContainers else {
      throw .endlessContainers.saying("more than 1,000 containers would be nested")
    }
    notes.nesting += 1
    defer { notes.nesting -= 1 }
    return try body(&self)
  }
}

// Batches.
extension TreeReducer {
  /// The first step acts from the caller; each later one acts from the screen that is visible then.
  ///
  /// In the answer to a message, `unwind` acts from the entry that answers, and so does the step after it: that entry
  /// is the top of its stack by then, and answers are performed from there.
  ///
  /// - Returns: Where the step after the batch acts from; `nil` for the visible screen.
  @discardableResult
  private mutating func take(
    _ batch: NavigationAction, _ steps: NavigationAction.Steps, from caller: ScreenID?, answeredBy other: ScreenID?
  ) throws(NavigationReason) -> ScreenID? {
    if let caller, !tree.contains(caller) { throw .removed }
    let around = arrival, answerer = steps.answerer.value ?? other
    defer { arrival = around }
    if let box = batch.box { begin(box) }
    var next = caller
    for (index, step) in steps.list.enumerated() {
      let actor = step.kind == .unwind ? answerer ?? next : next
      do throws(NavigationReason) {
        next = try takeStep(step, actor, orAround: caller, answeredBy: answerer)
      } catch {
        guard isDone(step, from: actor, because: error) else { throw error.inStep(index, step, tree, from: actor) }
        next = nil
      }
    }
    return next
  }

  /// Verbs for containers act on those around the batch's caller, or around the entry that answers, if one of them still
  /// exists and one of its containers fits.
  ///
  /// - Returns: Where the next step acts from; `nil` for the visible screen.
  private mutating func takeStep(
    _ step: NavigationAction, _ caller: ScreenID?, orAround first: ScreenID?, answeredBy answerer: ScreenID?
  ) throws(NavigationReason) -> ScreenID? {
    if case .batch(let inner) = step.verb { return try take(step, inner, from: caller, answeredBy: answerer) }
    let next = step.kind == .unwind ? answerer : nil
    guard caller == nil, let around = first.flatMap(tree.position) ?? answerer.flatMap(tree.position) else {
      try takeOne(step, from: caller)
      return next
    }
    switch step.verb {
    case .flow(let flow, .open) where opensChild(flow, around: around):
      let selection = NavigationAction(.select(flow), step.box, at: step.origin, delivering: step.delivery)
      try takeOne(selection, from: around)
      return next
    case .select, .selectChild, .turnPages, .setChildren: break
    default:
      try takeOne(step, from: caller)
      return next
    }
    do throws(NavigationReason) {
      try takeOne(step, from: around)
    } catch {
      guard error == .noContainer || error == .noSuchChild else { throw error }
      try takeOne(step, from: tree.visiblePosition)
    }
    return next
  }

  private mutating func takeOne(_ step: NavigationAction, from caller: ScreenID?) throws(NavigationReason) {
    guard let caller = position(of: caller) else { throw .removed }
    try takeOne(step, from: caller)
  }

  private func position(of caller: ScreenID?) -> Position? {
    guard let caller else { return tree.visiblePosition }
    return tree.position(of: caller)
  }

  /// Removes children that were shown on the way, but not at the end: only before and after count.
  private mutating func forgetUnshown() {
    for id in notes?.changedContainers ?? [] {
      guard let position = tree.position(of: id), let contents = position.node.contents, contents.plan.kind.showsOne,
        !contents.plan.rules.isEager
      else { continue }
      var tops = contents.tops
      for (index, top) in tops.enumerated() {
        if let top, notes?.begun.contains(top.id) == true, tree.isUnused(top) { tops[index] = nil }
      }
      let made = contents.plan.children.indices.filter { tops[$0] != nil || $0 == contents.selected }
      let numbers = Set(made.map { contents.plan.children[$0].number })
      let changed = contents.with(
        tops: tops, history: contents.history(of: numbers, selected: contents.selectedNumber))
      let node = position.node.with(changed, selectedTop: position.node.element.selectedTop)
      let top = NavigationTree.restacking(position.top, above: position.node, on: node)
      tree = tree.replacing(position, with: top, isUsed: false)
    }
    notes?.reselected.removeAll { !tree.contains($0.id) }
  }
}

extension NavigationTree {
  /// Whether nothing was pushed onto a child's root or inside it, and nothing was presented there.
  fileprivate func isUnused(_ top: Node) -> Bool {
    top.below == nil && !isPresenter(top.id) && top.childTops.allSatisfy { $0.map(isUnused) ?? true }
  }
}

extension TreeReducer {
  /// Whether a batch continues, because it was already so.
  ///
  /// That is true of a `popToRoot` at the root, of an `unwind` where nothing is open, and of a `popTo` of the screen that is in front, which receives the
  /// arguments. Everything else fails the batch.
  private mutating func isDone(
    _ step: NavigationAction, from actor: ScreenID?, because why: NavigationReason
  ) -> Bool {
    switch step.verb {
    case .plain(.popToRoot): return why == .nothingToPop
    case .unwind: return why == .nothingToDismiss
    case .flow(let flow, .popTo):
      guard why == .targetNotFound, let there = position(of: actor), there.isShown, there.node.flow == flow else {
        return false
      }
      deliver(step, to: there.node)
      return true
    default: return false
    }
  }
}
