import FlowKitTool
import Testing

/// The questions as they are asked in the command line, with what is printed.
@MainActor
@Suite struct QuestionTests {
  @Test func whereAnAppBeginsIsShownWithItsCallbacks() async {
    await expect(
      ["where"],
      """
      stack
      └ DoorScreen #1 ← visible

      Visible:

      DoorScreen
        onName(Guest) → push(HallScreen)
        onBell → DoorScreen.onBell is bound to nothing: the flow assigns no verb to it.
        onLantern → DoorScreen.onLantern is a closure of the app's own, which the tool can't call.
        onCellar → push(Cellar)
      """)
  }

  @Test func stepsArePressedWithSamples() async {
    await expect(
      ["press", "onName", "HallScreen.onRoom(2, east)", "back", "onMenu(bread)", "close"],
      """
      DoorScreen.onName(Guest(name: "Ada"))
        push(HallScreen) at FlowKitToolTests/Inn.swift:L: pushed HallScreen #2
        → DoorScreen > HallScreen
      """, isWhole: false)
    let answer = await Inn.tool.answer([
      "press", "onName(#2)", "HallScreen.onRoom(2, east)", "back", "onMenu(bread)", "close", "where", "onName",
    ])
    let places = answer.text.split(separator: "\n").filter { $0.hasPrefix("  → ") }.map { $0.dropFirst(4) }
    #expect(
      places == [
        "DoorScreen > HallScreen", "DoorScreen > HallScreen > RoomScreen(2)", "DoorScreen > HallScreen",
        "DoorScreen > HallScreen | sheet: Menu", "DoorScreen > HallScreen", "DoorScreen > HallScreen",
      ])
    #expect(answer.text.contains("No visible screen has a callback “where”."))
  }

  @Test(
    arguments: [
      ("onBell", "DoorScreen.onBell is bound to nothing: the flow assigns no verb to it."),
      ("onLantern", "DoorScreen.onLantern is a closure of the app's own, which the tool can't call."),
      ("onBel", "No visible screen has a callback “onBel”. Did you mean onBell?"),
      ("DoorScreen.onNam", "DoorScreen has no callback “onNam”. Did you mean onName?"),
      ("HallScreen.onBack", "HallScreen is not there, so no user can use it. Visible is DoorScreen."),
      ("onName(Cy)", "“Cy” is no Guest. Samples: #1 Guest(name: \"Ada\"), #2 Guest(name: \"Bo\")."),
      ("onName(#3)", "“#3” is no Guest."), ("onCellar", "was refused"), ("back", "There is nothing to go back to."),
      ("close", "was ignored"),
      ("select(1)", "was ignored"), ("open x://y", "no links"),
    ])
  func whatDoesNothingSaysWhy(step: String, why: String) async {
    let answer = await Inn.tool.answer(["press", step, "--json"])
    #expect(answer.text.contains("\"didNothing\" : true"), "\(answer.text)")
    let asked = await Inn.tool.answer(["why", "--after", step])
    #expect(asked.text.contains(why), "\(asked.text)")
  }

  @Test func callbacksAreExplained() async {
    await expect(["why"], "Every step so far has done something.")
    await expect(
      ["why", "DoorScreen.onCellar"],
      "DoorScreen.onCellar → push(Cellar)\nCellar is guarded: guards entering: refuses, at FlowKitToolTests/Inn.swift:L."
    )
    await expect(
      ["why", "HallScreen.onBack"],
      "HallScreen is not visible, so no user can use it. Visible is DoorScreen.\nHallScreen.onBack → pop()")
    await expect(
      ["why", "DoorScreen.onBelt"], "DoorScreen has no callback “onBelt” on the map. Did you mean onBell?", code: 1)
    await expect(["why", "onBell"], "Name the callback with its screen, such as LoginScreen.onHelp.", code: 1)
  }

  @Test func theShortestWayIsTakenWithRealScreens() async {
    await expect(
      ["way", "RoomScreen(2)"],
      """
      From DoorScreen:
      1. DoorScreen.onName → push(HallScreen)
      2. HallScreen.onRoom(2, east) → push(RoomScreen(2))
      To DoorScreen > HallScreen > RoomScreen(2). Proved: it is a shortest way on the map, and was taken with real screens.
      """)
  }

  @Test func aWayBeginsWhereTheSessionIs() async {
    await expect(
      ["way", "roomscreen", "--after", "onName", "--after", "onMenu"],
      """
      From DoorScreen > HallScreen | sheet: Menu:
      1. the user goes back
      2. HallScreen.onRoom(1, east) → push(RoomScreen(1))
      To DoorScreen > HallScreen > RoomScreen(1). Proved: it is a shortest way on the map, and was taken with real screens.
      """)
  }

  @Test func aWayThatGuardsCloseIsNotProved() async {
    let answer = await Inn.tool.answer(["way", "Cellar", "--json"])
    #expect(answer.text.contains("\"isFound\" : true"))
    #expect(answer.text.contains("\"isProved\" : false"))
    #expect(answer.text.contains("With real screens, step 1 does nothing: push(Cellar)"), "\(answer.text)")
    let test = await Inn.tool.answer(["test", "Cellar"])
    #expect(test.code == 1)
  }

  @Test func wayToNowhereSaysWhatThatRestsOn() async {
    await expect(
      ["way", "HalScren"], "There is no screen “HalScren” on the map. Did you mean HallScreen?", code: 1)
    await expect(
      ["way", "DoorScreen", "--after", "onName", "--after", "onRoom"],
      "From DoorScreen > HallScreen > RoomScreen(1):", isWhole: false)
  }

  @Test func tabsAreSelected() async {
    let answer = await Inn.house.answer(["press", "select(1)", "InnScreen.onTab(0)", "onTab(1)", "back"])
    let places = answer.text.split(separator: "\n").filter { $0.hasPrefix("  → ") }.map { $0.dropFirst(4) }
    #expect(
      places.prefix(3) == [
        "InnScreen[DoorScreen, *HallScreen]", "InnScreen[*DoorScreen, HallScreen]",
        "InnScreen[DoorScreen, *HallScreen]",
      ], "\(answer.text)")
  }

  @Test func screensAreListed() async {
    let answer = await Inn.tool.answer(["screens"])
    #expect(answer.text.hasPrefix("The app begins with DoorScreen.\n\nDoorScreen\n  onName(Guest) → push(HallScreen)"))
    #expect(answer.text.contains("onAnswer → answers HallScreen.onAsk, and closes"), "\(answer.text)")
    await expect(["screens", "Sheet"], "There is no screen “Sheet” on the map. Did you mean SheetScreen?", code: 1)
  }

  private func expect(
    _ arguments: [String], _ text: String, isWhole: Bool = true, code: Int32 = 0,
    at place: SourceLocation = #_sourceLocation
  ) async {
    let answer = await Inn.tool.answer(arguments)
    let printed = answer.text.replacing(#/Inn\.swift:\d+/#, with: "Inn.swift:L")
    #expect(isWhole ? printed == text : printed.hasPrefix(text), "\(printed)", sourceLocation: place)
    #expect(answer.code == code, sourceLocation: place)
  }
}
