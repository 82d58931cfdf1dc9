import FlowKit
import Safe
import Testing

@testable import Playground

/// Guards, questions, and handlers of back, with a navigator.
@MainActor
struct SafeTests {
  let vault = Vault()
  let keeper = Keeper()
  let diary = Diary()
  let flow: SafeFlow
  let visitor: Visitor
  let lobby: LobbyScreen

  init() throws {
    flow = SafeFlow(vault: vault, keeper: keeper, diary: diary)
    visitor = Visitor(flow.makeNavigator())
    lobby = try visitor.see(LobbyScreen.self)
  }

  private var problem: String { visitor.problems.last ?? "" }

  @Test func theAccountIsPushedOnceTheSafeIsOpen() throws {
    lobby.onAccount()
    #expect(visitor.place == "LobbyScreen | sheet: KeyScreen")
    let key = try visitor.see(KeyScreen.self)
    key.number = Vault.number
    key.open()
    #expect(visitor.place == "LobbyScreen > BalanceScreen")
    try visitor.see(BalanceScreen.self).onLock()
    lobby.onAccount()
    #expect(visitor.place == "LobbyScreen | sheet: KeyScreen")
    #expect(visitor.problems == [])
  }

  @Test func userWhoCancelsStaysAndReadsWhy() throws {
    lobby.onAccount()
    try visitor.see(KeyScreen.self).onCancel()
    #expect(visitor.place == "LobbyScreen")
    #expect(problem.contains("still doesn't allow it after the redirect ended. If the user cancelled on purpose,"))
  }

  @Test(arguments: [(true, "LobbyScreen > ReportScreen"), (false, "LobbyScreen")])
  func theReportWaitsForTheKeeper(answer: Bool, place: String) async {
    lobby.onReport()
    await Turns.pass()
    #expect(keeper.isAsked)
    #expect(diary.status.last == "… waiting push(ReportScreen)")
    lobby.onReport()
    #expect(diary.status.last == "… waiting push(ReportScreen)")

    keeper.answer(answer)
    await Turns.pass()
    #expect(visitor.place == place)
    #expect(diary.status.count == 1)
    #expect(problem.contains("the keeper has said no") == !answer)
  }

  @Test func cancelledWaitEndsTheKeepersQuestion() async {
    lobby.onReport()
    await Turns.pass()
    visitor.navigator.cancelWaiting()
    await Turns.pass()
    #expect(!keeper.isAsked)
    #expect(diary.status.count == 1)
  }

  @Test(arguments: [(true, "LobbyScreen"), (false, "LobbyScreen > NoteScreen")], ["back", "close"])
  func aNoteWithChangesAsksBeforeItLeaves(answer: (mayLeave: Bool, place: String), way: String) async throws {
    lobby.onNote()
    let note = try visitor.see(NoteScreen.self)
    note.text = "Feed the dog."
    if way == "back" { visitor.navigator.back() } else { note.onClose() }
    await Turns.pass()
    #expect(visitor.place == "LobbyScreen > NoteScreen | alert: DiscardScreen")
    try visitor.see(DiscardScreen.self).onAnswer(answer.mayLeave)
    await Turns.pass()
    #expect(visitor.place == answer.place)
    #expect(vault.note == "Feed the cat.")
  }

  @Test func aNoteThatIsSavedLeaves() async throws {
    lobby.onNote()
    let note = try visitor.see(NoteScreen.self)
    note.text = "Feed both."
    note.save()
    await Turns.pass()
    #expect(visitor.place == "LobbyScreen")
    #expect(vault.note == "Feed both.")
    #expect(lobby.note == "Feed both.")
    #expect(visitor.problems == [])
  }

  @Test func anotherNoteReplacesOnlyASavedOne() throws {
    lobby.onNote()
    let note = try visitor.see(NoteScreen.self), before = visitor.navigator.tree
    visitor.navigator.perform(.push(flow.note) { $0.text = "Buy milk." })
    #expect(note.text == "Buy milk.")

    visitor.navigator.perform(.push(flow.note) { $0.text = "Buy tea." })
    #expect(note.text == "Buy milk.")
    #expect(visitor.navigator.tree == before)
    #expect(problem.contains("what is written there is not saved"))
  }

