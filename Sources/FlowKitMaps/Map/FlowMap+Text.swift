import FlowKit

extension FlowMap: CustomStringConvertible {
  /// The map as text for a code review: each flow with what it contains and where it leads, then the open ends.
  ///
  /// The text contains no source places, so it changes only when the flows change.
  ///
  /// ```
  /// LoginScreen
  ///   onLogin → push(DashboardScreen)
  ///   onBack → pop()
  /// ```
  nonisolated public var description: String {
    var parts = nodes.map { text(of: $0) }
    if !open.isEmpty { parts.append((["Not followed:"] + open.map { "  \($0.withoutPlace)" }).joined(separator: "\n")) }
    return parts.joined(separator: "\n\n")
  }

  nonisolated private func text(of node: Node) -> String {
    let arrows = grouped(from: node.flow)
    let isRedirected = arrows.contains { $0.cause == .guard }
    return ([node.heading] + node.notes(isRedirected: isRedirected).map { "  \($0)" } + arrows.map { "  \($0)" })
      .joined(separator: "\n")
  }

  /// Where a flow leads, without duplicates, because several samples may lead to the same flow.
  nonisolated private func grouped(from flow: FlowID) -> [Arrow] {
    var known: Set<String> = []
    return arrows.filter { $0.source == flow && known.insert($0.description).inserted }
  }
}

extension FlowMap.Node {
  /// The flow's name, and whether the app may begin with it.
  var heading: String { isRoot ? "\(flow) (root)" : "\(flow)" }

  /// What the text says about the flow besides its arrows; arrows show the guards that redirect.
  fileprivate func notes(isRedirected: Bool) -> [String] {
    let contained = kind.map { ["contains \($0): \(children.map(\.description).joined(separator: ", "))"] } ?? []
    let handles = handled.isEmpty ? [] : ["handles \(handled.joined(separator: ", "))"]
    return contained + guards.filter { !isRedirected || $0.isUnknown || $0.refuses }.map(\.description) + handles
  }
}

extension FlowMap.OpenEnd {
  /// The entry without its source place.
  var withoutPlace: String { "\(callback.map { "\(flow).\($0)" } ?? "\(flow)"): \(reason)" }
}
