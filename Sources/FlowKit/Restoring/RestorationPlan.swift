/// What a snapshot comes to: the tree that it leads to, and what is missing.
///
/// Nothing is made here. Guards are asked once each; those that take their time are collected, and where they have
/// answered, the plan is made once more.
@MainActor
struct RestorationPlan {
  let snapshot: NavigationSnapshot
  let flows: FlowCatalogue
  /// Whether guards and preparations may take their time.
  let canWait: Bool
  /// What guards have answered: nil where they allow it.
  private var answers: [[Int]: RestorationIssue.Missing?] = [:]
  /// Who is to be waited for, by the place of the entry.
  private(set) var questions: [(path: [Int], flow: Blueprint)] = []
  private(set) var issues: [RestorationIssue] = []
  /// The new entries, in the order of their ids.
  private(set) var entering: [RestoredEntry] = []
  private var containers: [NavigationTree.Container] = []
  private var inside: [NavigationTree.Stack] = []
  /// The new ids of the snapshot's entries.
  private var ids: [Int: ScreenID] = [:]
  private var nextID: ScreenID = 1
  private var depth = 0

  /// More containers in one another than this are taken for endless.
  private static var deepest: Int { 100 }

  init(_ snapshot: NavigationSnapshot, _ flows: FlowCatalogue, canWait: Bool) {
    self.snapshot = snapshot
    self.flows = flows
    self.canWait = canWait
  }
}

/// An entry to be restored.
@MainActor
struct RestoredEntry {
  let flow: Blueprint
  let id: ScreenID
  /// The state as it was saved.
  let saved: SavedValue?

  /// Gives the state to the screen.
  func restore(_ screen: AnyObject) {
    guard let saved, flow.restorableType != nil else { return }
    (screen as? any RestorableScreen)?.restore(saved: saved)
  }
}

extension RestorationPlan {
  private typealias Missing = RestorationIssue.Missing

  /// Finds the tree; nil where nothing of the root is left.
  ///
  /// - Parameters:
  ///   - firstID: The id of the first entry.
  ///   - root: What the root has to be; nil where any will do.
  /// - Returns: The tree.
  mutating func tree(firstID: ScreenID, root: FlowID?) -> NavigationTree? {
    begin(firstID)
    guard let first = snapshot.stacks.first, !first.entries.isEmpty else {
      note(nil, .brokenContainer, "The snapshot is empty.")
      return nil
    }
    guard let bottom = stack(of: first.entries) else { return nil }
    if let root, bottom[0].flow != root {
      note("\(bottom[0].flow)", .otherRoot, "Nothing is restored: the root should be \(root), not \(bottom[0].flow).")
      return nil
    }
    var tree = NavigationTree(root: bottom[0])
    tree.stacks = [NavigationTree.Stack(bottom)]
    for index in snapshot.stacks.indices.dropFirst() { modal(index).map { tree.stacks.append($0) } }
    tree.stacks += inside
    tree.containers = containers
    tree.front = tree.front(from: tree.layerIndices.last ?? 0)
    return tree
  }

  private mutating func begin(_ firstID: ScreenID) {
    nextID = firstID
    (questions, issues, entering, containers, inside, ids) = ([], [], [], [], [], [:])
  }

  private mutating func modal(_ index: Int) -> NavigationTree.Stack? {
    let saved = snapshot.stacks[index]
    let number = saved.presenter ?? snapshot.stacks[index - 1].entries.visibleNumber
    guard let root = saved.entries.first, let presenter = number.flatMap({ ids[$0] }) else {
      let name = saved.entries.first?.name ?? "a modal"
      note(name, .notPresented, "\(name) is not restored: the screen that presents it is missing.")
      return nil
    }
    guard let entries = stack(of: saved.entries), ids[root.number] != presenter else { return nil }
    let style = PresentationStyle(saved.style ?? PresentationStyle.sheet.name)
    let presentation = NavigationTree.Presentation(id: entries[0].id, style: style, presenter: presenter)
    return NavigationTree.Stack(entries, presentation: presentation)
  }

  /// The entries of a stack, up to the first one that is missing; nil where that is the root.
  private mutating func stack(of saved: [NavigationSnapshot.Entry]) -> ChunkedStack<NavigationTree.Entry>? {
    var entries: ChunkedStack<NavigationTree.Entry>?
    for (index, new) in saved.enumerated() {
      do throws(Missing) {
        let entry = try add(new)
        if entries?.append(entry) == nil { entries = ChunkedStack(entry) }
      } catch {
        note(new.name, error, above: saved.count - index - 1)
        break
      }
    }
    return entries
  }

