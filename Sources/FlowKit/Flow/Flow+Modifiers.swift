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
    changed(label: .with(key: id.key, name: name))
  }

  /// The same flow with a key, which tells it from other flows of the same declaration.
  ///
  /// It replaces the key that the flow has. Use it where a group of flows is used twice.
  ///
  /// ```swift
  /// let left = search.id("left"), right = search.id("right")
  /// ```
  public nonisolated func id(_ key: some Hashable & Sendable) -> Flow {
    changed(label: .with(key: key, name: blueprint.label?.name))
  }

  /// The same flow with another rule for when its callbacks may lead forward: see ``AcceptsActions``.
  ///
  /// ```swift
  /// Flow(with: PlayerScreen()) { screen, lets in screen.onEnd = lets.push(credits) }
  ///   .acceptsActions(.whileOnStack)   // also when a sheet covers the player
  /// ```
  public nonisolated func acceptsActions(_ moment: AcceptsActions) -> Flow {
    changed(label: blueprint.label, acceptsActions: moment)
  }

  /// Makes a screen, its callbacks bound to the given action factory, which in a test is a spy's.
  ///
  /// ```swift
  /// let spy = LetsSpy()
  /// let screen = shop.login.makeScreen(lets: spy.lets)
  /// ```
  public func makeScreen(lets: Lets) -> Screen { typed(blueprint.make(lets)) }

  /// The screen that the flow's own closure has made, with its type, which was erased when the flow was made.
  private func typed(_ screen: AnyObject) -> Screen { unsafeDowncast(screen, to: Screen.self) }

  /// The same flow with more in its box.
  nonisolated func with(_ change: (inout FlowTraits.Values) -> Void) -> Flow {
    var values = blueprint.traits?.values ?? FlowTraits.Values()
    change(&values)
    return changed(label: blueprint.label, traits: FlowTraits(values, entryGuard: blueprint.traits?.entryGuard))
  }

  nonisolated func changed(
    label: FlowLabel?, acceptsActions: AcceptsActions? = nil, traits: FlowTraits? = nil
  ) -> Flow {
    Flow(
      blueprint: Blueprint(
        place: blueprint.place, screenType: blueprint.screenType, label: label,
        acceptsActions: acceptsActions ?? blueprint.acceptsActions, traits: traits ?? blueprint.traits,
        make: blueprint.make))
  }

  nonisolated init(blueprint: Blueprint) {
    self.blueprint = blueprint
  }
}
