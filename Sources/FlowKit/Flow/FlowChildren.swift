/// What a container contains: the flows of its children, and the rules between them.
///
/// ```swift
/// var home: Flow<HomeTabs> {
///   Flow(with: HomeTabs(), containing: .tabs(wishlist, watched, settings)) { tabs, lets in
///     tabs.onSelect = { lets.select($0)() }
///   }
/// }
/// ```
///
/// Each child has a stack of its own, whose root is made when the child is shown for the first time, and which stays
/// as it is while others are selected. Children may be containers themselves. A child's flow may lead back to its
/// container: what a container contains is not looked at before the container is entered.
public struct FlowChildren: Sendable {
  package let kind: Kind
  package var flows: [Blueprint]
  package var columns: [SplitColumn] = []
  package var selected: Int?
  package var rules = Rules()

  /// How a container's children are shown.
  public struct Kind: Hashable, Sendable {
    enum Code: String, Sendable { case tabs, pages, split, embedded }
    let code: Code

    /// One of them, each reached from all others.
    public static let tabs = Kind(code: .tabs)
    /// One of them, in an order.
    public static let pages = Kind(code: .pages)
    /// All of them, in columns.
    public static let split = Kind(code: .split)
    /// All of them, inside the screen.
    public static let embedded = Kind(code: .embedded)
  }

  package struct Rules: Hashable, Sendable {
    package var isEager = false
    package var back = TabsBack.stays
    /// The child that is selected at first, where back leads to it.
    var initial: FlowID?
    package var reselection = TabReselection.stays
    package var loops = false
  }
}

extension FlowChildren.Kind: CustomStringConvertible {
  /// The kind's name, as it is written in code.
  public var description: String { code.rawValue }

  /// Whether one child hides the others.
  package var showsOne: Bool { self == .tabs || self == .pages }
}

/// What a flow contains; asked when its screen is entered.
@MainActor
final class ContainerTrait: FlowTrait {
  let children: @MainActor () -> FlowChildren

  nonisolated init(_ children: @escaping @MainActor () -> FlowChildren) {
    self.children = children
  }
}

extension FlowChildren {
  /// What is behind flows of any types.
  static func blueprints<each Screen: AnyObject>(_ flows: repeat Flow<each Screen>) -> [Blueprint] {
    var blueprints: [Blueprint] = []
    for flow in repeat each flows { blueprints.append(flow.blueprint) }
    return blueprints
  }
}

extension FlowChildren {
  /// Children of which one is shown, each reached from all others.
  ///
  /// - Parameters:
  ///   - flows: The children, from the first tab on.
  ///   - selected: The index of the tab that is shown first; the nearest one that there is.
  ///   - isEager: Whether the roots of all tabs are made with the container, not when they are shown first.
  ///   - back: Where the system's back leads at the root of a tab.
  ///   - reselection: What selecting the selected tab does, besides telling observers.
  /// - Returns: What to hand to a flow as `containing:`.
  public static func tabs<each Screen: AnyObject>(
    _ flows: repeat Flow<each Screen>, selected: Int = 0, isEager: Bool = false, back: TabsBack = .stays,
    reselection: TabReselection = .stays
  ) -> FlowChildren {
    tabs(FlowChildren.blueprints(repeat each flows), selected, isEager, back, reselection)
  }

  /// Children in an order, of which one is shown: the steps of a wizard, the pages of a book.
  ///
  /// - Parameters:
  ///   - flows: The pages, in order.
  ///   - selected: The index of the page that is shown first; the nearest one that there is.
  ///   - loops: Whether the first page follows the last one.
  ///   - back: Which page the system's back leads to from the root of another one.
  /// - Returns: What to hand to a flow as `containing:`.
  public static func pages<each Screen: AnyObject>(
    _ flows: repeat Flow<each Screen>, selected: Int = 0, loops: Bool = false, back: TabsBack = .stays
  ) -> FlowChildren {
    pages(FlowChildren.blueprints(repeat each flows), selected, loops, back)
  }

  /// Two columns, both visible: a list and what is selected in it.
  ///
  /// The tree is the same whether a host shows both columns or, where there is little room, the last one that was
  /// used.
  ///
  /// - Parameters:
  ///   - primary: The flow of the first column.
  ///   - detail: The flow of the last column.
  /// - Returns: What to hand to a flow as `containing:`.
  public static func split(_ primary: Flow<some AnyObject>, _ detail: Flow<some AnyObject>) -> FlowChildren {
    FlowChildren(
      kind: .split, flows: [primary.blueprint, detail.blueprint], columns: [.primary, .detail], selected: 0)
  }

  /// Three columns, all visible.
  ///
  /// - Parameters:
  ///   - primary: The flow of the first column.
  ///   - supplementary: The flow of the middle column.
  ///   - detail: The flow of the last column.
  /// - Returns: What to hand to a flow as `containing:`.
  public static func split(
    _ primary: Flow<some AnyObject>, supplementary: Flow<some AnyObject>, detail: Flow<some AnyObject>
  ) -> FlowChildren {
    FlowChildren(
      kind: .split, flows: [primary.blueprint, supplementary.blueprint, detail.blueprint],
      columns: [.primary, .supplementary, .detail], selected: 0)
  }

