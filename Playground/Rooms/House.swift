/// What the screens need from outside: who is here, and what was said; all groups of flows share it.
@MainActor
public final class House {
  /// The rooms, in order.
  public private(set) var rooms: [Room]
  /// All that was said, the latest last.
  public private(set) var lines: [Line]
  /// Who is here.
  public private(set) var guest: Guest?
  private var unreadRooms: Set<Room.ID>
  private var newest: Room.ID

  /// Makes a house where nothing was read yet.
  public init(rooms: [Room] = House.floor, lines: [Line] = House.talk) {
    self.rooms = rooms
    self.lines = lines
    unreadRooms = Set(lines.map(\.room))
    newest = rooms.map(\.id).max() ?? 0
  }
}

extension House {
  /// In how many rooms something is to be read.
  public var unreadCount: Int { unreadRooms.count }

  /// The room with this number; nil where there is none.
  public func room(_ id: Room.ID) -> Room? { rooms.first { $0.id == id } }

  /// Whether something is to be read in a room.
  public func isUnread(_ id: Room.ID) -> Bool { unreadRooms.contains(id) }

  /// What was said in a room.
  public func lines(in id: Room.ID) -> [Line] { lines.filter { $0.room == id } }

  /// What was said about the guest.
  public var mentions: [Line] { lines.filter { line in guest.map { line.text.contains($0.name) } ?? false } }

  /// Takes note of what was said.
  public func hear(_ line: Line) {
    lines.append(line)
    unreadRooms.insert(line.room)
  }

  /// Takes note of what was read.
  public func read(_ id: Room.ID) { unreadRooms.remove(id) }

  /// Opens a room, where the guest says something first.
  public func open(_ name: String, saying words: String) -> Room {
    newest += 1
    let room = Room(id: newest, name: name)
    rooms.append(room)
    say(words, in: room.id)
    return room
  }

  /// The guest says something.
  @discardableResult
  public func say(_ words: String, in room: Room.ID) -> Line {
    let line = Line(room: room, speaker: guest?.name ?? "Somebody", text: words)
    lines.append(line)
    return line
  }

  /// Closes a room.
  public func close(_ id: Room.ID) {
    rooms.removeAll { $0.id == id }
    read(id)
  }

  /// Lets somebody in.
  public func welcome(_ guest: Guest) { self.guest = guest }

  /// Lets the guest out.
  public func sayGoodbye() { guest = nil }
}

extension House {
  /// The rooms of a small house.
  public nonisolated static let floor = [
    Room(id: 1, name: "Kitchen"), Room(id: 2, name: "Garden"), Room(id: 3, name: "Attic"),
  ]

  /// Somebody wants to be heard.
  public nonisolated static let call = Line(room: 3, speaker: "Tom", text: "It rains in!")

  /// What was said there.
  public nonisolated static let talk = [
    Line(room: 1, speaker: "Ines", text: "The kettle is on."),
    Line(room: 1, speaker: "Tom", text: "Did Nora bring the biscuits?"),
    Line(room: 2, speaker: "Ines", text: "Nora, the roses need you."),
  ]
}
