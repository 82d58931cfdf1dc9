/// Makes a new tree of an old one: what each verb means.
///
/// It is the only rule that there is.
///
/// It works on a value, so what cannot be done has changed nothing, and a batch is one verb after another. No screen is
/// made here; but what containers contain is looked at, which is code of the app.
@MainActor
struct TreeReducer: ~Copyable {
  var tree: NavigationTree
  var lastID: Int
  let life: UInt32
  /// How many containers are around the screen that asks.
  var depth = 0
  /// What new entries come with; automatic where their flow says so.
  var arrival = ScreenTransition.automatic
  /// Whether a flow minds what is asked for, on the way from the screen that asks down to the app's root.
  private(set) var isConcerned = false
  /// What few actions come to, besides the tree; nil for nearly all.
  private var notes: Notes?

  /// In a box, so that a reducer is small; it belongs to one reducer.
  private final class Notes {
    @exclusivity(unchecked) var deliveries: [Delivery] = []
    @exclusivity(unchecked) var reselected: [NavigationTree.Entry] = []
    @exclusivity(unchecked) var preloads: [Preload] = []
    @exclusivity(unchecked) var successors: [(old: ScreenID, new: ScreenID)] = []
    @exclusivity(unchecked) var updated: [NavigationTree.Entry] = []
    @exclusivity(unchecked) var followers: [(action: NavigationAction, node: Node)] = []
    /// The containers of which another child was selected.
    var changedContainers: [ScreenID] = []
    /// The roots of children that were not named by an action, but came as their container shows them.
    var begun: Set<ScreenID> = []
    var entered = 0
    var nesting = 0
  }

  typealias Position = NavigationTree.Position
  typealias Node = NavigationTree.Node

  /// The arguments of one action.
  struct Delivery {
    let deliver: NavigationAction.Delivery
    /// The screen: a new one, or one that is there.
    let first: ScreenID
    /// Other new ones.
    let others: [ScreenID]
  }

  /// A screen that is to be made ahead, and its arguments.
  struct Preload {
    let flow: Blueprint
    let deliver: NavigationAction.Delivery?
  }

  /// More containers in one another than this, each shown by the one before, are taken for endless.
  private static var deepest: Int { 100 }
  /// More than this are in no app, and what looks into all of them goes as deep.
  private static var deepestOfAll: Int { 1_000 }
  /// More containers of one action are, too: they may contain each other in many ways.
  private static var mostContainers: Int { 10_000 }

  /// - Parameters:
  ///   - tree: The tree to begin with.
  ///   - lastID: The greatest id that was given; new entries count on from it.
  ///   - life: Tells new entries from others of the same ids.
  init(_ tree: NavigationTree, lastID: Int, life: UInt32) {
    self.tree = tree
    self.lastID = lastID
    self.life = life
  }

  /// Does what an action says.
  ///
  /// - Throws: Why it cannot be done; then this is of no use any more.
  mutating func take(_ action: NavigationAction, from caller: ScreenID?) throws(NavigationReason) {
    guard let position = position(of: caller) else { throw .removed }
    isConcerned = tree.isConcerned(from: position)
    guard action.verb == .batch else { return try takeOne(action, from: position) }
    _ = note  // which children are shown on the way is noted in batches only
    try takeSteps(of: action, from: caller)
    forgetUnshown()
  }
}

extension TreeReducer {
  /// The arguments of actions, and the entries whose screens they are for.
  var deliveries: [Delivery] { notes?.deliveries ?? [] }
  /// The roots of the children that were selected already and are selected again.
  var reselected: [NavigationTree.Entry] { notes?.reselected ?? [] }
  /// The screens that are to be made ahead.
  var preloads: [Preload] { notes?.preloads ?? [] }
  /// The entries that were replaced, each with the one that stands in its place now.
  var successors: [(old: ScreenID, new: ScreenID)] { notes?.successors ?? [] }
  /// The entries that are there already and are used instead of new ones.
  var updated: [NavigationTree.Entry] { notes?.updated ?? [] }
  /// The actions that come after it, each with the entry that asks for it.
  var followers: [(action: NavigationAction, node: Node)] { notes?.followers ?? [] }
  /// Whether there is nothing but a tree.
  var isPlain: Bool { notes == nil }

  private var note: Notes {
    mutating get {
      if let notes { return notes }
      let new = Notes()
      notes = new
      return new
    }
  }

