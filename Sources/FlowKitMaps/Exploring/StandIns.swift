import FlowKit

/// The stand-ins of a map's flows, one for each.
@MainActor
final class StandIns {
  private(set) var all: [StandInBlueprint] = []
  private let indices: [FlowID: Int]

  init(_ map: FlowMap) {
    indices = map.indices
    for (number, node) in map.nodes.enumerated() {
      let flow = node.flow.blueprint
      guard let children = flow.children() else {
        all.append(StandInBlueprint(for: flow, number: number, children: nil))
        continue
      }
      all.append(StandInBlueprint(for: flow, number: number) { [weak self] in self?.standIns(children) ?? children })
    }
  }

  private func standIns(_ children: FlowChildren) -> FlowChildren {
    var others = children
    others.flows = children.flows.map(standIn)
    return others
  }

  func standIn(_ flow: Blueprint) -> Blueprint { indices[flow.id].map { all[$0] } ?? flow }
}
