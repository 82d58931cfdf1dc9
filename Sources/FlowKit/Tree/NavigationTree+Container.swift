extension NavigationTree {
  /// An entry's children, each with a stack of its own.
  public struct Container: Hashable, Sendable {
    /// The entry whose screen contains them.
    public let id: ScreenID
    /// How they are shown.
    public let kind: Kind
    /// The children, in order.
    public internal(set) var children: [Child]
    /// The index of the child that is shown; in a split, of the column that was used last.
    ///
    /// Nil where nothing inside an embedding screen was used.
    public internal(set) var selected: Int?
    let rules: Rules
    /// The numbers of the children that were selected before, the latest last.
    var history: [Int] = []
    /// The number of the next child.
    var nextNumber: Int

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

    /// One child.
    public struct Child: Hashable, Sendable {
      /// The flow of its root.
      public let flow: FlowID
      /// The column of a split that it is; nil in other containers.
      public let column: SplitColumn?
      /// What it is known by, however children come and go.
      let number: Int
    }

    struct Rules: Hashable, Sendable {
      var isEager = false
      var back = TabsBack.stays
      var reselection = TabReselection.stays
      var loops = false
    }
  }

  /// Which child of which container a stack is.
  struct Membership: Hashable, Sendable {
    let container: ScreenID
    let number: Int
  }
}

extension NavigationTree.Container.Kind: CustomStringConvertible {
  /// The kind's name, as it is written in code.
  public var description: String { code.rawValue }

  /// Whether one child hides the others.
  var showsOne: Bool { self == .tabs || self == .pages }
}

extension NavigationTree.Container {
  /// Whether a child is shown while the container is.
  func shows(_ number: Int) -> Bool {
    guard kind.showsOne else { return true }
    return selected.map { children[$0].number == number } ?? false
  }

  /// The index of a child.
  func index(of number: Int) -> Int? { children.firstIndex { $0.number == number } }

  /// Selects a child, and remembers the one before, unless this is the way back to it.
  mutating func select(_ index: Int?, isBack: Bool) {
    guard index != selected else { return }
    history.removeAll { number in index.map { children[$0].number } == number }
    if let selected, !isBack {
      history.removeAll { $0 == children[selected].number }
      history.append(children[selected].number)
    }
    selected = index
  }
}

// Where stacks are in one another.
extension NavigationTree {
  /// The container of an entry; nil for the screens that contain nothing, as nearly all do.
  public func container(of id: ScreenID) -> Container? { containerIndex(of: id).map { containers[$0] } }

  /// The stack of a container's child, from its root up; nil where it has not been shown yet, or where there is none.
  public func stack(ofChild index: Int, in id: ScreenID) -> Stack? {
    guard let container = container(of: id), container.children.indices.contains(index) else { return nil }
    return stackIndex(of: container.children[index].number, in: id).map { stacks[$0] }
  }

  func containerIndex(of id: ScreenID) -> Int? {
    containers.isEmpty ? nil : containers.firstIndex { $0.id == id }
  }

  func stackIndex(of number: Int, in id: ScreenID) -> Int? {
    stacks.firstIndex { $0.membership?.container == id && $0.membership?.number == number }
  }

  /// Where the container's entry is that a stack is a child of; nil for the app's root stack and modals.
  func holder(of stack: Int) -> Position? {
    stacks[stack].membership.flatMap { position(of: $0.container) }
  }

  /// An entry, the container that it is in, the container that that one is in, and so on.
  func wayOut(from position: Position) -> [Position] {
    var way = [position]
    while let holder = holder(of: way[way.count - 1].stack) { way.append(holder) }
    return way
  }

  /// The same for a screen that is known by its id; empty where it has left.
  func wayOut(from id: ScreenID) -> [Position] { position(of: id).map(wayOut) ?? [] }

  /// The indices of the app's root stack and the modals.
  var layerIndices: [Int] { containers.isEmpty ? Array(stacks.indices) : stacks.indices.filter { stacks[$0].isLayer } }

  var layerCount: Int { containers.isEmpty ? stacks.count : stacks.count { $0.isLayer } }

  /// The app's root stack or modal that a stack is in, counted from below.
  func layer(of stack: Int) -> Int {
    guard !containers.isEmpty else { return stack }
    var stack = stack
    while let holder = holder(of: stack) { stack = holder.stack }
    return stacks[..<stack].count { $0.isLayer }
  }

  /// Whether a stack is to be seen while the app's root or the modal that it is in is.
  func isShownInItsLayer(_ stack: Int) -> Bool {
    guard !containers.isEmpty, let membership = stacks[stack].membership else { return true }
    guard let holder = holder(of: stack), let container = container(of: membership.container) else { return false }
    return container.shows(membership.number) && holder.index == stacks[holder.stack].entries.count - 1
      && isShownInItsLayer(holder.stack)
  }

  /// Whether nothing covers an entry.
  func isVisible(_ position: Position) -> Bool {
    if position == visiblePosition { return true }
    guard !containers.isEmpty, position.index == stacks[position.stack].entries.count - 1 else { return false }
    return layer(of: position.stack) == layerCount - 1 && isShownInItsLayer(position.stack)
  }

  /// The stack that is used now, from a layer inward.
  func front(from layer: Int) -> Int {
    guard !containers.isEmpty else { return layer }
    var stack = layer
    while let container = container(of: stacks[stack].entries.newest.id), let selected = container.selected,
      let child = stackIndex(of: container.children[selected].number, in: container.id)
    {
      stack = child
    }
    return stack
  }
}
