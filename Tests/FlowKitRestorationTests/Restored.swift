import FlowKit
import FlowKitRestoration
import Foundation
import Testing

/// A screen with a state that records what happens to it.
@MainActor
final class Note: RestorableScreen, ScreenLifecycle {
  struct State: Codable, Equatable {
    var text = ""
    var marks: [Double] = []
    var date: Date?
  }

  nonisolated init() {}

  var state = State()
  private(set) var heard: [String] = []
  private(set) var received: [String] = []

  var savedState: State { state }
  func restore(_ state: State) {
    self.state = state
    heard.append("restored")
  }
  func screenMade() { heard.append("made") }
  func screenAppeared() { heard.append("visible") }
  func screenDisappeared() { heard.append("covered") }
  func receive(_ text: String) { received.append(text) }
}

/// Flows that can be restored, and their names.
@MainActor
enum Restored {
  static func note(_ key: Int) -> Flow<Note> { Flow(with: Note(), id: key).named("Note") }
  static func word(_ key: String) -> Flow<Page> { Flow(with: Page(), id: key).named("Word") }
  /// Tabs whose children differ in their keys.
  static var shelf: Flow<Page> {
    Flow(with: Page(), containing: .tabs([note(1), note(2), note(3)])).named("Shelf")
  }

  static let letters = [Pages.a, Pages.b, Pages.c, Pages.d, Pages.p, Pages.q]
  private static let containers = [
    Containers.tabs, Containers.eager, Containers.past, Containers.book, Containers.split, Containers.columns,
    Containers.frame, Containers.blank, Containers.outer, Containers.deep,
  ]

  static func flows(
    without missing: String = "", version: Int = 1, adding more: @MainActor (inout FlowRegistry) -> Void = { _ in },
    migrating: (@MainActor (inout NavigationSnapshot) throws -> Void)? = nil
  ) throws -> FlowRegistry {
    try FlowRegistry(version: version) { list in
      for flow in letters + containers + [shelf] where flow.id.name != missing { list.add(flow) }
      if missing != "Note" { list.add("Note") { (key: Int) in note(key) } }
      list.add("Word") { (key: String) in word(key) }
      more(&list)
    } migrating: {
      try migrating?(&$0)
    }
  }
}

extension NavigationSnapshot {
  /// The snapshot as JSON, as in a file.
  var text: String {
    get throws {
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
      return String(decoding: try encoder.encode(self), as: UTF8.self)
    }
  }

  init(text: String) throws {
    self = try JSONDecoder().decode(NavigationSnapshot.self, from: Data(text.utf8))
  }

  /// The snapshot after encoding and decoding.
  var reread: NavigationSnapshot { get throws { try NavigationSnapshot(text: try text) } }
}

extension NavigationRestoration {
  /// The dropped flows, and the reasons.
  var reasons: [String] { issues.map { "\($0.flow ?? "all"): \($0.reason)" } }
}
