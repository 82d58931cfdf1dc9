import FlowKit
import Testing

/// Long random sequences of messages, in trees that they change themselves, against a twin without handlers: who answers
/// is worked out from the tree, and the twin is asked for the answer.
///
/// `WalkPlan` determines how many and which.
@MainActor
struct MessageWalkTests {
  private static nonisolated let plan = WalkPlan(2_000, seeds: 5)

  @Test(arguments: plan.seeds)
  func messagesAreAnsweredByTheFirstWhoDoes(seed: UInt64) throws {
    var random = WalkRandom(seed: seed)
    let navigator = Navigator(quiet: Answering.flow(0)), twin = Navigator(quiet: Answering.flow(0))
    var answered = 0
    for step in 1...Self.plan.actions {
      let message = random.below(Answering.messages), path = navigator.tree.path
      let sender = random.chance(2, in: 3) ? navigator.tree.visible : path[random.below(path.count)]
      let before = navigator.tree.summary
      let outcome = navigator.perform(.send(message), from: sender.id)
      let expected = try Self.expected(message, from: sender, on: twin)
      if outcome.isPerformed { answered += 1 }
      guard outcome.reason != expected || navigator.tree.summary != twin.tree.summary else { continue }
      Issue.record(
        """
        Seed \(seed), step \(step): \(before), \(sender) sends \(message)
        expected \(expected.map { "\($0)" } ?? "done") and \(twin.tree.summary)
        actual   \(outcome.reason.map { "\($0)" } ?? "done") and \(navigator.tree.summary)
        """)
      return
    }
    #expect(answered > Self.plan.actions / 4)
    #expect(navigator.screenCount == navigator.tree.count)
  }

  /// Has the twin do what the first flow answers; the reason why not, if so.
  private static func expected(
    _ message: Int, from sender: NavigationTree.Entry, on twin: Navigator
  ) throws -> NavigationReason? {
    guard twin.tree.shown.contains(sender) else { return .covered }
    var (message, next) = (message, Optional(sender))
    var asked = 0
    while let entry = next, asked < 2_000 {
      asked += 1
      switch Answering.answer(of: entry, to: message) {
      case .pass: next = below(entry, in: twin.tree)
      case .consume: return nil
      case .act(let action): return twin.perform(action, from: top(over: entry, in: twin.tree).id).reason
      case .ask(let other): (message, next) = (other, top(over: entry, in: twin.tree))
      }
    }
    return next == nil ? .unhandled : .endless
  }

  private static func top(over entry: NavigationTree.Entry, in tree: NavigationTree) -> NavigationTree.Entry {
    tree.stacks.first { $0.contains(entry) }?.last ?? entry
  }

  /// Who is asked after an entry: the one below it, or the container or the presenter of its stack.
  private static func below(_ entry: NavigationTree.Entry, in tree: NavigationTree) -> NavigationTree.Entry? {
    guard let stack = tree.stacks.first(where: { $0.contains(entry) }) else { return nil }
    if let index = stack.firstIndex(of: entry), index > 0 { return stack[index - 1] }
    if let presentation = stack.presentation {
      return presentation.presenter.map { tree[$0] } ?? used(in: tree.layers.prefix { $0 != stack }.last, tree)
    }
    return tree.containers.first { container in
      container.children.indices.contains { tree.stack(ofChild: $0, in: container.id)?.first == entry }
    }.flatMap { tree[$0.id] }
  }
}

/// The entry that is used in a layer.
@MainActor
private func used(in layer: NavigationTree.Stack?, _ tree: NavigationTree) -> NavigationTree.Entry? {
  guard let top = layer?.last else { return nil }
  return tree.container(of: top.id).flatMap { container in
    container.selected.flatMap { used(in: tree.stack(ofChild: $0, in: top.id), tree) }
  } ?? top
}

/// Flows that answer messages by a table: which flow, which message.
@MainActor
private enum Answering {
  enum Answer {
    case pass, consume
    case act(NavigationAction)
    case ask(Int)
  }

  static let flows = 6
  static let messages = 40

  /// The flow with this number; the last one is a container.
  static func flow(_ number: Int) -> Flow<Page> {
    let plain =
      number == flows - 1
      ? Flow(with: Page(), containing: .tabs(flow(0), flow(1)), id: number) : Flow(with: Page(), id: number)
    return plain.named("F").handling(Int.self) { message in
      switch answer(of: number, to: message) {
      case .pass: nil
      case .consume: .stay
      case .act(let action): action
      case .ask(let other): .send(other)
      }
    }
  }

  static func answer(of entry: NavigationTree.Entry, to message: Int) -> Answer {
    answer(of: entry.flow.key as? Int ?? 0, to: message)
  }

  private static func answer(of number: Int, to message: Int) -> Answer {
    let other = (number + message) % flows
    switch (number * 7 + message * 3) % 16 {
    case 0, 1: return .consume
    case 2, 3: return .act(.push(flow(other)))
    case 4: return .act(.present(flow(other)))
    case 5: return .act(.pop())
    case 6: return .act(.dismiss())
    case 7: return .act(.popToRoot())
    case 8: return .act(.select(message % 2))
    case 9: return .act(.batch(.dismissAll(), .popToRoot()))
    case 10: return .ask((message + 1) % messages)
    default: return .pass
    }
  }
}
