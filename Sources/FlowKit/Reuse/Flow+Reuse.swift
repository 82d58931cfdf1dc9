// What becomes of a flow's screen when it leaves, and of an entry that is there already.
extension Flow {
  /// The same flow, whose screen is kept when its entry leaves: the next entry of the flow shows it again, with
  /// whatever it holds.
  ///
  /// One screen is kept for each flow, key included: the one that left last. While it is in the tree, another entry of
  /// the flow has a screen of its own. How many are kept at the most: ``Navigator/retainedLimit``.
  ///
  /// The new entry has a new id, and the screen's callbacks act from it. Arguments are forwarded to the screen again;
  /// its configuration does not run again. What it follows ends when its entry leaves, and does not begin anew. While
  /// it is in no tree, its callbacks do nothing: ``NavigationReason/removed``.
  ///
  /// ```swift
  /// var map: Flow<MapScreen> {
  ///   Flow(with: MapScreen()) { screen, lets in screen.onBack = lets.pop() }
  ///     .retained()   // pushed again, it shows the part of the world that it has shown before
  /// }
  /// ```
  ///
  /// - Returns: The flow; it is still the same one.
  public nonisolated func retained() -> Flow {
    with { $0.isRetained = true }
  }

  /// The same flow, of which no entry is put on top of another: the one that is there gets the arguments instead, and
  /// the tree stays as it is.
  ///
  /// That is so for a `push`, and a `show` on top of a column, where an entry of the flow is the top of that stack; for
  /// a `present`, where one is visible; for a `show` in a column, where one is its root: then what is above it leaves.
  /// Keys count: another item is another flow. The action is performed, without changes. All other verbs do as always.
  /// The idea is Android's `singleTop`.
  ///
  /// ```swift
  /// let results = Flow(with: ResultsScreen()).singleTop()
  /// navigator.perform(.push(results) { $0.show("swift") })   // a new screen
  /// navigator.perform(.push(results) { $0.show("kotlin") })  // the same one shows something else
  /// ```
  ///
  /// - Returns: The flow; it is still the same one.
  public nonisolated func singleTop() -> Flow {
    with { $0.isSingleTop = true }
  }

  /// The same flow, whose entry is moved to the top of its stack where a `push` finds one there: with its screen, what
  /// it contains, and what it has presented; the arguments are forwarded to it.
  ///
  /// Its id stays. On top already it only gets the arguments. Of several the uppermost is moved. The root of a stack
  /// stays where it is, as a stack is known by it: then, and where there is no entry in this stack, a new one is pushed.
  /// The idea is Decompose's `bringToFront`.
  ///
  /// ```swift
  /// let chat = Flow(with: ChatScreen(), id: 5).movesToFront()
  /// navigator.perform(.push(chat))   // List > Chat(5) > Profile becomes List > Profile > Chat(5)
  /// ```
  ///
  /// - Returns: The flow; it is still the same one.
  public nonisolated func movesToFront() -> Flow {
    with { $0.movesToFront = true }
  }
}
