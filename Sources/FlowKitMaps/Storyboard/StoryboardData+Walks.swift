import FlowKit
import FlowKitTesting

// Walks by the rules in Swift, with which the page compares its own rules.
extension StoryboardData {
  /// Adds random walks with the flows' callbacks, the system's back, and the children of containers.
  ///
  /// It leaves out callbacks that open something for an answer, because the tree alone doesn't know which callers wait.
  /// It also leaves out messages and the answers of guards, because the tree's rules don't determine them.
  mutating func addWalks(_ count: Int, steps: Int, seed: UInt64) {
    guard let root = flows.first else { return }
    for number in 0..<count {
      var random = SeededRandom(seed: seed &+ UInt64(number))
      var walk = StoryboardWalk(root, random: random.next())
      guard walk != nil else { return }
      for _ in 0..<steps { walk?.take(in: self) }
      if let walk { addWalk(walk.steps, ends: walk.ends, at: walk.tree) }
    }
  }

  /// The index of a flow; nil if the data doesn't contain it.
  func index(of flow: FlowID) -> Int? { flows.firstIndex { $0.id == flow } }
}

/// One walk.
@MainActor
private struct StoryboardWalk {
  private(set) var tree: NavigationTree
  private(set) var steps: [String] = []
  private(set) var ends: [String] = []
  private var lastID: Int
  private var random: SeededRandom

  init?(_ root: Blueprint, random seed: UInt64) {
    guard let start = try? NavigationTree.beginning(with: root, lastID: 0) else { return nil }
    (tree, lastID) = (start.tree, start.lastID)
    random = SeededRandom(seed: seed)
  }

  mutating func take(in data: StoryboardData) {
    let path = tree.path
    guard let entry = random.below(4) == 0 ? random.pick(path) : tree.visible, let flow = data.index(of: entry.flow)
    else { return }
    let choice = random.below(data.actions[flow].count + 1)
    if choice == data.actions[flow].count {
      if data.canGoBack(from: tree) { perform(.back(), from: nil, "b", in: data) }
    } else if let action = data.actions[flow][choice], data.canWalk(action), !data.waiting.contains([flow, choice]) {
      perform(action, from: entry.id, "@\(entry.id.number):\(choice)", in: data)
    }
  }

  private mutating func perform(
    _ action: NavigationAction, from caller: ScreenID?, _ step: String, in data: StoryboardData
  ) {
    do throws(NavigationReason) {
      let next = try tree.step(action, from: caller, lastID: lastID)
      guard data.asksNobody(between: tree, and: next.tree) else { return }
      (tree, lastID) = (next.tree, next.lastID)
      ends.append("")
    } catch {
      ends.append("\(error)")
    }
    steps.append(step)
  }
}

extension StoryboardData {
  fileprivate func canWalk(_ action: NavigationAction) -> Bool {
    switch action.verb {
    case .send, .broadcast, .follow, .task, .travel, .updateRoot, .recheckGuards, .preload: false
    case .finish: action.follower == nil
    case .batch: action.steps.allSatisfy(canWalk)
    default: true
    }
  }

  /// Whether no visible flow has a handler for back.
  fileprivate func canGoBack(from tree: NavigationTree) -> Bool {
    tree.shown.allSatisfy { entry in index(of: entry.flow).map { !answering.contains($0) } ?? true }
  }

  fileprivate func asksNobody(between old: NavigationTree, and new: NavigationTree) -> Bool {
    let guarded = { (entry: NavigationTree.Entry) in index(of: entry.flow).map(asked.contains) ?? false }
    let before = Set(old.path), after = Set(new.path)
    // The guards of flows that are used again may run, too, which no tree shows.
    return !before.symmetricDifference(after).contains(where: guarded) && !new.shown.contains(where: guarded)
  }
}
