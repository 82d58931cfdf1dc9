/// A place to talk in.
public struct Room: Hashable, Sendable, Identifiable {
  /// Its number.
  public let id: Int
  /// What it is called.
  public let name: String

  /// Makes a room.
  public init(id: Int, name: String) {
    self.id = id
    self.name = name
  }
}

/// Somebody who has come to talk.
public struct Guest: Hashable, Sendable {
  /// What to call them.
  public let name: String
  /// Whether they are here for the first time.
  public let isNew: Bool

  /// Makes a guest.
  public init(name: String, isNew: Bool = false) {
    self.name = name
    self.isNew = isNew
  }
}

/// Something that was said in a room.
public struct Line: Hashable, Sendable {
  /// Where it was said.
  public let room: Room.ID
  /// Who said it.
  public let speaker: String
  /// What was said.
  public let text: String

  /// Makes a line.
  public init(room: Room.ID, speaker: String, text: String) {
    self.room = room
    self.speaker = speaker
    self.text = text
  }
}

extension Line: CustomStringConvertible {
  /// The speaker, and what was said.
  public var description: String { "\(speaker): \(text)" }
}

/// What the tab bar leads to, in its order.
public enum HouseTab: Int, Hashable, Sendable, CaseIterable {
  /// The places to talk in.
  case rooms
  /// What was said about the guest.
  case mentions
  /// The guest.
  case profile
}

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

/// What those inside are told: from outside, as by a notification that was tapped, or by the tab bar around them.
public enum HouseNews: Hashable, Sendable {
  /// A notification was tapped: somebody has said something.
  case said(Line)
  /// What the guest has said can be heard.
  case heard(Line)
  /// A room was closed, and nobody can stay there.
  case closed(Room.ID)
}
