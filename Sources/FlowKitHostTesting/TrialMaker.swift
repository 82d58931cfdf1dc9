import FlowKit
import FlowKitTesting

/// Chooses what happens next in a random session.
@MainActor
struct TrialMaker {
  var random: SeededRandom
  let containers: [FlowChildren.Kind]
  let styles: [PresentationStyle] = [.sheet, .fullScreen, .popover]

  mutating func root(_ flows: TrialFlows) -> Flow<TrialScreen> {
    guard random.below(2) == 0, let kind = random.pick(containers) else { return flows.page(0) }
    return flows.container(kind, 1, isNested: random.below(3) == 0)
  }

  mutating func move(in session: TrialSession) async -> TrialMove {
    if session.isTouched, random.below(3) == 0 { return .user(.lift(finishes: random.below(2) == 0)) }
    switch random.below(100) {
    case ..<45: return .app(action(session), from: caller(session))
    case ..<68: return await gesture(session).map { .user($0) } ?? .moment
    case ..<78: return .moment
    case ..<93: return .settle
    case ..<96: return .openGate
    case ..<98: return .lock(random.below(2) == 0)
    case ..<99: return .detach
    default: return .otherHost
    }
  }

  private mutating func caller(_ session: TrialSession) -> ScreenID? {
    guard random.below(3) == 0 else { return nil }
    return random.pick(Array(session.navigator.tree.stacks.joined()))?.id
  }

  private mutating func flow(_ flows: TrialFlows) -> Flow<TrialScreen> {
    switch random.below(20) {
    case 0: flows.locked
    case 1: flows.catching
    case 2: flows.slow
    case 3: flows.asking
    case 4, 5:
      random.pick(containers).map { flows.container($0, 2 + random.below(2), isNested: random.below(3) == 0) }
        ?? flows.page(1)
    default: flows.page(random.below(4))
    }
  }

  private mutating func action(_ session: TrialSession) -> NavigationAction {
    // Small trees have the most differences.
    let isLarge = session.navigator.tree.count > 14
    let verbs = NavigationAction.Kind.all.filter { !isLarge || $0.leadsBack || $0.effect == .replaces }
    let choices = verbs.compactMap { Self.choice($0.name) }
    var number = random.below(choices.reduce(0) { $0 + $1.share })
    let chosen = choices.first { choice in
      number -= choice.share
      return number < 0
    }
    let transition: ScreenTransition = random.below(4) == 0 ? .none : .automatic
    return chosen?.make(&self, session, transition) ?? NavigationAction.stay
  }

  /// How often a verb comes, beside others, and how an action of it is made.
  private typealias Choice = (
    share: Int, make: @MainActor (inout TrialMaker, TrialSession, ScreenTransition) -> NavigationAction
  )

  /// Nil for a verb that changes nothing on the screen by itself, or that only scripts use.
  private static func choice(_ verb: NavigationAction.Kind.Name) -> Choice? {
    switch verb {
    case .push: taking(.push, 28)
    case .present: (12, { .present($0.flow($1.flows), as: $0.random.pick($0.styles) ?? .sheet, transition: $2) })
    case .show: (3, { .show($0.flow($1.flows), in: $0.random.below(2) == 0 ? .primary : .detail, transition: $2) })
    case .replace: taking(.replace, 4)
    case .reset: (6, { $0.reset($1.flows, $2) })
    case .resetRoot: taking(.resetRoot, 2)
    case .popTo: taking(.popTo, 4)
    case .pop: (10, { .pop($0.random.below(3) == 0 ? 2 : 1, transition: $2) })
    case .popToRoot: (3, { .popToRoot(transition: $2) })
    case .dismiss: (5, { .dismiss(transition: $2) })
    case .dismissAll: (2, { .dismissAll(transition: $2) })
    case .close: (2, { .close(transition: $2) })
    case .back: (2, { .back(transition: $2) })
    case .unwind: (2, { .unwind(transition: $2) })
    case .select: (6, { .select($0.random.below(3), transition: $2) })
    case .setChildren: (2, { maker, session, _ in maker.children(session.flows) })
    case .batch: (6, { $0.batch($1, $2) })
    case .send, .broadcast, .follow, .task, .preload, .travel, .updateRoot, .recheckGuards, .stay, .nothing: nil
    default: NavigationAction.Kind.all.first { $0.name == verb }.map { taking($0, 3) }
    }
  }

