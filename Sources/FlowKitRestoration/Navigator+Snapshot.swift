public import FlowKit

extension Navigator {
  /// Takes a snapshot of where the app is, to restore it later.
  ///
  /// Take one when the app goes to the background, or after each change. The snapshot asks screens for their states;
  /// actions they perform meanwhile wait. Flows that the registry doesn't list are left out, with everything above
  /// them; the snapshot's `omissions` list them. So are screens that another one has opened to wait for their answers
  /// (`until:`), because nobody would wait any more. A snapshot doesn't contain what actions wait for, or retained
  /// screens.
  ///
  /// ```swift
  /// let data = try encoder.encode(navigator.snapshot(with: flows))
  /// ```
  ///
  /// - Parameter flows: The flows by name.
  /// - Returns: The snapshot.
  public func snapshot(with flows: FlowRegistry) -> NavigationSnapshot {
    duringTurn {
      var writer = SnapshotWriter(navigator: self, tree: tree, flows: flows)
      return writer.write()
    }
  }

  /// The state of an entry's screen, even if the screen hasn't been made yet; nil if it has none.
  fileprivate func savedState(of entry: NavigationTree.Entry) throws -> SavedValue? {
    guard let screen = madeScreen(of: entry.id) else { return restoredState(of: entry.id)?.content as? SavedValue }
    let saved = try (screen as? any RestorableScreen)?.savedValue
    return saved == .null ? nil : saved
  }
}

/// Writes a tree into a snapshot, from the root up.
@MainActor
private struct SnapshotWriter {
  let navigator: Navigator
  let tree: NavigationTree
  let flows: FlowRegistry
  /// The numbers in the snapshot, by those in the tree's outline.
  private var numbers: [Int: Int] = [:]
  private var issues: [RestorationIssue] = []
  private var places: [SourcePlace: Int] = [:]
  private var restorable: [ObjectIdentifier: Bool] = [:]
  /// How many containers are around the entries that are being written.
  private var depth = 0

  init(navigator: Navigator, tree: NavigationTree, flows: FlowRegistry) {
    self.navigator = navigator
    self.tree = tree
    self.flows = flows
  }

  mutating func write() -> NavigationSnapshot {
    var snapshot = NavigationSnapshot(version: flows.version, stacks: [])
    for layer in tree.outline.layers { self.layer(layer).map { snapshot.stacks.append($0) } }
    snapshot.count()
    for index in snapshot.stacks.indices.dropFirst()
    where snapshot.stacks[index].presenter == snapshot.stacks[index - 1].entries.visibleNumber {
      snapshot.stacks[index].presenter = nil
    }
    snapshot.omissions = issues
    return snapshot
  }

  private mutating func layer(_ layer: TreeOutline.Layer) -> NavigationSnapshot.Stack? {
    let style = layer.style, presenter = layer.presentingNumber.flatMap { numbers[$0] }
    let isOfApp = style != nil && layer.presentingNumber == nil
    if let style, presenter == nil, !isOfApp {
      let name = "\(layer.places[0].flow.id)"
      note(
        name, .notPresented,
        "the \(style) \(name) is left out, because the screen that presents it is left out, too.")
      return nil
    }
    let entries = entries(of: layer.places)
    guard !entries.isEmpty else { return nil }
    let isSaid = style.map { PresentationStyle($0.name).coversPartly != $0.coversPartly }
    return NavigationSnapshot.Stack(
      entries: entries, style: style?.name, coversPartly: isSaid == true ? true : nil, presenter: presenter,
      isOfApp: isOfApp ? true : nil)
  }

  private mutating func entries(of stack: [TreeOutline.Place]) -> [NavigationSnapshot.Entry] {
    var saved: [NavigationSnapshot.Entry] = []
    for place in stack {
      let entry = NavigationTree.Entry(id: ScreenID(place.number), flow: place.flow.id)
      if navigator.isAwaited(entry.id) {
        noteAwaited(entry.flow, above: stack.count - saved.count - 1)
        break
      }
      guard let name = flows.name(of: entry.flow, &places) else {
        noteUnlisted(entry.flow, above: stack.count - saved.count - 1)
        break
      }
      if let listed = flows.listed(entry.flow) { navigator.tellMissingKey(of: entry, takenFor: listed) }
      numbers[place.number] = numbers.count
      var new = NavigationSnapshot.Entry(flow: name.name, key: name.key, state: state(of: entry))
      if let children = place.children { new.children = self.children(children, of: place.flow) }
      saved.append(new)
    }
    return saved
  }

