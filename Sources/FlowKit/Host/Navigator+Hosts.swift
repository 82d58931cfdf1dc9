// What a host asks of a navigator, besides its tree and its screens.
extension Navigator {
  /// Whether a host is the one that shows the tree, and not one that was replaced or let go of.
  ///
  /// What the user does to the UI of another one is nothing that the tree should follow.
  ///
  /// - Parameter host: The host.
  /// - Returns: Whether it was attached last.
  public func isShown(on host: any NavigationHost) -> Bool { mirror?.host === host }

  /// Tells, as an issue with ``NavigationReason/notShown``, what a host cannot show, or what its UI does not do.
  ///
  /// ```swift
  /// navigator.tellNotShown("no view is registered for LoginScreen", of: id, helpedBy: "Register one.")
  /// ```
  ///
  /// - Parameters:
  ///   - text: What is not shown, and why.
  ///   - id: The entry that it is about; nil where it is about none.
  ///   - help: What would help.
  public func tellNotShown(_ text: String, of id: ScreenID? = nil, helpedBy help: String) {
    let reason = NavigationReason.notShown.saying(text, helpedBy: help)
    features.issues?.hear(
      NavigationIssue(action: .none, caller: id.flatMap { tree[$0] }, reason: reason, tree: tree))
  }
}
