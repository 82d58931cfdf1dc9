import FlowKit

/// What a host is told, worked out from the whole lists: the changes, stack by stack and container by container, and the
/// modals.
struct BoxUpdate {
  /// The changed stacks, outer ones first: `root 1 [2] [3, 4]`, after the place how many screens stay, and those that were
  /// and are above them.
  private(set) var stacks: [String] = []
  /// The containers that are new or contain other children, or show another one; outer ones first.
  private(set) var containers: [Int] = []
  private let changes: [String]
  private let modals: String

  init(from before: BoxModel?, to after: BoxModel) {
    changes = BoxDifference(from: before, to: after).changes
    let old = (before?.layers ?? []).dropFirst().map(\.id), new = after.layers.dropFirst().map(\.id)
    let kept = zip(old, new).prefix { $0 == $1 }.count
    modals = "\(kept) -\(old.dropFirst(kept).reversed().map { $0 }) +\(new.dropFirst(kept).map { $0 })"
    for (index, layer) in after.layers.enumerated() {
      let isSame = { (other: BoxModel.Layer) in other.id == layer.id }
      let known = index == 0 ? before?.layers.first : (before?.layers ?? []).dropFirst().first(where: isSame)
      compare(layer.nodes, known?.nodes ?? [], index == 0 ? "root" : "modal \(layer.id)")
    }
  }

  private mutating func compare(_ new: [BoxModel.Node], _ old: [BoxModel.Node], _ place: String) {
    let kept = zip(new, old).prefix { $0.isSame(as: $1) }.count
    if kept < new.count || kept < old.count {
      stacks.append("\(place) \(kept) \(old.dropFirst(kept).map(\.id)) \(new.dropFirst(kept).map(\.id))")
    }
    for node in new {
      guard let box = node.box else { continue }
      let other = old.first { $0.isSame(as: node) }?.box
      if other?.parts != box.parts { containers.append(node.id) }
      for slot in box.slots {
        compare(slot.nodes, other?.slots.first { $0.key == slot.key }?.nodes ?? [], "\(slot.name) of \(node.id)")
      }
    }
  }
}

extension BoxModel.Box {
  /// The children and which of them is selected.
  fileprivate var parts: [String] { slots.map { "\($0.name) \($0.key)" } + ["\(selected ?? -1)"] }
}

extension BoxUpdate: CustomStringConvertible {
  var description: String { Self.text(changes, stacks, containers, modals) }

  fileprivate static func text(_ changes: [String], _ stacks: [String], _ containers: [Int], _ modals: String) -> String
  {
    "\(changes), stacks \(stacks), containers \(containers), modals \(modals)"
  }
}

extension NavigationUpdate {
  /// What the host is told, as a ``BoxUpdate`` writes it.
  var boxText: String {
    let modals = "\(modals.kept) -\(modals.closed.map(\.id.number)) +\(modals.opened.map(\.id.number))"
    let (stacks, containers) = parts
    return BoxUpdate.text(changes.map(\.boxText), stacks.map(\.boxText), containers.map(\.id.number), modals)
  }
}

extension StackChange {
  fileprivate var boxText: String {
    let place =
      switch place {
      case .root: "root"
      case .modal(let id): "modal \(id.number)"
      case .child(let flow, let holder): "\(flow.name) of \(holder.number)"
      }
    return "\(place) \(kept) \(old.map(\.id.number)) \(new.map(\.id.number))"
  }
}