  /// What is looked for is a plain page, which may be there.
  private static func taking(_ verb: NavigationAction.Kind, _ share: Int) -> Choice {
    (
      share,
      { maker, session, transition in
        let isFound = verb.traits.contains(.findsEntry) || verb.leadsBack
        let flow = isFound ? maker.page(session.flows) : maker.flow(session.flows)
        return .taking(flow, by: verb, transition: transition) ?? NavigationAction.stay
      }
    )
  }

  /// One of the plain pages, of which there are few, so that a stack may have it already.
  private mutating func page(_ flows: TrialFlows) -> Flow<TrialScreen> { flows.page(random.below(4)) }

  private mutating func reset(_ flows: TrialFlows, _ transition: ScreenTransition) -> NavigationAction {
    guard random.below(3) == 0 else { return .reset(to: flow(flows), flow(flows), transition: transition) }
    let pages = (0..<3).map { _ in page(flows) }
    return .reset(to: pages[0], Array(pages.dropFirst()), keepingEqual: true, transition: transition)
  }

  private mutating func batch(_ session: TrialSession, _ transition: ScreenTransition) -> NavigationAction {
    .batch((0...random.below(3)).map { _ in action(session) }, transition: transition)
  }

  private mutating func children(_ flows: TrialFlows) -> NavigationAction {
    let others = [flows.page(30), flows.page(20), flows.page(31), flows.page(21), flows.page(22)]
    let first = random.below(others.count), count = 1 + random.below(others.count - first)
    return .setChildren(Array(others[first..<first + count]), selecting: random.below(count))
  }

  private mutating func gesture(_ session: TrialSession) async -> HostGesture? {
    guard !session.isTouched, let picture = await session.stage.picture, let top = picture.layers.last,
      let kind = random.pick(session.stage.gestures.sorted { "\($0)" < "\($1)" })
    else { return nil }
    let stacks = Self.stacks(top)
    switch kind {
    case .tapBack: return random.pick(stacks)?.last.map { .tapBack(on: $0.name) }
    case .swipeBack: return random.pick(stacks)?.last.map { .beginSwipeBack(on: $0.name) }
    case .chooseBack:
      guard let stack = random.pick(stacks.filter { $0.count > 1 }), let last = stack.last else { return nil }
      return random.pick(stack.dropLast()).map { .chooseBack(to: $0.name, on: last.name) }
    case .pullDown: return top.first.map { .beginPullDown(of: $0.name) }
    case .tapOutside: return top.first.map { .tapOutside(of: $0.name) }
    case .tapTab: return holder(in: top).map { .tapTab(random.below($0.children.count), of: $0.name) }
    case .swipePage:
      guard let holder = holder(in: top), let shown = holder.shown.first else { return nil }
      return .beginSwipe(toPage: shown + (random.below(2) == 0 ? 1 : -1), of: holder.name)
    case .resize: return .resize(isNarrow: random.below(2) == 0)
    case .pressEscape: return .pressEscape
    }
  }

  /// The visible stacks, outer ones first.
  private static func stacks(_ stack: [HostPicture.Screen]) -> [[HostPicture.Screen]] {
    [stack] + (stack.last.map { top in top.shown.sorted().compactMap { top.children[$0] }.flatMap(stacks) } ?? [])
  }

  private mutating func holder(in top: [HostPicture.Screen]) -> HostPicture.Screen? {
    random.pick(Self.stacks(top).compactMap(\.last).filter { !$0.children.isEmpty })
  }
}
