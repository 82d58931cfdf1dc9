import Shop

extension PaymentScreen: CardScreen {
  var card: Card {
    Card(
      title: "Payment", texts: order.map { ["\($0.total) for \($0.quantity) × \($0.item.name)."] } ?? [],
      buttons: [
        Card.Button("Pay in cash", press: pay), Card.Button("Back", press: onBack),
        Card.Button("Cancel the order", press: onCancel),
      ])
  }
}
