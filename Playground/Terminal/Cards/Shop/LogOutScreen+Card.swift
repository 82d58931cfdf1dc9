import Shop

extension LogOutScreen: CardScreen {
  var card: Card {
    Card(
      title: "Log out", texts: ["Really log out, \(user?.name ?? "friend")?"],
      buttons: [Card.Button("Yes, log out", press: confirm), Card.Button("No, stay", press: onCancel)])
  }
}
