extension Place: CustomStringConvertible {
  /// The card, those in it, and the bars of the containers around it, as plain lines.
  var description: String { lines.map { $0 + "\n" }.joined() }

  private var lines: [String] {
    var count = 0
    let inside = cards.flatMap { pane in
      defer { count += pane.card.buttons.count }
      return pane.card.lines(from: count + 1)
    }
    let around = containers.filter(\.hasBar).flatMap { pane in
      defer { count += pane.bar.count }
      return pane.barLines(from: count + 1)
    }
    return inside + around
  }

  /// All buttons with their numbers.
  var buttonLines: [String] { buttons.lines(from: 1) }
}

extension Pane {
  /// What a container offers around the visible child.
  fileprivate func barLines(from firstNumber: Int) -> [String] {
    let page = contents?.selected.map { "  page \($0 + 1) of \(pageCount)" }
    return [card.title] + card.allTexts.map { "  \($0)" } + (pageCount > 1 ? [page].compactMap { $0 } : [])
      + bar.lines(from: firstNumber, selected: contents?.tabs.isEmpty == false ? contents?.selected : nil)
  }
}
