import FlowKit

/// The view that fills a terminal: the navigator's host, and the one who acts on keys.
@MainActor
final class FullScreen: NavigationHost {
  private let session: Session
  private let draw: (Canvas) -> Void
  private var size: Size
  private var shown: NavigationTree
  private var focus: [ScreenID: Int] = [:]
  private var isHelpOpen = false

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
    draw(canvas)
    finished()
  }
}

extension FullScreen {
  /// What a key leads to outside of the view.
  enum Reply { case goOn, quit, suspend }

  /// What is to be seen now.
  var canvas: Canvas { scene.canvas(size) }

  /// Follows the window.
  func resize(to size: Size) {
    self.size = size
    draw(canvas)
  }

  /// Does what keys say, up to one that leads outside.
  func handle(_ keys: [Key]) -> Reply {
    defer { draw(canvas) }
    for key in keys {
      let reply = reply(to: key)
      guard reply == .goOn else { return reply }
    }
    return .goOn
  }

  private var scene: Scene {
    let layers = shown.stacks.map { stack in
      let top = stack[stack.count - 1]
      return Scene.Layer(
        card: session.card(of: top.id), entry: top, style: stack.presentation?.style, below: stack.count - 1)
    }
    return Scene(
      layers: layers, focus: focusedControl, tree: "\(shown)", notes: session.journal.endings, isHelpOpen: isHelpOpen)
  }

  private var card: Card { session.card(of: shown.visible.id) }

  private var focusedControl: Int {
    min(focus[shown.visible.id] ?? 0, max(0, card.fields.count + card.buttons.count - 1))
  }
}

// Keys.
extension FullScreen {
  private func reply(to key: Key) -> Reply {
    switch key {
    case .control("c"): return .quit
    case .control("z"): return .suspend
    case _ where isHelpOpen: isHelpOpen = false
    case .function(1): isHelpOpen = true
    case .up, .left, .backTab: moveFocus(-1)
    case .down, .right, .tab: moveFocus(1)
    case .escape, .control("b"): session.back()
    case .enter: press(max(0, focusedControl - card.fields.count))
    default: return focusedField.map { edit($0, key) } ?? command(key)
    }
    return .goOn
  }

  private var focusedField: Card.Field? {
    let card = card
    return focusedControl < card.fields.count ? card.fields[focusedControl] : nil
  }

  private func moveFocus(_ step: Int) {
    let card = card
    let count = max(1, card.fields.count + card.buttons.count)
    focus[shown.visible.id] = (focusedControl + step + count) % count
  }

  private func press(_ index: Int, isDouble: Bool = false) {
    let card = card
    guard card.buttons.indices.contains(index) else { return }
    if focusedField == nil { focus[shown.visible.id] = card.fields.count + index }
    session.press(card.buttons[index], isDouble: isDouble)
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
    case "q": return .quit
    case "?": isHelpOpen = true
    case "d": press(focusedControl - card.fields.count, isDouble: true)
    default: press((character.wholeNumberValue ?? 0) - 1)
    }
    return .goOn
  }
}
