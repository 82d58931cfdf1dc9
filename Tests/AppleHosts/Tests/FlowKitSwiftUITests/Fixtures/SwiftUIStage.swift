import FlowKit
import FlowKitTesting
@testable import FlowKitSwiftUI
@testable import SwiftUI

/// The SwiftUI host on trial: the stand-in's window, and its user.
@MainActor
final class SwiftUIStage: HostStage {
  let profile: ViewRuntime.Profile
  private var seed: UInt64
  private(set) var runtime: ViewRuntime
  private var problems: [String] = []
  private var random: StandInRandom
  let gestures: Set<HostGesture.Kind> = [
    .tapBack, .chooseBack, .swipeBack, .pullDown, .tapOutside, .tapTab, .swipePage, .resize, .pressEscape,
  ]

  init(_ profile: ViewRuntime.Profile, seed: UInt64) {
    self.profile = profile
    self.seed = seed
    random = StandInRandom(seed)
    runtime = ViewRuntime(profile: profile, seed: seed)
  }

  func show(_ navigator: Navigator) {
    runtime.close()
    seed += 1
    navigator.onIssue = { [weak self] issue in if issue.reason == .notShown { self?.problems.append(issue.message) } }
    let runtime = ViewRuntime(profile: profile, seed: seed)
    self.runtime = runtime
    runtime.show(
      FlowView(navigator, platform: .of(runtime)) { views in
        views.show(TrialScreen.self) { TrialView(screen: $0) }
      })
  }

  func waitAMoment() async { runtime.clock.advance(by: .milliseconds(Int(random.next() % 300))) }

  func settle() async {
    for _ in 0..<3 {
      runtime.clock.settle()
      await Task.yield()
    }
  }

  func takeComplaints() -> [String] {
    defer { problems = [] }
    let complaints = runtime.takeComplaints() + problems
    return complaints.isEmpty
      ? [] : complaints + ["\n    " + runtime.story.suffix(14).joined(separator: "\n    ") + "\n"]
  }

  func make(_ gesture: HostGesture) -> Bool {
    if case .lift(let finishes) = gesture { return lift(finishes) }
    runtime.clock.advance(by: .zero)
    if runtime.presentations.contains(where: \.isMoving) { return false }
    switch gesture {
    case .tapBack(let name): return stack(name).map(tapBack) ?? false
    case .chooseBack(let kept, let name):
      guard let card = stack(name)?.cards.last, let element = card.element else { return false }
      let names = [element.root?.name] + element.levels.map(\.name)
      return names.firstIndex(of: kept).map { element.pop(to: $0) } ?? false
    case .beginSwipeBack(let name): return stack(name)?.cards.last?.element?.beginSwipe() ?? false
    case .beginPullDown(let name): return modal(name)?.beginPullDown() ?? false
    case .tapOutside(let name): return modal(name)?.tapOutside() ?? false
    case .tapTab(let index, let name): return tabs(name)?.tap(index) ?? false
    case .beginSwipe(let page, let name): return tabs(name)?.beginSwipe(to: page) ?? false
    case .resize(let isNarrow):
      runtime.isCompact = isNarrow
      return true
    case .pressEscape: return runtime.pressEscape()
    case .lift: return false
    }
  }

  private func tapBack(_ stack: StackNode) -> Bool {
    guard let card = stack.cards.last else { return false }
    if let element = card.element {
      if element.hasBack { return element.pop(to: element.levels.count - 1) }
      guard element.move == nil else { return false }
    }
    if let own = ownBack(in: card) {
      own()
      return true
    }
    guard stack.cards.count == 1, card.element?.levels.isEmpty == true,
      card.levels.last?.trait(BackButtonHidden.self)?.isHidden != true,
      let split = stack.node.nearest(SplitElement.self),
      let column = split.columns.first(where: { $0.node.stacks.first?.node === stack.node })
    else { return false }
    return split.back(from: column.column)
  }

  /// The host's button, which a container has in the bars of its children.
  private func ownBack(in card: StackNode.Card) -> (() -> Void)? {
    guard let level = card.levels.last else { return nil }
    if card.element != nil {
      return level.first { node in
        node.firstOnSurface { ($0.view as? Image)?.name == "chevron.backward" ? true : nil } == true ? node.button : nil
      }?.action
    }
    return inner(level).lazy.compactMap { stack in
      stack.levels.count == 1 ? stack.cards.last.flatMap(self.ownBack) : nil
    }.first
  }

