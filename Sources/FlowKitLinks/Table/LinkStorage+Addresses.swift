import FlowKit

// The way back: from a screen to its URL.
extension LinkStorage {
  /// The address of a screen: the URL of the first link whose action leads to its flow with the screen's arguments.
  ///
  /// A link that another one hides for these arguments is no address: opening it would lead elsewhere.
  @MainActor
  func url(of flow: FlowID, _ screen: AnyObject?, in tree: NavigationTree) -> String? {
    for (index, link) in links.enumerated() {
      for texts in link.source.texts(screen, flow.key) {
        guard let reading = try? link.read(texts), reading.action().destination(in: tree) == flow else { continue }
        if let url = url(of: index, reading.texts) { return url }
      }
    }
    return nil
  }
}

extension NavigationAction {
  /// The flow that it leads to: the last one that it names; where it ends with a child's index, the child that it selects.
  @MainActor
  func destination(in tree: NavigationTree) -> FlowID? {
    let last = lastStep
    if let flow = last.flows.last { return flow }
    guard last.kind == .select else { return nil }
    return try? tree.applying(self, firstID: ScreenID(.max / 4)).tree.visible.flow
  }

  /// The last step of a batch, of batches in it, too.
  var lastStep: NavigationAction { steps.last?.lastStep ?? self }
}
