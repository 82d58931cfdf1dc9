import FlowKit

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

  mutating func move(in session: TrialSession) -> TrialMove {
    if session.isTouched, random.below(3) == 0 { return .user(.lift(finishes: random.below(2) == 0)) }
    switch random.below(100) {
    case ..<45: return .app(action(session), from: caller(session))
    case ..<68: return gesture(session).map { .user($0) } ?? .moment
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
    let flows = session.flows, transition: ScreenTransition = random.below(4) == 0 ? .none : .automatic
    // Small trees have the most differences.
    let isLarge = session.navigator.tree.count > 14
    switch isLarge ? 40 + random.below(36) : random.below(100) {
    case ..<28: return .push(flow(flows), transition: transition)
    case ..<40: return .present(flow(flows), as: random.pick(styles) ?? .sheet, transition: transition)
    case ..<47: return .pop(transition: transition)
    case ..<50: return .pop(2, transition: transition)
    case ..<54: return .popTo(flows.page(random.below(4)), transition: transition)
    case ..<57: return .popToRoot(transition: transition)
    case ..<62: return .dismiss(transition: transition)
    case ..<64: return .dismissAll(transition: transition)
    case ..<66: return .back(transition: transition)
    case ..<70: return .reset(to: flow(flows), flow(flows), transition: transition)
    case ..<72: return .resetRoot(to: flow(flows), transition: transition)
    case ..<74:
      let pages = (0..<3).map { _ in flows.page(random.below(4)) }
      return .reset(to: pages[0], Array(pages.dropFirst()), keepingEqual: true, transition: transition)
    case ..<76: return .remove(flows.page(random.below(4)), transition: transition)
    case ..<80: return .replace(with: flow(flows), transition: transition)
    case ..<83: return .goTo(flows.page(random.below(4)), transition: transition)
    case ..<89: return .select(random.below(3), transition: transition)
    case ..<91: return children(flows)
    case ..<94: return .show(flow(flows), in: random.below(2) == 0 ? .primary : .detail)
    default: return .batch((0...random.below(3)).map { _ in action(session) }, transition: transition)
    }
  }

  private mutating func children(_ flows: TrialFlows) -> NavigationAction {
    let others = [flows.page(30), flows.page(20), flows.page(31), flows.page(21), flows.page(22)]
    let first = random.below(others.count), count = 1 + random.below(others.count - first)
    return .setChildren(Array(others[first..<first + count]), selecting: random.below(count))
  }

  private mutating func gesture(_ session: TrialSession) -> HostGesture? {
    guard !session.isTouched, let picture = session.stage.picture, let top = picture.layers.last,
      let kind = random.pick(session.stage.gestures.sorted { $0.rawValue < $1.rawValue })
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
