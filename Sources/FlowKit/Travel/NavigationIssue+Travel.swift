extension NavigationIssue {
  /// What would help where a travel or a replay is the reason.
  var travelHelp: String {
    switch reason {
    case .invalidTree: "Each entry needs an id of its own, from 1, and a flow of the app."
    case .busy: "Begin a replay outside of actions and observers."
    default: "What came of it then is in that tree already."
    }
  }
}
