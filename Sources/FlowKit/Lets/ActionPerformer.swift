/// What ``Lets`` hands its actions to: a navigator in an app, a spy in a test.
@MainActor
package protocol ActionPerformer: AnyObject {
  /// Whether callbacks may act here: not on another thread than that of the UI.
  ///
  /// An action that is performed nevertheless ends as ``NavigationReason/wrongThread``.
  var isReachable: Bool { get }

  /// Performs an action that a screen asks for, or takes note of it.
  func perform(_ action: consuming NavigationAction, for caller: consuming Caller)

  /// Performs an action and waits for its end.
  ///
  /// - Returns: How it ended; nil where no navigator performs it.
  func performAwaiting(_ action: NavigationAction, for caller: Caller) async -> NavigationOutcome?

  /// What a screen has of a kind, made now if it has none yet; nil where the screen or the navigator is gone.
  func belonging<Kind: ScreenBelonging>(_ kind: Kind.Type, of caller: Caller) -> Kind?

  /// Notes that what belongs to a screen has changed.
  func belongingsChanged()

  /// The value that a test has given beforehand for a callback of the screen that an action opens.
  func givenValue(for action: NavigationAction, until callback: AnyKeyPath) -> Any?
}

extension ActionPerformer {
  package func belongingsChanged() {}
  package func givenValue(for action: NavigationAction, until callback: AnyKeyPath) -> Any? { nil }
}

/// Something that a screen has as long as its entry is in the tree: tasks, handlers, results that it waits for.
@MainActor
package protocol ScreenBelonging: AnyObject {
  init()

  /// The screen is shown by an entry from now on: the first one, or another one, if it is used again.
  func enter(as caller: Caller)

  /// The entry has left.
  ///
  /// - Parameter isKept: Whether the screen is kept for another entry.
  func leave(isKept: Bool)
}

extension ScreenBelonging {
  package func enter(as caller: Caller) {}
}

/// The screen that asks for an action.
///
/// It is known by its flow also when its entry has left the tree.
package struct Caller: Sendable {
  package let id: ScreenID
  /// Nil where only the number is known.
  package let flow: Blueprint?
  /// Tells the screen from one that a travel has made anew under its id; nil where any of them is meant.
  let life: UInt32?

  package init(id: ScreenID, flow: Blueprint?, life: UInt32? = nil) {
    self.id = id
    self.flow = flow
    self.life = life
  }
}
