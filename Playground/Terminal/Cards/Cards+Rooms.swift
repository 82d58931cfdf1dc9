import Rooms

extension DoorScreen: CardScreen {
  var card: Card {
    Card(
      title: "A house with rooms", texts: [message, "Whoever is not Nora sees a profile first."],
      fields: [Card.Field("Name", text: name) { self.name = $0 }],
      buttons: [
        Card.Button("Come in", press: enter),
        Card.Button("What was said about me?", press: enterToMentions),
      ])
  }
}

extension FirstLineScreen: CardScreen {
  var card: Card {
    Card(
      title: name, texts: ["What do you say there first?"],
      fields: [Card.Field("Line", text: words) { self.words = $0 }],
      buttons: [
        Card.Button("Open the room", press: open), Card.Button("Back", press: onBack),
        Card.Button("Cancel", press: onCancel),
      ])
  }
}

extension MentionListScreen: CardScreen {
  var card: Card {
    Card(
      title: "Mentions", texts: mentions.isEmpty ? ["Nobody has mentioned you."] : [],
      buttons: mentions.map { line in
        Card.Button("\(line)") { self.onMessage(.opened(line.room)) }
      } + [
        Card.Button("Rooms") { self.onMessage(.turned(to: .rooms)) },
        Card.Button("Profile") { self.onMessage(.turned(to: .profile)) },
      ])
  }
}

extension PeopleScreen: CardScreen {
  var card: Card {
    Card(
      title: "Who is here?", texts: names.isEmpty ? ["Nobody."] : names,
      buttons: [Card.Button("Close", press: close), Card.Button("Leave the house", press: leave)])
  }
}

extension ProfileScreen: CardScreen {
  var card: Card {
    Card(
      title: guest?.name ?? "Somebody", texts: [guest?.isNew == true ? "Here for the first time." : "Often here."],
      buttons: [
        Card.Button("Rooms", press: onRooms), Card.Button("Let somebody call me", press: onCall),
        Card.Button("Leave the house", press: onLeave),
      ])
  }
}

extension RoomListScreen: CardScreen {
  var card: Card {
    Card(
      title: "Rooms", texts: ["A star is where something is to be read."],
      buttons: rooms.map { room in
        Card.Button(room.name + (isUnread(room) ? " *" : "")) { self.onMessage(.opened(room.id)) }
      } + [
        Card.Button("New room", press: onNewRoom),
        Card.Button("Mentions") { self.onMessage(.turned(to: .mentions)) },
        Card.Button("Profile") { self.onMessage(.turned(to: .profile)) },
      ])
  }
}

extension RoomNameScreen: CardScreen {
  var card: Card {
    Card(
      title: "A new room", texts: [message, "This is the first of two steps."],
      fields: [Card.Field("Name", text: name) { self.name = $0 }],
      buttons: [Card.Button("Go on", press: goOn), Card.Button("Cancel", press: onCancel)])
  }
}

extension RoomScreen: CardScreen {
  var card: Card {
    Card(
      title: room?.name ?? "No such room", texts: lines.map(\.description),
      fields: [Card.Field("Line", text: words) { self.words = $0 }],
      buttons: [
        Card.Button("Say it", press: say), Card.Button("I have read it", press: markAsRead),
        Card.Button("Who is here?", press: onPeople),
        Card.Button("Close the room", press: close), Card.Button("Back", press: onBack),
      ])
  }
}

extension TabBarScreen: CardScreen {
  var card: Card {
    Card(
      title: "A house with rooms",
      texts: ["Welcome, \(guest?.name ?? "friend").", "To be read: \(rooms)."],
      buttons: HouseTab.allCases.map { tab in Card.Button(Self.name(of: tab)) { self.onTab(tab) } })
  }

  private static func name(of tab: HouseTab) -> String { "\(tab)".prefix(1).uppercased() + "\(tab)".dropFirst() }

  private var rooms: String { unreadCount == 1 ? "1 room" : "\(unreadCount) rooms" }
}
