/// Shows what is said in a room.
public final class RoomScreen {
  /// The guest wants something.
  public var onMessage: (HouseMessage) -> Void = { _ in }
  /// The guest wants to know who is here.
  public var onPeople: () -> Void = {}
  /// The guest leaves the room.
  public var onBack: () -> Void = {}

  /// The room; nil where there is none.
  public let room: Room?
  /// What was said.
  public private(set) var lines: [Line]
  /// What was typed to be said.
  public var words = ""

  /// Makes the screen.
  public init(room: Room?, lines: [Line]) {
    self.room = room
    self.lines = lines
  }

  /// Takes what was said just now.
  public func show(_ line: Line) {
    if lines.last != line { lines.append(line) }
  }

  /// The guest says what was typed.
  public func say() {
    guard let room, !words.isEmpty else { return }
    onMessage(.spoken(words, in: room.id))
    words = ""
  }

  /// The guest has read all of it.
  public func markAsRead() {
    if let room { onMessage(.read(room.id)) }
  }

  /// The guest closes the room, for everybody.
  public func close() {
    if let room { onMessage(.closed(room.id)) }
  }
}
