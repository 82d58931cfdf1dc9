import FlowKit
import FlowKitSwiftUI
import Observation
import SwiftUI

final class ListScreen {
  let notes = ["Milk", "Bread"]
  var onNote: (String) -> Void = { _ in }
  var onHelp: () -> Void = {}
}

@MainActor @Observable
final class NoteScreen {
  private(set) var text = ""

  func show(_ note: String) { text = note }
}

final class HelpScreen {
  var onClose: () -> Void = {}
}

@MainActor
struct NotesFlow {
  var list: Flow<ListScreen> {
    Flow(with: ListScreen()) { screen, lets in
      screen.onNote = lets.push(note) { $0.show }
      screen.onHelp = lets.present(help, as: .sheet)
    }
  }

  var note: Flow<NoteScreen> { Flow(with: NoteScreen()) }

  var help: Flow<HelpScreen> {
    Flow(with: HelpScreen()) { screen, lets in screen.onClose = lets.dismiss() }
  }
}

struct ListView: View {
  let screen: ListScreen

  var body: some View {
    List {
      ForEach(screen.notes, id: \.self) { note in
        Button(note) { screen.onNote(note) }
      }
      Button("Help") { screen.onHelp() }
    }
    .navigationTitle("Notes")
  }
}

struct NoteView: View {
  let screen: NoteScreen

  var body: some View { Text(screen.text) }
}

struct HelpView: View {
  let screen: HelpScreen

  var body: some View { Button("Close") { screen.onClose() } }
}

@MainActor
func showNotes(_ views: FlowViews) {
  views.show(ListScreen.self) { ListView(screen: $0) }
  views.show(NoteScreen.self) { NoteView(screen: $0) }
  views.show(HelpScreen.self) { HelpView(screen: $0) }
}

@main
struct NotesApp: App {
  var body: some Scene {
    WindowGroup { FlowView(root: NotesFlow().list, showNotes) }
  }
}
