/// The content of a card's frame: the lines of its cards, and below them the bars of the containers around it.
struct CardContent {
  let title: String
  let label: String
  let lines: CardLines
  let bars: [Bar]

  /// The content for a width.
  ///
  /// Without the focus, keys don't act on it, and its buttons may have no numbers.
  init(_ cards: [Pane], _ containers: some Sequence<Pane>, width: Int, focus: Int?, hasNumbers: Bool = true) {
    let all = cards.map(\.card)
    title = all[0].title
    label = "\(cards[0].entry)"
    lines = CardLines(all, width: width, focus: focus, hasNumbers: hasNumbers)
    let controls = all.reduce(0) { $0 + $1.fields.count + $1.buttons.count }
    bars = Bar.all(
      containers, width: width, firstNumber: 1 + all.reduce(0) { $0 + $1.buttons.count },
      focus: focus.map { $0 - controls })
  }
}

extension CardContent {
  /// The number of rows of the bars.
  var barHeight: Int { bars.reduce(0) { $0 + $1.height } }

  /// The number of all rows, with the frame.
  var height: Int { lines.lines.count + 2 + barHeight }
}