  private mutating func add(_ saved: NavigationSnapshot.Entry) throws(Missing) -> NavigationTree.Entry {
    let flow = try flows.flow(saved.flow, saved.key)
    try ask(flow, [saved.number])
    let entry = try add(flow, saved.state, saved.children, [saved.number])
    ids[saved.number] = entry.id
    return entry
  }

  private mutating func add(
    _ flow: Blueprint, _ state: SavedValue?, _ children: NavigationSnapshot.Children?, _ path: [Int]
  ) throws(Missing) -> NavigationTree.Entry {
    let entry = NavigationTree.Entry(id: nextID, flow: flow.id)
    try check(state, of: flow)
    let counts = (entering.count, containers.count, inside.count)
    entering.append(RestoredEntry(flow: flow, id: nextID, saved: state))
    nextID = ScreenID(nextID.number + 1)
    do throws(Missing) {
      try contain(children, of: entry, path)
    } catch {
      nextID = entry.id
      entering.removeLast(entering.count - counts.0)
      containers.removeLast(containers.count - counts.1)
      inside.removeLast(inside.count - counts.2)
      for number in children?.numbers ?? [] { ids[number] = nil }
      throw error
    }
    return entry
  }

  private func check(_ state: SavedValue?, of flow: Blueprint) throws(Missing) {
    guard let state, let type = flow.restorableType else { return }
    do {
      try type.check(state)
    } catch {
      throw Missing(.brokenState, "its state can't be read: \(RestorationIssue.text(of: error))")
    }
  }

  private mutating func note(_ name: String, _ missing: Missing, above count: Int) {
    note(name, missing.reason, "\(name) is not restored\(RestorationIssue.text(above: count)): \(missing.text).")
  }

  private mutating func note(_ name: String?, _ reason: RestorationIssue.Reason, _ message: String) {
    issues.append(RestorationIssue(flow: name, reason: reason, message: message))
  }
}

// What containers contain.
extension RestorationPlan {
  private mutating func contain(
    _ saved: NavigationSnapshot.Children?, of entry: NavigationTree.Entry, _ path: [Int]
  ) throws(Missing) {
    guard let declared = entry.traits?.children?() else {
      if saved != nil { note("\(entry.flow)", .brokenContainer, "\(entry.flow) contains nothing any more.") }
      return
    }
    guard depth < Self.deepest else { throw Missing(.brokenContainer, "containers contain each other without an end") }
    depth += 1
    defer { depth -= 1 }
    let children = children(saved, declared)
    let place = containers.count
    var container = try container(entry.id, children)
    containers.append(container)
    try fill(&container, children, path)
    containers[place] = container
  }

  /// The children, each with what was saved of it.
  private mutating func children(_ saved: NavigationSnapshot.Children?, _ declared: FlowChildren) -> Children {
    let list = saved?.list ?? []
    let known = list.map { try? flows.flow($0.flow, $0.key) }
    var children = Children(declared: declared, saved: [])
    if saved?.isSet == true, declared.kind != .split {
      let kept = list.indices.filter { known[$0] != nil }
      children.declared = FlowChildren(
        kind: declared.kind, flows: kept.compactMap { known[$0] }, selected: declared.selected, rules: declared.rules)
      children.saved = kept
    } else {
      let places = Dictionary(known.enumerated().compactMap { index, flow in flow.map { ($0.id, index) } }) { $1 }
      children.saved = declared.flows.enumerated().map { index, flow in
        places[flow.id] ?? (declared.kind == .split && known.indices.contains(index) ? index : nil)
      }
    }
    for index in list.indices where !children.saved.contains(index) && list[index].entries != nil {
      note(list[index].name, lost(known[index]), above: 0)
    }
    children.stacks = children.saved.map { $0.flatMap { list[$0].entries } }
    if let selected = saved?.selected, let index = children.saved.firstIndex(of: selected) {
      children.declared.selected = index
    }
    children.history = (saved?.history ?? []).compactMap { number in children.saved.firstIndex { $0 == number } }
    return children
  }

  private func lost(_ child: Blueprint?) -> Missing {
    child == nil
      ? Missing(.unknownFlow, "the catalogue has no flow of its name and key")
      : Missing(.brokenContainer, "its container does not contain it any more")
  }

  private struct Children {
    var declared: FlowChildren
    /// The index of each child in the snapshot.
    var saved: [Int?]
    var stacks: [[NavigationSnapshot.Entry]?] = []
    var history: [Int] = []
  }

  private func container(_ id: ScreenID, _ children: Children) throws(Missing) -> NavigationTree.Container {
    do throws(NavigationReason) {
      return try NavigationTree.Container(id: id, children.declared)
    } catch {
      throw Missing(.brokenContainer, "its children can't be contained (\(error))")
    }
  }

