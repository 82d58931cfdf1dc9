import FlowKit
import FlowKitRestoration
import Foundation
import Testing

// hide
enum Restoring {
  // show
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

  // hide
  final class ListScreen {
    var onNote: (Int) -> Void = { _ in }
  }

  @MainActor
  static func keep(_ notes: NotesFlow, _ navigator: Navigator) throws -> (flows: FlowRegistry, data: Data) {
    // show
    let flows = try FlowRegistry {
      notes.add(to: &$0)
    }
    // hide
    // show
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
    let data = try encoder.encode(navigator.snapshot(with: flows))
    // hide
    return (flows, data)
  }

  @MainActor
  static func goOn(_ notes: NotesFlow, _ flows: FlowRegistry, _ data: Data) throws -> Navigator {
    let print: (Any) -> Void = { _ in }
    // show
    let next = Navigator(root: notes.list)
    let snapshot = try JSONDecoder().decode(NavigationSnapshot.self, from: data)
    let restoration = next.restore(snapshot, from: flows)
    print(restoration.issues)  // empty: all is there
    // hide
    #expect(restoration.issues == [])
    return next
  }

  @MainActor
  private static func awaiting(_ navigator: Navigator, _ snapshot: NavigationSnapshot, _ flows: FlowRegistry) async {
    // show
    let restoration = await navigator.restoreAndWait(snapshot, from: flows)
    // hide
    #expect(restoration.issues == [])
  }

  @MainActor
  static func newer(_ notes: NotesFlow) throws -> FlowRegistry {
    // show
    let flows = try FlowRegistry(version: 2) {
      notes.add(to: &$0)
    } migrating: { snapshot in
      snapshot.changeEntries { entry in
        if entry.flow == "notes.edit" { entry.flow = "notes.editor" }  // its name in version 1
      }
    }
    // hide
    return flows
  }
}

@MainActor
@Test func theLandingPageRestoresWhatItHasSaved() throws {
  let notes = Restoring.NotesFlow(), navigator = Navigator(root: notes.list)
  try navigator.screen(ofType: Restoring.ListScreen.self).onNote(7)
  // show
  let flows = try FlowRegistry {
    $0.add("notes.list", notes.list)
    $0.add("notes.editor") { id in notes.editor(id) }
  }
  let saved = try JSONEncoder().encode(navigator.snapshot(with: flows))  // when the app goes to the background
  let snapshot = try JSONDecoder().decode(NavigationSnapshot.self, from: saved)  // when it starts again
  navigator.restore(snapshot, from: flows)
  // hide
  #expect(navigator.tree.summary == "ListScreen > EditorScreen(7)")
}

@MainActor
@Test func theNotesGoOnWhereTheyWere() throws {
  let notes = Restoring.NotesFlow(), navigator = Navigator(root: notes.list)
  try navigator.screen(ofType: Restoring.ListScreen.self).onNote(7)
  navigator.screen(of: notes.editor(7))?.text = "milk"
  let (flows, data) = try Restoring.keep(notes, navigator)
  let next = try Restoring.goOn(notes, flows, data)
  #expect(next.tree.summary == navigator.tree.summary)
  #expect(next.screen(of: notes.editor(7))?.text == "milk")
}

@MainActor
@Test func notesOfAnOlderVersionAreMigrated() throws {
  let notes = Restoring.NotesFlow(), navigator = Navigator(root: notes.list)
  let text = #"{"format":1,"version":1,"stacks":[{"entries":[{"flow":"notes.list"},{"flow":"notes.edit","key":7}]}]}"#
  let snapshot = try JSONDecoder().decode(NavigationSnapshot.self, from: Data(text.utf8))
  #expect(navigator.restore(snapshot, from: try Restoring.newer(notes)).issues == [])
  #expect(navigator.tree.summary == "ListScreen > EditorScreen(7)")
}
