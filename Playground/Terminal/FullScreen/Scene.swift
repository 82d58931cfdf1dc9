import FlowKit

/// All that the full-screen view shows, as a value: drawn anew for every size of the window.
struct Scene {
  /// The top of each stack of the tree, from the app's own to the last modal.
  var layers: [Layer]
  /// The control of the last layer that has the focus: see ``Place/controls``.
  var focus: Int
  /// What the header says after the program's name.
  var about: String
  /// Where leaving what is shown leads.
  var leaving: String
  /// The address of what is visible, if it has one.
  var address: String?
  /// The picture of the navigation tree.
  var tree: String
  /// How actions ended, newest first.
  var notes: [Journal.Note]
  /// The code of what is visible.
  var code: ScreenCode
  /// The lesson, if there is one.
  var lesson: LessonPanel?
  /// Which tree in time it is, where it is not the latest.
  var time: String?
  /// Whether an action waits for an answer.
  var isWaiting = false
  /// The first digit of a number that may have another one.
  var digit: Int?
  /// What lies over all.
  var overlay: Overlay?

  /// What may lie over all, until a key closes it.
  enum Overlay {
    case page(Page)
    case input(InputLine)
    /// Whether to leave what has nothing to go back to.
    case leaving
  }

  /// A screen in front of others, with what it contains.
  struct Layer {
    let pane: Pane
    /// How it is presented; nil for the app's own stack.
    let style: PresentationStyle?
  }
}

extension Scene {
  /// Where the parts of the view are in a window.
  struct Layout: Equatable {
    let header: Area
    let stage: Area
    let tree: Area
    let events: Area
    let hints: Area

    /// What the lesson says; empty where there is none.
    let lesson: Area
    /// The code; nil where there is no room beside the rest.
    let code: Area?

    init(_ size: Size, treeLines: Int, lessonLines: (Int) -> Int = { _ in 0 }) {
      let (main, hints) = Area(size).cut(rows: size.height - 1)
      let panelWidth = Self.panelWidth(size.width)
      let codeWidth =
        size.width < Scene.widthForCode ? nil : min(90, size.width - panelWidth - Scene.widthForColumns - 2)
      let left = Area(width: main.width - panelWidth - 1 - (codeWidth.map { $0 + 1 } ?? 0), height: main.height)
      (header, stage) = left.cut(rows: 1)
      code = codeWidth.map { Area(x: left.width + 1, y: 0, width: $0, height: main.height) }
      let right = main.dropping(columns: main.width - panelWidth), lines = lessonLines(panelWidth - 4)
      let rest: Area
      (lesson, rest) = right.cut(rows: lines == 0 ? 0 : min(lines + 2, main.height * 2 / 3))
      (tree, events) = rest.cut(rows: min(treeLines + 2, rest.height / 2))
      self.hints = hints
    }

    /// Narrow windows leave the cards little; from 100 columns on there is room for columns in the stage.
    private static func panelWidth(_ width: Int) -> Int {
      width < 96 ? max(34, width * 9 / 20 + 1) : min(60, max(40, width * 3 / 10))
    }
  }

  /// Stages from this width on have room for columns: those of windows of 100 columns and more.
  static let widthForColumns = 59

  /// Windows from this width on show the code beside the screen at once.
  static let widthForCode = 170

  /// Windows below this size get a message in place of the view.
  static let smallest = Size(width: 72, height: 20)
}
