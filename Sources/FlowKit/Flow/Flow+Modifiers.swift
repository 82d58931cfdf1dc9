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

  /// Returns the flow with permission for its callbacks to lead forward also while its screen is covered.
  ///
  /// Without it, a forward action such as `push` or `present` is ignored if anything lies over the screen, so that a double
  /// tap counts once: ``NavigationReason/covered``. Ways back work either way. Once the screen has left, it can do nothing.
  ///
  /// ```swift
  /// Flow(with: PlayerScreen()) { screen, lets in screen.onEnd = lets.push(credits) }
  ///   .actsWhileCovered()   // also when a sheet covers the player
  /// ```
  ///
  /// - Returns: The flow, with the same identity.
  public nonisolated func actsWhileCovered() -> Flow {
    changed { $0.actsWhileCovered = true }
  }

  /// Returns the flow with a transition, used by actions that name none.
  ///
  /// ```swift
  /// Flow(with: PhotoScreen()).transition(.zoom)              // leaves with its reverse
  /// Flow(with: HintScreen()).transition(.fade, out: .none)   // fades in, and is gone at once
  /// ```
  ///
  /// - Parameters:
  ///   - transition: How its screens come.
  ///   - out: How they leave: automatically, in the reverse of how they come.
  /// - Returns: The flow, with the same identity.
  public nonisolated func transition(_ transition: ScreenTransition, out: ScreenTransition = .automatic) -> Flow {
    changed { $0.transitions = FlowTransitions(transition, out: out.isAutomatic ? nil : out) }
  }

  /// The same flow with other properties.
  nonisolated func changed(_ change: (inout FlowProperties) -> Void) -> Flow {
    Flow(blueprint: blueprint.changed(change))
  }

  /// The same flow with a trait, which replaces the one of its kind.
  package nonisolated func with<Trait: FlowTrait>(_ trait: Trait) -> Flow {
    changed { $0.traits.set(trait) }
  }
}
