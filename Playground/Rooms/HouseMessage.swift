/// What a screen tells those who contain it; it does not know who they are, nor what they do then.
public enum HouseMessage: Hashable, Sendable {
  /// The guest wants to be in a room.
  case opened(Room.ID)
  /// The guest has read what was said in a room.
  case read(Room.ID)
  /// The guest wants to see another tab.
  case turned(to: HouseTab)
  /// The guest leaves the house.
  case left
}
