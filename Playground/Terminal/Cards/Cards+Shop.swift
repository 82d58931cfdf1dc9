import Shop

extension CatalogueScreen: CardScreen {
  var card: Card {
    Card(
      title: "Catalogue", texts: ["All that makes a good cup of tea:"],
      buttons: items.map { item in
        Card.Button("\(item.name) · \(item.price)") { self.onSelect(item.id) }
      } + [Card.Button("Back", press: onBack)])
  }
}

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

extension DashboardScreen: CardScreen {
  var card: Card {
    Card(
      title: "Dashboard", texts: ["Hello, \(user?.name ?? "stranger")!"] + orders.map { "You have bought \($0)." },
      buttons: [
        Card.Button("Catalogue", press: onCatalogue), Card.Button("Today's offer", press: onOffer),
        Card.Button("Settings", press: openSettings), Card.Button("Log out", press: logOut),
      ])
  }
}

extension ItemScreen: CardScreen {
  var card: Card {
    guard let item else {
      return Card(title: "Sold out", texts: ["This is not sold any more."], buttons: [back])
    }
    return Card(
      title: item.name, texts: [item.text, "\(item.price) each", message],
      fields: [Card.Field("Quantity", text: quantity) { self.quantity = $0 }],
      buttons: [Card.Button("Buy", press: buy)] + goesWell + [Card.Button("Enough seen", press: onEnough), back])
  }

  private var goesWell: [Card.Button] {
    related.map { [Card.Button("Goes well with: \($0.name)", press: onRelated)] } ?? []
  }

  private var back: Card.Button { Card.Button("Back", press: onBack) }
}

extension LogOutScreen: CardScreen {
  var card: Card {
    Card(
      title: "Log out", texts: ["Really log out, \(user?.name ?? "friend")?"],
      buttons: [Card.Button("Yes, log out", press: confirm), Card.Button("No, stay", press: onCancel)])
  }
}

extension LoginScreen: CardScreen {
  var card: Card {
    Card(
      title: "Log in", texts: [message],
      fields: [Card.Field("Name", text: name) { self.name = $0 }],
      buttons: [Card.Button("Log in", press: logIn), Card.Button("Back", press: onBack)])
  }
}

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

extension TermsScreen: CardScreen {
  var card: Card {
    Card(
      title: "Terms",
      texts: ["No tea is ever sent, and no money is ever taken.", "This was pushed inside the sheet."],
      buttons: [Card.Button("Back to the settings", press: onBack), Card.Button("Close the sheet", press: onClose)])
  }
}

extension ThankYouScreen: CardScreen {
  var card: Card {
    Card(
      title: "Thank you", texts: order.map { ["You have bought \($0).", "It is on its way."] } ?? [],
      buttons: [Card.Button("Done", press: done), Card.Button("Next customer", press: onNextCustomer)])
  }
}

extension TutorialScreen: CardScreen {
  var card: Card {
    Card(
      title: "Welcome",
      texts: [
        "This is a small shop. Its screens are plain classes with callbacks; one struct of flows says where each leads.",
        "Press a button twice at once: the second one is ignored, and the events say why.",
      ],
      buttons: [Card.Button("Continue", press: onContinue)])
  }
}
