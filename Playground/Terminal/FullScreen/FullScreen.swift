import FlowKit

/// The view that fills a terminal: the navigator's host, and the one who acts on keys.
@MainActor
final class FullScreen: NavigationHost {
  private let session: Session
  private let draw: (Canvas) -> Void
  private var size: Size
  private var shown: NavigationTree
  private var focus: [ScreenID: Int] = [:]
  private var overlay: Scene.Overlay?
  private var drawn: Canvas?

  /// Shows a session from now on.
  init(_ session: Session, size: Size, draw: @escaping (Canvas) -> Void) {
    self.session = session
    self.size = size
    self.draw = draw
    shown = session.navigator.tree
    session.navigator.attach(self)
  }

  /// Draws a change of the tree; nothing moves, so it has finished at once.
  func show(_ update: NavigationUpdate, of navigator: Navigator, finished: @escaping @MainActor () -> Void) {
    shown = update.tree
    focus = focus.filter { shown.contains($0.key) }
    redraw()
    finished()
  }
}

extension FullScreen {
  /// What a key leads to outside of the view.
  enum Reply { case goOn, leave, quit, suspend }

  /// What is to be seen now.
  var canvas: Canvas { scene.canvas(size) }

  /// Follows the window.
  func resize(to size: Size) {
    self.size = size
    redraw()
  }

  /// Draws what tasks have done since the last time; nothing where they have done nothing.
  func refresh() { if canvas != drawn { redraw() } }

  private func redraw() {
    let scene = scene, canvas = scene.canvas(size)
    session.tellColumns(besideOneAnother: scene.splits(size))
    drawn = canvas
    draw(canvas)
  }

  /// Does what keys say, up to one that leads outside.
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
      tree: "\(shown)", notes: session.journal.endings, overlay: overlay)
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
    switch key {
    case .control("c"): return .quit
    case .control("z"): return .suspend
    case .control("t"): return .leave
    case _ where overlay != nil: actOnOverlay(key)
    case .function(1): overlay = .help
    case .function(2): session.step(-1)
    case .function(3): session.step(1)
    case .function(4): overlay = .log("\(session.log)")
    case .function(5): askForAddress()
    case .left where place.split != nil: session.moveColumn(-1)
    case .right where place.split != nil: session.moveColumn(1)
    case .up, .left, .backTab: moveFocus(-1)
    case .down, .right, .tab: moveFocus(1)
    case .pageUp: session.turn(-1)
    case .pageDown: session.turn(1)
    case .escape, .control("b"): session.back()
    case .enter: press(place.button(at: focusedControl))
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
    case "[": session.turn(-1)
    case "]": session.turn(1)
    case "?": overlay = .help
    case "<": session.step(-1)
    case ">": session.step(1)
    case "l": overlay = .log("\(session.log)")
    case "o": askForAddress()
    case "d": press(place.button(at: focusedControl), isDouble: true)
    default: press((character.wholeNumberValue ?? 0) - 1)
    }
    return .goOn
  }
}

// What lies over all.
extension FullScreen {
  private func askForAddress() {
    overlay = .address(AddressLine(text: session.address ?? "playground://", links: session.links))
  }

  /// Any key closes what is only read; a URL is typed first.
  private func actOnOverlay(_ key: Key) {
    guard case .address(var line) = overlay else {
      overlay = nil
      return
    }
    let reply = line.take(key)
    overlay = reply == .edited ? .address(line) : nil
    if reply == .open { session.open(line.text) }
  }
}
