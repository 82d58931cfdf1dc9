// The words for messages and preparations.
extension NavigationIssue {
  var errorText: String { error.map { "\($0)." } ?? "it ended." }

  /// Who was asked to handle a message.
  var askedSentence: String {
    if action.verb == .broadcast { return "Asked was every screen (\(tree.summary))." }
    if let flow = action.flow {
      let entry = tree.nearestPosition(of: flow).map { tree.stacks[$0.stack][$0.index] }
      return "Asked was \(entry.map { "\($0)" } ?? "\(flow)")."
    }
    return "Asked were \(chain), and the navigator."
  }

  /// The entries from the sender down; of a long way, its beginning and end.
  private var chain: String {
    let sender = caller.flatMap { tree.position(of: $0.id) } ?? tree.visiblePosition
    let entries = tree.chain(from: sender).map { "\(tree.stacks[$0.stack][$0.index])" }
    guard entries.count > 10 else { return entries.joined(separator: ", ") }
    return (entries.prefix(5) + ["… \(entries.count - 8) more"] + entries.suffix(3)).joined(separator: ", ")
  }

  var handlingHelp: String {
    let type = action.message.map { "\(Swift.type(of: $0.value))" } ?? "Message"
    return action.verb == .send && action.flow == nil
      ? "To handle it, add .handling(\(type).self) to one of their flows, or call navigator.handle(\(type).self)."
      : "To handle it, add .handling(\(type).self) to the flow, and answer with an action, or with .none."
  }

  /// Why a step of a batch cannot be done, where that is because it is in a batch.
  var textInBatch: String? {
    action.message == nil ? nil : "a batch sends no messages. Send it before the batch, or after it."
  }

  /// The flows that an action waited for.
  var preparedFlows: String {
    let flows = action.preparedFlows
    return flows.isEmpty ? "a flow inside" : flows.map(\.description).joined(separator: " and ")
  }

  /// Who has cancelled a preparation.
  var cancellation: String {
    guard let caller, tree[caller.id] == nil else { return "it was cancelled" }
    return "\(caller), which asked for it, was closed"
  }
}

extension NavigationAction {
  fileprivate var preparedFlows: [FlowID] {
    blueprints.filter { $0.traits?.values.preparation != nil }.map(\.id) + steps.flatMap(\.preparedFlows)
  }
}
