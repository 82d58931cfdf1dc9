import FlowKit
import FlowKitTesting
import Safe
import Testing

/// The action of each callback, without navigation.
@MainActor
struct SafeCallbackTests {
  let flow = SafeFlow()
  let spy = LetsSpy()

  @Test func theLobbyLeadsEverywhereAndKnowsNoGuards() throws {
    let lobby = flow.lobby.makeScreen(lets: spy.lets)
    lobby.onAccount()
    lobby.onReport()
    lobby.onNote()
    lobby.onSearch()
    lobby.onRiddle()
    lobby.onDiary()
    try spy.verify(
      .push(flow.account), .push(flow.report), .push(flow.note), .push(flow.search), .push(flow.hen),
      .present(flow.pages))
  }

  @Test func theColourThatIsPickedIsTheLobbys() throws {
    let lobby = flow.lobby.makeScreen(lets: spy.lets)
    lobby.onColour()
    #expect(lobby.colour == .green)

    spy.answer(flow.colours, until: \.onPick, with: .red)
    lobby.onColour()
    #expect(lobby.colour == .red)
    try spy.verify(.present(flow.colours), .present(flow.colours))
  }

  @Test func onlyTheRightNumberOpensTheSafe() throws {
    let key = flow.key.makeScreen(lets: spy.lets)
    key.number = "1"
    key.open()
    #expect(key.message == "It is not “1”. It is 4711.")
    try spy.verify()

    key.number = Vault.number
    key.open()
    try spy.verify(.dismiss())
  }

  @Test(arguments: [true, false, nil]) func theNoteAsksWhetherItsChangesMayBeLost(answer: Bool?) async throws {
    let note = flow.note.makeScreen(lets: spy.lets)
    if let answer { spy.answer(flow.discard, until: \.onAnswer, with: answer) }
    let mayBeLost = await note.asksToDiscard()
    #expect(mayBeLost == (answer ?? false))
    try spy.verify(.present(flow.discard, as: .alert))
  }
}
