import FlowKit

/// Forgets what has happened in tabs and pages that another one hides.
///
/// Tabs multiply the places of an app: while one is anywhere, each of the others may be anywhere, too. But whether an action
/// can be performed in a screen depends on hidden tabs only if something looks for a flow in them, or sends them a message.
/// So a walk that asks for this alone has each of the others where it has been before, as near to its root as possible: the
/// places of the tabs add up instead.
@MainActor
struct HiddenStacks {
  /// The numbers of the flows that something looks for, or that handle messages.
  private let sought: Set<Int>
  /// The stacks of children that the user has seen.
  private var seen: Set<[Int]> = []

  /// - Parameter map: The flows; nil if something selects a hidden tab and acts in it in one go, for which all of that
  ///   tab's stack may matter.
  init?(_ map: FlowMap) {
    if map.arrows.contains(where: { Self.actsInHidden($0.action) }) { return nil }
    var sought: Set<Int> = []
    for (number, node) in map.nodes.enumerated() where !node.handled.isEmpty { sought.insert(number) }
    for arrow in map.arrows { Self.addSought(by: arrow.action, in: map, to: &sought) }
    self.sought = sought
  }

  private static func actsInHidden(_ action: NavigationAction) -> Bool {
    // After another root, nothing is hidden that was there before.
    let steps = action.steps.prefix { $0.kind != .resetRoot }
    return steps.dropLast().contains { $0.kind.effect == .selects || $0.kind == .open || $0.kind == .goTo }
      || steps.contains(where: actsInHidden)
  }

  private static func addSought(by action: NavigationAction, in map: FlowMap, to sought: inout Set<Int>) {
    for step in action.steps { addSought(by: step, in: map, to: &sought) }
    let isSeeking = action.kind.traits.contains(.findsEntry) || action.kind == .remove || action.kind == .send
    guard isSeeking else { return }
    for flow in action.allBlueprints { map.indices[flow.id].map { _ = sought.insert($0) } }
    if let flow = action.flow { map.indices[flow].map { _ = sought.insert($0) } }
  }

  /// The tree with hidden stacks as they were before, as far as nothing looks for what is above.
  mutating func forgotten(in tree: NavigationTree, lastID: Int) -> NavigationTree {
    guard tree.modals.isEmpty else { return tree }  // what is hidden may have presented one
    var tree = tree
    for container in tree.containers where container.kind == .tabs || container.kind == .pages {
      for (index, child) in container.children.enumerated() {
        guard let stack = tree.stack(ofChild: index, in: container.id), let numbers = numbers(of: stack) else {
          continue
        }
        let name = (child.flow.blueprint as? StandInBlueprint)?.number ?? 0
        if index == container.selected {
          seen.insert([name] + numbers)
        } else if let count = lowest(numbers, in: name), let top = stack.last,
          let step = try? tree.step(.pop(numbers.count - count), from: top.id, lastID: lastID)
        {
          tree = step.tree
        }
      }
    }
    return tree
  }

  /// The numbers of the flows on a stack; nil if one of them contains others.
  private func numbers(of stack: NavigationTree.Stack) -> [Int]? {
    var numbers: [Int] = []
    for entry in stack {
      guard let flow = entry.flow.blueprint as? StandInBlueprint, flow.children() == nil else { return nil }
      numbers.append(flow.number)
    }
    return numbers
  }

  /// How many entries of a hidden stack are enough; nil for all of them.
  private func lowest(_ numbers: [Int], in child: Int) -> Int? {
    let least = (numbers.lastIndex(where: sought.contains) ?? 0) + 1
    return (least..<max(numbers.count, least)).first { seen.contains([child] + numbers.prefix($0)) }
  }
}
