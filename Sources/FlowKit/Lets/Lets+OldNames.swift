// Names that the library had before its first release: each says its new one.
extension Lets {
  /// The name that `unwind()` had.
  @available(
    *, unavailable,
    message: "write lets.unwind(), which closes what this screen has opened; to leave the screen itself, lets.close()"
  )
  public func finish<each Argument>() -> @MainActor (repeat each Argument) -> Void { nothing() }

  /// The name that `unwind(sending:)` had.
  @available(*, unavailable, message: "write lets.unwind(sending: message)")
  public func finish<Message: Sendable, each Argument>(
    sending message: Message
  ) -> @MainActor (repeat each Argument) -> Void { nothing() }

  /// The name that `close()` had.
  @available(*, unavailable, message: "write lets.close()")
  public func leave<each Argument>() -> @MainActor (repeat each Argument) -> Void { nothing() }

  /// The order that `perform(after:)` had, in which the work seemed to come last.
  @available(*, unavailable, message: "write the work first, which is done first: lets.perform(after: { }, .dismiss())")
  public func perform<each Argument>(
    _ action: NavigationAction, after work: @MainActor (repeat each Argument) -> Void
  ) -> @MainActor (repeat each Argument) -> Void { nothing() }
}

// Verbs that are actions only.
extension Lets {
  /// Now an action.
  @available(*, unavailable, message: "write lets.perform(.remove(flow))")
  public func remove<each Argument>(
    _ flow: Flow<some AnyObject>, transition: ScreenTransition = .automatic
  ) -> @MainActor (repeat each Argument) -> Void { nothing() }

  /// Now an action.
  @available(*, unavailable, message: "write lets.perform(.setChildren(a, b))")
  public func setChildren<each List: FlowSequence, each Argument>(
    _ flows: repeat each List, selecting index: Int? = nil, transition: ScreenTransition = .automatic
  ) -> @MainActor (repeat each Argument) -> Void { nothing() }

  /// Now an action.
  @available(
    *, unavailable,
    message:
      "write lets.perform(.broadcast(message)), or, with the callback's arguments, lets.choose { .broadcast($0) }"
  )
  public func broadcast<Message: Sendable, each Argument>(
    _ message: Message
  ) -> @MainActor (repeat each Argument) -> Void { nothing() }

  /// Now an action.
  @available(*, unavailable, message: "write lets.perform(.next()) for a callback; to act at once, lets.now(.next())")
  public func next<each Argument>(
    transition: ScreenTransition = .automatic
  ) -> @MainActor (repeat each Argument) -> Void { nothing() }

  /// Now an action.
  @available(
    *, unavailable, message: "write lets.perform(.previous()) for a callback; to act at once, lets.now(.previous())"
  )
  public func previous<each Argument>(
    transition: ScreenTransition = .automatic
  ) -> @MainActor (repeat each Argument) -> Void { nothing() }
}

extension NavigationAction {
  /// The name that `stay` had.
  @available(*, unavailable, renamed: "stay", message: "write .stay to do nothing on purpose")
  public static var none: NavigationAction { .stay }

  /// The name that `unwind()` had.
  @available(*, unavailable, message: "write .unwind(), or, to leave the screen itself, .close()")
  public static func finish() -> NavigationAction { NavigationAction(.plain(.nothing)) }

  /// The name that `unwind(sending:)` had.
  @available(*, unavailable, message: "write .unwind(sending: message)")
  public static func finish<Message: Sendable>(sending message: Message) -> NavigationAction {
    NavigationAction(.plain(.nothing))
  }

  /// The name that `close()` had.
  @available(*, unavailable, message: "write .close()")
  public static func leave() -> NavigationAction { NavigationAction(.plain(.nothing)) }
}

extension Flow {
  /// The name that `actsWhileCovered()` had, and its only value.
  @available(*, unavailable, message: "write .actsWhileCovered()")
  public nonisolated func acceptsActions(_ moment: ActsWhileCovered) -> Flow { self }

  /// What `acceptsActions` took.
  @available(*, unavailable, message: "write .actsWhileCovered()")
  public enum ActsWhileCovered: Sendable { case whileOnStack }
}
