import FlowKit

/// A problem that the driver found.
struct DriveProblem {
  let mistake: Mistake
  /// What shows it.
  let evidence: Evidence
  /// The problem in words; empty for what a test demands, whose text is read from its source.
  let text: String

  /// What makes two problems the same one.
  enum Mistake: Hashable {
    case issue(NavigationReason, SourcePlace?)
    case leak(SourcePlace)
    case rule(Int)
    case end(move: Int)
    case waiting
    case thrown(move: Int)
  }

  enum Evidence {
    case issue(NavigationReason)
    /// The entry that has left.
    case leak(ScreenID)
    /// The screen's index among the visible screens that the rule is about, counted from the front.
    case rule(Int, screen: Int)
    /// What must hold after a step.
    case end(move: Int)
    /// The tree, which has not changed.
    case waiting(summary: String)
    case thrown
  }

  init(issue: NavigationIssue) {
    self.init(mistake: .issue(issue.reason, issue.action.origin), evidence: .issue(issue.reason), text: issue.message)
  }

  init(leaking entry: NavigationTree.Entry) {
    self.init(
      mistake: .leak(entry.flow.place), evidence: .leak(entry.id),
      text: "The screen of \(entry) has left, but is still alive. Its flow is declared at \(entry.flow.place).")
  }

  init(rule index: Int, screen: Int) {
    self.init(mistake: .rule(index), evidence: .rule(index, screen: screen), text: "")
  }

  init(endOf move: Int) {
    self.init(mistake: .end(move: move), evidence: .end(move: move), text: "")
  }

  @MainActor
  init(waitingIn navigator: Navigator) {
    let waiting = navigator.actionsWithoutAnswer.joined(separator: ", and ")
    self.init(
      mistake: .waiting, evidence: .waiting(summary: navigator.tree.summary),
      text: "An action waits for an answer, but no open screen can give it: \(waiting).")
  }

  init(thrown error: any Error, by move: Int) {
    self.init(mistake: .thrown(move: move), evidence: .thrown, text: "The last step threw an error: \(error)")
  }

  private init(mistake: Mistake, evidence: Evidence, text: String) {
    self.mistake = mistake
    self.evidence = evidence
    self.text = text
  }
}
