/// The command of a line of input.
enum LineCommand: Equatable {
  case nothing
  /// Presses a button, by its number or its title.
  case press(String)
  /// Presses a button twice at once.
  case double(String)
  /// Types into a field: its name, then the text.
  case type(String)
  /// Shows the next tab or page, or the previous one.
  case turn(Int)
  /// Goes to the next tree in time, or the previous one.
  case step(Int)
  /// The app goes to the background, or comes back.
  case background(Bool)
  /// Opens a URL.
  case open(String)
  /// Searches for a place that the flows can reach.
  case find(String)
  case back, cancel, code, hint, tree, log, events, links, help, quit

  /// Reads a line; a line that is no command may be a button's title.
  init(_ line: String) {
    let words = line.split(maxSplits: 1, whereSeparator: \.isWhitespace).map(String.init)
    guard let first = words.first, !first.hasPrefix("#") else {
      self = .nothing
      return
    }
    self = Self.command(first.lowercased(), words.count > 1 ? words[1].trimmed : "") ?? .press(line.trimmed)
  }

  private static func command(_ name: String, _ rest: String) -> LineCommand? {
    switch (name, rest.isEmpty) {
    case ("press", false): .press(rest)
    case ("double", false): .double(rest)
    case ("type", false): .type(rest)
    case ("open", false): .open(rest)
    case ("]", true): .turn(1)
    case ("[", true): .turn(-1)
    case ("back", true): .back
    case ("find", false): .find(rest)
    case ("hint", true): .hint
    case ("cancel", true): .cancel
    case ("code", true): .code
    case ("tree", true): .tree
    case ("log", true): .log
    case ("events", true): .events
    case ("links", true): .links
    case ("step", false) where rest.lowercased() == "back": .step(-1)
    case ("step", false) where rest.lowercased() == "on": .step(1)
    case ("background", true): .background(true)
    case ("foreground", true): .background(false)
    case ("help", true), ("?", true): .help
    case ("quit", true), ("exit", true), ("q", true): .quit
    default: nil
    }
  }
}

extension LineCommand {
  /// All commands, with what they do.
  static let overview = """
    1, 2, ...            press the button with this number
    <title>              press the button with this title; its beginning is enough
    double <button>      press a button twice at once: see what is ignored
    type <field> <text>  put a text into a field
    [ and ]              the tab or the page before, or after
    back                 the system's back
    code                 the flow of this screen, and the line that was pressed last
    cancel               end the wait for a guard
    open <url>           open a link
    links                all links of the app
    tree                 the navigation tree
    log                  all actions so far, and how they ended
    events               all events so far
    step back, step on   the tree before the latest action, or after it again
    background           the app goes to the background
    foreground           it comes back
    find <A> without <B> a place that the flows can lead to, or a proof that there is none
    restart              end the app, and restore it from its snapshot
    tour <name>          open a tour
    lessons              the list of lessons
    lesson <number>      begin a lesson; without a number, the first one that is not done
    hint, again, next    in a lesson: a hint, begin it again, or the next one
    menu                 end the tour, and choose another one
    help                 this
    quit                 leave
    # ...                a comment
    """
}

extension String {
  /// The text without spaces at its ends.
  fileprivate var trimmed: String {
    let start = drop(while: \.isWhitespace)
    return String(start.reversed().drop(while: \.isWhitespace).reversed())
  }
}
