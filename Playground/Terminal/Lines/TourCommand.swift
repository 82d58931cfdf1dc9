/// The guide's command in a line of input.
enum TourCommand: Equatable {
  /// Opens a tour by its name.
  case open(String)
  /// Begins a lesson: a number, 0 for what is none, or the first one that is not done.
  case lesson(Int?)
  case menu, lessons, next, again, restart

  /// Reads a line; `nil` if it is for the open tour.
  init?(_ line: String) {
    let words = line.split(whereSeparator: \.isWhitespace).map(String.init)
    switch (words.first?.lowercased(), words.count) {
    case ("tour", 2): self = .open(words[1])
    case ("lesson", 1): self = .lesson(nil)
    case ("lesson", 2): self = .lesson(Int(words[1]) ?? 0)
    case ("menu", 1): self = .menu
    case ("lessons", 1): self = .lessons
    case ("next", 1): self = .next
    case ("again", 1): self = .again
    case ("restart", 1): self = .restart
    default: return nil
    }
  }
}
