/// What a screen tells those who contain it; it does not know who they are, nor what they do then.
public enum HouseMessage: Hashable, Sendable {
  /// The guest wants to be in a room.
  case opened(Room.ID)
  /// The guest says something in a room.
  case spoken(String, in: Room.ID)
  /// The guest has read what was said in a room.
  case read(Room.ID)
  /// The guest wants to see another tab.
  case turned(to: HouseTab)
  /// The guest has opened a new room, and what they say there first.
  case built(String, saying: String)
  /// The guest closes a room, for everybody.
  case closed(Room.ID)
  /// The guest leaves the house.
  case left
}
