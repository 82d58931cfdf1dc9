import FlowKit
import FlowKitMaps
import FlowKitRestoration

/// All that can be done on the page: the places of an app, and where each button leads.
///
/// The moves and their results are those of an exploration, so the page needs no rules: it looks up where a button
/// leads. It begins with the nearest places. Beyond the limit it goes on only from places that show a flow for the first
/// time, so that the page of a large app has a way to each flow.
@MainActor
struct StoryboardWalk {
  let map: FlowMap
  let limits: Exploration.Limits
  let moves: MoveTable
  var data: StoryboardData
  /// The places as they are written.
  private(set) var places: [Row] = []
  var lastID = 1

  private(set) var trees = StoryboardTrees()
  private var numbers: [[Int]: Int] = [:]
  private(set) var states: [State] = []
  private var shownFlows: Set<Int> = []
  private var writer = PlaceWriter()

  /// A place where an app can be, and who waits for an answer there.
  struct State {
    let stand: MoveTable.Stand
    var awaited: [Awaited] = []

    var tree: NavigationTree { stand.tree }
  }

  /// A screen that somebody waits for.
  struct Awaited {
    let screen: ScreenID
    let caller: ScreenID
    /// The callback that gives the answer.
    let callback: String
  }

  /// A place: what is written of it, and its moves, if they are known.
  struct Row {
    var columns: [SavedValue]
    var depth: Int
    var moves: [SavedValue]?
  }

  /// Where a move leads.
  enum Target {
    case place(Int)
    /// Nothing changes, because the action is not performed.
    case refused
    /// The place is not on the page.
    case unknown(Exploration.Cut.Reason)
    /// Guards are asked first; their answers are moves of their own.
    case question
  }

  init(_ map: FlowMap, _ data: StoryboardData, _ limits: Exploration.Limits) {
    (self.map, self.data, self.limits) = (map, data, limits)
    moves = MoveTable(map)
  }
}

extension StoryboardWalk {
  /// Walks through the app, and opens its links where it begins.
  mutating func walk(_ links: [(key: String, value: NavigationAction)]) {
    for (root, state) in moves.beginnings {
      guard let stand = moves.stand(of: root, state, lastID: &lastID) else { continue }
      _ = add(State(stand: stand), depth: 0)
    }
    var next = 0
    while next < places.count {
      if places[next].depth < limits.depth {
        places[next].moves = moves(of: next, states[next]) + (next == 0 ? beginnings() + opened(links) : [])
      }
      next += 1
    }
  }

  /// The number of a place; adds a new one, unless there are too many.
  mutating func add(_ state: State, depth: Int) -> Target {
    let layers = self.layers(of: state.tree)
    let key = [state.stand.state] + Self.key(layers) + self.key(of: state)
    if let number = numbers[key] { return .place(number) }
    writer.write(state.stand)
    if let reason = writer.isTooMuch(for: limits) { return .unknown(reason) }
    let shown = state.tree.shown.map { data.number(of: $0.flow.blueprint) }
    guard places.count < limits.places || !shownFlows.isSuperset(of: shown) else { return .unknown(.places) }
    return .place(append(state, layers, key, depth))
  }

  /// The number of a place in which a session was, even if the walk did not come there.
  mutating func number(of tree: NavigationTree) -> Int {
    let layers = self.layers(of: tree), key = [0] + Self.key(layers)
    return numbers[key] ?? append(State(stand: MoveTable.Stand(tree: tree)), layers, key, limits.depth)
  }

  private mutating func append(
    _ state: State, _ layers: [StoryboardTrees.Layer], _ key: [Int], _ depth: Int
  ) -> Int {
    let number = places.count, tree = state.tree, path = tree.path
    let indices = Dictionary(path.enumerated().map { ($1.id, $0) }) { first, _ in first }
    shownFlows.formUnion(tree.shown.map { data.number(of: $0.flow.blueprint) })
    let written = layers.map { layer -> SavedValue in
      guard let style = layer.style else { return .list([.whole(layer.top)]) }
      let presenter = layer.presenter.map { data.number(of: path[$0].flow.blueprint) }
      return .list([.whole(layer.top), data.text(style.name), .whole(presenter ?? -1)])
    }
    let columns: [SavedValue] = [
      .list(written), .list(tree.shown.map { .whole(indices[$0.id] ?? 0) }),
      .whole(indices[tree.visible.id] ?? 0), data.text("\(tree.visible.flow) is visible, \(tree.depth) on the stack."),
    ]
    numbers[key] = number
    states.append(state)
    places.append(Row(columns: columns, depth: depth))
    return number
  }

  private mutating func layers(of tree: NavigationTree) -> [StoryboardTrees.Layer] {
    trees.layers(of: tree, &data)
  }

  private static func key(_ layers: [StoryboardTrees.Layer]) -> [Int] {
    layers.flatMap { [$0.top, $0.presenter ?? -1] }
  }

  /// Who waits for an answer, or for a screen to leave, is a part of a place, because it decides what a callback does.
  private mutating func key(of state: State) -> [Int] {
    let awaited = state.awaited, path = awaited.isEmpty ? [] : state.tree.path.map(\.id)
    return writer.numbers(besidesTreeOf: state.stand).map(Int.init)
      + awaited.flatMap { one in
        [
          -2, path.firstIndex(of: one.screen) ?? -1, path.firstIndex(of: one.caller) ?? -1,
          data.number(of: one.callback),
        ]
      }
  }
}

// What is written.
extension StoryboardWalk {
  /// The page's data, with the places and, if there is one, the log of a session.
  mutating func written(with log: NavigationLog?) -> StoryboardData {
    let session = log.map { replay($0) }
    let rows = places.map { row in SavedValue.list(row.columns + (row.moves.map { [.list($0)] } ?? [])) }
    var whole = data
    whole.walked = trees.json
    whole.walked["places"] = .list(rows)
    whole.walked["beyond"] = .text("What can be done here was not explored. \(Self.advice)")
    whole.walked["log"] = session
    return whole
  }

  /// A move: what is pressed, where that leads, what is said of it, and the button's label if it has one of its own.
  mutating func row(_ code: String, _ target: Target, _ text: String, label: String? = nil) -> SavedValue {
    let number =
      switch target {
      case .place(let number): number
      case .refused: -1
      case .unknown: -2
      case .question: -3
      }
    return .list([data.text(code), .whole(number), data.text(text)] + (label.map { [data.text($0)] } ?? []))
  }
}
