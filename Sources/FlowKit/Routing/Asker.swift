/// Somebody who is asked before an action is performed.
///
/// A navigator asks the guards of the flow or the entry, and a map looks up what it knows of them.
package enum Asker: Sendable {
  case guards(Question.Key.Subject)
  /// Whoever prepares a new screen of a flow, after this many others that the action makes.
  case preparation(FlowID, after: Int)
}

extension TreeReducer {
  /// Who is asked about an action, in order, for a navigator and for maps.
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
  /// - Returns: Those who are asked, the first one first.
  func askers(
    about action: NavigationAction, _ difference: TreeDifference, groups: [NavigationTree.Entry], asksApp: Bool,
    isRestoring: Bool = false, isMade: (Blueprint) -> Bool
  ) -> [Asker] {
    if action.isTravel && !isRestoring || action.reportsColumns { return [] }
    let interests = interests.union(difference.interests)
    var askers: [Asker] = []
    askers.reserveCapacity(4)
    if action.kind == .recheckGuards {
      askers.addStaying(difference)
    } else {
      askers += groups.map { .guards(.actions($0)) }
      if asksApp { askers.append(.guards(.actions(nil))) }
    }
    if interests.contains(.leaving), !action.skipsConfirmation, !isRestoring {
      for node in difference.left where node.element.interests.contains(.leaving) {
        askers.append(.guards(.leaving(node.entry)))
      }
    }
    if !hasOnlyTree {
      var asked: Set<ScreenID> = []
      for entry in updated(in: difference) where asked.insert(entry.id).inserted {
        askers.append(.guards(.screen(entry)))
      }
    }
    if interests.contains(.entering) { askers.addEntering(difference.entered, ahead: preloads, isMade) }
    return askers
  }

  /// The existing entries that are used again, and stay.
  func updated(in difference: TreeDifference) -> [NavigationTree.Entry] {
    updated.filter { difference.old?.contains($0.id) == true && difference.new.contains($0.id) }
  }
}

extension [Asker] {
  /// The flows whose entries are there and would stay, each once.
  fileprivate mutating func addStaying(_ difference: TreeDifference) {
    let new = Set(difference.entered.map(\.id))
    var asked: Set<FlowID> = []
    for entry in difference.new.path where !new.contains(entry.id) && asked.insert(entry.flow).inserted {
      append(.guards(.flow(entry.flow)))
    }
  }

  /// The flows that would enter, each once, and then whoever prepares each new screen.
  @MainActor
  fileprivate mutating func addEntering(
    _ entered: TreeDifference.Nodes, ahead preloads: [TreeReducer.Preload], _ isMade: (Blueprint) -> Bool
  ) {
    var preparations: [Asker] = [], counts: [FlowID: Int] = [:], ahead: [FlowID] = []
    for flow in preloads.map(\.flow) where flow.interests.contains(.entering) {
      guard !ahead.contains(flow.id), !isMade(flow) else { continue }
      ahead.append(flow.id)
      append(.guards(.flow(flow.id)))
      preparations.append(.preparation(flow.id, after: 0))
    }
    for node in entered where node.element.interests.contains(.entering) {
      let count = entered.isOne ? 0 : counts[node.flow] ?? 0, isMadeAhead = ahead.contains(node.flow)
      if !entered.isOne { counts[node.flow] = count + 1 }
      if count == 0, !isMadeAhead { append(.guards(.flow(node.flow))) }
      let flow = node.flow.blueprint
      guard flow.preparesEntry, count > 0 || !isMadeAhead && !isMade(flow) else { continue }
      let preparation = Asker.preparation(node.flow, after: count)
      if entered.isOne, ahead.isEmpty { append(preparation) } else { preparations.append(preparation) }
    }
    if !preparations.isEmpty { self += preparations }
  }
}
