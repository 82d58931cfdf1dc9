import FlowKit
import FlowKitPictures
import FlowKitRestoration
import FlowKitTool
import Foundation

/// What an inspector is told of a navigator, and what it may do.
@MainActor
final class Inspection {
  /// Tells the app's navigators and runs apart.
  let id = UUID().uuidString
  private let name: String
  private weak var navigator: Navigator?
  private let app: RunningApp
  /// The latest notes; the number of the first one is one more than those that were dropped.
  private var notes: [Note] = []
  private var droppedCount = 0
  /// The places that somebody wants to return to.
  private var kept: [(number: Int, name: String, tree: NavigationTree)] = []
  private var lastKept = 0
  private lazy var map = app.hasMap ? DrawnMap(of: app.tool.map, title: name) : nil
  private let signal: Signal

  /// How many notes, and how many places, are kept.
  private static let limit = 500, placeLimit = 50

  static var isDebugBuild: Bool {
    #if DEBUG
      true
    #else
      false
    #endif
  }

  init(of navigator: Navigator, as name: String, _ app: RunningApp) {
    (self.navigator, self.name, self.app) = (navigator, name, app)
    let signal = Signal()
    self.signal = signal
    // Nobody but the navigator keeps this closure, so the signal's sequence ends with it.
    let ending = Signal.Ending(signal)
    navigator.observe { [weak self] event in
      withExtendedLifetime(ending) {}
      self?.hear(event)
    }
    hearIssues(of: navigator)
  }

  /// Hears of what is wrong with screens, beside the app: no event tells it.
  private func hearIssues(of navigator: Navigator) {
    let next = navigator.onIssue
    navigator.onIssue = { [weak self] issue in
      next?(issue)
      if issue.isAboutScreen { self?.note(.issue(issue)) }
    }
  }

  private func hear(_ event: NavigationEvent) {
    switch event.kind.code {
    case .willNavigate, .made: return
    default: break
    }
    app.hear(event)
    note(.event(event))
  }

  private func note(_ content: Note.Content) {
    notes.append(Note(number: droppedCount + notes.count + 1, content))
    if notes.count > Self.limit + Self.limit / 10 {
      droppedCount += notes.count - Self.limit
      notes.removeFirst(notes.count - Self.limit)
    }
    signal.send()
  }
}

// What is told.
extension Inspection {
  /// Comes when there is something to tell, and ends with the navigator; for one reader at a time.
  func signals() -> AsyncStream<Void> { signal.stream() }

  /// The number of the latest note.
  var lastNote: Int { droppedCount + notes.count }

  /// All that an inspector needs to know that has just begun to listen.
  func hello() -> SavedValue {
    app.begin()
    let process = ProcessInfo.processInfo.processIdentifier
    var more: [String: SavedValue] = [
      "name": .text(name), "process": .integer(Int64(process)), "first": .whole(droppedCount + 1),
    ]
    if let map { more["map"] = (try? map.json) ?? .null }
    return news(after: droppedCount, more)
  }

  /// The place, and the notes after one of them, as far as they were not dropped.
  func news(after number: Int, _ more: [String: SavedValue] = [:]) -> SavedValue {
    let fresh = notes.drop { $0.number <= number }
    let all: [String: SavedValue] = ["notes": .list(fresh.map { $0.written(map) }), "place": place]
    return .record(all.merging(more) { $1 })
  }

  private var place: SavedValue {
    guard let navigator else { return .null }
    let tree = navigator.tree
    return .record([
      "summary": .text(tree.summary), "layers": .list(tree.layers.map { written($0, tree) }),
      "screens": .list(app.visible), "canGoBack": .bool(navigator.canGoBack), "isSettled": .bool(navigator.isSettled),
      "shown": .list(tree.shown.compactMap { number(of: $0.flow) }),
      "path": .list(tree.path.compactMap { number(of: $0.flow) }),
      "kept": .list(
        kept.map { one in
          .record(["number": .whole(one.number), "name": .text(one.name), "summary": .text(one.tree.summary)])
        }),
    ])
  }

  /// The number of a flow on the map's picture.
  private func number(of flow: FlowID) -> SavedValue? {
    map?.number(of: app.tool.map.known(flow)).map { .whole($0) }
  }

  private func written(_ stack: NavigationTree.Stack, _ tree: NavigationTree) -> SavedValue {
    .record([
      "style": .text(stack.presentation.map { "\($0.style.name)" } ?? "stack"),
      "entries": .list(stack.map { written($0, tree) }),
    ])
  }

  private func written(_ entry: NavigationTree.Entry, _ tree: NavigationTree) -> SavedValue {
    var members: [String: SavedValue] = [
      "flow": .text("\(entry.flow)"), "isVisible": .bool(entry.id == tree.visible.id),
    ]
    if let container = tree.container(of: entry.id) {
      members["kind"] = .text("\(container.kind)")
      members["selected"] = container.selected.map { .whole($0) }
      members["children"] = .list(
        container.children.indices.map { index in
          tree.stack(ofChild: index, in: entry.id).map { written($0, tree) } ?? .null
        })
    }
    return .record(members)
  }
}

// What an inspector wants.
extension Inspection {
  /// Does what a command says, and returns the answer.
  func carryOut(_ command: SavedValue) async -> SavedValue {
    defer { signal.send() }
    switch command["do"]?.string {
    case "ask":
      let values = if case .record(let values)? = command["values"]?.form { values } else { [String: SavedValue]() }
      return await app.answer(command["question"]?.string ?? "", values)
    case "travel": return travel(to: tree(ofNote: command["note"]?.int))
    case "keep": return keep(as: command["name"]?.string ?? "")
    case "go": return travel(to: kept.first { $0.number == command["place"]?.int }?.tree)
    case "forget":
      kept.removeAll { $0.number == command["place"]?.int }
      return Self.answer("forgotten")
    default: return Self.answer("There is no such command.", isError: true)
    }
  }

  private func tree(ofNote number: Int?) -> NavigationTree? {
    guard let number, notes.indices.contains(number - droppedCount - 1) else { return nil }
    return notes[number - droppedCount - 1].tree
  }

  private func travel(to tree: NavigationTree?) -> SavedValue {
    guard let navigator, let tree else { return Self.answer("That place is no longer known.", isError: true) }
    let outcome: NavigationOutcome = navigator.perform(.travel(to: tree))
    return Self.answer("\(outcome)", isError: outcome.issue != nil)
  }

  private func keep(as name: String) -> SavedValue {
    guard let navigator else { return Self.answer("The app has ended.", isError: true) }
    guard kept.count < Self.placeLimit else {
      return Self.answer("\(Self.placeLimit) places are kept; forget one of them first.", isError: true)
    }
    lastKept += 1
    let title = name.isEmpty ? navigator.tree.visible.flow.description : String(name.prefix(100))
    kept.append((lastKept, title, navigator.tree))
    return Self.answer("kept")
  }

  private static func answer(_ text: String, isError: Bool = false) -> SavedValue {
    .record(["text": .text(text), "isError": .bool(isError)])
  }
}
