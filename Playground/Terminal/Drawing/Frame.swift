/// The lines around a box.
struct Frame {
  let top: (left: Character, right: Character)
  let bottom: (left: Character, right: Character)
  /// Where a line across the box meets its sides.
  let middle: (left: Character, right: Character)
  let horizontal: Character
  let vertical: Character

  static let round = Frame(
    top: ("╭", "╮"), bottom: ("╰", "╯"), middle: ("├", "┤"), horizontal: "─", vertical: "│")
  static let double = Frame(
    top: ("╔", "╗"), bottom: ("╚", "╝"), middle: ("╠", "╣"), horizontal: "═", vertical: "║")

  /// A line across the box.
  func joint(_ inner: Int) -> String {
    "\(middle.left)\(String(repeating: horizontal, count: max(0, inner)))\(middle.right)"
  }

  /// One row of the box, empty inside.
  func line(_ row: Int, of height: Int, _ inner: Int) -> String {
    switch row {
    case 0: "\(top.left)\(String(repeating: horizontal, count: inner))\(top.right)"
    case height - 1: "\(bottom.left)\(String(repeating: horizontal, count: inner))\(bottom.right)"
    default: "\(vertical)\(String(repeating: " ", count: inner))\(vertical)"
    }
  }
}