  private mutating func state(of entry: NavigationTree.Entry) -> SavedValue? {
    let screenType = entry.flow.blueprint.screenType, type = ObjectIdentifier(screenType)
    let isRestorable = restorable[type] ?? (screenType is any RestorableScreen.Type)
    restorable[type] = isRestorable
    guard isRestorable else { return nil }
    do {
      return try navigator.savedState(of: entry)
    } catch {
      let text = RestorationIssue.text(of: error).asSentence
      note("\(entry.flow)", .brokenState, "The state of \(entry) can't be written: \(text)")
      return nil
    }
  }

  private mutating func children(
    _ children: TreeOutline.Children, of container: Blueprint
  ) -> NavigationSnapshot.Children {
    let now = children.declared.flows.map(\.id)
    var list: [NavigationSnapshot.Child] = [], kept: [Int: Int] = [:]
    for (index, (flow, stack)) in zip(now, children.stacks).enumerated() {
      guard let name = flows.name(of: flow, &places) else {
        noteUnlisted(flow, above: 0)
        continue
      }
      let entries = stack.isEmpty ? [] : inside(stack)
      kept[index] = list.count
      list.append(NavigationSnapshot.Child(flow: name.name, key: name.key, entries: entries.isEmpty ? nil : entries))
    }
    let history = children.history.compactMap { kept[$0] }
    let declared = container.children()?.flows.map(\.id), isSet = declared != now
    let known = Set(now), hidden = isSet ? (declared ?? []).filter { !known.contains($0) } : []
    return NavigationSnapshot.Children(
      list: list, selected: children.declared.selected.flatMap { kept[$0] }, history: history.isEmpty ? nil : history,
      isSet: isSet ? true : nil, hidden: isSet ? hidden.compactMap { hiddenChild($0) } : nil)
  }

  private mutating func hiddenChild(_ flow: FlowID) -> NavigationSnapshot.Child? {
    flows.name(of: flow, &places).map { NavigationSnapshot.Child(flow: $0.name, key: $0.key) }
  }

  /// The entries of a child, unless too many containers are around them.
  private mutating func inside(_ stack: [TreeOutline.Place]) -> [NavigationSnapshot.Entry] {
    guard depth < NavigationSnapshot.deepest else {
      let flow = stack[0].flow.id, count = NavigationSnapshot.deepest
      let text = RestorationIssue.text(above: stack.count - 1)
      note("\(flow)", .nestedTooDeep, "\(flow) is left out\(text): more than \(count) containers are nested.")
      return []
    }
    depth += 1
    defer { depth -= 1 }
    return entries(of: stack)
  }

  private mutating func noteAwaited(_ flow: FlowID, above count: Int) {
    note(
      "\(flow)", .awaited,
      "\(flow) is left out\(RestorationIssue.text(above: count)): another screen waits for its answer, and nobody will"
        + " when this is restored.")
  }

  private mutating func noteUnlisted(_ flow: FlowID, above count: Int) {
    note(
      "\(flow)", .notListed,
      "\(flow), declared at \(flow.place), is left out\(RestorationIssue.text(above: count)): the registry does not"
        + " list it\(flow.key == nil ? "" : ", or with another key").")
  }

  private mutating func note(_ flow: String, _ reason: RestorationIssue.Reason, _ message: String) {
    issues.append(RestorationIssue(flow: flow, reason: reason, message: message))
  }
}

extension RestorationIssue {
  /// The part of a sentence that says what is dropped with an entry.
  static func text(above count: Int) -> String {
    count == 0 ? "" : count == 1 ? ", with the one above it" : ", with the \(count) above it"
  }
}
