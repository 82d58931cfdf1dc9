import FlowKit

/// Makes a tree from a snapshot: finds its flows, runs their guards, and drops what can't be restored, with everything
/// above it.
///
/// It makes no screens. It collects guards that take time; when they have answered, it makes the tree again.
@MainActor
struct RestoredTree {
  private let snapshot: NavigationSnapshot
  private let flows: FlowCatalogue
  /// Knows who is asked before a flow enters.
  private let navigator: Navigator
  /// Whether guards and preparations may take time.
  private let canWait: Bool
  /// The results of a flow's guards; nil if they allow it.
  private var answers: [FlowID: Missing?] = [:]
  /// The flows whose guards must be awaited, each with its questions.
  private(set) var waiting: [(flow: FlowID, questions: [Question])] = []
  private(set) var issues: [RestorationIssue] = []
  /// The states of the new entries.
  private(set) var states: [ScreenID: RestoredState] = [:]
  private var builder: TreeBuilder
  /// The new ids of the snapshot's entries.
  private var ids: [Int: ScreenID] = [:]
  private var depth = 0
  private var begun = 0

  private typealias Missing = RestorationIssue.Missing

  /// Limits for nested containers, and for entries that containers start with; beyond them, the structure is taken for
  /// endless.
  private static var deepest: Int { 100 }
  private static var mostBegun: Int { 100_000 }

  init(_ snapshot: NavigationSnapshot, _ flows: FlowCatalogue, of navigator: Navigator, canWait: Bool) {
    self.snapshot = snapshot
    self.flows = flows
    self.navigator = navigator
    builder = navigator.newTreeBuilder
    self.canWait = canWait
  }

  /// Makes the tree that the navigator goes to next; nil if nothing of the root is left, or if it should be another one.
  mutating func makeTree() -> NavigationTree? {
    builder = navigator.newTreeBuilder
    (waiting, issues, states, ids, begun) = ([], [], [:], [:], 0)
    guard let first = snapshot.stacks.first, !first.entries.isEmpty else {
      note(nil, .brokenContainer, "The snapshot is empty.")
      return nil
    }
    guard let bottom = stack(of: first.entries) else { return nil }
    if let root = navigator.chosenRoot, bottom.root.flow != root {
      note(
        "\(bottom.root.flow)", .otherRoot, "Nothing is restored: the root should be \(root), not \(bottom.root.flow).")
      return nil
    }
    builder.lay(bottom)
    for index in snapshot.stacks.indices.dropFirst() { addModal(index) }
    return builder.tree
  }

  private mutating func addModal(_ index: Int) {
    let saved = snapshot.stacks[index]
    let number = saved.presenter ?? snapshot.stacks[index - 1].entries.visibleNumber
    let presenter = number.flatMap { ids[$0] }  // looked up before its own entries are added: none of them presents it
    guard !saved.entries.isEmpty, let presenter else {
      let name = saved.entries.first?.name ?? "a modal"
      note(name, .notPresented, "\(name) is not restored: the screen that presents it is missing.")
      return
    }
    guard let entries = stack(of: saved.entries) else { return }
    let style = saved.style.map { PresentationStyle($0, coversPartly: saved.coversPartly == true) } ?? .sheet
    builder.lay(entries, style: style, presenter: presenter)
  }

  /// The entries of a stack, up to the first missing one; nil if that is the root.
  private mutating func stack(of saved: [NavigationSnapshot.Entry]) -> TreeBuilder.Stack? {
    var stack: TreeBuilder.Stack?
    for (index, new) in saved.enumerated() {
      do throws(Missing) {
        let flow = try flows.flow(new.flow, new.key)
        try ask(flow)
        stack = try add(flow, new, on: stack)
      } catch {
        note(new.name, error, above: saved.count - index - 1)
        break
      }
    }
    return stack
  }

