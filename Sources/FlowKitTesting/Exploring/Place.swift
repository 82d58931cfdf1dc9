public import FlowKit

extension Exploration {
  /// A place that the app can reach: a tree with names only.
  @MainActor
  public struct Place {
    /// The place's number, in the order in which places are found.
    public let number: Int
    private let exploration: Exploration

    init(_ exploration: Exploration, _ number: Int) {
      self.exploration = exploration
      self.number = number
    }
  }
}

extension Exploration.Place {
  /// The flows of all entries, from bottom to top; those in a container follow it.
  public var path: [FlowID] {
    var flows: [FlowID] = []
    forEachFlow { flows.append(exploration.map.nodes[$0].flow) }
    return flows
  }

  /// Returns whether the place has an entry of a flow.
  public func contains(_ flow: FlowID) -> Bool { count(of: flow) > 0 }

  /// Returns whether the place has an entry of a flow.
  public func contains(_ flow: Flow<some AnyObject>) -> Bool { contains(flow.id) }

  /// Returns the number of entries of a flow.
  public func count(of flow: FlowID) -> Int {
    guard let number = exploration.map.indices[flow] else { return 0 }
    var count = 0
    forEachFlow { if $0 == number { count += 1 } }
    return count
  }

  /// The number of modals.
  public var modalCount: Int { tree.modals.count }

  /// The flow of the visible screen, which the user uses.
  public var visible: FlowID { tree.visible.flow }

  /// The place as a tree, with the ids of a navigator that reached it on the shortest way.
  public var tree: NavigationTree { exploration.tree(of: number) }

  /// The shortest way from the beginning.
  public var way: Exploration.Way { Exploration.Way(exploration, to: number) }

  private func forEachFlow(_ body: (Int) -> Void) {
    let tokens = exploration.store.tokens(of: number)
    var index = tokens.startIndex
    while index < tokens.endIndex {
      switch tokens[index] {
      case PlaceWriter.Mark.container: index += 3 + Int(tokens[index + 2])
      case PlaceWriter.Mark.unshown: index += 2
      case PlaceWriter.Mark.modal: index += 3
      case PlaceWriter.Mark.child, PlaceWriter.Mark.end: index += 1
      case let flow:
        body(Int(flow - PlaceWriter.Mark.firstFlow))
        index += 1
      }
    }
  }
}

extension Exploration.Place: @preconcurrency CustomStringConvertible {
  /// The tree in one line: `TutorialScreen > LoginScreen | sheet: SettingsScreen`.
  public var description: String { tree.summary }
}
