import Rooms

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
