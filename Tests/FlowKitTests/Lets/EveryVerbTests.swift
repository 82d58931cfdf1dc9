import FlowKit
import FlowKitTesting
import Testing

/// Every verb of `Lets`, with and without its options, on callbacks with no, one, and many arguments.
@MainActor
struct EveryVerbTests {
  struct Verb: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let bind: @MainActor @Sendable (IsolatedShapes, Lets) -> Void
    /// The tree afterwards; before, it is `A > B | sheet: verb's screen`.
    let after: String

    init(_ name: String, _ after: String, _ bind: @escaping @MainActor @Sendable (IsolatedShapes, Lets) -> Void) {
      testDescription = name
      self.after = after
      self.bind = bind
    }
  }

  nonisolated static let verbs: [Verb] = [
    Verb("present", "A > B | sheet: S | alert: C") {
      $0.bind(
        $1.present(Pages.c, as: .alert), $1.present(Pages.c, as: .alert),
        $1.present(Pages.c, as: .alert, transition: .none))
    },
    Verb("reset", "A > B | sheet: C > D") {
      $0.bind(
        $1.reset(to: Pages.c, Pages.d), $1.reset(to: Pages.c, Pages.d),
        $1.reset(to: Pages.c, Pages.d, transition: .none))
    },
    Verb("pop", "A > B | sheet: S") { $0.bind($1.pop(), $1.pop(), $1.pop(transition: .none)) },
    Verb("popToRoot", "A > B | sheet: S") {
      $0.bind($1.popToRoot(), $1.popToRoot(), $1.popToRoot(transition: .none))
    },
    Verb("dismiss", "A > B") { $0.bind($1.dismiss(), $1.dismiss(), $1.dismiss(transition: .none)) },
    Verb("dismissAll", "A > B") { $0.bind($1.dismissAll(), $1.dismissAll(), $1.dismissAll(transition: .none)) },
    Verb("close", "A > B") { $0.bind($1.close(), $1.close(), $1.close(transition: .none)) },
    Verb("back", "A > B") { $0.bind($1.back(), $1.back(), $1.back(transition: .none)) },
  ]

  nonisolated static let calls: [@MainActor @Sendable (IsolatedShapes) -> Void] = [
    { $0.none() }, { $0.one(1) }, { $0.many(1, "", true, [], nil, "x") },
  ]

  @Test(arguments: verbs)
  func verbFitsCallbacksOfAnyNumberOfArguments(_ verb: Verb) throws {
    for call in Self.calls {
      let navigator = try Navigator(showing: "A > B")
      navigator.perform(.present(Flow(with: IsolatedShapes(), verb.bind).named("S")))
      call(try #require(navigator.visibleScreen as? IsolatedShapes))
      #expect(navigator.tree.summary == verb.after)
    }
  }

  @Test(arguments: NavigationAction.Kind.all, calls.indices)
  func closureOfAVerbWithAFlowPerformsItsAction(_ verb: NavigationAction.Kind, call number: Int) throws {
    for flow in [Pages.a, Pages.c] {
      guard let action = NavigationAction.taking(flow, by: verb, transition: .none) else { continue }
      let spy = LetsSpy(), screen = IsolatedShapes()
      screen.bind(
        try #require(spy.lets.taking(flow, by: verb, transition: .none)),
        try #require(spy.lets.taking(flow, by: verb, transition: .none)),
        try #require(spy.lets.taking(flow, by: verb, transition: .none)))
      Self.calls[number](screen)
      #expect(spy.actions == [action])
    }
  }
}

extension IsolatedShapes {
  fileprivate func bind(
    _ none: @escaping () -> Void, _ one: @escaping (Int) -> Void,
    _ many: @escaping (Int, String, Bool, [Int], Double?, Character) -> Void
  ) {
    self.none = none
    self.one = one
    self.many = many
  }
}

extension Lets {
  /// The closure of a verb that leads to one flow; nil for others.
  fileprivate func taking<each Argument>(
    _ flow: Flow<some AnyObject>, by verb: NavigationAction.Kind, transition: ScreenTransition
  ) -> (@MainActor (repeat each Argument) -> Void)? {
    switch verb {
    case .push: push(flow, transition: transition)
    case .present: present(flow, transition: transition)
    case .open: open(flow, transition: transition)
    case .replace: replace(with: flow, transition: transition)
    case .reset: reset(to: flow, transition: transition)
    case .resetRoot: resetRoot(to: flow, transition: transition)
    case .goTo: goTo(flow, transition: transition)
    case .popTo: popTo(flow, transition: transition)
    case .remove: perform(.remove(flow, transition: transition))
    case .select: select(flow, transition: transition)
    default: nil
    }
  }
}
