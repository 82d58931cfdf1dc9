/// What ``Lets`` hands its actions to: a navigator in an app, a spy in a test.
@MainActor
package protocol ActionPerformer: AnyObject {
  /// Performs an action that a screen asks for, or takes note of it.
  func perform(_ action: NavigationAction, for caller: Caller)
}

/// The screen that asks for an action. It is known by its flow also when its entry has left the tree.
package struct Caller: Sendable {
  package let id: ScreenID
  /// Nil where only the number is known.
  package let flow: (any ErasedFlow)?

  package init(id: ScreenID, flow: (any ErasedFlow)?) {
    self.id = id
    self.flow = flow
  }
}
