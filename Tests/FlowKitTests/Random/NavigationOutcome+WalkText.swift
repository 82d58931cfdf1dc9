import FlowKit

extension NavigationOutcome {
  /// The changes, or the reason why there are none.
  var walkText: String {
    if isDeferred { return "deferred" }
    return reason.map { "\($0)" } ?? changes.map(\.walkText).joined(separator: " ")
  }
}

extension NavigationChange {
  /// The change by its entry's number alone: `-3`, `+4`, `+5 sheet over 4`.
  var walkText: String {
    if kind == .removed { return "-\(entry.id.number)" }
    let over = presentation.map { " \($0.style) over \($0.presenter.number)" }
    return "+\(entry.id.number)\(over ?? "")"
  }
}
