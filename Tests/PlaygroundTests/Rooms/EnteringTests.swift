import FlowKit
import Rooms
import Testing

/// The door, and the tab that is shown behind it.
@MainActor
struct EnteringTests {
  let house = House()
  let flow: DoorFlow
  let visitor: Visitor

  init() {
    flow = DoorFlow(house: house)
    visitor = Visitor(root: flow.door)
  }

  @Test func knownGuestSeesTheRooms() throws {
    try visitor.comeIn()
    #expect(
      visitor.navigator.tree.description == """
        stack
        ├ DoorScreen #1
        └ TabBarScreen #2
          ▸ RoomListScreen
            └ RoomListScreen #3 ← visible
          · MentionListScreen, not shown yet
          · ProfileScreen, not shown yet
        """)
    #expect(try visitor.screen(of: flow.hall.tabs()).guest == Guest(name: "Nora"))
  }

  @Test func newGuestSeesTheirProfile() throws {
    try visitor.comeIn(as: "Ida")
    #expect(visitor.place == "DoorScreen > TabBarScreen[(RoomListScreen), (MentionListScreen), *ProfileScreen]")
    #expect(try visitor.see(ProfileScreen.self).guest == Guest(name: "Ida", isNew: true))
  }

  @Test func guestWhoComesForTheMentionsSeesThem() throws {
    let door = try visitor.see(DoorScreen.self)
    door.name = "Nora"
    door.enterToMentions()
    #expect(visitor.place == "DoorScreen > TabBarScreen[(RoomListScreen), *MentionListScreen, (ProfileScreen)]")
    #expect(try visitor.see(MentionListScreen.self).mentions.map(\.room) == [1, 2])
    #expect(try visitor.screen(of: flow.hall.tabs()).guest?.name == "Nora")
  }

  @Test func aNameIsNeeded() throws {
    try visitor.comeIn(as: "")
    #expect(visitor.place == "DoorScreen")
    #expect(try visitor.see(DoorScreen.self).message == "Please say your name.")
  }

  @Test(arguments: HouseTab.allCases) func theTabBarLeadsToEachTab(tab: HouseTab) throws {
    try visitor.comeIn()
    try visitor.screen(of: flow.hall.tabs()).onTab(tab)
    let container = visitor.navigator.tree.container(of: 2)
    #expect(container?.selected == tab.rawValue)
  }

  @Test(arguments: HouseTab.allCases) func backLeadsToTheTabThatWasOpenedAndThenToTheDoor(tab: HouseTab) throws {
    try visitor.comeIn(as: "Ida")
    try visitor.screen(of: flow.hall.tabs()).onTab(tab)
    var tabs: [Int?] = []
    while visitor.navigator.back() { tabs.append(visitor.navigator.tree.container(of: 2)?.selected) }
    #expect(tabs == (tab == .profile ? [nil] : [HouseTab.profile.rawValue, nil]))
    #expect(visitor.place == "DoorScreen")
  }

  @Test(arguments: ["profile", "sheet"]) func leavingNotifiesTheDoorFromAnywhere(place: String) throws {
    try visitor.comeIn()
    let weak: WeakScreens
    if place == "profile" {
      try visitor.see(RoomListScreen.self).onMessage(.turned(to: .profile))
      weak = WeakScreens(visitor)
      try visitor.see(ProfileScreen.self).onLeave()
    } else {
      try visitor.see(RoomListScreen.self).onMessage(.opened(1))
      try visitor.see(RoomScreen.self).onPeople()
      #expect(
        visitor.place.hasSuffix(
          "[*RoomListScreen > RoomScreen(1), (MentionListScreen), (ProfileScreen)]"
            + " | sheet: PeopleScreen(1)"))
      weak = WeakScreens(visitor)
      try visitor.see(PeopleScreen.self).leave()
    }
    #expect(visitor.place == "DoorScreen")
    #expect(try visitor.see(DoorScreen.self).message == "Goodbye, Nora.")
    #expect(house.guest == nil)
    #expect(weak.alive == ["DoorScreen"])
    #expect(visitor.problems == [])
  }

  @Test func guestWhoReturnsIsKnown() throws {
    try visitor.comeIn(as: "Ida")
    try visitor.see(ProfileScreen.self).onLeave()
    try visitor.comeIn(as: "Ida")
    #expect(try visitor.see(RoomListScreen.self).rooms.count == 3)
  }
}

extension Visitor {
  func comeIn(as name: String = "Nora") throws {
    let door = try see(DoorScreen.self)
    door.name = name
    door.enter()
  }
}
