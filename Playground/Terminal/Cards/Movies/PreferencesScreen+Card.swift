import Movies

extension PreferencesScreen: CardScreen {
  var card: Card { Card(title: "Columns") }
}
