import Movies

extension PermissionScreen: CardScreen {
  var card: Card {
    guard let name else {
      return Card(
        title: "Almost there", texts: ["Who are you?"], buttons: [Card.Button("Tell my name", press: onNameless)])
    }
    return Card(
      title: "Almost there", texts: ["Shall we tell you of new movies, \(name)?"],
      buttons: [Card.Button("Yes, please") { self.answer(true) }, Card.Button("No, thanks") { self.answer(false) }])
  }
}
