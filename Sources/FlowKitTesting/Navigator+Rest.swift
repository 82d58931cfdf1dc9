public import FlowKit

// Rest.
extension Navigator {
  /// The number of main actor turns for tasks that nobody knows, such as those of the app's services.
  private static var turns: Int { 4 }

  /// Lets tasks run until nothing changes any more, and each task waits for the user or has ended.
  ///
  /// ```swift
  /// try navigator.on(MenuScreen.self) { $0.onDish(2) }   // its guard asks a service
  /// await navigator.rest()
  /// #expect(navigator.tree.summary == "Menu > Dish(2)")
  /// ```
  ///
  /// This is how a `FlowDriver` waits after each step, so printed tests wait in the same way. It gives the tasks that
  /// services start themselves a few turns of the main actor, and doesn't wait for a task that takes more than 50
  /// milliseconds. To wait for as long as a guard, a preparation, or a task of a screen takes, and fail if that is too
  /// long, call `settled(within:)`.
  public func rest() async {
    _ = await rest(besides: 0)
  }

  /// The same, except for tasks that were waited for before.
  ///
  /// - Parameter others: How many tasks go on for so long that nobody waits for them.
  /// - Returns: Whether a task ran, or something changed in the meantime, and the number of long tasks afterwards.
  package func rest(besides others: Int) async -> (hasRun: Bool, longTasks: Int) {
    let before = tree
    var longTasks = min(others, busyTasks)
    var hasRun = false
    for _ in 0..<Self.turns {
      let tree = tree, isBusy = busyTasks > longTasks
      for _ in 0..<Self.turns { await Task.yield() }
      if isBusy || busyTasks > longTasks {
        hasRun = true
        await wait { [longTasks] in busyTasks <= longTasks }
        longTasks = busyTasks
      }
      if tree.isIdentical(to: self.tree), !isBusy { break }
    }
    return (hasRun || !before.isIdentical(to: tree), longTasks)
  }

  /// Waits until something is true, for a number of turns and a time, of which one turn takes a part at most.
  ///
  /// A turn is longer while others have the main actor, such as tests beside this one; then their task waits as well.
  package func wait(until isEnough: () -> Bool) async {
    let clock = ContinuousClock(),
      longest = (turns: 200, time: Duration.milliseconds(50), turn: Duration.milliseconds(1))
    var turns = 0, waited = Duration.zero
    while !isEnough(), turns < longest.turns || waited < longest.time {
      let start = clock.now
      await Task.yield()
      turns += 1
      waited += min(clock.now - start, longest.turn)
    }
  }
}