  /// An entry with its state and children; if one of them is missing, all are.
  private mutating func add(
    _ flow: Blueprint, _ saved: NavigationSnapshot.Entry?, on stack: TreeBuilder.Stack?
  ) throws(Missing) -> TreeBuilder.Stack {
    let id = builder.nextID()
    if let state = saved?.state { try keep(state, of: flow, id) }
    if let number = saved?.number { ids[number] = id }
    do throws(Missing) {
      let children = try children(of: flow, saved?.children)
      return try Self.explaining { () throws(NavigationReason) in
        try builder.add(id, flow, containing: children, on: stack)
      }
    } catch {
      for number in saved.map({ [$0.number] + ($0.children?.numbers ?? []) }) ?? [] { ids[number] = nil }
      throw error
    }
  }

  private mutating func keep(_ saved: SavedValue, of flow: Blueprint, _ id: ScreenID) throws(Missing) {
    guard let type = flow.restorableType else { return }
    do {
      try type.check(saved)
    } catch {
      throw Missing(.brokenState, "its state can't be read: \(RestorationIssue.text(of: error))")
    }
    states[id] = RestoredState(saved) { screen in (screen as? any RestorableScreen)?.restore(saved: saved) }
  }

  private static func explaining<Result>(_ body: () throws(NavigationReason) -> Result) throws(Missing) -> Result {
    do throws(NavigationReason) {
      return try body()
    } catch {
      throw Missing(.brokenContainer, "it can't contain its children (\(error))")
    }
  }

  private mutating func note(_ name: String, _ missing: Missing, above count: Int) {
    let what = name + " is not restored" + RestorationIssue.text(above: count)
    note(name, missing.reason, "\(what): \(missing.text.asSentence)")
  }

  private mutating func note(_ name: String?, _ reason: RestorationIssue.Reason, _ message: String) {
    issues.append(RestorationIssue(flow: name, reason: reason, message: message))
  }
}

// The children of containers.
extension RestoredTree {
  private mutating func children(
    of flow: Blueprint, _ saved: NavigationSnapshot.Children?
  ) throws(Missing) -> TreeBuilder.Children? {
    guard let declared = TreeBuilder.children(of: flow) else {
      if saved != nil {
        note("\(flow.id)", .brokenContainer, "\(flow.id) is restored without its children: it no longer contains any.")
      }
      return nil
    }
    guard depth < Self.deepest else { throw .endless }
    depth += 1
    defer { depth -= 1 }
    let (flows, indices) = children(saved, declared)
    guard !flows.flows.isEmpty || flows.kind == .embedded else {
      throw Missing(.brokenContainer, "none of its children is left")
    }
    var result = TreeBuilder.Children(flows, stacks: [], history: [])
    let count = flows.flows.count
    result.declared.selected = flows.selected.map { min(max(0, $0), count - 1) }
    let selected = result.declared.selected
    for (index, flow) in flows.flows.enumerated() {
      let kept = indices[index].flatMap { saved?.list[$0].entries }.flatMap { stack(of: $0) }
      let isShown = flows.rules.isEager || !flows.kind.showsOne || selected == index
      if kept == nil, isShown {
        result.stacks.append(try begin(flow, flows.kind))
      } else {
        result.stacks.append(kept)
      }
    }
    try show(&result, flows.kind)
    let places = Dictionary(indices.enumerated().compactMap { new, old in old.map { ($0, new) } }) { first, _ in first }
    result.history = (saved?.history ?? []).compactMap { places[$0] }
    return result
  }

  /// Selects a child that exists.
  private func show(_ children: inout TreeBuilder.Children, _ kind: FlowChildren.Kind) throws(Missing) {
    let first = children.stacks.firstIndex { $0 != nil }
    if let selected = children.declared.selected, children.stacks[selected] == nil {
      children.declared.selected = first
    }
    if kind.showsOne, children.declared.selected == nil {
      throw Missing(.brokenContainer, "none of its children can be restored")
    }
  }

  /// Starts a child with its own flow; nil if it can't start and another child can be shown.
  private mutating func begin(_ flow: Blueprint, _ kind: FlowChildren.Kind) throws(Missing) -> TreeBuilder.Stack? {
    begun += 1
    guard begun < Self.mostBegun else { throw .endless }
    do throws(Missing) {
      try ask(flow)
      return try add(flow, nil, on: nil)
    } catch {
      guard kind.showsOne, !error.isEndless else { throw error }
      note("\(flow.id)", error, above: 0)
      return nil
    }
  }

