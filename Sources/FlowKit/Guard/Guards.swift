/// The guards that a navigator has to think of, whatever the action is.
struct Guards {
  /// Its own.
  var ofActions: [Guard<NavigationRequest>] = []
  /// The entries whose flows have guards of actions, in the order in which they came.
  private(set) var groups: [ScreenID] = []
  /// The entries that are asked before they leave.
  private(set) var leaving: Set<ScreenID> = []

  /// Whether there is nobody to ask, unless a flow that enters has a guard.
  var isEmpty: Bool { ofActions.isEmpty && groups.isEmpty && leaving.isEmpty }

  /// Takes note of an entry's guards.
  mutating func add(_ flow: Blueprint, id: ScreenID) {
    guard let values = flow.traits?.values else { return }
    if !values.actionGuards.isEmpty { groups.append(id) }
    if !values.leaveGuards.isEmpty { leaving.insert(id) }
  }

  /// Forgets the entries that have left.
  mutating func forget(whoLeft screens: ScreenTable) {
    groups.removeAll { screens[$0] == nil }
    leaving = leaving.filter { screens[$0] != nil }
  }
}

extension Navigator {
  /// Brings the guards up to date with the entries, after a change.
  func noteGuards(of entering: [(flow: Blueprint, id: ScreenID)]) {
    if !guards.isEmpty { guards.forget(whoLeft: state.screens) }
    for new in entering { guards.add(new.flow, id: new.id) }
  }
}
