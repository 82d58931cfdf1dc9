import FlowKit

/// What lies between two places of an app, worked out from the whole lists: what left, came, was moved and is selected,
/// and what a host has to do about it, all in the promised order.
struct BoxDifference {
  /// What left, from the top down; those inside a container before it.
  let left: [BoxModel.Node]
  /// What is new, from the bottom up; those inside a container after it.
  let entered: [BoxModel.Node]
  /// All changes: `-3`, `+4`, `+5 sheet over 4`, `~6` for one that was moved, `*7` for the root of a child that is shown.
  let changes: [String]

  init(from before: BoxModel?, to after: BoxModel) {
    let old = before?.addresses ?? [], new = after.addresses
    let oldKeys = Set(old.map(\.key)), newKeys = Set(new.map(\.key))
    left = old.reversed().filter { !newKeys.contains($0.key) }.map(\.node)
    entered = new.filter { !oldKeys.contains($0.key) }.map(\.node)
    let moved = Self.moved(from: old, to: new), modals = Set((before?.layers ?? []).dropFirst().map(\.id))
    var changes = left.map { "-\($0.id)" }
    for one in new {
      if oldKeys.contains(one.key) {
        if moved.contains(one.key) { changes.append("~\(one.node.id)") }
      } else if let modal = one.modal, !modals.contains(modal.id) {
        changes.append("+\(one.node.id) \(modal.style ?? "") over \(modal.presenter ?? 0)")
      } else {
        changes.append("+\(one.node.id)")
      }
    }
    // What columns and frames use follows from other changes, unless there are none.
    let isAlone = changes.isEmpty
    for one in new {
      guard let box = one.node.box, let other = old.first(where: { $0.key == one.key })?.node.box,
        let selected = box.selected, box.slots[selected].key != other.selected.map({ other.slots[$0].key }),
        let root = box.slots[selected].nodes.first, isAlone || box.kind.showsOne
      else { continue }
      changes.append("*\(root.id)")
    }
    self.changes = changes
  }

  /// Those that lie on one that lay on them before, or on one that was moved.
  private static func moved(from old: [BoxModel.Address], to new: [BoxModel.Address]) -> Set<String> {
    let before = Dictionary(uniqueKeysWithValues: old.enumerated().map { ($1.key, $0) })
    var moved: Set<String> = []
    for stack in Dictionary(grouping: new, by: \.stack).values {
      let kept = stack.filter { before[$0.key] != nil }
      for (index, one) in kept.enumerated() {
        let isOver = kept[..<index].contains { other in
          moved.contains(other.key) || before[other.key] ?? 0 > before[one.key] ?? 0
        }
        if isOver { moved.insert(one.key) }
      }
    }
    return moved
  }
}

extension BoxModel {
  /// A screen with where it is: on which stack, in which child of which container.
  struct Address {
    let stack: String
    let node: Node
    /// The modal that it is the root of.
    let modal: Layer?

    var key: String { "\(stack)/\(node.id) \(node.name) \(node.life)" }
  }

  /// All screens, containers before what is in them.
  var addresses: [Address] {
    layers.enumerated().flatMap { index, layer in
      addresses(layer.nodes, on: index == 0 ? "root" : "modal \(layer.id)", modal: index == 0 ? nil : layer)
    }
  }

  private func addresses(_ nodes: [Node], on stack: String, modal: Layer?) -> [Address] {
    nodes.enumerated().flatMap { index, node in
      let address = Address(stack: stack, node: node, modal: index == 0 ? modal : nil)
      guard let box = node.box else { return [address] }
      let key = address.key
      return [address] + box.slots.flatMap { addresses($0.nodes, on: "\(key) child \($0.key)", modal: nil) }
    }
  }
}

extension BoxModel.Node {
  /// Whether both are the same screen of the same flow.
  func isSame(as other: BoxModel.Node) -> Bool { id == other.id && name == other.name && life == other.life }
}

extension NavigationChange {
  /// The change as ``BoxDifference/changes`` writes it.
  var boxText: String {
    if kind == .removed { return "-\(entry.id.number)" }
    if kind == .moved { return "~\(entry.id.number)" }
    if kind == .selected { return "*\(entry.id.number)" }
    let over = presentation.map { " \($0.style.name) over \($0.presenter.number)" }
    return "+\(entry.id.number)\(over ?? "")"
  }
}
