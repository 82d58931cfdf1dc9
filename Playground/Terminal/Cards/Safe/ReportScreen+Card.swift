import Safe

extension ReportScreen: CardScreen {
  var card: Card {
    Card(
      title: "Report", texts: ["All is well."] + diary.status, buttons: [Card.Button("Back", press: onBack)])
  }
}
