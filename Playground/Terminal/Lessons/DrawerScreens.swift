/// A desk with a drawer.
@MainActor
final class DeskScreen: CardScreen {
  /// The user wants to look into the drawer.
  var onDrawer: () -> Void = {}

  var card: Card {
    Card(
      title: "Desk", texts: ["There is a drawer. Nobody has said what opening it leads to."],
      buttons: [Card.Button("Look into the drawer", press: onDrawer)])
  }
}

/// What is in the drawer.
@MainActor
final class DrawerScreen: CardScreen {
  /// The user has seen enough.
  var onBack: () -> Void = {}

  var card: Card {
    Card(
      title: "Drawer", texts: ["A pencil, and a note: this screen is shown because of a line that you wrote."],
      buttons: [Card.Button("Back", press: onBack)])
  }
}
