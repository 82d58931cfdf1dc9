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
  mutating func add(_ values: FlowTraits.Values, id: ScreenID) {
    if !values.actionGuards.isEmpty { groups.append(id) }
    if !values.leaveGuards.isEmpty { leaving.insert(id) }
  }

  /// Forgets entries whose screens are about to be made anew.
  mutating func forget(_ ids: [ScreenID]) {
    groups.removeAll(where: ids.contains)
    leaving.subtract(ids)
  }

  /// Forgets the entries that have left.
  mutating func forget(whoLeft screens: ScreenTable) {
    groups.removeAll { screens[$0] == nil }
    for id in leaving where screens[id] == nil { leaving.remove(id) }
  }
}

extension Navigator {
  /// Takes note of the guards of an entry that comes.
  func noteGuards(of flow: Blueprint, id: ScreenID) {
    guard let traits = flow.traits, traits.isOnGuard else { return }
    guards.add(traits.values, id: id)
  }

  /// Forgets the guards of entries that have left.
  func forgetGuards() {
    if !guards.groups.isEmpty || !guards.leaving.isEmpty { guards.forget(whoLeft: state.screens) }
  }
}
