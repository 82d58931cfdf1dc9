import FlowKit

/// Reads a snapshot: finds its flows, describes the place that it was taken in, and says what is missing.
///
/// It asks no guards, and makes no screens.
@MainActor
struct SnapshotReader {
  private let snapshot: NavigationSnapshot
  private let flows: FlowRegistry
  /// The place, without what can't be read.
  private(set) var outline = TreeOutline()
  /// Why entries can't be read, by number.
  private var problems: [Int: Missing] = [:]
  /// The flows of the entries that can be read, by number.
  private var known: [Int: Blueprint] = [:]
  /// The flows of the children of those that are containers, by number.
  private var contained: [Int: [Blueprint]] = [:]

  private typealias Missing = RestorationIssue.Missing

  init(_ snapshot: NavigationSnapshot, _ flows: FlowRegistry) {
    self.snapshot = snapshot
    self.flows = flows
    for (index, saved) in snapshot.stacks.enumerated() {
      let presenter = index == 0 ? nil : snapshot.presenter(of: index)
      let style = saved.style.map { PresentationStyle($0, coversPartly: saved.coversPartly == true) }
      outline.layers.append(TreeOutline.Layer(places(of: saved.entries), style: style, presenter: presenter))
    }
  }

  /// The app's root; `nil` if it can't be read.
  var root: FlowID? { outline.layers.first?.places.first?.flow.id }

  /// The entries of a stack, up to the first one that can't be read.
  private mutating func places(of saved: [NavigationSnapshot.Entry]) -> [TreeOutline.Place] {
    var places: [TreeOutline.Place] = []
    for entry in saved {
      do throws(Missing) {
        places.append(try place(of: entry))
      } catch {
        problems[entry.number] = error
        break
      }
    }
    return places
  }

  private mutating func place(of saved: NavigationSnapshot.Entry) throws(Missing) -> TreeOutline.Place {
    let flow = try flows.flow(saved.flow, saved.key), state = try Self.state(saved.state, of: flow)
    known[saved.number] = flow
    return TreeOutline.Place(saved.number, flow, state: state, children: children(of: flow, saved))
  }

  private static func state(_ saved: SavedValue?, of flow: Blueprint) throws(Missing) -> RestoredState? {
    guard let saved, let type = flow.restorableType else { return nil }
    do {
      try type.check(saved)
    } catch {
      throw Missing(.brokenState, "its state can't be read: \(RestorationIssue.text(of: error))")
    }
    return RestoredState(saved) { screen in (screen as? any RestorableScreen)?.restore(saved: saved) }
  }

  /// The children that the flow declares now, each with the entries that it had.
  private mutating func children(of flow: Blueprint, _ entry: NavigationSnapshot.Entry) -> TreeOutline.Children? {
    guard let declared = flow.children() else { return nil }
    let saved = entry.children, list = saved?.list ?? []
    let (flows, indices) = children(list, isSet: saved?.isSet == true, saved?.hidden, declared)
    var selecting = flows
    if let selected = saved?.selected, let index = indices.firstIndex(of: selected) { selecting.selected = index }
    let stacks = indices.map { index in index.flatMap { list[$0].entries }.map { places(of: $0) } ?? [] }
    let history = (saved?.history ?? []).compactMap { indices.firstIndex(of: $0) }
    contained[entry.number] = flows.flows
    return TreeOutline.Children(selecting, stacks: stacks, history: history)
  }

  /// The children, and the index of each in the snapshot.
  private mutating func children(
    _ list: [NavigationSnapshot.Child], isSet: Bool, _ hidden: [NavigationSnapshot.Child]?, _ declared: FlowChildren
  ) -> (FlowChildren, [Int?]) {
    let known = list.map { try? flows.flow($0.flow, $0.key) }
    var children = declared, indices: [Int?]
    if isSet, declared.kind != .split {
      let kept = list.indices.filter { known[$0] != nil }
      children.flows = kept.compactMap { known[$0] }
      indices = kept
      if let hidden {
        let old = hidden.map { try? flows.flow($0.flow, $0.key) }
        addNew(of: declared, besides: known + old, to: &children.flows, &indices)
      }
    } else {
      let places = Dictionary(known.enumerated().compactMap { index, flow in flow.map { ($0.id, index) } }) { $1 }
      indices = declared.flows.map { places[$0.id] }
      // A column whose flow is another one now keeps its stack, but not in the place of one that was added.
      if declared.kind == .split, list.count == declared.flows.count {
        let found = Set(indices.compactMap { $0 })
        for index in indices.indices where indices[index] == nil && !found.contains(index) { indices[index] = index }
      }
    }
    let used = Set(indices.compactMap { $0 })
    for index in list.indices where !used.contains(index) {
      guard let first = list[index].entries?.first else { continue }
      problems[first.number] =
        known[index] == nil
        ? Missing(.unknownFlow, "the registry has no flow of its name and key")
        : Missing(.brokenContainer, "its container no longer contains it")
    }
    return (children, indices)
  }
}

extension SnapshotReader {
  /// Adds the children that the flow declares now, and didn't when the snapshot was taken, each after the one before it.
  ///
  /// - Parameters:
  ///   - declared: What the flow declares now.
  ///   - old: What it declared then, with what was set; `nil` for what the registry doesn't know any more: that may be
  ///     any flow that it doesn't list.
  ///   - children: The children.
  ///   - indices: The index of each in the snapshot.
  private func addNew(
    of declared: FlowChildren, besides old: [Blueprint?], to children: inout [Blueprint], _ indices: inout [Int?]
  ) {
    let known = Set(old.compactMap { $0?.id }), knowsAll = known.count == old.count
    var before: FlowID?
    for flow in declared.flows {
      defer { before = flow.id }
      if known.contains(flow.id) || !knowsAll && !flows.lists(flow.id) { continue }
      let place = before.flatMap { before in children.firstIndex { $0.id == before } }.map { $0 + 1 }
      children.insert(flow, at: place ?? 0)
      indices.insert(nil, at: place ?? 0)
    }
  }
}

