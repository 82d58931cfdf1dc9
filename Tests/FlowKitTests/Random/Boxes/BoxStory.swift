import FlowKit

/// What observers are told of screens when an app goes from one place to another, event by event.
struct BoxStory {
  /// Before the tree changes: `made 4`.
  let made: [String]
  /// After it: `again 2`, `hidden 3`, `part 3`, `removed 3`, `shown 4`.
  let told: [String]

  init(from before: BoxModel, to after: BoxModel) {
    let difference = BoxDifference(from: before, to: after), sight = BoxSight(from: before, to: after)
    made = difference.entered.map { "made \($0.id)" }
    told =
      after.selectedAgain.map { "again \($0)" }
      + sight.less.map { "\($0.amount == .part ? "part" : "hidden") \($0.id)" }
      + difference.left.map { "removed \($0.id)" }
      + sight.more.map { "\($0.amount == .part ? "part" : "shown") \($0.id)" }
  }
}

extension NavigationEvent {
  /// What it says about a screen, as a ``BoxStory`` writes it; nil if it is about an action.
  var boxText: String? {
    guard let id = entry?.id.number else { return nil }
    let word =
      switch kind {
      case .made: "made"
      case .reselected: "again"
      case .disappeared: "hidden"
      case .partlyCovered: "part"
      case .removed: "removed"
      case .appeared: "shown"
      case .enteredBackground: "back"
      case .enteredForeground: "fore"
      default: "\(kind)"
      }
    return "\(word) \(id)"
  }
}
