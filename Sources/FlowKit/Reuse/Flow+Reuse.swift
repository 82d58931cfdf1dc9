// What happens to a flow's screen when it leaves, and to an existing entry.
extension Flow {
  /// Returns the flow with a rule: its screen is kept when the entry leaves, and the flow's next entry shows it again.
  ///
  /// One screen is kept for each flow, key included: the one that left last. While it is in the tree, another entry of
  /// the flow has a screen of its own. ``Navigator/retainedLimit`` limits how many screens are kept.
  ///
  /// The new entry has a new id, and the screen's callbacks act from it. Arguments are forwarded to the screen again;
  /// its configuration doesn't run again. Sequences that it follows end when its entry leaves, and don't start again.
  /// While the screen is in no tree, its callbacks do nothing: ``NavigationReason/removed``.
  ///
  /// ```swift
  /// var map: Flow<MapScreen> {
  ///   Flow(with: MapScreen()) { screen, lets in screen.onBack = lets.pop() }
  ///     .retained()   // pushed again, it shows the part of the world that it has shown before
  /// }
  /// ```
  ///
  /// - Returns: The flow, with the same identity.
  public nonisolated func retained() -> Flow {
    with(RetainedTrait())
  }

  /// Returns the flow with a rule: no entry of it goes on top of another one.
  ///
  /// The existing entry gets the arguments instead, and the tree stays as it is. The rule applies to:
  ///
  /// - a `push`, and a `show` on top of a column, if the top of that stack is an entry of the flow
  /// - a `present`, if an entry of the flow is visible
  /// - a `show` in a column, if the column's root is an entry of the flow; what is above the root leaves
  ///
  /// Keys count: another key is another flow. The action's outcome is performed, without changes. All other verbs work
  /// as usual. The idea is Android's `singleTop`.
  ///
  /// ```swift
  /// let results = Flow(with: ResultsScreen()).singleTop()
  /// navigator.perform(.push(results) { $0.show("swift") })   // a new screen
  /// navigator.perform(.push(results) { $0.show("kotlin") })  // the same one shows something else
  /// ```
  ///
  /// - Returns: The flow, with the same identity.
  public nonisolated func singleTop() -> Flow {
    changed { $0.reuse.insert(.onTop) }
  }

  /// Returns the flow with a rule: a `push` moves an existing entry to the top of its stack.
  ///
  /// The entry moves with its screen, what it contains, and what it has presented. Its id stays, and it gets the
  /// arguments. An entry that is already on top only gets the arguments. If the stack has several entries of the flow,
  /// the uppermost moves.
  ///
  /// The root of a stack never moves, as it identifies the stack. If the root is the only entry of the flow in this
  /// stack, or there is none, a new one is pushed. The idea is Decompose's `bringToFront`.
  ///
  /// ```swift
  /// let chat = Flow(with: ChatScreen(), id: 5).movesToFront()
  /// navigator.perform(.push(chat))   // List > Chat(5) > Profile becomes List > Profile > Chat(5)
  /// ```
  ///
  /// - Returns: The flow, with the same identity.
  public nonisolated func movesToFront() -> Flow {
    changed { $0.reuse.insert(.movesToFront) }
  }
}
