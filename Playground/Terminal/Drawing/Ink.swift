/// How a cell is drawn.
struct Ink: Hashable {
  var colour = Colour.normal
  var isBold = false
  var isFaint = false
  var isReversed = false

  /// The colours in use, by their numbers in terminals.
  ///
  /// Each is readable on black and on white, and never says more than a mark beside it.
  enum Colour: Int {
    case normal = 39, red = 31, green = 32, magenta = 35
  }

  static let plain = Ink()
  static let bold = Ink(isBold: true)
  static let faint = Ink(isFaint: true)
  static let focused = Ink(isBold: true, isReversed: true)
  static let accent = Ink(colour: .magenta, isBold: true)
  static let good = Ink(colour: .green)
  static let warning = Ink(colour: .red)

  /// The codes for a terminal.
  func codes(hasColours: Bool) -> String {
    var codes = [0]
    if isBold { codes.append(1) }
    if isFaint { codes.append(2) }
    if isReversed { codes.append(7) }
    if hasColours, colour != .normal { codes.append(colour.rawValue) }
    return "\u{1B}[\(codes.map(String.init).joined(separator: ";"))m"
  }
}
