// What a host needs from a navigator in addition to its tree and its screens.
extension Navigator {
  /// Whether a host currently shows the tree, and has not been replaced or released.
  ///
  /// The tree shouldn't follow what the user does in the UI of any other host.
  ///
  /// - Parameter host: The host.
  /// - Returns: Whether it is the one attached last.
  public func isShown(on host: any NavigationHost) -> Bool { mirror?.host === host }

  /// The host that shows the tree.
  package var host: (any NavigationHost)? { mirror?.host }

  /// Reports what a host can't show, or what its UI doesn't do, as an issue with ``NavigationReason/notShown``.
  ///
  /// ```swift
  /// navigator.tellNotShown("no view is registered for LoginScreen", of: id, helpedBy: "Register one.")
  /// ```
  ///
  /// - Parameters:
  ///   - text: What is not shown, and why.
  ///   - id: The entry concerned; `nil` if there is none.
  ///   - help: What would help.
  public func tellNotShown(_ text: String, of id: ScreenID? = nil, helpedBy help: String) {
    let reason = NavigationReason.notShown.saying(text, helpedBy: help)
    features.issues?.hear(
      NavigationIssue(action: .none, caller: id.flatMap { tree[$0] }.map { Caller($0) }, reason: reason, tree: tree))
  }
}
