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
