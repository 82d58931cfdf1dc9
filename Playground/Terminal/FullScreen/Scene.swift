import FlowKit

/// All that the full-screen view shows, as a value: drawn anew for every size of the window.
struct Scene {
  /// The top of each stack of the tree, from the app's own to the last modal.
  var layers: [Layer]
  /// The control of the last layer's card that has the focus: its fields first, then its buttons.
  var focus: Int
  /// The picture of the navigation tree.
  var tree: String
  /// How actions ended, newest first.
  var notes: [Journal.Note]
  var isHelpOpen = false

  /// A card in front of others.
  struct Layer {
    let card: Card
    /// Which entry of the tree it is.
    let entry: NavigationTree.Entry
    /// How it is presented; nil for the app's own stack.
    let style: PresentationStyle?
    /// How many cards of its stack are below it.
    let below: Int
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

  /// Windows below this size get a message in place of the view.
  static let smallest = Size(width: 72, height: 20)
}
