import FlowKit

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
  fileprivate(set) var entries = Table()
  fileprivate(set) var contents = Table()

  /// The layers of a tree, from the app's root stack up.
  struct Layer {
    let top: Int
    var style: PresentationStyle?
    /// The presenter's index among all entries of the tree, from the bottom up.
    var presenter = 0
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
    var reader = Reader()
    tree.forEachPart { reader.read($0, &self, &data) }
    reader.endLayer(&self)
    return reader.layers
  }

  /// The rows as the page has them.
  var json: [(key: String, value: StoryboardJSON)] {
    let written = contents.rows.map { row -> StoryboardJSON in
      let count = row[1], flows = row[2..<2 + count], tops = row[2 + count..<2 + 2 * count]
      return [.number(row[0]), .list(flows.map { .number($0) }), .list(tops.map { .number($0) })]
    }
    return [
      ("entries", .list(entries.rows.map { .list($0.map { .number($0) }) })), ("contents", .list(written)),
    ]
  }
}

/// Reads the parts of one tree, from the bottom up.
@MainActor
private struct Reader {
  private(set) var layers: [StoryboardTrees.Layer] = []
  private var holders: [Holder] = []
  /// The last entry, which is written once it is known what it contains.
  private var open: Int?
  private var below = -1
  private var style: PresentationStyle?
  private var presenter = 0

  /// An entry whose children are being read; the last one has a flow, and not yet a top.
  private struct Holder {
    let flow: Int
    let below: Int
    let selected: Int
    let history: [Int]
    var flows: [Int] = []
    var tops: [Int] = []
    var isOpen = false
  }

  mutating func read(_ part: NavigationTree.Part, _ trees: inout StoryboardTrees, _ data: inout StoryboardData) {
    switch part {
    case .entry(let blueprint):
      close(&trees)
      begin(data.number(of: blueprint))
    case .container(let selected, let history):
      holders.append(Holder(flow: open ?? 0, below: below, selected: selected ?? -1, history: history))
      (open, below) = (nil, -1)
    case .child(let empty):
      endChild(&trees)
      holders[holders.count - 1].isOpen = empty == nil
      guard let empty else { return }
      holders[holders.count - 1].flows.append(data.number(of: empty))
      holders[holders.count - 1].tops.append(-1)
    case .end: endContainer(&trees)
    case .modal(let style, let presenter):
      endLayer(&trees)
      (self.style, self.presenter) = (style, presenter)
    }
  }

  /// The first entry of a child is the child's own.
  private mutating func begin(_ flow: Int) {
    open = flow
    guard let last = holders.indices.last, holders[last].isOpen, holders[last].flows.count == holders[last].tops.count
    else { return }
    holders[last].flows.append(flow)
  }

  private mutating func close(_ trees: inout StoryboardTrees) {
    guard let flow = open else { return }
    below = trees.entries.number(of: [flow, below])
    open = nil
  }

  private mutating func endChild(_ trees: inout StoryboardTrees) {
    close(&trees)
    guard let last = holders.indices.last, holders[last].isOpen else { return }
    holders[last].tops.append(below)
    holders[last].isOpen = false
    below = -1
  }

  private mutating func endContainer(_ trees: inout StoryboardTrees) {
    endChild(&trees)
    let holder = holders.removeLast()
    let contents = trees.contents.number(
      of: [holder.selected, holder.flows.count] + holder.flows + holder.tops + holder.history)
    below = trees.entries.number(of: [holder.flow, holder.below, contents])
  }

  mutating func endLayer(_ trees: inout StoryboardTrees) {
    close(&trees)
    layers.append(StoryboardTrees.Layer(top: below, style: style, presenter: presenter))
    below = -1
  }
}
