/// Asks who wants to come in.
public final class DoorScreen {
  /// Somebody comes in.
  public var onEnter: (Guest) -> Void = { _ in }
  /// Somebody comes in to see what was said about them.
  public var onMentions: (Guest) -> Void = { _ in }

  /// What was typed as the name.
  public var name = ""
  /// What the screen says.
  public private(set) var message = "Who is there?"
  private var known: Set<String> = ["Nora"]

  /// Makes the screen.
  public init() {}
}

extension DoorScreen {
  /// Comes in under the name that was typed.
  public func enter() { name(onEnter) }

  /// Comes in to see the mentions.
  public func enterToMentions() { name(onMentions) }

  /// Takes leave of the guest.
  public func sayGoodbye() {
    message = "Goodbye, \(name)."
    name = ""
  }

  private func name(_ callback: (Guest) -> Void) {
    guard !name.isEmpty else {
      message = "Please say your name."
      return
    }
    callback(Guest(name: name, isNew: known.insert(name).inserted))
  }
}

/// Asks what is said first in a new room.
public final class FirstLineScreen {
  /// All is known: the name of the room, and what is said there first.
  public var onDone: (String, String) -> Void = { _, _ in }
  /// The guest wants to see the step before.
  public var onBack: () -> Void = {}
  /// The guest has changed their mind.
  public var onCancel: () -> Void = {}

  /// What the room is called.
  public private(set) var name = ""
  /// What was typed.
  public var words = "Hello?"

  /// Makes the screen; it does not know the name yet.
  public init() {}

  /// Takes the name.
  public func prepare(name: String) { self.name = name }

  /// Opens the room.
  public func open() { onDone(name, words) }
}

/// Lists what was said about the guest.
@MainActor
public final class MentionListScreen {
  /// The guest wants something.
  public var onMessage: (HouseMessage) -> Void = { _ in }

  private let house: House

  /// Makes the screen.
  public init(house: House) {
    self.house = house
  }

  /// What was said.
  public var mentions: [Line] { house.mentions }
}

/// Hears what the user does on a screen that says who is there.
public protocol PeopleScreenDelegate: AnyObject {
  /// The guest has seen enough.
  func peopleScreenDidClose(_ screen: PeopleScreen)

  /// The guest leaves the house.
  func peopleScreenDidLeave(_ screen: PeopleScreen)
}

/// Says who talks in a room: a screen of an older app, with a delegate.
public final class PeopleScreen {
  /// Hears what the user does.
  public weak var delegate: (any PeopleScreenDelegate)?

  /// Who talks there.
  public let names: [String]

  /// Makes the screen.
  public init(names: [String]) {
    self.names = names
  }

  /// The user closes the screen.
  public func close() { delegate?.peopleScreenDidClose(self) }

  /// The user leaves the house.
  public func leave() { delegate?.peopleScreenDidLeave(self) }
}

/// Shows the guest.
@MainActor
public final class ProfileScreen {
  /// To the rooms.
  public var onRooms: () -> Void = {}
  /// The guest wants to be called by somebody: a notification, as if it came from outside.
  public var onCall: () -> Void = {}
  /// The guest leaves the house.
  public var onLeave: () -> Void = {}

  private let house: House

  /// Makes the screen.
  public init(house: House) {
    self.house = house
  }

  /// Who is here.
  public var guest: Guest? { house.guest }
}

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

/// Asks what a new room should be called.
public final class RoomNameScreen {
  /// The guest has said it.
  public var onName: (String) -> Void = { _ in }
  /// The guest has changed their mind.
  public var onCancel: () -> Void = {}

  /// What was typed as the name.
  public var name = ""
  /// What the screen says.
  public private(set) var message = "What should it be called?"

  /// Makes the screen.
  public init() {}

  /// Goes on with the name that was typed.
  public func goOn() {
    if name.isEmpty { message = "A room needs a name." } else { onName(name) }
  }
}

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

/// Leads to each tab.
public final class TabBarScreen {
  /// A tab was chosen.
  public var onTab: (HouseTab) -> Void = { _ in }

  /// In how many rooms something is to be read.
  public private(set) var unreadCount: Int
  /// Who is here.
  public private(set) var guest: Guest?

  /// Makes the screen.
  public init(unreadCount: Int) {
    self.unreadCount = unreadCount
  }

  /// Takes the guest.
  public func welcome(_ guest: Guest) { self.guest = guest }

  /// Takes what is to be read.
  public func show(unreadCount: Int) { self.unreadCount = unreadCount }
}

/// Implements a delegate's methods with closures; its flow keeps it as long as its screen.
final class PeopleAdapter: PeopleScreenDelegate {
  var onClose: () -> Void = {}
  var onLeave: () -> Void = {}

  func peopleScreenDidClose(_ screen: PeopleScreen) { onClose() }
  func peopleScreenDidLeave(_ screen: PeopleScreen) { onLeave() }
}
