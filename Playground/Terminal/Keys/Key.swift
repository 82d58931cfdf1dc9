/// One key, as a terminal reports it.
enum Key: Hashable {
  case character(Character)
  case control(Character)
  case function(Int)
  case enter, tab, backTab, backspace, delete, escape
  /// The mouse was pressed at a column and row, from 0.
  case click(Int, Int)
  /// The mouse's wheel was turned by some rows, down or up.
  case scroll(Int)
  case up, down, left, right, home, end, pageUp, pageDown
}
