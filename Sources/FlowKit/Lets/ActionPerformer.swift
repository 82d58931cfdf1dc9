/// What ``Lets`` hands its actions to: a navigator in an app, a spy in a test.
@MainActor
package protocol ActionPerformer: AnyObject {
  /// Performs an action that a screen asks for, or takes note of it.
  func perform(_ action: NavigationAction, for caller: NavigationTree.Entry?)
}
