public import FlowKit

/// The way into the house, and out of it.
///
/// ```swift
/// let navigator = Navigator(root: DoorFlow().door)
/// ```
@MainActor
public struct DoorFlow {
  let house: House

  /// Makes the flows of a house.
  public init(house: House = House()) {
    self.house = house
  }

  /// What is behind the door.
  public var hall: HallFlow { HallFlow(house: house) }

  /// The app's root.
  ///
  /// Whoever is new sees their profile first; the others see the rooms, or what was said about them.
  public var door: Flow<DoorScreen> {
    Flow(with: DoorScreen()) { screen, lets in
      screen.onEnter = lets.choose { guest in
        .push(hall.tabs(openedAt: guest.isNew ? .profile : .rooms)) { welcome(guest, at: $0) }
      }
      screen.onMentions = lets.choose { guest in
        .batch(.push(hall.tabs()) { welcome(guest, at: $0) }, .select(hall.mentions))
      }
    }
    .handling(HouseMessage.self) { message in
      guard message == .left else { return nil }
      house.sayGoodbye()
      return .popTo(self.door) { $0.sayGoodbye() }
    }
  }

  /// Straight into a room, for whoever taps a notification while they are outside.
  ///
  /// Nothing happens unless all of it can be done.
  public func way(of guest: Guest, to room: Room.ID) -> NavigationAction {
    .batch(
      .push(hall.tabs()) { welcome(guest, at: $0) }, .select(hall.rooms.list), .push(hall.rooms.room(room)))
  }

  /// Only if the guest really comes in: a double tap, or an action that fails, changes nothing in the house.
  private func welcome(_ guest: Guest, at bar: TabBarScreen) {
    house.welcome(guest)
    bar.welcome(guest)
  }
}
