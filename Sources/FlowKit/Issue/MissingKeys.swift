// Flows of a function with parameters that have no key: all of them are one flow, and one is taken for another.
extension FlowID {
  /// Whether its function has parameters, and it has no key that tells its flows apart.
  package var lacksKey: Bool { place.isInFunctionWithParameters && key == nil }
}

extension Navigator {
  /// Tells, in a debug build, that somebody has taken an entry for one of a flow which has no key though it needs one.
  ///
  /// - Parameters:
  ///   - entry: The entry that was taken.
  ///   - flow: The flow that was looked for. If it is the very object that the entry was made of, nothing is wrong.
  ///   - action: Who looked for it; `nil` for the app.
  package func tellMissingKey(
    of entry: NavigationTree.Entry, takenFor flow: FlowID, by action: NavigationAction? = nil
  ) {
    guard IssuePrinter.isDebugBuild, flow.lacksKey, entry.flow.blueprint !== flow.blueprint,
      features.issues.toldWithoutKey.insert(flow.place).inserted
    else { return }
    let reason = action.map { NavigationReason.keyMissing.saying("\($0)") } ?? .keyMissing
    features.issues.hear(NavigationIssue(action: action ?? .stay, caller: Caller(entry), reason: reason, tree: tree))
  }

  /// Tells of the flows that an action has looked for.
  ///
  /// - Parameters:
  ///   - action: The action, which was performed.
  ///   - tree: The tree in which it looked; `nil` if there was none.
  /// - Returns: `true`, for an `assert`: a release build doesn't call it.
  func tellMissingKeys(_ action: NavigationAction, in tree: NavigationTree?) -> Bool {
    for step in action.steps { _ = tellMissingKeys(step, in: tree) }
    guard let tree, action.looksForFlows else { return true }
    for flow in action.flows where flow.lacksKey {
      guard let entry = tree.nearestPosition(of: flow)?.node.entry else { continue }
      tellMissingKey(of: entry, takenFor: flow, by: action)
    }
    return true
  }
}

extension NavigationAction {
  /// Whether it may take an entry that is there for one of its flows.
  package var looksForFlows: Bool {
    switch verb {
    case .reset(let stack), .resetRoot(let stack): stack.keepsEqual
    case .flow(let flow, let kind):
      !kind.traits.contains(.entersAnew) && kind != .preload && kind != .open || flow.blueprint.reuse != []
    case .present, .show: false
    default: true
    }
  }
}
