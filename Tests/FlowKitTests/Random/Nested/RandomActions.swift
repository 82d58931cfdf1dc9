import FlowKit

/// Thinks of what to ask for next in a tree with containers, and who asks.
@MainActor
struct RandomActions {
  private var random: WalkRandom
  private let pages: [String]
  private let flow: (String) -> Flow<Page>

  /// - Parameters:
  ///   - seed: Determines all that it thinks of.
  ///   - pages: The names of the flows that aren't containers.
  ///   - flow: The flow with a name.
  init(
    seed: UInt64, pages: [String] = ["A", "B", "C", "D", "M", "P", "Q", "U", "X"],
    flow: @escaping (String) -> Flow<Page> = Containers.any
  ) {
    random = WalkRandom(seed: seed)
    (self.pages, self.flow) = (pages, flow)
  }

  /// The verbs that take one flow.
  static let verbs = NavigationAction.Kind.all.filter { NavigationAction.taking(Pages.x, by: $0) != nil }

  private static let columns: [SplitColumn] = [.primary, .supplementary, .detail]

  /// The visible screen, one that is in the tree, or one that has left or never was.
  mutating func caller(in tree: NavigationTree) -> ScreenID? {
    switch random.below(10) {
    case 0..<4: nil
    case 4..<9: tree.path[random.below(tree.count)].id
    default: ScreenID(random.below(100))
    }
  }

  /// Something that makes less of a tree that is large.
  mutating func action(in tree: NavigationTree) -> NavigationAction {
    guard tree.count < 40 else { return random.below(3) == 0 ? .reset(to: next()) : back() }
    switch random.below(20) {
    case 0..<6: return forward()
    case 6..<10: return back()
    case 10..<17: return inside(tree)
    default: return batch(in: tree)
    }
  }

  private mutating func batch(in tree: NavigationTree) -> NavigationAction {
    let steps = (0..<3).map { _ in step(in: tree) }
    return switch random.below(4) {
    case 0: .batch(steps[0])
    case 1: .batch(steps[0], steps[1])
    case 2: .batch(steps[0], .batch(steps[1], steps[2]))
    default: .batch(steps[0], steps[1], steps[2])
    }
  }

  private mutating func step(in tree: NavigationTree) -> NavigationAction {
    switch random.below(11) {
    case 0..<3: forward()
    case 3..<6: back()
    default: inside(tree)
    }
  }

  private mutating func forward() -> NavigationAction {
    switch random.below(10) {
    case 0..<3: .push(next())
    case 3: .open(next())
    case 4, 5: random.below(3) > 0 ? .present(next()) : .present(next(), as: .alert)
    case 6, 7: .replace(with: next())
    case 8: anew() ?? .goTo(next())
    default: .goTo(next())
    }
  }

  private mutating func anew() -> NavigationAction? {
    if random.below(2) == 0 { return .taking(next(), by: Self.verbs[random.below(Self.verbs.count)]) }
    let others = (0..<random.below(4)).map { _ in next() }, keeps = random.below(4) > 0
    return random.below(6) == 0
      ? .resetRoot(to: next(), others, keepingEqual: keeps) : .reset(to: next(), others, keepingEqual: keeps)
  }

  private mutating func back() -> NavigationAction {
    switch random.below(16) {
    case 0, 1: .pop()
    case 2: .pop(random.below(4))
    case 3: .popToRoot()
    case 4, 5: .back()
    case 6, 7: .dismiss()
    case 8: .dismissAll()
    case 9: .close()
    case 10: .unwind()
    case 11, 12: .remove(next())
    default: .popTo(next())
    }
  }

  private mutating func inside(_ tree: NavigationTree) -> NavigationAction {
    switch random.below(12) {
    case 0..<3: .select(random.below(4) - (random.below(8) == 0 ? 1 : 0))
    case 3..<6: .select(next())
    case 6: random.below(2) == 0 ? .next() : .previous()
    case 7: .show(next(), in: Self.columns[random.below(3)])
    case 8, 9: .setChildren((0..<random.below(4)).map { _ in next() })
    case 10: .setChildren(kept(in: tree))
    default: .goTo(next())
    }
  }

  /// The children of some container in another order, with another one.
  private mutating func kept(in tree: NavigationTree) -> [Flow<Page>] {
    guard !tree.containers.isEmpty else { return [] }
    let names = tree.containers[random.below(tree.containers.count)].children.map(\.flow.name)
    return Array((names.reversed().dropFirst(random.below(2)).map(flow) + [next()]).suffix(3))
  }

  private mutating func next() -> Flow<Page> {
    let names = random.below(3) > 0 ? pages : Containers.names
    return flow(names[random.below(names.count)])
  }
}
