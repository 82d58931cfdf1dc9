/// An action that a guard is asked about: what it is, who asks, and what it would come to.
///
/// ```swift
/// navigator.guardActions { request in
///   request.entering.isEmpty || !session.isLocked ? .allow : .instead(.present(unlock))
/// }
/// ```
public struct NavigationRequest: Sendable {
  /// What is to be done.
  public let action: NavigationAction
  /// The entry that asks; nil where the action comes from outside any screen.
  public let caller: NavigationTree.Entry?
  /// The flows of the screens that would be made, in order.
  public let entering: [FlowID]
  /// The entries that are there and would be used again, instead of new ones: see ``Flow/singleTop()``.
  public let updating: [NavigationTree.Entry]
  /// The entries that would leave, from the top down.
  public let leaving: [NavigationTree.Entry]
  /// Where the app is.
  public let tree: NavigationTree
}
