import FlowKit

// hide
/// The app of llms.txt.
enum AgentsPage {
  // show
  // Screens know neither FlowKit nor each other: state, and callbacks with defaults.
  final class ListScreen {
    let notes: [String]
    var onNote: (Int) -> Void = { _ in }
    var onNew: () -> Void = {}
    var onSettings: () -> Void = {}
    init(notes: [String]) { self.notes = notes }
  }

  final class NoteScreen {
    let number: Int
    var hasChanges = false
    var onBack: () -> Void = {}
    init(_ number: Int) { self.number = number }
  }

  final class EditorScreen {
    var text = ""
    var onSave: (String) -> Void = { _ in }
    var onCancel: () -> Void = {}
  }

  final class SettingsScreen { var onClose: () -> Void = {} }

  final class LoginScreen {
    var onName: (String) -> Void = { _ in }
    var onCancel: () -> Void = {}
  }

  // What the app knows.
  @MainActor
  final class NoteStore {
    var notes = ["Milk"]
    var user: String?
  }

  // One struct for a group of flows: computed properties, or functions with a key.
  @MainActor
  struct NotesFlow {
    let store: NoteStore

    var list: Flow<ListScreen> {
      Flow(with: ListScreen(notes: store.notes)) { screen, lets in
        screen.onNote = lets.push(note)  // (Int) -> Void goes to note(_:)
        screen.onNew = lets.present(editor, until: \.onSave) { store.notes.append($0) }  // then it closes
        screen.onSettings = lets.present(settings, as: .sheet)
      }
    }

    func note(_ number: Int) -> Flow<NoteScreen> {
      Flow(with: NoteScreen(number), id: number) { screen, lets in
        screen.onBack = lets.pop()
      }
      .confirmsLeaving { screen in !screen.hasChanges }
    }

    var editor: Flow<EditorScreen> {
      Flow(with: EditorScreen()) { screen, lets in
        screen.onCancel = lets.dismiss()
      }
    }

    var settings: Flow<SettingsScreen> {
      Flow(with: SettingsScreen()) { screen, lets in
        screen.onClose = lets.dismiss()
      }
      .guarded(orElse: .redirect(to: login)) { store.user != nil }  // the login first, then the settings
    }

    var login: Flow<LoginScreen> {
      Flow(with: LoginScreen()) { screen, lets in
        screen.onName = lets.perform(after: { store.user = $0 }, .dismiss())
        screen.onCancel = lets.dismiss()
      }
    }
  }
  // hide

  final class EntryScreen {
    var hasChanges = false
    var onDelete: () -> Void = {}
    var onBack: () -> Void = {}
    var asksToDiscard: () async -> Bool = { true }
    init(_ number: Int) {}
  }

  final class ReallyScreen { var onAnswer: (Bool) -> Void = { _ in } }

  @MainActor
  struct EntryFlow {
    let store: NoteStore

    var list: Flow<ListScreen> {
      Flow(with: ListScreen(notes: store.notes)) { screen, lets in screen.onNote = lets.push(entry) }
    }

    // show
    func entry(_ number: Int) -> Flow<EntryScreen> {
      Flow(with: EntryScreen(number), id: number) { screen, lets in
        // The answer comes when the alert is being closed. Verbs called here act after that.
        screen.onDelete = lets.present(really, as: .alert, until: \.onAnswer) { isSure in
          guard isSure else { return }
          store.notes.remove(at: number)
          lets.now(.pop())
        }
        // The same in any async callback, with a word for maps; nil if the alert was left without an answer.
        screen.asksToDiscard = lets.closure(leadsTo: .present(really, as: .alert)) {
          await lets.present(really, as: .alert, until: \.onAnswer) ?? false
        }
      }
      // Whoever closes the screen, a button, a swipe or a link, it is asked first.
      .confirmsLeaving(if: \.hasChanges) { screen in await screen.asksToDiscard() }
    }

    var really: Flow<ReallyScreen> { Flow(with: ReallyScreen()) }
    // hide
  }
}
