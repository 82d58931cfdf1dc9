import FlowKit

// The way back: from a screen to its URL.
extension LinkStorage {
  /// The address of a screen: the URL of the first link whose action leads to its flow with the screen's arguments.
  ///
  /// If another link hides a link for these arguments, the hidden one is no address, because opening it would lead
  /// elsewhere.
  @MainActor
  func url(
    of flow: FlowID, _ screen: AnyObject?, in tree: NavigationTree,
    where fits: (NavigationAction) -> Bool = { _ in true }
  ) -> String? {
    for (index, link) in links.enumerated() {
      for texts in link.source.texts(screen, flow.key) {
        guard let reading = try? link.read(texts) else { continue }
        let action = reading.action()
        guard action.destination(in: tree) == flow, fits(action) else { continue }
        if let url = url(of: index, reading.texts) { return url }
      }
    }
    return nil
  }
}

extension NavigationAction {
  /// The flow that it leads to: the last one it names, or if it ends with a child's index, the child it selects.
  @MainActor
  func destination(in tree: NavigationTree) -> FlowID? {
    let last = lastStepThatLeads
    if let flow = last.flows.last { return last.kind.traits.contains(.onlyNames) ? nil : flow }
    guard last.kind == .select else { return nil }
    return try? tree.applying(self, firstID: ScreenID(.max / 4)).tree.visible.flow
  }

  /// Whether it leads to a new entry, so that a container shows the child it starts with.
  ///
  /// A selection does so where everything is new, if no other step has gone on inside the container.
  @MainActor
  func entersAnew(showing flow: FlowID, in tree: NavigationTree) -> Bool {
    if lastStepThatLeads.kind.traits.contains(.entersAnew) { return true }
    guard resetsRoot else { return false }
    return (try? tree.applying(self, firstID: ScreenID(.max / 4)))?.tree.visible.flow == flow
  }

  private var resetsRoot: Bool { kind == .resetRoot || steps.contains(where: \.resetsRoot) }

  /// The last step of a batch that leads somewhere, including nested batches.
  var lastStepThatLeads: NavigationAction {
    steps.last { !$0.kind.traits.contains(.onlyNames) }?.lastStepThatLeads ?? self
  }
}

extension NavigationTree {
  /// The container that shows an entry when it is entered: the container's initial child has the entry as its root.
  @MainActor
  func container(beginningWith entry: Entry) -> Entry? {
    let container = containers.first { container in
      guard let child = container.children.firstIndex(where: { $0.flow == entry.flow }) else { return false }
      return stack(ofChild: child, in: container.id)?.first?.id == entry.id
    }
    guard let container, let owner = self[container.id] else { return nil }
    guard let declared = owner.flow.blueprint.children(), let first = declared.initialIndex else { return nil }
    return declared.flows[first].id == entry.flow ? owner : nil
  }
}
