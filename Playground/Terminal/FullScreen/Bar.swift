/// What is below a card for a container around it: its tabs, its buttons, or a dot for each page.
struct Bar {
  let title: String
  let label: String
  let rows: [[Part]]

  struct Part: Equatable {
    let text: String
    var ink = Ink.plain
    /// The target of a click on it.
    var target: Canvas.Target?
  }

  /// - Parameters:
  ///   - pane: The container.
  ///   - width: The number of columns.
  ///   - firstNumber: The number of the first button.
  ///   - focus: The button with the focus, counted from the container's first one.
  init(_ pane: Pane, width: Int, firstNumber: Int, focus: Int?) {
    title = pane.card.title
    label = "\(pane.entry)"
    let tabs = pane.contents?.tabs.count ?? 0
    let parts = pane.bar.enumerated().map { index, button in
      Self.part(
        .button(firstNumber + index - 1), "\(firstNumber + index) \(button.title)", isTab: index < tabs,
        isSelected: index == pane.contents?.selected,
        hasFocus: index == focus)
    }
    let texts = pane.card.allTexts.flatMap { $0.wrapped(to: width) }.map { [Part(text: $0)] }
    rows = texts + Self.dots(of: pane) + Self.wrapped(parts, to: width)
  }

  /// The bars of all containers that have one, from the inside out; numbers and the focus continue from bar to bar.
  static func all(_ containers: some Sequence<Pane>, width: Int, firstNumber: Int, focus: Int?) -> [Bar] {
    var count = 0
    return containers.filter(\.hasBar).map { pane in
      defer { count += pane.bar.count }
      return Bar(pane, width: width, firstNumber: firstNumber + count, focus: focus.map { $0 - count })
    }
  }

  /// The number of its rows, with the line above it.
  var height: Int { rows.count + 1 }

  private static func part(_ target: Canvas.Target, _ text: String, isTab: Bool, isSelected: Bool, hasFocus: Bool)
    -> Part
  {
    let isSelected = isTab && isSelected
    let start = hasFocus ? "▸" : isSelected ? "[" : " "
    return Part(
      text: "\(start)\(text)\(isSelected ? "]" : " ")", ink: hasFocus ? .focused : isSelected ? .bold : .plain,
      target: target)
  }

  private static func dots(of pane: Pane) -> [[Part]] {
    guard pane.pageCount > 1 else { return [] }
    let dots = (0..<pane.pageCount).map { $0 == pane.contents?.selected ? "●" : "○" }
    return [[Part(text: dots.joined(separator: " "))]]
  }

  private static func wrapped(_ parts: [Part], to width: Int) -> [[Part]] {
    var rows: [[Part]] = [], room = 0
    for part in parts {
      if part.text.columns > room || rows.isEmpty {
        rows.append([])
        room = width
      }
      rows[rows.count - 1].append(part)
      room -= part.text.columns
    }
    return rows
  }
}
