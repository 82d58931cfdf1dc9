import FlowKit

/// Where the user is: what can be read, typed into and pressed there.
struct Place {
  /// The card, then those that are embedded in it.
  let cards: [Pane]
  /// The containers around them, from the inside out.
  let containers: [Pane]

  /// Something that the focus may be on.
  enum Control {
    case field(Card.Field)
    case button(Card.Button)
  }
}

extension Place {
  /// The screen of the card.
  var id: ScreenID { cards[0].entry.id }

  /// What can be used: the fields and buttons of each card, then the tabs and buttons of each container.
  var controls: [Control] { cards.flatMap(\.card.controls) + containers.flatMap(\.bar).map(Control.button) }

  /// The control at an index, if it is a field.
  func field(_ index: Int) -> Card.Field? {
    guard controls.indices.contains(index), case .field(let field) = controls[index] else { return nil }
    return field
  }

  var fields: [Card.Field] { cards.flatMap(\.card.fields) }

  /// All that can be pressed, in the order of its numbers.
  var buttons: [Card.Button] { cards.flatMap(\.card.buttons) + containers.flatMap(\.bar) }

  /// The number of the button that Enter presses where a control has the focus, from 0: in a field, the next one.
  func button(at index: Int) -> Int {
    index - controls.prefix(index).filter { if case .field = $0 { true } else { false } }.count
  }

  /// Where the button with a number, from 0, stands among all controls.
  func control(ofButton number: Int) -> Int? {
    let buttons = controls.indices.filter { field($0) == nil }
    return buttons.indices.contains(number) ? buttons[number] : nil
  }

  /// The nearest container that shows one child at a time.
  var turning: Pane? { containers.first { $0.contents?.kind == .tabs || $0.contents?.kind == .pages } }

  /// The nearest container that has columns.
  var split: Pane? { containers.first { $0.contents?.kind == .split } }
}

extension Pane {
  /// What a container offers around the child that is shown.
  var bar: [Card.Button] { contents.map { $0.tabs + $0.others } ?? [] }

  /// How many pages there are; 0 for other containers.
  var pageCount: Int { contents?.kind == .pages ? contents?.children.count ?? 0 : 0 }

  /// Whether there is anything to draw of a container.
  var hasBar: Bool { !bar.isEmpty || !card.texts.isEmpty || pageCount > 1 }
}

extension Card {
  /// What can be used, in the order in which it is drawn.
  fileprivate var controls: [Place.Control] { fields.map(Place.Control.field) + buttons.map(Place.Control.button) }
}
