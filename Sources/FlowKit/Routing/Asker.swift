/// Somebody who is asked before an action is performed.
///
/// A navigator asks the guards of the flow or the entry, and a map looks up what it knows of them.
package enum Asker: Sendable {
  case guards(Question.Key.Subject)
  /// Whoever prepares a new screen of a flow, after this many others that the action makes.
  case preparation(FlowID, after: Int)
}

extension Asker {
  /// Whether it decides about an action as a whole.
  var isAboutAction: Bool { if case .guards(.actions) = self { true } else { false } }
}

extension TreeReducer {
  /// Visits those who are asked about an action, in order, for a navigator and for maps.
  ///
  /// First come the guards of actions, from the inside out, then the screens that would leave, from the top down, then
  /// the flows that would enter. This is the order of global and local guards in Vue Router and Angular, with one
  /// difference: those ask the pages that would leave first.
  ///
  /// A report of columns asks nobody, nor does a travel, unless it restores a place, when nobody leaves.
  ///
  /// - Parameters:
  ///   - action: The action that this has taken.
  ///   - difference: What it changes.
  ///   - groups: The entries that guard what the screens above them do, from the inside out.
  ///   - asksApp: Whether the navigator has guards of its own.
  ///   - isRestoring: Whether it restores a place.
  ///   - isMade: Whether a screen of a flow is there already, made ahead of time or kept.
  ///   - visit: Gets one after another.
  func forEachAsker(
    about action: NavigationAction, _ difference: TreeDifference, groups: [NavigationTree.Entry], asksApp: Bool,
    isRestoring: Bool = false, isMade: (Blueprint) -> Bool, _ visit: (Asker) -> Void
  ) {
    if action.isTravel && !isRestoring || action.reportsColumns { return }
    let interests = interests.union(difference.interests)
    if action.kind == .recheckGuards {
      difference.forEachStaying(visit)
    } else {
      for group in groups { visit(.guards(.actions(group))) }
      if asksApp { visit(.guards(.actions(nil))) }
    }
    if interests.contains(.leaving), !action.skipsConfirmation, !isRestoring {
      for node in difference.left where node.element.interests.contains(.leaving) {
        visit(.guards(.leaving(node.entry)))
      }
    }
    if !hasOnlyTree {
      var asked: Set<ScreenID> = []
      for entry in updated(in: difference) where asked.insert(entry.id).inserted {
        visit(.guards(.screen(entry)))
      }
    }
    if interests.contains(.entering) { forEachEntering(difference.entered, isMade, visit) }
  }

  /// The flows that would enter, each once, and then whoever prepares each new screen.
  private func forEachEntering(
    _ entered: TreeDifference.Nodes, _ isMade: (Blueprint) -> Bool, _ visit: (Asker) -> Void
  ) {
    var preparations: [Asker] = [], counts: [FlowID: Int]?
    if !hasOnlyTree {
      for flow in preloads.map(\.flow) where flow.interests.contains(.entering) {
        guard counts?[flow.id] == nil, !isMade(flow) else { continue }
        counts = counts ?? [:]
        counts?[flow.id] = 0  // of those that enter; the one made ahead is asked about, and prepared, once
        visit(.guards(.flow(flow.id)))
        if flow.preparesEntry { preparations.append(.preparation(flow.id, after: 0)) }
      }
    }
    for node in entered where node.element.interests.contains(.entering) {
      let flow = node.flow, known = counts?[flow], count = known ?? 0
      if !entered.isOne || counts != nil {
        counts = counts ?? [:]
        counts?[flow] = count + 1
      }
      if known == nil { visit(.guards(.flow(flow))) }
      guard flow.blueprint.preparesEntry, count > 0 || known == nil && !isMade(flow.blueprint) else { continue }
      preparations.append(.preparation(flow, after: count))
    }
    for preparation in preparations { visit(preparation) }
  }

  /// The existing entries that are used again, and stay.
  func updated(in difference: TreeDifference) -> [NavigationTree.Entry] {
    updated.filter { difference.old?.contains($0.id) == true && difference.new.contains($0.id) }
  }
}

extension TreeDifference {
  /// The flows whose entries are there and would stay, each once.
  fileprivate func forEachStaying(_ visit: (Asker) -> Void) {
    let new = Set(entered.map(\.id))
    var asked: Set<FlowID> = []
    for entry in self.new.path where !new.contains(entry.id) && asked.insert(entry.flow).inserted {
      visit(.guards(.flow(entry.flow)))
    }
  }
}
