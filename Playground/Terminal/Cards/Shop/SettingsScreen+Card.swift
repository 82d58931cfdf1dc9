import Shop

extension SettingsScreen: CardScreen {
  var card: Card {
    Card(
      title: "Settings", texts: ["These are \(user?.name ?? "nobody")'s."],
      buttons: [
        Card.Button("Letters about tea: \(wantsLetters ? "yes" : "no")", press: switchLetters),
        Card.Button("Terms", press: onTerms), Card.Button("Log out", press: logOut),
        Card.Button("Done", press: onDone),
      ])
  }
}
