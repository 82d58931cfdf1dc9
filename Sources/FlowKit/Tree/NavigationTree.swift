/// The app's current place: a stack of entries, and modals over it; an entry may contain others, each on a stack of its
/// own.
///
/// A tree holds ids, but no screens. It is a value: compare it, keep it, print it. It is never
/// changed: each action makes another one. Trees share what they have in common, so a copy is a few pointers, whatever its size.
///
/// ```swift
/// print(navigator.tree)
/// // stack
/// // ├ TutorialScreen #1
/// // └ DashboardScreen #2
/// // sheet over DashboardScreen #2
/// // └ SettingsScreen #3 ← visible
/// ```
public struct NavigationTree: Sendable {
  /// The top of the last modal's stack, or of the app's root stack.
  let top: Node
  /// The last modal with the stack that it covers, and so on down; `nil` if there is none.
  let cover: Link<Cover>?

  /// Makes a tree of one entry.
  package init(root: Entry) {
    self.init(top: Node(Slot(root), on: nil), cover: nil)
  }

  init(top: Node, cover: Link<Cover>?) {
    self.top = top
    self.cover = cover
  }
}

extension NavigationTree {
  /// One screen's place in the tree.
  public struct Entry: Hashable, Sendable {
    /// The id of its screen.
    public let id: ScreenID
    /// The flow that made its screen.
    public let flow: FlowID

    /// Makes an entry.
    package init(id: ScreenID, flow: FlowID) {
      self.id = id
      self.flow = flow
    }
  }

  /// How a stack is presented over others.
  public struct Presentation: Hashable, Sendable {
    /// The modal's id: the entry that it was presented with, even if another one has replaced that entry.
    public let id: ScreenID
    /// The style that it was presented in.
    public let style: PresentationStyle
    /// The entry that presented it; `nil` if the app did, by an action from outside any screen.
    ///
    /// A modal of the app stays when something leaves beneath it.
    public internal(set) var presenter: ScreenID?
  }

  /// Entries on top of one another, the root first: the app's own stack, a modal, or a child of a container.
  ///
  /// It is never empty. It is a separate list, made on demand in time linear in its entries.
  public struct Stack: Hashable, Sendable {
    /// How it is presented; `nil` for the app's root stack and for children.
    public let presentation: Presentation?
    private let entries: [Entry]

    init(_ top: Node, presentation: Presentation? = nil) {
      self.presentation = presentation
      entries = top.upward.map(\.element.entry)
    }
  }

  /// What an entry contains.
  public struct Container: Hashable, Sendable {
    /// The entry whose screen contains the children.
    public let id: ScreenID
    /// The children, in order.
    public let children: [Child]
    /// The index of the child that is shown; in a split, of the column used last.
    ///
    /// In an embedding container, it is `nil` until something inside is used.
    public let selected: Int?
    /// How they are shown.
    public let kind: FlowChildren.Kind
    /// Whether the first page follows the last one.
    public let loops: Bool

    /// How a container's children are shown.
    package typealias Kind = FlowChildren.Kind

    /// A child of a container.
    public struct Child: Hashable, Sendable {
      /// The flow of its root.
      public let flow: FlowID
      /// Its column in a split; `nil` in other containers.
      public let column: SplitColumn?
      /// Identifies the child in its container, however children come and go.
      let number: Int

      init(flow: FlowID, column: SplitColumn? = nil, number: Int) {
        (self.flow, self.column, self.number) = (flow, column, number)
      }

      /// Whether both are the same child, perhaps in different trees.
      package func isSame(as other: Child) -> Bool { number == other.number && flow == other.flow }
    }
  }
}

// The parts of a tree.
extension NavigationTree {
  /// An entry on its stack, with everything below it there.
  typealias Node = Link<Slot>

  /// An entry, and what it contains.
  struct Slot: Sendable {
    let entry: Entry
    /// What it contains; `nil` for nearly all entries.
    let contents: Contents?
    /// The top of the selected child's stack.
    ///
    /// It is here rather than among the others, because nearly all changes in a container happen there.
    let selectedTop: Node?
    /// The transition that the entry came with; automatic for nearly all.
    let arrival: ScreenTransition

    init(
      _ entry: Entry, _ contents: Contents? = nil, selectedTop: Node? = nil,
      arrival: ScreenTransition = .automatic
    ) {
      self.entry = entry
      self.contents = contents
      self.selectedTop = selectedTop
      self.arrival = arrival
    }

    /// What its flow has to be asked about.
    var interests: Interests { entry.flow.blueprint.interests }
  }

  /// What an entry contains: its children, each with a stack.
  final class Contents: Sendable {
    let plan: Plan
    /// The tops of the children's stacks; `nil` for those not shown yet, and for the selected one, whose top is in its
    /// place.
    let tops: [Node?]
    let selected: Int?
    /// The numbers of the children that were selected before, the latest last.
    let history: [Int]
    /// The columns of a split that the host shows; `nil` until it has reported them, when all count as shown.
    ///
    /// The selected one is always among them.
    let shownColumns: Set<SplitColumn>?

    init(
      _ plan: Plan, tops: [Node?], selected: Int?, history: [Int] = [], shownColumns: Set<SplitColumn>? = nil
    ) {
      self.plan = plan
      self.tops = tops
      self.selected = selected
      self.history = history
      self.shownColumns = shownColumns
    }

    /// The same children; what isn't given stays, too.
    func with(
      tops: [Node?]? = nil, selected: Int?? = nil, history: [Int]? = nil, columns: Set<SplitColumn>?? = nil
    ) -> Contents {
      Contents(
        plan, tops: tops ?? self.tops, selected: selected ?? self.selected, history: history ?? self.history,
        shownColumns: columns ?? shownColumns)
    }