  /// Children that are shown inside the container's screen, all of them and beside what the screen shows itself.
  ///
  /// - Parameter flows: The children.
  /// - Returns: What to hand to a flow as `containing:`.
  public static func embedded<each Screen: AnyObject>(_ flows: repeat Flow<each Screen>) -> FlowChildren {
    FlowChildren(kind: .embedded, flows: FlowChildren.blueprints(repeat each flows))
  }
}

extension FlowChildren {
  private static func tabs(
    _ flows: [Blueprint], _ selected: Int, _ isEager: Bool, _ back: TabsBack, _ reselection: TabReselection
  ) -> FlowChildren {
    let initial = back == .initialTab ? initial(of: flows, selected) : nil
    let rules = Rules(isEager: isEager, back: back, initial: initial, reselection: reselection)
    return FlowChildren(kind: .tabs, flows: flows, selected: selected, rules: rules)
  }

  private static func pages(
    _ flows: [Blueprint], _ selected: Int, _ loops: Bool, _ back: TabsBack
  ) -> FlowChildren {
    let initial = back == .initialTab ? initial(of: flows, selected) : nil
    let rules = Rules(back: back, initial: initial, loops: loops)
    return FlowChildren(kind: .pages, flows: flows, selected: selected, rules: rules)
  }

  /// The child that is selected at first: the nearest one that there is.
  private static func initial(of flows: [Blueprint], _ selected: Int) -> FlowID? {
    flows.isEmpty ? nil : flows[min(max(0, selected), flows.count - 1)].id
  }
}

// Children of one screen type, as many as there are.
extension FlowChildren {
  /// Tabs whose number is known only when the app runs.
  ///
  /// - Parameters:
  ///   - flows: The children; flows of one declaration, told apart by their keys.
  ///   - selected: The index of the tab that is shown first; the nearest one that there is.
  ///   - isEager: Whether the roots of all tabs are made with the container, not when they are shown first.
  ///   - back: Where the system's back leads at the root of a tab.
  ///   - reselection: What selecting the selected tab does, besides telling observers.
  /// - Returns: What to hand to a flow as `containing:`.
  public static func tabs(
    _ flows: [Flow<some AnyObject>], selected: Int = 0, isEager: Bool = false, back: TabsBack = .stays,
    reselection: TabReselection = .stays
  ) -> FlowChildren {
    tabs(flows.map(\.blueprint), selected, isEager, back, reselection)
  }

  /// Pages whose number is known only when the app runs.
  ///
  /// ```swift
  /// Flow(with: Gallery(), containing: .pages(photos.map { photo($0.id) }, loops: true))
  /// ```
  ///
  /// - Parameters:
  ///   - flows: The pages, in order; flows of one declaration, told apart by their keys.
  ///   - selected: The index of the page that is shown first; the nearest one that there is.
  ///   - loops: Whether the first page follows the last one.
  ///   - back: Which page the system's back leads to from the root of another one.
  /// - Returns: What to hand to a flow as `containing:`.
  public static func pages(
    _ flows: [Flow<some AnyObject>], selected: Int = 0, loops: Bool = false, back: TabsBack = .stays
  ) -> FlowChildren {
    pages(flows.map(\.blueprint), selected, loops, back)
  }

  /// Embedded children whose number is known only when the app runs.
  ///
  /// - Parameter flows: The children; flows of one declaration, told apart by their keys.
  /// - Returns: What to hand to a flow as `containing:`.
  public static func embedded(_ flows: [Flow<some AnyObject>]) -> FlowChildren {
    FlowChildren(kind: .embedded, flows: flows.map(\.blueprint))
  }
}

/// Where the system's back leads at the root of a tab; then outward, to what the container is on.
public struct TabsBack: Hashable, Sendable {
  package enum Code: String, Sendable { case stays, firstTab, initialTab, inOrder, previousTabs, allPreviousTabs }
  package let code: Code

  /// To no other one.
  ///
  /// The default.
  public static let stays = TabsBack(code: .stays)
  /// To the first one, unless that is selected.
  public static let firstTab = TabsBack(code: .firstTab)
  /// To the one that is selected at first, unless that is selected.
  public static let initialTab = TabsBack(code: .initialTab)
  /// To the one before it, in the order in which they are shown.
  public static let inOrder = TabsBack(code: .inOrder)
  /// To those that were selected before, the latest first, each once.
  public static let previousTabs = TabsBack(code: .previousTabs)
  /// To those that were selected before, the latest first, each as often as it was selected; of the last 200.
  public static let allPreviousTabs = TabsBack(code: .allPreviousTabs)
}

/// What selecting the selected tab does, besides telling observers.
public struct TabReselection: Hashable, Sendable {
  enum Code: Hashable, Sendable { case stays, popsToRoot }
  let code: Code

  /// Nothing.
  ///
  /// The default.
  public static let stays = TabReselection(code: .stays)
  /// Goes back to the tab's root.
  public static let popsToRoot = TabReselection(code: .popsToRoot)
}

/// A column of a split.
public struct SplitColumn: Hashable, Sendable, CustomStringConvertible {
  enum Code: String, Sendable { case primary, supplementary, detail }
  let code: Code

  /// The first column.
  public static let primary = SplitColumn(code: .primary)
  /// The middle one of three columns.
  public static let supplementary = SplitColumn(code: .supplementary)
  /// The last column.
  public static let detail = SplitColumn(code: .detail)

  /// The column's name, as it is written in code.
  public var description: String { code.rawValue }
}
