import FlowKit
import FlowKitRestoration

/// The trees of the page's places: each part is written once, however many places have it.
///
/// A stack is the number of its top: an entry's flow, the number of what is below it (-1 if there is nothing), and, for
/// a container, the number of its contents. So a move that pushes a screen adds one row, whatever the app's size.
///
/// ```
/// "entries":  [[flow, below, contents]]
/// "contents": [[selected, [flows], [tops]]]
/// ```
///
/// The top is -1 for a child that has not been shown yet.
@MainActor
struct StoryboardTrees {
  private(set) var entries = Table()
  private(set) var contents = Table()

  /// The layers of a tree, from the app's root stack up.
  struct Layer {
    let top: Int
    var style: PresentationStyle?
    /// The presenter's index among all entries of the tree, from the bottom up; `nil` for a modal of the app, and for the app's
    /// root stack.
    var presenter: Int?
  }

  /// Rows that are all different.
  struct Table {
    private(set) var rows: [[Int]] = []
    private var numbers: [[Int]: Int] = [:]

    /// The number of a row; adds a new one.
    mutating func number(of row: [Int]) -> Int {
      if let number = numbers[row] { return number }
      numbers[row] = rows.count
      rows.append(row)
      return rows.count - 1
    }
  }

  /// Adds the parts of a tree, and its flows.
  ///
  /// - Returns: The tree's layers. Two trees with the same layers behave the same from then on.
  mutating func layers(of tree: NavigationTree, _ data: inout StoryboardData) -> [Layer] {
    var layers: [Layer] = [], numbers: [Int] = []
    for layer in tree.outline.layers {
      let presenter = layer.presentingNumber.flatMap { numbers.firstIndex(of: $0) }
      layers.append(Layer(top: top(of: layer.places, &numbers, &data), style: layer.style, presenter: presenter))
    }
    return layers
  }

  /// The number of a stack's top; -1 if the stack is empty, because its child has not been shown yet.
  private mutating func top(
    of stack: [TreeOutline.Place], _ numbers: inout [Int], _ data: inout StoryboardData
  ) -> Int {
    var top = -1
    for place in stack {
      numbers.append(place.number)
      var row = [data.number(of: place.flow), top]
      if let children = place.children { row.append(number(of: children, &numbers, &data)) }
      top = entries.number(of: row)
    }
    return top
  }

  private mutating func number(
    of children: TreeOutline.Children, _ numbers: inout [Int], _ data: inout StoryboardData
  ) -> Int {
    var flows: [Int] = [], tops: [Int] = []
    for (flow, stack) in zip(children.declared.flows, children.stacks) {
      tops.append(top(of: stack, &numbers, &data))
      flows.append(data.number(of: stack.first?.flow ?? flow))
    }
    let history = children.rememberedHistory
    return contents.number(of: [children.declared.selected ?? -1, flows.count] + flows + tops + history)
  }

  /// The rows as the page has them.
  var json: [String: SavedValue] {
    let written = contents.rows.map { row -> SavedValue in
      let count = row[1], flows = row[2..<2 + count], tops = row[2 + count..<2 + 2 * count]
      return .list([.whole(row[0]), .list(flows.map { .whole($0) }), .list(tops.map { .whole($0) })])
    }
    return [
      "entries": .list(entries.rows.map { .list($0.map { .whole($0) }) }), "contents": .list(written),
    ]
  }
}
