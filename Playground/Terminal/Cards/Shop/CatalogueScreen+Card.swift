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
