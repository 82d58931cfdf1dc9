extension Flow {
  /// Which flow this is.
  public nonisolated var id: FlowID { blueprint.id }

  /// The same flow under a name of its own, for the tree's picture, messages and logs.
  ///
  /// Without it a flow is called by the type of its screen. The name is no part of the flow's identity.
  ///
  /// ```swift
  /// Flow(with: WebScreen(terms)).named("Terms")
  /// ```
  public nonisolated func named(_ name: String) -> Flow {
    changed { $0.label = .with(key: id.key, name: name) }
  }

  /// The same flow with a key, which tells it from other flows of the same declaration.
  ///
  /// It replaces the key that the flow has. Use it where a group of flows is used twice.
  ///
  /// ```swift
  /// let left = search.id("left"), right = search.id("right")
  /// ```
  public nonisolated func id(_ key: some Hashable & Sendable) -> Flow {
    changed { $0.label = .with(key: key, name: $0.label?.name) }
  }

  /// The same flow with another rule for when its callbacks may lead forward: see ``AcceptsActions``.
  ///
  /// ```swift
  /// Flow(with: PlayerScreen()) { screen, lets in screen.onEnd = lets.push(credits) }
  ///   .acceptsActions(.whileOnStack)   // also when a sheet covers the player
  /// ```
  public nonisolated func acceptsActions(_ moment: AcceptsActions) -> Flow {
    changed { $0.acceptsActions = moment }
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
    changed { $0.reuse.insert(.onTop) }
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
    changed { $0.reuse.insert(.movesToFront) }
  }

  /// The same flow with a transition of its own, for actions that name none: its screens come with it, and leave with it
  /// backwards.
  ///
  /// ```swift
  /// Flow(with: PhotoScreen()).transition(.zoom)
  /// ```
  ///
  /// - Parameter transition: How its screens come.
  /// - Returns: The flow; it is still the same one.
  public nonisolated func transition(_ transition: ScreenTransition) -> Flow {
    changed { $0.transitions = FlowTransitions(transition, out: nil) }
  }

  /// The same flow with two transitions of its own, for actions that name none.
  ///
  /// ```swift
  /// Flow(with: HintScreen()).transition(.fade, out: .none)   // fades in, and is gone at once
  /// ```
  ///
  /// - Parameters:
  ///   - transition: How its screens come.
  ///   - out: How they leave.
  /// - Returns: The flow; it is still the same one.
  public nonisolated func transition(_ transition: ScreenTransition, out: ScreenTransition) -> Flow {
    changed { $0.transitions = FlowTransitions(transition, out: out) }
  }

  /// The same flow with other properties.
  nonisolated func changed(_ change: (inout FlowProperties) -> Void) -> Flow {
    var properties = blueprint.properties
    change(&properties)
    return Flow(blueprint: blueprint.with(properties))
  }

  /// The same flow with a trait, instead of the one of its kind.
  package nonisolated func with<Trait: FlowTrait>(_ trait: Trait) -> Flow {
    changed { properties in
      properties.traits.removeAll { type(of: $0) == Trait.self }
      properties.traits.append(trait)
    }
  }
}
