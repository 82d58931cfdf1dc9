import FlowKit
import Foundation

/// Writes down what a navigator tells its observers.
@MainActor
final class EventLog {
  private(set) var events: [NavigationEvent] = []
  private var observation: NavigationObservation?

  init(of navigator: Navigator) {
    observation = navigator.observe { [unowned self] in events.append($0) }
  }

  /// The events in words, without the places where actions were written.
  var lines: [String] {
    events.map { event in
      event.issue.map { "\(event.kind) \(event.action.withoutPlace): \($0.reason)" } ?? event.description
    }
  }

  /// What kind of event it was, and which entry it was about.
  var kinds: [String] { events.map { event in "\(event.kind)" + (event.entry.map { " \($0)" } ?? "") } }

  func clear() { events = [] }
}

extension NavigationAction {
  /// The action as it is written, without where.
  var withoutPlace: String {
    description.range(of: " at ").map { String(description[..<$0.lowerBound]) } ?? description
  }
}
