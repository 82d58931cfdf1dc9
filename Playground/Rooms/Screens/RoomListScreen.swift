/// Lists the rooms.
@MainActor
public final class RoomListScreen {
  /// The guest wants something.
  public var onMessage: (HouseMessage) -> Void = { _ in }
  /// The guest wants to open a room.
  public var onNewRoom: () -> Void = {}

  private let house: House

  /// Makes the screen.
  public init(house: House) {
    self.house = house
  }

  /// The rooms.
  public var rooms: [Room] { house.rooms }

  /// Whether something is to be read in a room.
  public func isUnread(_ room: Room) -> Bool { house.isUnread(room.id) }
}
