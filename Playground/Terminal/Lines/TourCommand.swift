/// What a line of input asks of the guide.
enum TourCommand: Equatable {
  /// Opens a tour by its name.
  case open(String)
  case menu

  /// Reads a line; nil where it is for the tour that is open.
  init?(_ line: String) {
    let words = line.split(whereSeparator: \.isWhitespace).map(String.init)
    switch (words.first?.lowercased(), words.count) {
    case ("tour", 2): self = .open(words[1])
    case ("menu", 1): self = .menu
    default: return nil
    }
  }
}
