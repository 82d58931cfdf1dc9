import Shop

extension CheckoutScreen: CardScreen {
  var card: Card {
    Card(
      title: "Checkout", texts: texts,
      buttons: [Card.Button("Pay", press: pay), Card.Button("Cancel", press: onCancel)])
  }

  private var texts: [String] {
    guard let order else { return ["Nothing to pay."] }
    return ["\(order.quantity) × \(order.item.name), \(order.item.price) each", "\(order.total) to pay"]
  }
}
