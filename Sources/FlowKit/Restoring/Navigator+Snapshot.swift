extension Navigator {
  /// Where the app is, to be kept over its end.
  ///
  /// Take one when the app goes to the background, or after each change; screens are asked for their states, and what
  /// they perform meanwhile waits. What the catalogue does not list is left out, with what stands on it:
  /// ``NavigationSnapshot/omissions``. What actions wait for, results, and screens that are kept for later are not in it.
  ///
  /// ```swift
  /// let data = try encoder.encode(navigator.snapshot(with: flows))
  /// ```
  ///
  /// - Parameter flows: The flows by their names.
  /// - Returns: The snapshot.
  public func snapshot(with flows: FlowCatalogue) -> NavigationSnapshot {
    let isFirst = turns.begin()
    var writer = SnapshotWriter(navigator: self, tree: tree, flows: flows)
    let snapshot = writer.write()
    if isFirst { performWaiting() }
    return snapshot
  }

  /// The state of an entry's screen, also where it has not been made yet; nil where there is none.
  fileprivate func savedState(of entry: NavigationTree.Entry) throws -> SavedValue? {
    guard let screen = state.screens[entry.id] else { return restored?.saved(entry.id) }
    let saved = try (screen as? any RestorableScreen)?.savedValue
    return saved == .null ? nil : saved
  }
}

/// Writes a tree down, from the root up.
@MainActor
private struct SnapshotWriter {
  let navigator: Navigator
  let tree: NavigationTree
  let flows: FlowCatalogue
  private var numbers: [ScreenID: Int] = [:]
  private var containers: [ScreenID: NavigationTree.Container] = [:]
  private var inside: [NavigationTree.Membership: Int] = [:]
  private var issues: [RestorationIssue] = []
  private var places: [SourcePlace: Int] = [:]
  private var restorable: [ObjectIdentifier: Bool] = [:]

  init(navigator: Navigator, tree: NavigationTree, flows: FlowCatalogue) {
    self.navigator = navigator
    self.tree = tree
    self.flows = flows
    containers = Dictionary(tree.containers.map { ($0.id, $0) }) { first, _ in first }
    for (index, stack) in tree.stacks.enumerated() { stack.membership.map { inside[$0] = index } }
  }

  mutating func write() -> NavigationSnapshot {
    var snapshot = NavigationSnapshot(version: flows.version, stacks: [])
    for index in tree.layerIndices { layer(index).map { snapshot.stacks.append($0) } }
    snapshot.count()
    for index in snapshot.stacks.indices.dropFirst()
    where snapshot.stacks[index].presenter == snapshot.stacks[index - 1].entries.visibleNumber {
      snapshot.stacks[index].presenter = nil
    }
    snapshot.omissions = issues
    return snapshot
  }

  private mutating func layer(_ index: Int) -> NavigationSnapshot.Stack? {
    let presentation = tree.stacks[index].presentation, presenter = presentation.flatMap { numbers[$0.presenter] }
    if let presentation, presenter == nil {
      let name = "\(tree.stacks[index][0].flow)"
      note(name, .notPresented, "the \(presentation.style) \(name) is left out: so is the screen that presents it.")
      return nil
    }
    let entries = entries(of: index)
    guard !entries.isEmpty else { return nil }
    return NavigationSnapshot.Stack(entries: entries, style: presentation?.style.name, presenter: presenter)
  }

  private mutating func entries(of stack: Int) -> [NavigationSnapshot.Entry] {
    var saved: [NavigationSnapshot.Entry] = []
    for entry in tree.stacks[stack] {
      guard let name = flows.name(of: entry.flow, &places) else {
        noteUnlisted(entry.flow, above: tree.stacks[stack].count - saved.count - 1)
        break
      }
      numbers[entry.id] = numbers.count
      var new = NavigationSnapshot.Entry(flow: name.name, key: name.key, state: state(of: entry))
      if let container = containers[entry.id] { new.children = children(of: container, entry) }
      saved.append(new)
    }
    return saved
  }

  private mutating func state(of entry: NavigationTree.Entry) -> SavedValue? {
    let declaration = entry.flow.declaration, type = ObjectIdentifier(declaration.screenType)
    let isRestorable = restorable[type] ?? (declaration.screenType is any RestorableScreen.Type)
    restorable[type] = isRestorable
    guard isRestorable else { return nil }
    do {
      return try navigator.savedState(of: entry)
    } catch {
      note("\(entry.flow)", .brokenState, "The state of \(entry) can't be written: \(error)")
      return nil
    }
  }

  private mutating func children(
    of container: NavigationTree.Container, _ entry: NavigationTree.Entry
  ) -> NavigationSnapshot.Children {
    var list: [NavigationSnapshot.Child] = [], places: [Int: Int] = [:]
    for child in container.children {
      guard let name = flows.name(of: child.flow, &self.places) else {
        noteUnlisted(child.flow, above: 0)
        continue
      }
      let stack = inside[NavigationTree.Membership(container: entry.id, number: child.number)]
      let entries = stack.map { self.entries(of: $0) } ?? []
      places[child.number] = list.count
      list.append(NavigationSnapshot.Child(flow: name.name, key: name.key, entries: entries.isEmpty ? nil : entries))
    }
    let history = container.history.compactMap { places[$0] }
    return NavigationSnapshot.Children(
      list: list, selected: container.selected.flatMap { places[container.children[$0].number] },
      history: history.isEmpty ? nil : history, isSet: isSet(container, entry) ? true : nil)
  }

  /// Whether a container has other children than its flow says.
  private func isSet(_ container: NavigationTree.Container, _ entry: NavigationTree.Entry) -> Bool {
    let declared = entry.traits?.children?()
    return declared?.flows.map(\.id) != container.children.map(\.flow)
  }

  private mutating func noteUnlisted(_ flow: FlowID, above count: Int) {
    note(
      "\(flow)", .notListed,
      "\(flow), declared at \(flow.place), is left out\(RestorationIssue.text(above: count)): the catalogue does not"
        + " list it\(flow.key == nil ? "" : ", or with another key").")
  }

  private mutating func note(_ flow: String, _ reason: RestorationIssue.Reason, _ message: String) {
    issues.append(RestorationIssue(flow: flow, reason: reason, message: message))
  }
}

extension RestorationIssue {
  /// What goes with an entry, in a sentence.
  static func text(above count: Int) -> String {
    count == 0 ? "" : count == 1 ? ", with the one above it" : ", with the \(count) above it"
  }
}