  private mutating func fill(
    _ container: inout NavigationTree.Container, _ children: Children, _ path: [Int]
  ) throws(Missing) {
    var shown: Set<Int> = []
    for (child, flow) in zip(container.children, children.declared.flows) {
      let number = child.number
      if let stack = children.stacks[number].flatMap({ stack(of: $0) }) {
        add(stack, container.id, number)
        shown.insert(number)
      } else if container.rules.isEager || container.shows(number) {
        if try begin(flow, container, number, path) { shown.insert(number) }
      }
    }
    if let selected = container.selected, !shown.contains(selected) { container.selected = shown.min() }
    if container.kind.showsOne, container.selected == nil {
      throw Missing(.brokenContainer, "none of its children can be shown")
    }
    container.history =
      Set(children.history).count == children.history.count
      ? children.history.filter { shown.contains($0) && $0 != container.selected } : []
  }

  /// Lets a child begin with its own flow; false where it can't, and another one can be shown.
  private mutating func begin(
    _ flow: Blueprint, _ container: NavigationTree.Container, _ number: Int, _ path: [Int]
  ) throws(Missing) -> Bool {
    do throws(Missing) {
      let path = path + [number]
      try ask(flow, path)
      add(ChunkedStack(try add(flow, nil, nil, path)), container.id, number)
      return true
    } catch {
      guard container.kind.showsOne else { throw error }
      note("\(flow.id)", error, above: 0)
      return false
    }
  }

  private mutating func add(_ entries: ChunkedStack<NavigationTree.Entry>, _ id: ScreenID, _ number: Int) {
    let membership = NavigationTree.Membership(container: id, number: number)
    inside.append(NavigationTree.Stack(entries, membership: membership))
  }
}

// Who is asked.
extension RestorationPlan {
  /// Asks the guards of a flow, or takes note that they have to be waited for.
  private mutating func ask(_ flow: Blueprint, _ path: [Int]) throws(Missing) {
    guard let traits = flow.traits else { return }
    if let answer = answers[path] {
      if let answer { throw answer }
      return
    }
    let takesTime = try answerAtOnce(traits, path)
    guard takesTime else { return }
    guard canWait else {
      throw Missing(.mustBeAwaited, "its guard or its preparation takes its time; await the restoration")
    }
    questions.append((path, flow))
  }

  /// Asks those who answer at once; whether there are others.
  private mutating func answerAtOnce(_ traits: FlowTraits, _ path: [Int]) throws(Missing) -> Bool {
    var takesTime = traits.values.preparation != nil
    for one in traits.entryGuard?.all ?? [] {
      guard case .now(let decide) = one.answer else {
        takesTime = true
        continue
      }
      let missing = Self.missing { try decide(()) }
      if let missing {
        answers[path] = .some(missing)
        throw missing
      }
    }
    if !takesTime { answers[path] = .some(nil) }
    return takesTime
  }

  /// Waits for all who take their time.
  mutating func askThoseWhoTakeTime() async {
    for (path, flow) in questions { answers[path] = .some(await Self.answer(of: flow)) }
  }

  private static func answer(of flow: Blueprint) async -> Missing? {
    for one in flow.traits?.entryGuard?.all ?? [] {
      guard case .later(let decide) = one.answer else { continue }
      if let missing = await missing({ try await decide(()) }) { return missing }
    }
    do {
      try await flow.traits?.values.preparation?()
      return nil
    } catch {
      return Missing(.refused, "its preparation has failed: \(error)")
    }
  }

  private static func missing(_ decide: () throws -> GuardDecision) -> Missing? {
    do {
      return missing(try decide())
    } catch {
      return Missing(.refused, "its guard has failed: \(error)")
    }
  }

  private static func missing(_ decide: () async throws -> GuardDecision) async -> Missing? {
    do {
      return missing(try await decide())
    } catch {
      return Missing(.refused, "its guard has failed: \(error)")
    }
  }

  private static func missing(_ decision: GuardDecision) -> Missing? {
    switch decision.answer {
    case .allow: nil
    case .refuse(let why): Missing(.refused, "its guard says: \(why)")
    case .instead(let other), .redirect(let other): Missing(.refused, "its guard leads to \(other.call) instead")
    }
  }
}

extension NavigationSnapshot.Children {
  /// The numbers of all entries that are inside.
  fileprivate var numbers: [Int] {
    list.flatMap { ($0.entries ?? []).flatMap { [$0.number] + ($0.children?.numbers ?? []) } }
  }
}

extension NavigationSnapshot.Child {
  fileprivate var name: String { key.map { "\(flow)(\($0))" } ?? flow }
}

extension NavigationTree.Stack {
  init(
    _ entries: ChunkedStack<NavigationTree.Entry>, presentation: NavigationTree.Presentation? = nil,
    membership: NavigationTree.Membership? = nil
  ) {
    self.entries = entries
    self.presentation = presentation
    self.membership = membership
  }
}
