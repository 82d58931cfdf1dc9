// hide
import FlowKitMaps
// show
import FlowKit
import FlowKitTesting
import Testing

// hide
extension AgentsPage {
  // show
  @MainActor
  @Suite struct NotesFlowTests {
    let store = NoteStore()
    var notes: NotesFlow { NotesFlow(store: store) }

    @Test func aNoteIsShownAndLeft() throws {
      let navigator = Navigator(root: notes.list)
      try navigator.screen(ofType: ListScreen.self).onNote(0)
      #expect(navigator.tree.summary == "ListScreen > NoteScreen(0)")
      try navigator.screen(ofType: NoteScreen.self).onBack()
      #expect(navigator.tree.summary == "ListScreen")
    }

    @Test func settingsAskForALoginFirst() throws {
      let navigator = Navigator(root: notes.list)
      try navigator.screen(ofType: ListScreen.self).onSettings()
      #expect(navigator.tree.summary == "ListScreen | sheet: LoginScreen")
      try navigator.screen(ofType: LoginScreen.self).onName("Ada")
      #expect(navigator.tree.summary == "ListScreen | sheet: SettingsScreen")
    }

    @Test func whatIsNewIsKept() async throws {
      let navigator = Navigator(root: notes.list)
      try navigator.screen(ofType: ListScreen.self).onNew()
      try navigator.screen(ofType: EditorScreen.self).onSave("Tea")
      try await navigator.settled()  // after all that is asynchronous: until:, task, async guards, confirmsLeaving
      #expect(store.notes == ["Milk", "Tea"])
    }

    @Test func changesAreNotLost() throws {
      let navigator = Navigator(root: notes.list), issues = IssueSpy(navigator)
      try navigator.screen(ofType: ListScreen.self).onNote(0)
      let note = try navigator.screen(ofType: NoteScreen.self)
      note.hasChanges = true
      note.onBack()
      #expect(navigator.tree.summary == "ListScreen > NoteScreen(0)")
      try issues.expect(.leavingRefused)
    }

    @Test func oneScreenAsksForWhatItShould() throws {
      let spy = LetsSpy(), screen = notes.list.makeScreen(lets: spy.lets)
      screen.onNote(7)
      try spy.verify(.push(notes.note(7)))
    }
  }
  // hide

  @MainActor
  @Test static func theMapHasNoProblems() throws {
    let notes = NotesFlow(store: NoteStore()), map = FlowMap(of: notes.list, samples: [Int.self: [0, 1]])
    #expect(map.problems.isEmpty)
    try map.explore().never { $0.contains(notes.settings) && !$0.contains(notes.list) }
  }

  @MainActor
  @Test static func anEntryIsDeletedWhenSomebodyIsSure() async throws {
    let store = NoteStore(), navigator = Navigator(root: EntryFlow(store: store).list)
    try navigator.screen(ofType: ListScreen.self).onNote(0)
    try navigator.screen(ofType: EntryScreen.self).onDelete()
    try navigator.screen(ofType: ReallyScreen.self).onAnswer(true)
    try await navigator.settled()
    #expect(store.notes == [] && navigator.tree.summary == "ListScreen")
  }

  @MainActor
  @Test static func anEntryWithChangesAsks() async throws {
    let navigator = Navigator(root: EntryFlow(store: NoteStore()).list)
    try navigator.screen(ofType: ListScreen.self).onNote(0)
    try navigator.screen(ofType: EntryScreen.self).hasChanges = true
    for answer in [false, true] {
      navigator.perform(.popToRoot())
      try await navigator.settled()
      try navigator.screen(ofType: ReallyScreen.self).onAnswer(answer)
      try await navigator.settled()
      #expect(navigator.tree.count == (answer ? 1 : 2))
    }
  }
}
