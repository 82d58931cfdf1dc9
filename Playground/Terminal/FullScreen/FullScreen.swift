import FlowKit

/// The view that fills a terminal: the navigator's host, which also acts on keys.
@MainActor
final class FullScreen: NavigationHost {
  private let session: Session
  private let draw: (Canvas) -> Void
  private var size: Size
  private var shown: NavigationTree
  private var focus: [ScreenID: Int] = [:]
  private var overlay: Scene.Overlay?
  /// A digit that may be the first of two.
  private var digit: Int?
  /// The number of the newest events that were scrolled away.
  private var skippedNotes = 0
  private var drawn: Canvas?

  /// Shows a session.
  init(_ session: Session, size: Size, draw: @escaping (Canvas) -> Void) {
    self.session = session
    self.size = size
    self.draw = draw
    shown = session.navigator.tree
    session.navigator.attach(self)
  }

  /// Draws a change of the tree; nothing moves, so it has finished at once.
  func show(_ update: NavigationUpdate, in context: HostContext, finished: @escaping @MainActor () -> Void) {
    shown = update.tree
    focus = focus.filter { shown.contains($0.key) }
    redraw()
    finished()
  }

  /// Other columns of the same place may be shown.
  func questionsChanged(in context: HostContext) {
    if let tree = context.navigator?.tree, shown == tree { shown = tree }
  }
}

extension FullScreen {
  /// What a key does outside the view.
  enum Reply { case goOn, leave, quit, suspend, restart, nextLesson, sameLesson }

  /// The current picture.
  var canvas: Canvas { scene.canvas(size) }

  /// Adapts to the window's size.
  func resize(to size: Size) {
    self.size = size
    redraw()
  }

  /// Draws what tasks have changed since the last time; nothing if they have changed nothing.
  func refresh() {
    session.lesson?.judge(session)
    if canvas != drawn { redraw() }
  }

  private func redraw() {
    session.lesson?.judge(session)
    session.tellColumns(besideOneAnother: scene.splits(size))
    let canvas = scene.canvas(size)
    drawn = canvas
    draw(canvas)
  }

  /// Handles keys, up to one that leads outside.
  func handle(_ keys: [Key]) -> Reply {
    defer { redraw() }
    for key in keys {
      let reply = reply(to: key)
      guard reply == .goOn else { return reply }
    }
    return .goOn
  }

  private var scene: Scene {
    let layers = shown.layers.map { stack in
      Scene.Layer(pane: session.pane(of: stack, in: shown), style: stack.presentation?.style)
    }
    return Scene(
      layers: layers, focus: focusedControl, about: session.about, leaving: session.leaving, address: session.address,
      tree: "\(shown)", notes: Array(session.journal.endings.dropFirst(skippedNotes)), code: session.code,
      lesson: session.lesson.map(LessonPanel.init), time: session.time, isWaiting: session.journal.isWaiting,
      digit: digit, overlay: overlay)
  }

  private var place: Place { session.place(in: shown) }

  private var focusedControl: Int {
    let place = place
    return min(focus[place.id] ?? 0, max(0, place.controls.count - 1))
  }
}

// Keys.
extension FullScreen {
  private func reply(to key: Key) -> Reply {
    if case .scroll(let rows) = key, overlay == nil { return scroll(rows) }
    skippedNotes = 0
    switch key {
    case .control("c"): return .quit
    case .control("z"): return .suspend
    case .control("t"): return .leave
    case _ where overlay != nil: return actOnOverlay(key)
    case _ where digit != nil: return actOnSecondDigit(key)
    case .function(1): overlay = .page(.help)
    case .function(2), .control("p"): session.step(-1)
    case .function(3), .control("n"): session.step(1)
    case .function(4): overlay = .page(.log("\(session.log)"))
    case .function(5): askForAddress()
    case .function(6): session.lesson?.hint()
    case .control("x"): session.cancel()
    case .left where place.split != nil: session.moveColumn(-1)
    case .right where place.split != nil: session.moveColumn(1)
    case .up, .left, .backTab: moveFocus(-1)
    case .down, .right, .tab: moveFocus(1)
    case .pageUp: session.turn(-1)
    case .pageDown: session.turn(1)
    case .escape, .control("b"): if !session.back() { overlay = .leaving }
    case .enter: press(place.button(at: focusedControl))
    case .click(let column, let row): click(canvas.target(atColumn: column, row: row))
    default: return focusedField.map { edit($0, key) } ?? command(key)
    }
    return .goOn
  }

