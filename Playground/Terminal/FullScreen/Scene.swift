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
  /// What lies over all.
  var overlay: Overlay?

  /// What may lie over all, until a key closes it.
  enum Overlay {
    case help
    /// The log as a text.
    case log(String)
    /// A URL that is being typed.
    case address(AddressLine)
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

    init(_ size: Size, treeLines: Int) {
      let panelWidth = min(60, max(34, size.width * 9 / 20 + 1))
      let (main, hints) = Area(size).cut(rows: size.height - 1)
      let left = Area(width: main.width - panelWidth - 1, height: main.height)
      (header, stage) = left.cut(rows: 1)
      (tree, events) = main.dropping(columns: left.width + 1).cut(rows: min(treeLines + 2, main.height / 2))
      self.hints = hints
    }
  }

  /// Stages from this width on have room for columns: those of windows of 110 columns and more.
  static let widthForColumns = 59

  /// Windows below this size get a message in place of the view.
  static let smallest = Size(width: 72, height: 20)
}
