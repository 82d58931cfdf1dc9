import FlowKit

/// The stand-ins of a map's flows: one for each, or one for each state in which its screen may have been made.
@MainActor
final class StandIns {
  private(set) var all: [StandInBlueprint] = []
  private let indices: [FlowID: Int]
  /// The number of states in which screens may have been made, as far as they are told apart.
  let states: Int
  private var count: Int { indices.count }

  init(_ map: FlowMap, _ states: StatesOfMaking) {
    (indices, self.states) = (map.indices, states.count)
    for state in 0..<states.count {
      for (number, node) in map.nodes.enumerated() {
        if state > 0, !states.told.contains(number) {
          all.append(all[number])
        } else {
          all.append(standIn(for: node, number, state))
        }
      }
    }
  }

  private func standIn(for node: FlowMap.Node, _ number: Int, _ state: Int) -> StandInBlueprint {
    let flow = node.flow.blueprint, number = state * count + number
    guard let children = node.contents[state] ?? node.contents.min(by: { $0.key < $1.key })?.value else {
      return StandInBlueprint(for: flow, number: number, children: nil)
    }
    return StandInBlueprint(for: flow, number: number) { [weak self] in self?.standIns(children, state) ?? children }
  }

  private func standIns(_ children: FlowChildren, _ state: Int) -> FlowChildren {
    var others = children
    others.flows = children.flows.map { standIn($0, state) }
    return others
  }

  /// The stand-in for a flow whose screen is made in a state.
  func standIn(_ flow: Blueprint, _ state: Int) -> Blueprint {
    indices[flow.id].map { standIn($0, state) } ?? flow
  }

  func standIn(_ number: Int, _ state: Int) -> StandInBlueprint {
    all[state < states ? state * count + number : number]
  }

  /// The number of the flow that a stand-in stands for.
  func flow(of standIn: StandInBlueprint) -> Int { standIn.number % count }
}
