import Shop

extension ThankYouScreen: CardScreen {
  var card: Card {
    Card(
      title: "Thank you", texts: order.map { ["You have bought \($0).", "It is on its way."] } ?? [],
      buttons: [Card.Button("Done", press: done), Card.Button("Next customer", press: onNextCustomer)])
  }
}