  private func lift(_ finishes: Bool) -> Bool {
    for element in elements(in: runtime.root) {
      if let stack = element as? StackElement, stack.isFingerDown {
        stack.lift(finishes: finishes)
        return true
      }
      if let modal = element as? PresentationElement, modal.isFingerDown {
        modal.lift(finishes: finishes)
        return true
      }
      if let tabs = element as? TabElement, tabs.isFingerDown {
        tabs.lift(finishes: finishes)
        return true
      }
    }
    return false
  }
}

// What is to be seen.
extension SwiftUIStage {
  var picture: HostPicture? {
    guard let root = runtime.root else { return nil }
    let surfaces = [root] + runtime.presentations.compactMap(\.content)
    return HostPicture(surfaces.map { $0.stacks.first.map(Self.picture) ?? [] })
  }

  private static func picture(_ stack: StackNode) -> [HostPicture.Screen] {
    let cards = stack.cards
    guard cards.dropLast().allSatisfy(\.isCovered), cards.last?.isCovered == false else {
      return [.init("cards that are not over each other")]
    }
    return stack.levels.map(picture)
  }

  private static func picture(_ level: ViewNode) -> HostPicture.Screen {
    if let tabs = level.first({ $0.element as? TabElement }) {
      let shown = tabs.tabs.firstIndex { $0.tag == tabs.shown }
      return .init(
        level.name,
        children: tabs.tabs.map { tab in
          // What is not to be seen need not be right.
          let isStale = tab.tag != tabs.shown && tab.node.map(isStale) == true
          return isStale ? nil : tab.node?.stacks.first.map(picture)
        },
        shown: Set(shown.map { [$0] } ?? []))
    }
    if let split = level.first({ $0.element as? SplitElement }), let node = split.node {
      let shown = split.seen(in: node)?.enumerated().filter { $0.element.phase != .hidden }.map(\.offset) ?? []
      return .init(level.name, children: split.columns.map { $0.node.stacks.first.map(picture) }, shown: Set(shown))
    }
    let inner = level.stacks
    return .init(
      level.name, children: inner.map(picture), shown: Set(inner.indices.filter { !isCovered(inner[$0].node, level) }))
  }

  /// Whether a view inside a level is not drawn.
  private static func isCovered(_ node: ViewNode, _ level: ViewNode) -> Bool {
    if node.isTransparent { return true }
    return node.parent.map { $0 !== level && isCovered($0, level) } ?? false
  }

  private static func isStale(_ node: ViewNode) -> Bool {
    (node.element as? StackElement)?.isStale == true || node.children.contains(where: isStale)
  }

  /// What is on top, from the outside in.
  private var front: ViewNode? { runtime.presentations.last?.content ?? runtime.root }

  private func elements(in node: ViewNode?) -> [any Element] {
    guard let node else { return [] }
    return (node.element.map { [$0] } ?? []) + node.seenChildren.flatMap { elements(in: $0.node) }
  }

  /// The stack whose top has a name, if it is to be seen.
  private func stack(_ name: String) -> StackNode? {
    func find(_ stack: StackNode) -> StackNode? {
      guard let top = stack.top else { return nil }
      if top.name == name { return stack.node.isAtRest ? stack : nil }
      return inner(top).lazy.compactMap(find).first
    }
    return front?.stacks.first.flatMap(find)
  }

  /// The visible stacks of the children of a level.
  private func inner(_ level: ViewNode) -> [StackNode] {
    let container = level.first { node in node.element is TabElement || node.element is SplitElement ? node : nil }
    guard let container else { return level.stacks.filter { !Self.isCovered($0.node, level) } }
    return container.seenChildren.filter { $0.phase != .hidden }.compactMap { $0.node.stacks.first }
  }

  private func modal(_ name: String) -> PresentationElement? {
    runtime.presentations.last.flatMap { modal in
      modal.content?.stacks.first?.levels.first?.name == name ? modal : nil
    }
  }

  private func tabs(_ name: String) -> TabElement? {
    let tabs = stack(name)?.top?.first { $0.element as? TabElement }
    return tabs?.node?.isAtRest == true ? tabs : nil
  }
}

extension HostPlatform {
  /// What a window is, and its clock.
  @MainActor
  static func of(_ runtime: ViewRuntime) -> HostPlatform {
    var platform = HostPlatform { [clock = runtime.clock] delay, body in
      let stop = clock.schedule(after: delay) { body() }
      return { stop() }
    }
    platform.hasTabContent = runtime.profile != .iOS17
    platform.sizesSheetsByContent = runtime.assumptions.sheetsTakeTheSizeOfTheirContent
    return platform
  }
}

struct TrialView: View {
  let screen: TrialScreen

  var body: some View {
    VStack {
      Text(verbatim: screen.name)
      FlowChildrenView()
    }
  }
}
