/// An action that a guard decides about: what it is, its caller, and what it would change.
///
/// ```swift
/// navigator.guardActions(orElse: .refuse("the app is read-only")) { request in
///   !session.isReadOnly || !request.entering.contains(editor.id)
/// }
/// ```
public struct NavigationRequest: Sendable {
  /// The action.
  public let action: NavigationAction
  /// The caller's entry; `nil` if the action comes from outside any screen.
  public let caller: NavigationTree.Entry?
  /// The flows of the screens that would be made, in order.
  public let entering: [FlowID]
  /// The existing entries that would be reused instead of making new ones: see ``Flow/singleTop()``.
  package let updating: [NavigationTree.Entry]
  /// The entries that would leave, from the top down.
  public let leaving: [NavigationTree.Entry]
  /// The current tree.
  public let tree: NavigationTree
}