// What is missing.
extension SnapshotReader {
  /// What is missing in the place that the outline has become, from the root up.
  func issues(in place: RestoredPlace) -> [RestorationIssue] {
    guard snapshot.stacks.first?.entries.isEmpty == false else {
      return [RestorationIssue(flow: nil, reason: .brokenContainer, message: "The snapshot is empty.")]
    }
    var issues: [RestorationIssue] = []
    let place = Remains(of: place)
    for (index, stack) in snapshot.stacks.enumerated() {
      if index > 0, place.isEmpty { break }
      note(stack, presenter: index == 0 ? nil : snapshot.presenter(of: index), isModal: index > 0, place, &issues)
    }
    return issues
  }

  private func note(
    _ stack: NavigationSnapshot.Stack, presenter: TreeOutline.Presenter?, isModal: Bool, _ place: Remains,
    _ issues: inout [RestorationIssue]
  ) {
    if isModal {
      let name = stack.entries.first?.name ?? "a modal"
      let isPresented = presenter.map { place.has($0) } ?? false
      guard !stack.entries.isEmpty, isPresented else {
        return issues.append(
          RestorationIssue(
            flow: name, reason: .notPresented,
            message: "\(name) is not restored: the screen that presents it is missing."))
      }
    }
    note(stack.entries, place, &issues)
  }

  private func note(
    _ entries: [NavigationSnapshot.Entry], _ place: Remains, _ issues: inout [RestorationIssue]
  ) {
    for (index, entry) in entries.enumerated() {
      guard place.has(entry.number) else {
        let missing = problems[entry.number] ?? missing(entry.number, in: place)
        let what = entry.name + " is not restored" + RestorationIssue.text(above: entries.count - index - 1)
        return issues.append(
          RestorationIssue(flow: entry.name, reason: missing.reason, message: "\(what): \(missing.text.asSentence)"))
      }
      guard let saved = entry.children else { continue }
      if let flow = known[entry.number], contained[entry.number] == nil {
        let text = "\(flow.id) is restored without its children: it no longer contains any."
        issues.append(RestorationIssue(flow: "\(flow.id)", reason: .brokenContainer, message: text))
        continue
      }
      for child in saved.list { note(child.entries ?? [], place, &issues) }
    }
  }

  /// Why an entry that was read is missing.
  private func missing(_ number: Int, in remains: Remains) -> Missing {
    if let failure = remains.place.failures[number] {
      let why = "it can't contain its children (\(failure))"
      return Missing(.brokenContainer, failure == .endlessContainers ? "containers contain each other endlessly" : why)
    }
    if let flow = known[number], let why = remains.firstLeftOut(of: [flow]) { return Missing(why) }
    if let why = remains.firstLeftOut(of: contained[number] ?? []) {
      let missing = Missing(why)
      return Missing(missing.reason, "it contains \(why.flow), and \(missing.text)")
    }
    return Missing(.brokenContainer, "none of its children is left")
  }
}

extension RestorationIssue.Missing {
  /// A flow that may not enter.
  fileprivate init(_ one: LeftOut) {
    switch (one.reason, one.error) {
    case (.waiting, _):
      self.init(.mustBeAwaited, "its guard or preparation is asynchronous, and only restoreAndWait runs it")
    case (let reason, let error?):
      let who = reason == .preparationFailed ? "its preparation" : "its guard"
      self.init(.refused, "\(who) threw an error: \(RestorationIssue.text(of: error))")
    case (let reason, nil): self.init(.refused, reason.text ?? "its guard does not allow it")
    }
  }
}

/// What is left of a place, once all guards have been asked.
@MainActor
private struct Remains {
  let place: RestoredPlace
  private let ids: Set<ScreenID>
  /// The places of flows in the list of those that were left out.
  private let leftOut: [FlowID: Int]

  init(of place: RestoredPlace) {
    self.place = place
    ids = Set(place.tree?.path.map(\.id) ?? [])
    leftOut = Dictionary(place.leftOut.enumerated().map { ($1.flow, $0) }) { first, _ in first }
  }

  var isEmpty: Bool { ids.isEmpty }

  /// The one of some flows that was left out first; `nil` if none was.
  func firstLeftOut(of flows: [Blueprint]) -> LeftOut? {
    flows.compactMap { leftOut[$0.id] }.min().map { place.leftOut[$0] }
  }

  /// Whether the entry of a number is in the tree.
  func has(_ number: Int) -> Bool { place.entries[number].map { ids.contains($0.id) } ?? false }

  /// Whether a presenter is there.
  func has(_ presenter: TreeOutline.Presenter) -> Bool {
    switch presenter {
    case .app: true
    case .place(let number): has(number)
    }
  }
}

extension NavigationSnapshot {
  /// Who presents a modal; `nil` if that isn't known.
  fileprivate func presenter(of index: Int) -> TreeOutline.Presenter? {
    if stacks[index].isOfApp == true { return .app }
    return (stacks[index].presenter ?? stacks[index - 1].entries.visibleNumber).map { .place($0) }
  }
}
