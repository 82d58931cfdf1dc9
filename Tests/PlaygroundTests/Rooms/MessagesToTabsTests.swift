import FlowKit
import Rooms
import Testing

/// Messages from outside to the screens inside.
@MainActor
struct MessagesToTabsTests {
  let house = House()
  let flow: DoorFlow
  let visitor: Visitor
  let line = Line(room: 3, speaker: "Tom", text: "Nora, is this your hat?")

  init() throws {
    flow = DoorFlow(house: house)
    visitor = Visitor(root: flow.door)
  }

  @Test func aNotificationOpensItsRoomInTheTabOfRooms() throws {
    try visitor.comeIn()
    try visitor.see(RoomListScreen.self).onMessage(.turned(to: .profile))
    let outcome = visitor.navigator.perform(.send(HouseNews.said(line), to: flow.hall.tabs()))

    #expect(outcome.isPerformed)
    #expect(visitor.place.hasSuffix("[*RoomListScreen > RoomScreen(3), (MentionListScreen), ProfileScreen]"))
    #expect(try visitor.see(RoomScreen.self).lines == [line])
    #expect(try visitor.screen(of: flow.hall.tabs()).unreadCount == 3)
  }

  @Test func notificationOfTheOpenRoomIsShownThere() throws {
    try visitor.comeIn()
    try visitor.see(RoomListScreen.self).onMessage(.opened(3))
    let room = try visitor.see(RoomScreen.self), before = visitor.navigator.tree
    visitor.navigator.perform(.send(HouseNews.said(line), to: flow.hall.tabs()))

    #expect(visitor.navigator.tree == before)
    #expect(room.lines == [line])
  }

  @Test func aNotificationClosesTheSheetOnItsWay() throws {
    try visitor.comeIn()
    try visitor.see(RoomListScreen.self).onMessage(.opened(1))
    try visitor.see(RoomScreen.self).onPeople()
    visitor.navigator.perform(.send(HouseNews.said(line), to: flow.hall.tabs()))

    #expect(
      visitor.place.hasSuffix("[*RoomListScreen > RoomScreen(1) > RoomScreen(3), (MentionListScreen), (ProfileScreen)]")
    )
  }

  @Test func notificationOutsideTheHouseDoesNothing() {
    let outcome = visitor.navigator.perform(.send(HouseNews.said(line), to: flow.hall.tabs()))
    #expect(outcome.reason == .targetNotFound)
    #expect(visitor.place == "DoorScreen")
    #expect(
      visitor.problems.first?.hasSuffix(
        "there is no TabBarScreen in the tree (DoorScreen). A message reaches only screens that are in the tree.")
        == true)
  }

  @Test func notificationOutsideCanOpenItsRoom() throws {
    visitor.navigator.perform(flow.way(of: Guest(name: "Nora"), to: 2))
    #expect(
      visitor.place
        == "DoorScreen > TabBarScreen[*RoomListScreen > RoomScreen(2), (MentionListScreen), (ProfileScreen)]")
    #expect(try visitor.screen(of: flow.hall.tabs()).guest?.name == "Nora")
    #expect(house.guest?.name == "Nora")
  }

  @Test func wayFromInsideARoomIsCovered() throws {
    visitor.navigator.perform(flow.way(of: Guest(name: "Nora"), to: 2))
    let before = visitor.navigator.tree
    let outcome = visitor.navigator.perform(flow.way(of: Guest(name: "Tom"), to: 1), from: 1)

    #expect(outcome.reason == .covered)
    #expect(house.guest?.name == "Nora")
    #expect(visitor.navigator.tree == before)
    #expect(
      visitor.problems.first?.contains(
        "its step 1, push(TabBarScreen), cannot be done: RoomScreen(2) #4 is in front of") == true)
  }

  @Test func aClosedRoomIsLeftWhereverItIsOpen() throws {
    try visitor.comeIn()
    try visitor.see(RoomListScreen.self).onMessage(.opened(1))
    try visitor.screen(of: flow.hall.tabs()).onTab(.profile)
    house.close(1)
    let outcomes = visitor.navigator.broadcast(HouseNews.closed(1))

    #expect(outcomes.map(\.isPerformed) == [true])
    #expect(visitor.place.hasSuffix("[RoomListScreen, (MentionListScreen), *ProfileScreen]"))
  }

  @Test func closedRoomThatIsNotOpenChangesNothing() throws {
    try visitor.comeIn()
    try visitor.see(RoomListScreen.self).onMessage(.opened(1))
    let before = visitor.navigator.tree
    #expect(visitor.navigator.broadcast(HouseNews.closed(2)).map(\.reason) == [.unhandled])
    #expect(visitor.navigator.tree == before)
  }
}
