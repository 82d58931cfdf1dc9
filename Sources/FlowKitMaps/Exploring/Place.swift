public import FlowKit

extension Exploration {
  /// A place that the app can reach: a tree with names only, and what waits until a screen has left to which a guard has
  /// led the user first.
  @MainActor
  public struct Place {
    /// The place's number, in the order in which places are found.
    package let number: Int
    private let exploration: Exploration

    init(_ exploration: Exploration, _ number: Int) {
      self.exploration = exploration
      self.number = number
    }
  }
}

extension Exploration.Place {
  /// The flows of all entries, from bottom to top; those in a container follow it.
  package var path: [FlowID] {
    var flows: [FlowID] = []
    forEachFlow { flows.append(exploration.map.nodes[$0].flow) }
    return flows
  }

  /// Returns whether the place has an entry of a flow.
  package func contains(_ flow: FlowID) -> Bool { count(of: flow) > 0 }

  /// Returns whether the place has an entry of a flow.
  public func contains(_ flow: Flow<some AnyObject>) -> Bool { contains(flow.id) }

  /// How often a flow stands in the place, visible or not.
  package func count(of flow: FlowID) -> Int {
    guard let number = exploration.map.indices[flow] else { return 0 }
    var count = 0
    forEachFlow { if $0 == number { count += 1 } }
    return count
  }

  /// The name of the app's state; nil if the map was made in none.
  public var state: String? {
    let tokens = exploration.explorer.store.tokens(of: number), states = exploration.map.states
    return tokens.first == PlaceWriter.Mark.state ? states[Int(tokens[tokens.startIndex + 1])] : states.first
  }

  /// The number of modals.
  package var modalCount: Int { front.modals }

  /// The flow of the visible screen, which the user uses.
  public var visible: FlowID { exploration.map.nodes[front.visible].flow }

  /// The place as a tree, with the ids of a navigator that reached it on the shortest way.
  public var tree: NavigationTree { exploration.stand(of: number).tree }

  /// The shortest way from the beginning.
  public var way: Exploration.Way { Exploration.Way(exploration, to: number) }

  /// The number of the flow that is visible in the layer in front, and the number of modals.
  private var front: (visible: Int, modals: Int) {
    let tokens = exploration.explorer.store.tokens(of: number)
    var index = PlaceWriter.startOfTree(in: tokens), modals = 0, visible = Self.top(of: tokens, &index)
    while index < tokens.endIndex {
      index += 3  // a modal's mark, its style, and its presenter
      modals += 1
      visible = Self.top(of: tokens, &index)
    }
    return (visible % exploration.map.nodes.count, modals)
  }

  /// Reads a stack.
  ///
  /// - Returns: The flow that is visible at its top.
  private static func top(of tokens: ArraySlice<UInt16>, _ index: inout Int) -> Int {
    var top = 0
    while index < tokens.endIndex {
      switch tokens[index] {
      case PlaceWriter.Mark.container: top = selected(in: tokens, &index) ?? top
      case PlaceWriter.Mark.child, PlaceWriter.Mark.unshown, PlaceWriter.Mark.seen, PlaceWriter.Mark.end,
        PlaceWriter.Mark.modal:
        return top
      case let flow:
        top = Int(flow - PlaceWriter.Mark.firstFlow)
        index += 1
      }
    }
    return top
  }

  /// Reads a container's children.
  ///
  /// - Returns: The flow that is visible in the selected one; nil if none is selected.
  private static func selected(in tokens: ArraySlice<UInt16>, _ index: inout Int) -> Int? {
    let selected = Int(tokens[index + 1]) - 1
    index += 3 + Int(tokens[index + 2])
    var child = 0, visible: Int?
    while tokens[index] != PlaceWriter.Mark.end {
      let isShown = tokens[index] != PlaceWriter.Mark.unshown
      index += isShown ? 1 : 2
      if isShown {
        let top = top(of: tokens, &index)
        if child == selected { visible = top }
      }
      child += 1
    }
    index += 1
    return visible
  }

  /// Visits the numbers of all flows; that of a stand-in tells also in which state its screen was made.
  private func forEachFlow(_ body: (Int) -> Void) {
    let tokens = exploration.explorer.store.tokens(of: number), count = exploration.map.nodes.count
    var index = tokens.startIndex
    while index < tokens.endIndex {
      let token = tokens[index]
      if token >= PlaceWriter.Mark.firstFlow { body(Int(token - PlaceWriter.Mark.firstFlow) % count) }
      index += PlaceWriter.length(at: index, in: tokens)
    }
  }
}

extension Exploration.Place: @preconcurrency CustomStringConvertible {
  /// The tree in one line: `TutorialScreen > LoginScreen | sheet: SettingsScreen`.
  ///
  /// The actions that wait follow, and, if the map was made in several of the app's states, its state:
  /// `HomeScreen | sheet: LoginScreen, while push(AccountScreen) of HomeScreen waits`.
  public var description: String {
    let summary = exploration.stand(of: number).summary
    return exploration.map.states.count > 1 ? "\(summary) (\(state ?? ""))" : summary
  }
}
