public import FlowKit

extension Exploration {
  /// A place that the app can come to: a tree with names only.
  @MainActor
  public struct Place {
    /// Its number, in the order in which places are found.
    public let number: Int
    private let exploration: Exploration

    init(_ exploration: Exploration, _ number: Int) {
      self.exploration = exploration
      self.number = number
    }
  }
}

extension Exploration.Place {
  /// The flows of all entries, from below up, those in a container after it.
  public var path: [FlowID] {
    var flows: [FlowID] = []
    forEachFlow { flows.append(exploration.map.nodes[$0].flow) }
    return flows
  }

  /// Whether there is an entry of a flow.
  public func contains(_ flow: FlowID) -> Bool { count(of: flow) > 0 }

  /// Whether there is an entry of a flow.
  public func contains(_ flow: Flow<some AnyObject>) -> Bool { contains(flow.id) }

  /// How many entries of a flow there are.
  public func count(of flow: FlowID) -> Int {
    guard let number = exploration.map.indices[flow] else { return 0 }
    var count = 0
    forEachFlow { if $0 == number { count += 1 } }
    return count
  }

  /// How many modals there are.
  public var modalCount: Int { tree.modals.count }

  /// The flow of the screen that is used.
  public var visible: FlowID { tree.visible.flow }

  /// The same as a tree; the ids are those of a navigator that has come here on the shortest way.
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
  /// The tree in a line: `TutorialScreen > LoginScreen | sheet: SettingsScreen`.
  public var description: String { tree.summary }
}