  mutating func note(_ delivery: Delivery) { note.deliveries.append(delivery) }
  mutating func note(reselected entry: NavigationTree.Entry) { note.reselected.append(entry) }
  mutating func note(_ preload: Preload) { note.preloads.append(preload) }
  mutating func note(_ successor: ScreenID, of old: ScreenID) { note.successors.append((old, successor)) }
  mutating func note(updated entry: NavigationTree.Entry) { note.updated.append(entry) }
  mutating func note(_ follower: NavigationAction, from node: Node) { note.followers.append((follower, node)) }
  mutating func note(changed container: ScreenID) { notes?.changedContainers.append(container) }
  mutating func note(begun root: ScreenID) { notes?.begun.insert(root) }

  /// Goes into a container, unless there seems to be no end.
  mutating func goInside<Value>(
    _ body: (inout TreeReducer) throws(NavigationReason) -> Value
  ) throws(NavigationReason) -> Value {
    let notes = note
    notes.entered += 1
    guard notes.nesting < Self.deepest, notes.entered < Self.mostContainers else { throw .endlessContainers }
    guard depth + notes.nesting < Self.deepestOfAll else {
      throw .endlessContainers.saying("more than 1,000 containers would be nested")
    }
    notes.nesting += 1
    let rebuilt = try body(&self)
    notes.nesting -= 1
    return rebuilt
  }
}

// Batches.
extension TreeReducer {
  /// The first step acts from the caller, each other one from what is visible then.
  private mutating func takeSteps(of batch: NavigationAction, from caller: ScreenID?) throws(NavigationReason) {
    if let caller, !tree.contains(caller) { throw .removed }
    let around = arrival
    defer { arrival = around }
    if let options = batch.options { begin(options) }
    for (index, step) in batch.steps.enumerated() {
      do throws(NavigationReason) {
        try takeStep(step, index == 0 ? caller : nil, orAround: caller)
      } catch {
        if step.isDoneAlready(because: error) { continue }
        throw error.inStep(index, step, tree, from: index == 0 ? caller : nil)
      }
    }
  }

  /// What is about containers means those around the first caller, as long as it is there and they fit.
  private mutating func takeStep(
    _ step: NavigationAction, _ caller: ScreenID?, orAround first: ScreenID?
  ) throws(NavigationReason) {
    if step.verb == .batch { return try takeSteps(of: step, from: caller) }
    guard caller == nil, let first, let around = tree.position(of: first) else {
      return try takeOne(step, from: caller)
    }
    if step.verb == .open, opensChild(step, around: around) {
      let selection = NavigationAction(
        .select, step.target, step.options, at: step.origin, delivering: step.delivery)
      return try takeOne(selection, from: around)
    }
    guard step.verb == .select || step.verb == .setChildren else { return try takeOne(step, from: caller) }
    do throws(NavigationReason) {
      try takeOne(step, from: around)
    } catch {
      guard error == .noContainer || error == .noSuchChild else { throw error }
      try takeOne(step, from: tree.visiblePosition)
    }
  }

  private mutating func takeOne(_ step: NavigationAction, from caller: ScreenID?) throws(NavigationReason) {
    guard let caller = position(of: caller) else { throw .removed }
    try takeOne(step, from: caller)
  }

  private func position(of caller: ScreenID?) -> Position? {
    guard let caller else { return tree.visiblePosition }
    return tree.position(of: caller)
  }

  /// Children that were shown on the way, and are not at the end, were never there: only before and after count.
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
      let changed = NavigationTree.Contents(
        contents.plan, tops: tops, selected: contents.selected,
        history: contents.history(of: numbers, selected: contents.selected.map { contents.plan.children[$0].number }))
      let node = position.node.with(changed, selectedTop: position.node.element.selectedTop)
      let top = NavigationTree.restacking(position.top, above: position.node, on: node)
      tree = tree.replacing(position, with: top, isUsed: false)
    }
    notes?.reselected.removeAll { !tree.contains($0.id) }
  }
}

extension NavigationTree {
  /// Whether nothing was pushed on a child's root or inside it, and nothing was presented there.
  fileprivate func isUnused(_ top: Node) -> Bool {
    top.below == nil && !isPresenter(top.id) && top.childTops.allSatisfy { $0.map(isUnused) ?? true }
  }
}

extension NavigationAction {
  /// Whether there is nothing left to be done, so that a batch may go on: no modal to dismiss, nothing above the root.
  fileprivate func isDoneAlready(because why: NavigationReason) -> Bool {
    verb == .popToRoot && why == .nothingToPop
  }
}
