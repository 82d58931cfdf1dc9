import FlowKit
import Foundation

/// Records what a navigator reports to its observers.
///
/// A test names the events that it is about, so that a new kind of event doesn't concern it:
///
/// ```swift
/// let log = EventLog(of: navigator, .actions)            // how actions begin and end
/// let log = EventLog(of: navigator, .actions, .entries)  // and what becomes of the entries
/// let log = EventLog(of: navigator)                      // everything, for tests about the events themselves
/// ```
@MainActor
final class EventLog {
  private(set) var events: [NavigationEvent] = []

  /// - Parameters:
  ///   - navigator: The navigator to observe.
  ///   - kinds: The kinds of events to record; all if there are none.
  init(of navigator: Navigator, _ kinds: Set<NavigationEvent.Kind>...) {
    navigator.observe { [weak self] in if kinds.isEmpty || $0.isOf(kinds) { self?.events.append($0) } }
  }

  /// The events in words, without the places where actions were written.
  var lines: [String] {
    events.map { event in
      event.issue.map { "\(event.kind) \(event.action.withoutPlace): \($0.reason)" } ?? event.description
    }
  }

  /// The kind of each event, and the entry that it is about.
  var kinds: [String] { events.map { event in "\(event.kind)" + (event.entry.map { " \($0)" } ?? "") } }

  func clear() { events = [] }
}

extension Set<NavigationEvent.Kind> {
  /// How actions begin, wait, and end.
  static var actions: Self { [.willNavigate, .didNavigate, .ignored, .refused, .waiting, .redirected] }
  /// What becomes of entries.
  static var entries: Self { [.made, .appeared, .disappeared, .partlyCovered, .removed, .reselected] }
  /// What entries are told of the background.
  static var background: Self { [.enteredBackground, .enteredForeground] }
}

extension NavigationEvent {
  /// Whether a test that is about events of these kinds is about this one.
  func isOf(_ kinds: Set<Kind>...) -> Bool { isOf(kinds) }

  fileprivate func isOf(_ kinds: [Set<Kind>]) -> Bool { kinds.contains { $0.contains(kind) } }
}

extension NavigationAction {
  /// The action as it is written, without where.
  var withoutPlace: String {
    description.range(of: " at ").map { String(description[..<$0.lowerBound]) } ?? description
  }
}
