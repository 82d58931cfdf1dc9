import FlowKit

/// The content of the full-screen view, as a value: drawn again for each size of the window.
struct Scene {
  /// The top of each stack of the tree, from the app's own to the last modal.
  var layers: [Layer]
  /// The control of the last layer that has the focus: see ``Place/controls``.
  var focus: Int
  /// What the header says after the program's name.
  var about: String
  /// What leaving opens.
  var leaving: String
  /// The address of the visible screen, if it has one.
  var address: String?
  /// The picture of the navigation tree.
  var tree: String
  /// How actions ended, newest first.
  var notes: [Journal.Note]
  /// The code of the visible screen.
  var code: ScreenCode
  /// The lesson, if there is one.
  var lesson: LessonPanel?
  /// Which tree in time it is, if it is not the latest.
  var time: String?
  /// Whether an action waits for an answer.
  var isWaiting = false
  /// The first digit of a number that may have two.
  var digit: Int?
  /// The overlay.
  var overlay: Overlay?

  /// What may be above everything else until a key closes it.
  enum Overlay {
    case page(Page)
    case input(InputLine)
    /// The question whether to leave, if there is nothing to go back to.
    case leaving
  }

  /// A screen in front of others, with what it contains.
  struct Layer {
    let pane: Pane
    /// How it is presented; `nil` for the app's root stack.
    let style: PresentationStyle?
  }
}

extension Scene {
  /// The areas of the view's parts in a window.
  struct Layout: Equatable {
    let header: Area
    let stage: Area
    let tree: Area
    let events: Area
    let hints: Area

    /// The lesson; empty if there is none.
    let lesson: Area
    /// The code; `nil` if there is no room for it.
    let code: Area?

    init(_ size: Size, treeLines: Int, lessonLines: (Int) -> Int = { _ in 0 }) {
      let (main, hints) = Area(size).cut(rows: size.height - 1)
      let isNarrow = size.width < Scene.widthForPanels
      let (left, code, panels) = isNarrow ? Self.stacked(main, lessonLines) : Self.sideBySide(main)
      (header, stage) = left.cut(rows: 1)
      let lines = lessonLines(panels.width - 4), rest: Area
      (lesson, rest) = panels.cut(rows: lines == 0 ? 0 : min(lines + 2, isNarrow ? main.height : main.height * 2 / 3))
      (tree, events) = rest.cut(rows: min(treeLines + 2, rest.height < 8 ? rest.height : rest.height / 2))
      (self.hints, self.code) = (hints, code)
    }

    private static func sideBySide(_ main: Area) -> (left: Area, code: Area?, panels: Area) {
      let panelWidth = panelWidth(main.width)
      let codeWidth =
        main.width < Scene.widthForCode ? nil : min(90, main.width - panelWidth - Scene.widthForColumns - 2)
      let left = Area(width: main.width - panelWidth - 1 - (codeWidth.map { $0 + 1 } ?? 0), height: main.height)
      let code = codeWidth.map { Area(x: left.width + 1, y: 0, width: $0, height: main.height) }
      return (left, code, main.dropping(columns: main.width - panelWidth))
    }

    /// The panels below the stage, which has the rows that a card may need, unless a lesson needs them.
    private static func stacked(_ main: Area, _ lessonLines: (Int) -> Int) -> (left: Area, code: Area?, panels: Area) {
      let lines = lessonLines(main.width - 4), rows = max(Scene.rowsForCards, main.height * 3 / 5)
      let (stage, panels) = main.cut(rows: lines == 0 ? rows : min(rows, main.height - lines - 2))
      return (stage, nil, panels)
    }

    /// Narrow windows leave little room for the cards; from 100 columns on, the stage has room for columns.
    private static func panelWidth(_ width: Int) -> Int {
      width < 96 ? max(34, width * 9 / 20 + 1) : min(60, max(40, width * 3 / 10))
    }
  }

  /// Stages of at least this width have room for columns: those of windows with 100 columns and more.
  static let widthForColumns = 59

  /// Windows of at least this width show the code beside the screen from the start.
  static let widthForCode = 170

  /// Windows of at least this width show the tree and the events beside the screen, others below it.
  static let widthForPanels = 72

  /// The header, and the highest card.
  static let rowsForCards = 19

  /// Smaller windows show a message instead of the view.
  static let smallest = Size(width: 46, height: 20)
}
