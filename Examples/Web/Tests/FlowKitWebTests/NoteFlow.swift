import FlowKit
import Observation

@testable import FlowKitWeb

/// A screen of the tests, with whatever buttons they need.
@Observable
final class NoteScreen: WebScreen {
  let title: String
  var text = ""
  @ObservationIgnored var mayLeave = true
  @ObservationIgnored var onNext: () -> Void = {}
  @ObservationIgnored var onSheet: () -> Void = {}
  @ObservationIgnored var onFull: () -> Void = {}
  @ObservationIgnored var rows: [String] = []
  @ObservationIgnored var pressed: [String] = []

  init(_ title: String) { self.title = title }

  var view: WebView {
    WebView(
      title,
      [
        .field("Text", text: text) { self.text = $0 },
        .text("Said: \(text)"),
        .button("Next") { self.onNext() },
        .button("Sheet") { self.onSheet() },
        .button("Full") { self.onFull() },
        .section("Rows", rows.map { row in .button("Delete", id: row) { self.pressed.append(row) } }),
      ])
  }
}

/// Notes on notes.
@MainActor
struct NoteFlow {
  /// Answers whether a screen may leave, if it has to be asked about.
  var leaves: @MainActor (NoteScreen) async -> Bool = { $0.mayLeave }

  var home: Flow<NoteScreen> { note("Home") }

  func note(_ title: String) -> Flow<NoteScreen> {
    Flow(with: NoteScreen(title), id: title) { screen, lets in
      screen.onNext = lets.push(note("\(title).1"))
      screen.onSheet = lets.present(note("\(title) sheet"))
      screen.onFull = lets.present(note("\(title) full"), as: .fullScreen)
    }
    .named(title)
    .confirmsLeaving { await leaves($0) }
  }
}

extension Navigator {
  /// The titles of all screens on the stacks of the layers.
  var place: String {
    tree.layers.map { stack in
      stack.map { (screen(of: $0.id) as? NoteScreen)?.title ?? "?" }.joined(separator: " > ")
    }.joined(separator: " | ")
  }
}
