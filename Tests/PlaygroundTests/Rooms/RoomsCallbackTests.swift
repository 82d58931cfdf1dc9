import FlowKit
import FlowKitTesting
import Rooms
import Testing

/// The action of each callback, without navigation.
@MainActor
struct RoomsCallbackTests {
  let flow = DoorFlow()
  let spy = LetsSpy()

  @Test func theDoorChoosesTheWay() throws {
    let door = flow.door.makeScreen(lets: spy.lets)
    door.name = "Ida"
    door.enter()
    let bar = TabBarScreen(unreadCount: 0)
    try spy.forwardArguments(to: bar)
    #expect(bar.guest == Guest(name: "Ida", isNew: true))
    try spy.verify(.push(flow.hall.tabs(openedAt: .profile)))

    door.enterToMentions()
    try spy.verify(.batch(.push(flow.hall.tabs()), .select(flow.hall.mentions)))
  }

  @Test func theTabBarSelects() throws {
    flow.hall.tabs().makeScreen(lets: spy.lets).onTab(.mentions)
    try spy.verify(.select(1))
  }

  @Test func screensInsideSendAndDoNotNavigate() throws {
    flow.hall.rooms.list.makeScreen(lets: spy.lets).onMessage(.opened(2))
    flow.hall.mentions.makeScreen(lets: spy.lets).onMessage(.turned(to: .rooms))
    for id in [3, 9] {
      let room = flow.hall.rooms.room(id).makeScreen(lets: spy.lets)
      room.say()
      room.words = "Hello?"
      room.say()
      room.markAsRead()
      room.close()
    }
    let profile = flow.hall.profile.makeScreen(lets: spy.lets)
    profile.onCall()
    profile.onLeave()
    try spy.verify(
      .send(HouseMessage.opened(2)), .send(HouseMessage.turned(to: .rooms)),
      .send(HouseMessage.spoken("Hello?", in: 3)), .send(HouseMessage.read(3)), .send(HouseMessage.closed(3)),
      .send(HouseNews.said(House.call)), .send(HouseMessage.left))
  }

  @Test func aNewRoomIsAGroupWithTwoOutlets() throws {
    var ends: [String] = []
    let group = NewRoomFlow(onDone: { ends.append("\($0): \($1)") }, onCancel: { ends.append("cancelled") })
    flow.hall.rooms.list.makeScreen(lets: spy.lets).onNewRoom()
    try spy.verify(.present(group.name))

    let name = group.name.makeScreen(lets: spy.lets)
    name.goOn()
    #expect(name.message == "A room needs a name.")
    name.name = "Cellar"
    name.goOn()
    let line = group.firstLine.makeScreen(lets: spy.lets)
    try spy.forwardArguments(to: line)
    line.onBack()
    try spy.verify(.push(group.firstLine), .pop())

    line.open()
    line.onCancel()
    name.onCancel()
    #expect(ends == ["Cellar: Hello?", "cancelled", "cancelled"])
  }

  @Test func peopleAreASheetThatLeadsOut() throws {
    flow.hall.rooms.room(1).makeScreen(lets: spy.lets).onPeople()
    try spy.verify(.present(flow.hall.rooms.people(in: 1), as: .sheet))

    let people = flow.hall.rooms.people(in: 1).makeScreen(lets: spy.lets)
    #expect(people.names == ["Ines", "Tom"])
    people.close()
    people.leave()
    try spy.verify(.dismiss(), .send(HouseMessage.left))
  }

  @Test func spiesHearEachScreenOfAWalk() throws {
    let spies = LetsSpyFactory()
    let visitor = Visitor(Navigator(root: flow.door, spies: spies))
    try visitor.comeIn()
    try visitor.see(RoomListScreen.self).onMessage(.opened(1))
    try visitor.see(RoomScreen.self).onPeople()

    #expect(spies[3]?.actions == [.send(HouseMessage.opened(1))])
    #expect(spies[4]?.actions == [.present(flow.hall.rooms.people(in: 1), as: .sheet)])
    #expect(spies.requests.map(\.flow.description) == ["DoorScreen", "RoomListScreen", "RoomScreen(1)"])
  }
}
