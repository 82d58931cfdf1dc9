/// What enters a tree: the entries that an action names, and all that they contain.
///
/// What a container contains is looked at here, before anything is changed: it is code of the app.
@MainActor
struct Growth {
  /// The entries that the action names, in order.
  private(set) var named: [NavigationTree.Entry] = []
  /// All new entries in the order of their ids; each is followed by those that it contains.
  private(set) var entries: [NavigationTree.Entry] = []
  /// The flows of these entries.
  private(set) var flows: [Blueprint] = []
  private(set) var containers: [NavigationTree.Container] = []
  /// The stacks of the children that are shown.
  private(set) var stacks: [NavigationTree.Stack] = []

  private var nextNumber: Int
  private var depth = 0

  /// More containers in one another than this, each shown by the one before, are taken for endless.
  private static var deepest: Int { 100 }

  /// What enters for these flows, and for children that are shown for the first time.
  ///
  /// - Throws: When a container contains the same flow twice, nothing, or itself without an end.
  init(
    of named: [Blueprint], and children: [(child: NavigationTree.Membership, flow: Blueprint)] = [], firstID: ScreenID
  ) throws(NavigationReason) {
    nextNumber = firstID.number
    for flow in named { self.named.append(try add(flow)) }
    for new in children {
      stacks.append(NavigationTree.Stack(root: try add(new.flow), membership: new.child))
    }
  }

  private mutating func add(_ flow: Blueprint) throws(NavigationReason) -> NavigationTree.Entry {
    let entry = NavigationTree.Entry(id: ScreenID(nextNumber), flow: flow.id)
    nextNumber &+= 1
    entries.append(entry)
    flows.append(flow)
    guard let children = flow.traits?.values.children?() else { return entry }
    guard depth < Self.deepest else { throw .endlessContainers }
    depth += 1
    try add(children, to: entry.id)
    depth -= 1
    return entry
  }

  private mutating func add(_ children: FlowChildren, to id: ScreenID) throws(NavigationReason) {
    let container = try NavigationTree.Container(id: id, children)
    containers.append(container)
    for (child, flow) in zip(container.children, children.flows)
    where children.rules.isEager || container.shows(child.number) {
      let membership = NavigationTree.Membership(container: id, number: child.number)
      stacks.append(NavigationTree.Stack(root: try add(flow), membership: membership))
    }
  }
}

extension NavigationTree.Container {
  init(id: ScreenID, _ children: FlowChildren) throws(NavigationReason) {
    guard !children.flows.isEmpty || children.kind == .embedded else { throw .noChildren }
    guard Set(children.flows.map(\.id)).count == children.flows.count else { throw .sameChildren }
    let list = children.flows.enumerated().map { index, flow in
      Child(flow: flow.id, column: children.columns.isEmpty ? nil : children.columns[index], number: index)
    }
    let selected = children.selected.map { min(max(0, $0), list.count - 1) }
    self.init(
      id: id, kind: children.kind, children: list, selected: selected, rules: children.rules, nextNumber: list.count)
  }
}
