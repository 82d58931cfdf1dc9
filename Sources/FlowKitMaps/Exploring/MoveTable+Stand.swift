package import FlowKit

extension MoveTable {
  /// Where an app is: its tree and its state, and what decides how it goes on.
  package struct Stand {
    package let tree: NavigationTree
    /// The number of the app's state.
    package let state: Int
    /// The actions that wait until what a guard has led to first has left.
    package internal(set) var waiting: [Waiting] = []
    /// The flow that the rule for the root chose last; nil if the app has no rule.
    var latestRoot: FlowID?

    package init(tree: NavigationTree, state: Int = 0) {
      (self.tree, self.state) = (tree, state)
    }
  }
}

extension MoveTable.Stand {
  /// Whether it may be another place: what waits isn't compared.
  package func mayDiffer(from other: MoveTable.Stand) -> Bool {
    !tree.isIdentical(to: other.tree) || state != other.state || latestRoot != other.latestRoot
      || !waiting.isEmpty || !other.waiting.isEmpty
  }

  /// The tree, and what waits, in one line: `Home | sheet: Login, while push(Account) of Home waits`.
  var summary: String {
    let waits = waiting.map { one in
      "\(one.turn.action.call)\(one.asker.flatMap { tree[$0] }.map { " of \($0.flow)" } ?? "")"
    }
    guard !waits.isEmpty else { return tree.summary }
    return "\(tree.summary), while \(waits.joined(separator: " and ")) wait\(waits.count == 1 ? "s" : "")"
  }
}
