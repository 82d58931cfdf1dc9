import FlowKit

@MainActor
struct NoteFlow {
  var list: Flow<ListScreen> {
    Flow(with: ListScreen()) { screen, lets in
      // For callbacks: nothing happens until the screen calls them.
      screen.onNote = lets.push(note) { $0.show }
      screen.onClear = lets.task { lets in
        // In a task: the action happens now, and the task waits for it.
        guard await lets.present(question, as: .alert, until: \.onConfirm) else { return }
        await lets.performAndWait(.push(empty))
        screen.notes = []
      }
    }
  }

  var note: Flow<NoteScreen> {
    Flow(with: NoteScreen()) { screen, lets in
      // For the screen's life: from now until it leaves.
      lets.onBack {
        guard screen.isEditing else { return nil }  // not handled: go back as usual
        screen.isEditing = false
        return .stay  // handled: nothing else happens
      }
    }
  }

  var question: Flow<QuestionScreen> { Flow(with: QuestionScreen()) }
  var empty: Flow<EmptyScreen> { Flow(with: EmptyScreen()) }
}

final class ListScreen {
  var notes = ["Milk", "Bread"]
  var onNote: (String) -> Void = { _ in }
  var onClear: () -> Void = {}
}

final class NoteScreen {
  var isEditing = false
  func show(_ text: String) { print("a note:", text) }
}

final class QuestionScreen { var onConfirm: () -> Void = {} }
final class EmptyScreen {}

let navigator = Navigator(root: NoteFlow().list)
let list = try navigator.screen(ofType: ListScreen.self)

list.onNote("Milk")
try navigator.screen(ofType: NoteScreen.self).isEditing = true
navigator.back()
print("back ends editing:", navigator.tree.summary)
navigator.back()
print("back again:", navigator.tree.summary)

list.onClear()
try await navigator.settled()  // the task has asked, and waits for the user
try navigator.screen(ofType: QuestionScreen.self).onConfirm()
try await navigator.settled()
print("cleared:", navigator.tree.summary)