    /// The children, and the rules between them.
    struct Plan: Hashable, Sendable {
      let kind: FlowChildren.Kind
      let rules: FlowChildren.Rules
      var children: [Container.Child]
      /// The number of the next child.
      var nextNumber: Int
    }
  }

  /// The app's root stack, or a modal.
  struct Layer: Sendable {
    var top: Node
    /// How it is presented; `nil` for the app's root stack.
    var modal: Modal?
  }

  /// A modal, and the stack that it covers.
  struct Cover: Sendable {
    let modal: Modal?
    let top: Node

    /// Whether the modal leaves the stack partly visible.
    var coversPartly: Bool { modal?.presentation.style.coversPartly == true }
  }

  final class Modal: Sendable {
    let presentation: Presentation

    init(_ presentation: Presentation) { self.presentation = presentation }
  }
}

extension Link<NavigationTree.Slot> {
  typealias Slot = NavigationTree.Slot

  var entry: NavigationTree.Entry { element.entry }
  var id: ScreenID { element.entry.id }
  var flow: FlowID { element.entry.flow }
  var contents: NavigationTree.Contents? { element.contents }

  /// The top of a child's stack; `nil` if the child has not been shown yet.
  func childTop(_ index: Int) -> NavigationTree.Node? {
    guard let contents else { return nil }
    return contents.selected == index ? element.selectedTop : contents.tops[index]
  }

  var childTops: [NavigationTree.Node?] { contents.map { $0.tops.indices.map(childTop) } ?? [] }

  /// The same entry with other contents.
  func with(_ contents: NavigationTree.Contents?, selectedTop: NavigationTree.Node?) -> NavigationTree.Node {
    rebuilt(contents, selectedTop: selectedTop, on: below)
  }

  /// The same entry on top of another one.
  func moved(on below: NavigationTree.Node?) -> NavigationTree.Node {
    rebuilt(contents, selectedTop: element.selectedTop, on: below)
  }

  /// The same entry with other contents, and on top of another one.
  func rebuilt(
    _ contents: NavigationTree.Contents?, selectedTop: NavigationTree.Node?, on below: NavigationTree.Node?
  ) -> NavigationTree.Node {
    NavigationTree.Node(Slot(entry, contents, selectedTop: selectedTop, arrival: element.arrival), on: below)
  }

  /// The same entry with another stack for a child.
  func setting(_ index: Int, to top: NavigationTree.Node?) -> NavigationTree.Node {
    guard let contents else { return self }
    if contents.selected == index { return with(contents, selectedTop: top) }
    var tops = contents.tops
    tops[index] = top
    return with(contents.with(tops: tops), selectedTop: element.selectedTop)
  }

  /// The same entry with other tops of all its children's stacks.
  func setting(_ tops: [NavigationTree.Node?]) -> NavigationTree.Node {
    guard let contents else { return self }
    var others = tops
    if let selected = contents.selected { others[selected] = nil }
    return with(contents.with(tops: others), selectedTop: contents.selected.flatMap { tops[$0] })
  }
}

extension NavigationTree.Entry: CustomStringConvertible {
  /// The flow and the number: `LoginScreen #2`.
  public var description: String { "\(flow) \(id)" }
}

extension NavigationTree.Stack: RandomAccessCollection {
  /// The root's index: 0.
  public var startIndex: Int { 0 }
  /// One above the top's index.
  public var endIndex: Int { entries.endIndex }
  /// The entry at an index, counted from the root.
  public subscript(index: Int) -> NavigationTree.Entry { entries[index] }
}

extension NavigationTree: Hashable {
  /// Whether both have the same entries in the same places; shared parts aren't compared.
  ///
  /// Which columns a host shows is not part of the place: the same place is equal on an iPad and on an iPhone.
  public static func == (left: NavigationTree, right: NavigationTree) -> Bool {
    guard left.layerCount == right.layerCount, areEqual(left.top, right.top) else { return false }
    var a = left.cover, b = right.cover
    while let one = a, let other = b, one !== other {
      guard areEqual(one.element, other.element) else { return false }
      (a, b) = (one.below, other.below)
    }
    return true
  }

  /// Feeds the size and the visible entry to the hasher.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(layerCount)
    hasher.combine(top.depth)
    hasher.combine(visible.id)
  }

  private static func areEqual(_ left: Cover, _ right: Cover) -> Bool {
    left.modal?.presentation == right.modal?.presentation && areEqual(left.top, right.top)
  }

  private static func areEqual(_ left: Node?, _ right: Node?) -> Bool {
    guard left?.depth == right?.depth else { return false }
    var a = left, b = right
    while let one = a, let other = b, one !== other {
      guard one.entry == other.entry, haveEqualContents(one, other) else { return false }
      (a, b) = (one.below, other.below)
    }
    return true
  }

  private static func haveEqualContents(_ left: Node, _ right: Node) -> Bool {
    guard let one = left.contents, let other = right.contents else {
      return left.contents == nil && right.contents == nil
    }
    return one.selected == other.selected && one.history == other.history && one.plan == other.plan
      && one.tops.indices.allSatisfy { areEqual(left.childTop($0), right.childTop($0)) }
  }
}

extension NavigationTree {
  /// Whether both are the same tree, rather than only equal.
  package func isIdentical(to other: NavigationTree) -> Bool {
    top === other.top && cover === other.cover
  }
}
