// What is visible.
extension BoxModel {
  /// How much of a screen is visible.
  enum Amount: Int {
    case nothing, part, all
  }

  /// What is visible, from the app's root up and from the outside in: the open screens in front, and a part of those
  /// below, as long as only alerts are over them.
  var seen: [(node: Node, amount: Amount)] {
    let lowest = layers.lastIndex { $0.style != "alert" } ?? 0
    return layers.indices.dropFirst(lowest).flatMap { layer in
      open(layers[layer].nodes).map { ($0, layer == layers.count - 1 ? .all : .part) }
    }
  }

  private func open(_ nodes: [Node]) -> [Node] {
    guard let top = nodes.last else { return [] }
    let slots = top.box.map { box in box.kind.showsOne ? box.selected.map { [box.slots[$0]] } ?? [] : box.slots } ?? []
    return [top] + slots.flatMap { open($0.nodes) }
  }
}

/// A change of what is visible.
struct BoxSight {
  /// What is less visible than before, from the inside out.
  let less: [(id: Int, amount: BoxModel.Amount)]
  /// What is more visible than before, from the outside in.
  let more: [(id: Int, amount: BoxModel.Amount)]

  init(from before: BoxModel?, to after: BoxModel) {
    let was = before?.seen ?? [], now = after.seen
    less = was.reversed().compactMap { node, amount in
      let amountNow = Self.amount(of: node, in: now)
      return amountNow.rawValue < amount.rawValue ? (node.id, amountNow) : nil
    }
    more = now.compactMap { node, amount in
      Self.amount(of: node, in: was).rawValue < amount.rawValue ? (node.id, amount) : nil
    }
  }

  private static func amount(
    of node: BoxModel.Node, in seen: [(node: BoxModel.Node, amount: BoxModel.Amount)]
  ) -> BoxModel.Amount {
    seen.first { $0.node.isSame(as: node) }?.amount ?? .nothing
  }
}
