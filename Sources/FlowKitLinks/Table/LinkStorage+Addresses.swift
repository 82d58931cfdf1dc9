import FlowKit

// The way back: from a screen to its URL.
extension LinkStorage {
  /// The address of a screen: the URL of the first link whose action leads to its flow with the screen's arguments.
  ///
  /// A link that another one hides for these arguments is no address: opening it would lead elsewhere.
  @MainActor
  func url(of flow: FlowID, _ screen: AnyObject?) -> String? {
    let key = flow.key
    for (index, link) in links.enumerated() {
      guard let texts = link.source(screen, key), let reading = try? link.read(texts) else { continue }
      if reading.action().leadsTo(flow), let url = url(of: index, reading.texts) { return url }
    }
    return nil
  }
}

extension NavigationAction {
  /// Whether the flow is the last one that it names.
  fileprivate func leadsTo(_ flow: FlowID) -> Bool {
    guard let last = steps.last else { return flows.last == flow }
    return last.leadsTo(flow)
  }
}
