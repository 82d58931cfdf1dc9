import FlowKit
import Rooms
import Testing

/// Messages from the children to the tab bar that contains them.
@MainActor
struct MessagesTests {
  let house = House()
  let flow: DoorFlow
  let visitor: Visitor

  init() throws {
    flow = DoorFlow(house: house)
    visitor = Visitor(root: flow.door)
    try visitor.comeIn()
  }

  @Test func aRoomIsPushedInTheTabOfRooms() throws {
    try visitor.see(RoomListScreen.self).onMessage(.opened(2))
    #expect(visitor.place.hasSuffix("[*RoomListScreen > RoomScreen(2), (MentionListScreen), (ProfileScreen)]"))
    #expect(try visitor.see(RoomScreen.self).lines.map(\.description) == ["Ines: Nora, the roses need you."])

    try visitor.see(RoomScreen.self).onBack()
    #expect(visitor.place.hasSuffix("[*RoomListScreen, (MentionListScreen), (ProfileScreen)]"))
  }

  @Test func aMentionOpensItsRoomInTheOtherTab() throws {
    try visitor.see(RoomListScreen.self).onMessage(.turned(to: .mentions))
    try visitor.see(MentionListScreen.self).onMessage(.opened(1))
    #expect(visitor.place.hasSuffix("[*RoomListScreen > RoomScreen(1), MentionListScreen, (ProfileScreen)]"))
  }

  @Test func aMentionOfARoomThatIsOpenGoesBackToIt() throws {
    try visitor.see(RoomListScreen.self).onMessage(.opened(1))
    let room = try visitor.see(RoomScreen.self)
    try visitor.screen(of: flow.hall.tabs()).onTab(.mentions)
    try visitor.see(MentionListScreen.self).onMessage(.opened(1))
    #expect(visitor.place.hasSuffix("[*RoomListScreen > RoomScreen(1), MentionListScreen, (ProfileScreen)]"))
    #expect(try visitor.see(RoomScreen.self) === room)
  }

  @Test func tabBarCountsReadMessagesWithoutNavigating() throws {
    let bar = try visitor.screen(of: flow.hall.tabs())
    #expect(bar.unreadCount == 2)
    try visitor.see(RoomListScreen.self).onMessage(.opened(1))
    let before = visitor.navigator.tree
    try visitor.see(RoomScreen.self).markAsRead()

    #expect(bar.unreadCount == 1)
    #expect(visitor.navigator.tree == before)
    #expect(visitor.problems == [])
  }

  @Test func aNewRoomIsOpenedWhenBothStepsAreDone() throws {
    try visitor.see(RoomListScreen.self).onNewRoom()
    let name = try visitor.see(RoomNameScreen.self)
    name.name = "Cellar"
    name.goOn()
    #expect(visitor.place.hasSuffix(" | sheet: RoomNameScreen > FirstLineScreen"))

    try visitor.see(FirstLineScreen.self).open()
    #expect(visitor.place.hasSuffix("[*RoomListScreen > RoomScreen(4), (MentionListScreen), (ProfileScreen)]"))
    #expect(try visitor.see(RoomScreen.self).lines.map(\.description) == ["Nora: Hello?"])
    #expect(visitor.problems == [])
  }

  @Test(arguments: [1, 2]) func cancellingOpensNoRoom(steps: Int) throws {
    try visitor.see(RoomListScreen.self).onNewRoom()
    let name = try visitor.see(RoomNameScreen.self)
    name.name = "Cellar"
    if steps == 1 {
      name.onCancel()
    } else {
      name.goOn()
      try visitor.see(FirstLineScreen.self).onCancel()
    }
    #expect(visitor.place.hasSuffix("[*RoomListScreen, (MentionListScreen), (ProfileScreen)]"))
    #expect(house.rooms.count == 3)
    #expect(visitor.problems == [])
  }

  @Test func sentLineIsShownWhenTheHouseReceivedIt() throws {
    try visitor.see(RoomListScreen.self).onMessage(.opened(1))
    let room = try visitor.see(RoomScreen.self), before = visitor.navigator.tree
    room.words = "I did."
    room.say()

    #expect(room.lines.last?.description == "Nora: I did.")
    #expect(room.words == "")
    #expect(house.lines(in: 1).count == 3)
    #expect(visitor.navigator.tree == before)
    #expect(visitor.problems == [])
  }

  @Test func aRoomThatIsClosedFromInsideIsLeft() throws {
    try visitor.see(RoomListScreen.self).onMessage(.opened(1))
    try visitor.see(RoomScreen.self).close()

    #expect(visitor.place.hasSuffix("[*RoomListScreen, (MentionListScreen), (ProfileScreen)]"))
    #expect(try visitor.see(RoomListScreen.self).rooms.map(\.id) == [2, 3])
    #expect(try visitor.screen(of: flow.hall.tabs()).unreadCount == 1)
    #expect(visitor.problems == [])
  }

  @Test func aDoubleTapOpensOneRoom() throws {
    let list = try visitor.see(RoomListScreen.self)
    list.onMessage(.opened(1))
    list.onMessage(.opened(2))
    #expect(visitor.place.hasSuffix("[*RoomListScreen > RoomScreen(1), (MentionListScreen), (ProfileScreen)]"))
    #expect(visitor.problems.count == 1)
    #expect(
      visitor.problems.first?.contains("RoomScreen(1) #4 is in front of the caller, RoomListScreen #3.")
        == true)
  }

  @Test func messageOfARoomIsUnhandledWithoutATabBar() throws {
    let lonely = Visitor(root: flow.hall.rooms.room(1))
    try lonely.see(RoomScreen.self).markAsRead()
    #expect(lonely.place == "RoomScreen(1)")
    #expect(house.unreadCount == 2)
    #expect(lonely.problems.count == 1)
    #expect(lonely.problems.first?.contains("HouseMessage.read(1)") == true)
    #expect(lonely.problems.first?.contains("nothing handles it") == true)
  }
}
