import Shop

extension PaymentScreen: CardScreen {
  var card: Card {
    Card(
      title: "Payment", texts: texts,
      buttons: [
        Card.Button("Pay in cash", press: pay), Card.Button("Back", press: onBack),
        Card.Button("Cancel the order", press: onCancel),
      ])
  }

  private var texts: [String] {
    guard let order else { return ["Nothing to pay."] }
    return ["\(order.total) for \(order.quantity) × \(order.item.name).", "Once it is paid, back leads to the item."]
  }
}
