/// What a container contains: the flows of its children, and the rules between them.
///
/// ```swift
/// var home: Flow<HomeTabs> {
///   Flow(with: HomeTabs(), containing: .tabs(wishlist, watched, settings)) { tabs, lets in
///     tabs.onSelect = { lets.now(.select($0)) }
///   }
/// }
/// ```
///
/// Each child has a stack of its own. Its root is made when the child is first shown, and the stack stays as it is
/// while other children are selected. Children may be containers themselves. A child's flow may lead back to its
/// container, because the children are evaluated only when the container is entered.
public struct FlowChildren: Sendable {
  package let kind: Kind
  package var flows: [Blueprint]
  package var columns: [SplitColumn] = []
  package var selected: Int?
  package var rules = Rules()

  /// How a container's children are shown.
  public enum Kind: Sendable {
    /// Shows one child at a time; each can be reached from all others.
    case tabs
    /// Shows one child at a time, in an order.
    case pages
    /// Shows all children, in columns.
    case split
    /// Shows all children, inside the container's screen.
    case embedded
  }

  package struct Rules: Hashable, Sendable {
    package var isEager = false
    package var back = TabsBack.stays
    /// The child that is selected at first, if back leads to it.
    var initial: FlowID?
    package var reselection = TabReselection.stays
    package var loops = false
  }
}

extension FlowChildren.Kind {
  /// Whether one child hides the others.
  package var showsOne: Bool { self == .tabs || self == .pages }
}

/// What a flow contains; evaluated when its screen is entered.
@MainActor
final class ContainerTrait: FlowTrait {
  let children: @MainActor () -> FlowChildren

  nonisolated init(_ children: @escaping @MainActor () -> FlowChildren) {
    self.children = children
  }
}

extension Blueprint {
  /// The children that the flow declares, evaluated now; `nil` if it is no container.
  package func children() -> FlowChildren? { trait(ContainerTrait.self)?.children() }
}

extension FlowChildren {
  /// Shows one child at a time; each can be reached from all others.
  ///
  /// - Parameters:
  ///   - flows: The children, starting with the first tab, one by one or in arrays.
  ///   - selected: The index of the tab that is shown first, clamped to those that exist.
  ///   - isEager: Whether the roots of all tabs are made with the container, instead of when they are first shown.
  ///   - back: Where the system's back leads at the root of a tab.
  ///   - reselection: What selecting the selected tab does, besides notifying observers.
  /// - Returns: The value to pass to a flow as `containing:`.
  public static func tabs<each List: FlowSequence>(
    _ flows: repeat each List, selected: Int = 0, isEager: Bool = false, back: TabsBack = .stays,
    reselection: TabReselection = .stays
  ) -> FlowChildren {
    let rules = Rules(isEager: isEager, back: back, reselection: reselection)
    return FlowChildren(.tabs, FlowID.list(repeat each flows), selected, rules)
  }

  /// Shows one child at a time, in an order: the steps of a wizard, the pages of a book.
  ///
  /// ```swift
  /// Flow(with: Gallery(), containing: .pages(photos.map { photo($0.id) }, loops: true))
  /// ```
  ///
  /// - Parameters:
  ///   - flows: The pages, in order, one by one or in arrays.
  ///   - selected: The index of the page that is shown first, clamped to those that exist.
  ///   - loops: Whether the first page follows the last one.
  ///   - back: Where the system's back leads at the root of a page.
  /// - Returns: The value to pass to a flow as `containing:`.
  public static func pages<each List: FlowSequence>(
    _ flows: repeat each List, selected: Int = 0, loops: Bool = false, back: TabsBack = .stays
  ) -> FlowChildren {
    FlowChildren(.pages, FlowID.list(repeat each flows), selected, Rules(back: back, loops: loops))
  }

  /// Shows two columns, such as a list and what is selected in it.
  ///
  /// The tree is the same whether a host shows both columns or, if there is little space, only the one used last.
  ///
  /// - Parameters:
  ///   - primary: The flow of the first column.
  ///   - detail: The flow of the last column.
  /// - Returns: The value to pass to a flow as `containing:`.
  public static func split(_ primary: Flow<some AnyObject>, _ detail: Flow<some AnyObject>) -> FlowChildren {
    FlowChildren(
      kind: .split, flows: [primary.blueprint, detail.blueprint], columns: [.primary, .detail], selected: 0)
  }

  /// Shows three columns.
  ///
  /// - Parameters:
  ///   - primary: The flow of the first column.
  ///   - supplementary: The flow of the middle column.
  ///   - detail: The flow of the last column.
  /// - Returns: The value to pass to a flow as `containing:`.
  public static func split(
    _ primary: Flow<some AnyObject>, supplementary: Flow<some AnyObject>, detail: Flow<some AnyObject>
  ) -> FlowChildren {
    FlowChildren(
      kind: .split, flows: [primary.blueprint, supplementary.blueprint, detail.blueprint],
      columns: [.primary, .supplementary, .detail], selected: 0)
  }

  /// Shows all children inside the container's screen, beside its own content.
  ///
  /// - Parameter flows: The children, one by one or in arrays.
  /// - Returns: The value to pass to a flow as `containing:`.
  public static func embedded<each List: FlowSequence>(_ flows: repeat each List) -> FlowChildren {
    FlowChildren(kind: .embedded, flows: FlowID.list(repeat each flows).map { $0.blueprint })
  }
}

extension FlowChildren {
  private init(_ kind: Kind, _ flows: [FlowID], _ selected: Int, _ rules: Rules) {
    self.init(kind: kind, flows: flows.map { $0.blueprint }, selected: selected, rules: rules)
    if rules.back == .initialTab { self.rules.initial = initialIndex.map { flows[$0] } }
  }

  /// The index of the child that is selected at first, clamped to those that exist; `nil` if none is.
  package var initialIndex: Int? { flows.isEmpty ? nil : selected.map { min(max(0, $0), flows.count - 1) } }
}

/// Where the system's back leads at the root of a tab, before it leads out of the container.
public struct TabsBack: Hashable, Sendable {
  package enum Code: String, Sendable { case stays, firstTab, initialTab, inOrder, previousTabs, allPreviousTabs }
  package let code: Code

  /// To no other tab.
  ///
  /// This is the default.
  public static let stays = TabsBack(code: .stays)
  /// To the first tab, unless it is selected.
  public static let firstTab = TabsBack(code: .firstTab)
  /// To the initially selected tab, unless it is selected.
  public static let initialTab = TabsBack(code: .initialTab)
  /// To the tab before the selected one, in the order in which they are shown.
  public static let inOrder = TabsBack(code: .inOrder)
  /// To the tabs selected before, latest first, each once.
  public static let previousTabs = TabsBack(code: .previousTabs)
  /// To the tabs selected before, latest first, each as often as it was selected; the last 200 are kept.
  public static let allPreviousTabs = TabsBack(code: .allPreviousTabs)
}

/// What selecting the selected tab does, besides notifying observers.
public struct TabReselection: Hashable, Sendable {
  enum Code: Hashable, Sendable { case stays, popsToRoot }
  let code: Code

  /// Does nothing.
  ///
  /// This is the default.
  public static let stays = TabReselection(code: .stays)
  /// Goes back to the tab's root.
  public static let popsToRoot = TabReselection(code: .popsToRoot)
}

/// A column of a split.
public enum SplitColumn: Sendable {
  /// The first column.
  case primary
  /// The middle column of three.
  case supplementary
  /// The last column.
  case detail

  /// All columns, in order.
  static var all: [SplitColumn] { [.primary, .supplementary, .detail] }
}