  /// The children, and the index of each in the snapshot.
  private mutating func children(
    _ saved: NavigationSnapshot.Children?, _ declared: FlowChildren
  ) -> (FlowChildren, [Int?]) {
    let list = saved?.list ?? []
    let known = list.map { try? flows.flow($0.flow, $0.key) }
    var children = declared, indices: [Int?]
    if saved?.isSet == true, declared.kind != .split {
      let kept = list.indices.filter { known[$0] != nil }
      children.flows = kept.compactMap { known[$0] }
      indices = kept
    } else {
      let places = Dictionary(known.enumerated().compactMap { index, flow in flow.map { ($0.id, index) } }) { $1 }
      indices = declared.flows.enumerated().map { index, flow in
        places[flow.id] ?? (declared.kind == .split && known.indices.contains(index) ? index : nil)
      }
    }
    let used = Set(indices.compactMap { $0 })
    for index in list.indices where !used.contains(index) && list[index].entries != nil {
      note(list[index].name, lost(known[index]), above: 0)
    }
    if let selected = saved?.selected, let index = indices.firstIndex(of: selected) { children.selected = index }
    return (children, indices)
  }

  private func lost(_ child: Blueprint?) -> Missing {
    child == nil
      ? Missing(.unknownFlow, "the catalogue has no flow of its name and key")
      : Missing(.brokenContainer, "its container no longer contains it")
  }
}

// The guards.
extension RestoredTree {
  /// Runs the guards of a flow once, or records that they must be awaited.
  private mutating func ask(_ flow: Blueprint) throws(Missing) {
    let id = flow.id
    if let answer = answers[id] {
      if let answer { throw answer }
      return
    }
    let questions = navigator.questions(beforeEntering: flow)
    guard !questions.isEmpty else { return }
    var approval = Approval()
    let next = approval.next(questions, for: .none)
    if case .pause = next {
      guard canWait else {
        answers[id] = .some(
          Missing(.mustBeAwaited, "its guard or preparation is asynchronous, so the restoration must be awaited"))
        return try self.ask(flow)
      }
      waiting.append((id, questions))
      return answers[id] = .some(nil)
    }
    answers[id] = .some(Self.missing(next))
    try self.ask(flow)
  }

  /// Waits for all guards and preparations that take time.
  mutating func askThoseWhoTakeTime() async {
    for (flow, questions) in waiting { answers[flow] = .some(await Self.answer(to: questions)) }
  }

  private static func answer(to questions: [Question]) async -> Missing? {
    var approval = Approval()
    while true {
      let next = approval.next(questions, for: .none)
      guard case .pause(let question, let ask) = next else { return missing(next) }
      do {
        approval.answer(try await ask(), to: question.name)
      } catch {
        return missing(.end(question.failure, error))
      }
    }
  }

  /// Why a flow may not enter; nil if all guards allow it.
  private static func missing(_ next: Approval.Next) -> Missing? {
    switch next {
    case .go, .pause, .leaveOut: nil
    case .other(let other, _), .before(let other, _):
      Missing(.refused, "its guard leads to \(other.withoutOrigin) instead")
    case .end(let reason, let error?):
      Missing(
        .refused,
        (reason == .preparationFailed ? "its preparation threw an error: " : "its guard threw an error: ")
          + RestorationIssue.text(of: error))
    case .end(let reason, nil): Missing(.refused, reason.text ?? "its guard does not allow it")
    }
  }
}

extension RestorationIssue.Missing {
  /// Containers contain each other.
  fileprivate static var endless: Self { Self(.brokenContainer, "containers contain each other endlessly") }

  fileprivate var isEndless: Bool { text == Self.endless.text }
}

extension NavigationSnapshot.Children {
  /// The numbers of all entries inside.
  fileprivate var numbers: [Int] {
    list.flatMap { ($0.entries ?? []).flatMap { [$0.number] + ($0.children?.numbers ?? []) } }
  }
}

extension NavigationSnapshot.Child {
  fileprivate var name: String { key.map { "\(flow)(\($0))" } ?? flow }
}
