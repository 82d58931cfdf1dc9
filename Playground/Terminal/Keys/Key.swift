/// One key, as a terminal reports it.
enum Key: Hashable {
  case character(Character)
  case control(Character)
  case function(Int)
  case enter, tab, backTab, backspace, delete, escape
  case up, down, left, right, home, end, pageUp, pageDown
}
