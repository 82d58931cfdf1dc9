/// The content of a screen: enough for any UI to draw it, and to act on it as a user does.
struct Card {
  var title: String
  var texts: [String] = []
  /// What is for those who look into the app, and not for its users.
  var remarks: [String] = []
  var fields: [Field] = []
  /// The buttons; those that select a container's children come first.
  ///
  /// If there are fewer buttons than children, the children's titles select them.
  var buttons: [Button] = []

  /// A line of text that the user may change.
  struct Field {
    let label: String
    let text: String
    let change: (String) -> Void

    init(_ label: String, text: String, change: @escaping (String) -> Void) {
      self.label = label
      self.text = text
      self.change = change
    }
  }

  /// A button.
  struct Button {
    let title: String
    let press: () -> Void

    init(_ title: String, press: @escaping () -> Void) {
      self.title = title
      self.press = press
    }
  }
}

extension Card {
  /// All that there is to read, for a UI that is a look into the app itself.
  var allTexts: [String] { texts + remarks }
}

/// A screen that says what to draw.
///
/// The shop's screens don't know it: this app adds the conformance.
@MainActor
protocol CardScreen: AnyObject {
  /// The current content; read again after each action of the user.
  var card: Card { get }
}
