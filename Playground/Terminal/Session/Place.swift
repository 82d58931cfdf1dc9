import FlowKit

/// The user's place: what they can read, type into, and press.
struct Place {
  /// The card, then those that are embedded in it.
  let cards: [Pane]
  /// The containers around them, from the inside out.
  let containers: [Pane]

  /// Something that can have the focus.
  enum Control {
    case field(Card.Field)
    case button(Card.Button)
  }
}

extension Place {
  /// The screen of the card.
  var id: ScreenID { cards[0].entry.id }

  /// The controls: the fields and buttons of each card, then the tabs and buttons of each container.
  var controls: [Control] { cards.flatMap(\.card.controls) + containers.flatMap(\.bar).map(Control.button) }

  /// The control at an index, if it is a field.
  func field(_ index: Int) -> Card.Field? {
    guard controls.indices.contains(index), case .field(let field) = controls[index] else { return nil }
    return field
  }

  var fields: [Card.Field] { cards.flatMap(\.card.fields) }

  /// All buttons, in the order of their numbers.
  var buttons: [Card.Button] { cards.flatMap(\.card.buttons) + containers.flatMap(\.bar) }

  /// The number, from 0, of the button that Enter presses: if a field has the focus, the next one.
  func button(at index: Int) -> Int {
    index - controls.prefix(index).filter { if case .field = $0 { true } else { false } }.count
  }

  /// The index of a button among all controls.
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
  /// What a container offers around the visible child.
  var bar: [Card.Button] { contents.map { $0.tabs + $0.others } ?? [] }

  /// The number of pages; 0 for other containers.
  var pageCount: Int { contents?.kind == .pages ? contents?.children.count ?? 0 : 0 }

  /// Whether there is anything to draw of a container.
  var hasBar: Bool { !bar.isEmpty || !card.allTexts.isEmpty || pageCount > 1 }
}

extension Card {
  /// The controls, in the order in which they are drawn.
  fileprivate var controls: [Place.Control] { fields.map(Place.Control.field) + buttons.map(Place.Control.button) }
}
