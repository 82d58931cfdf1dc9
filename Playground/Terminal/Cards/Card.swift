/// What a screen shows: enough for any UI to draw it, and to act on it as a user does.
struct Card {
  var title: String
  var texts: [String] = []
  var fields: [Field] = []
  /// What can be pressed; of a container with tabs or columns first what selects each child.
  ///
  /// Where there are fewer buttons than children, the children's titles select them.
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

  /// Something to press.
  struct Button {
    let title: String
    let press: () -> Void

    init(_ title: String, press: @escaping () -> Void) {
      self.title = title
      self.press = press
    }
  }
}
