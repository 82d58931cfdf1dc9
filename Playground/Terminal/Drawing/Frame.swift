/// The lines around a box.
struct Frame {
  let top: (left: Character, right: Character)
  let bottom: (left: Character, right: Character)
  let horizontal: Character
  let vertical: Character

  static let round = Frame(top: ("╭", "╮"), bottom: ("╰", "╯"), horizontal: "─", vertical: "│")
  static let double = Frame(top: ("╔", "╗"), bottom: ("╚", "╝"), horizontal: "═", vertical: "║")

  /// One row of the box, empty inside.
  func line(_ row: Int, of height: Int, _ inner: Int) -> String {
    switch row {
    case 0: "\(top.left)\(String(repeating: horizontal, count: inner))\(top.right)"
    case height - 1: "\(bottom.left)\(String(repeating: horizontal, count: inner))\(bottom.right)"
    default: "\(vertical)\(String(repeating: " ", count: inner))\(vertical)"
    }
  }
}
