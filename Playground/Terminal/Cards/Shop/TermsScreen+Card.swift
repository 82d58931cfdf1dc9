import Shop

extension TermsScreen: CardScreen {
  var card: Card {
    Card(
      title: "Terms",
      texts: ["No tea is ever sent, and no money is ever taken.", "This was pushed inside the sheet."],
      buttons: [Card.Button("Back to the settings", press: onBack), Card.Button("Close the sheet", press: onClose)])
  }
}
