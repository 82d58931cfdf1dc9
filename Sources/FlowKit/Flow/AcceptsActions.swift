/// When a screen's callbacks may lead forward.
///
/// By default, a screen must be visible. A double tap then pushes once, and a late answer of a covered screen pushes
/// nothing over what the user does now. Verbs that lead backward work for covered screens, too. The callbacks of a
/// screen that has left the tree perform nothing, but may be allowed to send messages: ``Flow/sendsAfterLeaving()``.
public struct AcceptsActions: Hashable, Sendable {
  enum Moment: Hashable, Sendable { case whileVisible, whileOnStack }

  let moment: Moment

  /// Only while nothing covers the screen.
  ///
  /// This is the default.
  package static let whileVisible = AcceptsActions(moment: .whileVisible)
  /// As long as the screen is in the tree, covered or not.
  public static let whileOnStack = AcceptsActions(moment: .whileOnStack)
}
