extension Flow {
  /// The flow's identity.
  public nonisolated var id: FlowID { blueprint.id }

  /// Returns the flow with a name of its own, shown in the tree's picture, in messages, and in logs.
  ///
  /// The default name is the type of the screen. The name is not part of the flow's identity.
  ///
  /// ```swift
  /// Flow(with: WebScreen(terms)).named("Terms")
  /// ```
  public nonisolated func named(_ name: String) -> Flow {
    changed { $0.label = .with(key: id.key, name: name) }
  }

  /// Returns the flow with a key, which distinguishes it from other flows of the same declaration.
  ///
  /// The key replaces the one that the flow has. Use it if you use a group of flows twice.
  ///
  /// ```swift
  /// let left = search.id("left"), right = search.id("right")
  /// ```
  public nonisolated func id(_ key: some Hashable & Sendable) -> Flow {
    changed { $0.label = .with(key: key, name: $0.label?.name) }
  }

  /// Returns the flow with another rule for when its callbacks may lead forward: see ``AcceptsActions``.
  ///
  /// ```swift
  /// Flow(with: PlayerScreen()) { screen, lets in screen.onEnd = lets.push(credits) }
  ///   .acceptsActions(.whileOnStack)   // also when a sheet covers the player
  /// ```
  public nonisolated func acceptsActions(_ moment: AcceptsActions) -> Flow {
    changed { $0.acceptsActions = moment }
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

  /// Returns the flow with a transition, used by actions that name none.
  ///
  /// Its screens come with this transition, and leave with its reverse.
  ///
  /// ```swift
  /// Flow(with: PhotoScreen()).transition(.zoom)
  /// ```
  ///
  /// - Parameter transition: How its screens come.
  /// - Returns: The flow, with the same identity.
  public nonisolated func transition(_ transition: ScreenTransition) -> Flow {
    changed { $0.transitions = FlowTransitions(transition, out: nil) }
  }

  /// Returns the flow with one transition in and another out, used by actions that name none.
  ///
  /// ```swift
  /// Flow(with: HintScreen()).transition(.fade, out: .none)   // fades in, and is gone at once
  /// ```
  ///
  /// - Parameters:
  ///   - transition: How its screens come.
  ///   - out: How they leave.
  /// - Returns: The flow, with the same identity.
  public nonisolated func transition(_ transition: ScreenTransition, out: ScreenTransition) -> Flow {
    changed { $0.transitions = FlowTransitions(transition, out: out) }
  }

  /// The same flow with other properties.
  nonisolated func changed(_ change: (inout FlowProperties) -> Void) -> Flow {
    var properties = blueprint.properties
    change(&properties)
    return Flow(blueprint: blueprint.with(properties))
  }

  /// The same flow with a trait, which replaces the one of its kind.
  package nonisolated func with<Trait: FlowTrait>(_ trait: Trait) -> Flow {
    changed { properties in
      properties.traits.removeAll { type(of: $0) == Trait.self }
      properties.traits.append(trait)
    }
  }
}
