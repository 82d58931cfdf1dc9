import Safe

extension BalanceScreen: CardScreen {
  var card: Card {
    Card(
      title: "Account", texts: ["You own seven coins."] + diary.status,
      buttons: [Card.Button("Lock the safe", press: onLock)])
  }
}
