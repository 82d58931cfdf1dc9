import News

extension GreetingScreen: CardScreen {
  var card: Card {
    Card(
      title: "Hello", texts: ["\(reader?.name ?? "Somebody") waves back."],
      buttons: [Card.Button("Close", press: onClose)])
  }
}
