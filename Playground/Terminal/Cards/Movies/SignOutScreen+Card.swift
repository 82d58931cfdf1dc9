import Movies

extension SignOutScreen: CardScreen {
  var card: Card {
    Card(
      title: "Sign out", texts: ["Leave your lists behind?"],
      buttons: [Card.Button("Yes, sign out", press: onConfirm), Card.Button("No, stay", press: onCancel)])
  }
}
