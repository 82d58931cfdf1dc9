import FlowKit
import FlowKitRestoration
import Foundation

@MainActor
struct NotesFlow {
  var list: Flow<ListScreen> {
    Flow(with: ListScreen()) { screen, lets in screen.onNote = lets.push(editor) }
  }

  func editor(_ id: Int) -> Flow<EditorScreen> {
    Flow(with: EditorScreen(id), id: id) { screen, lets in screen.onDone = lets.pop() }
  }

  func add(to flows: inout FlowRegistry) {
    flows.add("notes.list", list)
    flows.add("notes.editor") { (id: Int) in editor(id) }
  }
}

final class EditorScreen: RestorableScreen {
  let id: Int
  var text = ""
  var onDone: () -> Void = {}

  var savedState: String { text }
  func restore(_ state: String) { text = state }

  init(_ id: Int) {
    self.id = id
  }
}

final class ListScreen { var onNote: (Int) -> Void = { _ in } }

let notes = NotesFlow()
let navigator = Navigator(root: notes.list)
try navigator.screen(ofType: ListScreen.self).onNote(7)
navigator.screen(of: notes.editor(7))?.text = "milk"

let flows = try FlowRegistry {
  notes.add(to: &$0)
}

let encoder = JSONEncoder()
encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
let data = try encoder.encode(navigator.snapshot(with: flows))
print(String(decoding: data, as: UTF8.self))

let next = Navigator(root: notes.list)
let snapshot = try JSONDecoder().decode(NavigationSnapshot.self, from: data)
let restoration = next.restore(snapshot, from: flows)
print(restoration.issues)  // empty: all is there
print(next.tree.summary, "with", next.screen(of: notes.editor(7))?.text ?? "no text")

let fewer = try FlowRegistry { $0.add("notes.list", notes.list) }  // has lost the editor
for issue in Navigator(root: notes.list).restore(snapshot, from: fewer).issues { print(issue) }
