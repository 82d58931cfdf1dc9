import FlowKit
import Observation

@testable import FlowKitWeb

/// A screen of the tests, with whatever buttons they need.
@Observable
final class NoteScreen: WebScreen {
  let title: String
  var text = ""
  var news: [String] = []
  var isOn = false
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
      ] + news.map { .text($0) } + [
        .button("Next") { self.onNext() },
        .button("Sheet") { self.onSheet() },
        .button("Full") { self.onFull() },
        .button("Ask", isMain: true) { self.ask() },
        .button(isOn ? "Turn it off" : "Turn it on") { self.isOn.toggle() },
        .section("Rows", rows.map { row in .button("Delete", id: row) { self.pressed.append(row) } }),
      ])
  }

  /// Two lines more, so that other buttons come to where this one was.
  private func ask() {
    pressed.append("Ask")
    news += ["Asked.", "No answer yet."]
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