  @Test func onlyGoingBackIsPossibleDuringAnAlarm() throws {
    lobby.onSearch()
    lobby.alarm.ring()
    visitor.navigator.back()
    #expect(visitor.place == "LobbyScreen")
    lobby.onSearch()
    #expect(visitor.place == "LobbyScreen")
    #expect(problem.contains("the alarm rings"))

    lobby.alarm.ring()
    lobby.onSearch()
    #expect(visitor.place == "LobbyScreen > SearchScreen")
  }

  @Test func foundThingIsShownInItsBoxes() throws {
    lobby.onSearch()
    try visitor.see(SearchScreen.self).take("a ring")
    #expect(visitor.place == "LobbyScreen > BoxScreen(chest) > BoxScreen(cigar box)")
    #expect(try visitor.see(BoxScreen.self).things == ["a ring"])
  }

  @Test func openBoxesStay() throws {
    lobby.onSearch()
    try visitor.see(SearchScreen.self).take("a letter")
    let chest = try visitor.see(BoxScreen.self)
    chest.onSearch()
    try visitor.see(SearchScreen.self).take("a brass key")
    #expect(visitor.place == "LobbyScreen > BoxScreen(chest) > BoxScreen(cigar box) > BoxScreen(matchbox)")

    let matchbox = try visitor.see(BoxScreen.self)
    #expect(matchbox.outerBoxes == ["chest", "cigar box"])
    matchbox.goOut(to: "chest")
    #expect(visitor.place == "LobbyScreen > BoxScreen(chest)")
    #expect(try visitor.see(BoxScreen.self) === chest)
    #expect(visitor.problems == [])
  }

  @Test func boxesAreOpenedOneByOne() throws {
    visitor.navigator.perform(.push(flow.box("purse")))
    let purse = try visitor.see(BoxScreen.self)
    #expect(purse.boxes == [] && purse.outerBoxes == [])
    visitor.navigator.perform(.push(flow.box("chest")))
    let chest = try visitor.see(BoxScreen.self)
    chest.onOpen(try #require(chest.boxes.first))
    #expect(visitor.place.hasSuffix("BoxScreen(chest) > BoxScreen(cigar box)"))
  }

  @Test func aColourIsPickedOrNot() throws {
    lobby.onColour()
    visitor.navigator.back()
    #expect(lobby.colour == .green)
    lobby.onColour()
    try visitor.see(PaintScreen.self).onPick(.blue)
    #expect(lobby.colour == .blue)
    #expect(visitor.place == "LobbyScreen")
  }

  @Test func backClearsTheSearchFirst() throws {
    lobby.onSearch()
    let search = try visitor.see(SearchScreen.self)
    search.text = "se"
    #expect(search.matches == ["seven coins"])
    visitor.navigator.back()
    #expect(search.matches.count == 4)
    #expect(visitor.place == "LobbyScreen > SearchScreen")
    visitor.navigator.back()
    #expect(visitor.place == "LobbyScreen")
  }

  @Test func flowsThatRedirectToEachOtherShowTheirChain() {
    lobby.onRiddle()
    #expect(visitor.place == "LobbyScreen")
    #expect(problem.contains("push(Hen) → goTo(Egg) → goTo(Hen)"))
  }

  @Test func theDiaryHasALineForEachAction() {
    lobby.onSearch()
    visitor.navigator.back()
    visitor.navigator.back()
    #expect(
      diary.lines == [
        "made Lobby, visible Lobby", "made Search, covered Lobby, visible Search",
        "covered Search, removed Search, visible Lobby", "",
      ])
  }

  @Test func tourThatIsLeftWhileItWaitsLeavesNothingBehind() async {
    var session: Session? = Session(SafeFlow(keeper: keeper).makeNavigator(), about: "")
    let weak = (session?.navigator).map { WeakScreens(Visitor($0)) }
    (session?.navigator.visibleScreen as? LobbyScreen)?.onReport()
    await Turns.pass()
    #expect(keeper.isAsked)
    session = nil
    await Turns.pass()
    #expect(weak?.alive == [])
    #expect(!keeper.isAsked)
  }
}