  private var focusedField: Card.Field? { place.field(focusedControl) }

  private func moveFocus(_ step: Int) {
    let place = place, count = max(1, place.controls.count)
    focus[place.id] = (focusedControl + step + count) % count
  }

  private func press(_ number: Int, isDouble: Bool = false) {
    let place = place
    guard let control = place.control(ofButton: number) else { return }
    if focusedField == nil { focus[place.id] = control }
    session.press(place.buttons[number], isDouble: isDouble)
  }

  private func click(_ target: Canvas.Target?) {
    switch target {
    case .field(let control): focus[place.id] = control
    case .button(let number): press(number)
    case nil: break
    }
  }

  private func scroll(_ rows: Int) -> Reply {
    skippedNotes = max(0, min(skippedNotes + (rows > 0 ? 1 : -1), session.journal.endings.count - 1))
    return .goOn
  }

  private func edit(_ field: Card.Field, _ key: Key) -> Reply {
    switch key {
    case .character(let character): session.type(field.text + String(character), into: field)
    case .backspace: session.type(String(field.text.dropLast()), into: field)
    case .control("u"): session.type("", into: field)
    default: break
    }
    return .goOn
  }

  private func command(_ key: Key) -> Reply {
    guard case .character(let character) = key else { return .goOn }
    switch character {
    case "q": return .leave
    case "R": return .restart
    case "n": return .nextLesson
    case "a": return .sameLesson
    case "h": session.lesson?.hint()
    case "j": moveFocus(1)
    case "k": moveFocus(-1)
    case "[": session.turn(-1)
    case "]": session.turn(1)
    case "?": overlay = .page(.help)
    case "<": session.step(-1)
    case ">": session.step(1)
    case "c": overlay = .page(.code(session.code))
    case "e": overlay = .page(.events(session.journal.notes))
    case "l": overlay = .page(.log("\(session.log)"))
    case "o": askForAddress()
    case "f": overlay = .input(InputLine(title: "Find a place", text: "", help: Finding.help, purpose: .question))
    case "x": session.cancel()
    case "d": press(place.button(at: focusedControl), isDouble: true)
    default: character.wholeNumberValue.map(typeNumber)
    }
    return .goOn
  }

  /// A digit presses its button, unless it may be the first one of a larger number.
  private func typeNumber(_ digit: Int) {
    if digit > 0, digit * 10 <= place.buttons.count { self.digit = digit } else { press(digit - 1) }
  }

  private func actOnSecondDigit(_ key: Key) -> Reply {
    let first = digit ?? 0
    digit = nil
    switch key {
    case .character(let character) where character.wholeNumberValue != nil:
      press(first * 10 + (character.wholeNumberValue ?? 0) - 1)
    case .enter: press(first - 1)
    default: break
    }
    return .goOn
  }
}

// Overlays.
extension FullScreen {
  private func askForAddress() {
    let start = session.address ?? "playground://"
    overlay = .input(InputLine(title: "Open a link", text: start, help: session.links, purpose: .link))
  }

  /// Scrolls a page, types a line, or answers a question; other keys close them.
  private func actOnOverlay(_ key: Key) -> Reply {
    let open = overlay
    overlay = nil
    switch open {
    case .page(var page): if page.take(key, in: size) { overlay = .page(page) }
    case .input(var line):
      switch line.take(key) {
      case .edited: overlay = .input(line)
      case .done: answer(line)
      case .close: break
      }
    case .leaving: return key == .enter ? .leave : .goOn
    case nil: break
    }
    return .goOn
  }

  private func answer(_ line: InputLine) {
    switch line.purpose {
    case .link: session.open(line.text)
    case .question:
      let answer = session.find(line.text) ?? "There are no flows to look at in the menu."
      overlay = .page(Page(line.text, answer.split(separator: "\n").map { Page.Line(text: String($0)) }))
    }
  }
}
