// Which tasks still do something.
extension Navigator {
  /// How many tasks of guards, preparations and screens are doing something, rather than waiting for the user's answer or
  /// for the end of an action.
  ///
  /// Tasks that follow a sequence don't count, nor those that the app starts itself. It looks at all entries.
  package var busyTasks: Int {
    let all = Array(records.allBelongings)
    let asking = waiting.all.count { $0.asking != nil }
    let started = asking + all.reduce(0) { $0 + ($1.existing(ScreenTasks.self)?.count ?? 0) }
    let held = all.reduce(0) { $0 + ($1.existing(PendingResults.self)?.awaited.count { $0.holdsTask } ?? 0) }
    return max(0, started - held - waiting.all.count { $0.turn.waiter != nil })
  }
}
