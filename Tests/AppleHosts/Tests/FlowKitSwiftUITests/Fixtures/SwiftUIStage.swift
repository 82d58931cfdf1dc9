import FlowKit
import FlowKitHostTesting
import FlowKitTesting
@testable import FlowKitSwiftUI
@testable import SwiftUI

/// The SwiftUI host on trial: the stand-in's window, and its user.
@MainActor
final class SwiftUIStage: HostStage {
  let profile: ViewRuntime.Profile
  private let seed: UInt64
  private weak var navigator: Navigator?
  private var sessions: UInt64 = 0
  private var windows: UInt64 = 0
  private(set) var runtime: ViewRuntime
  private var problems: [String] = []
  private var random: StandInRandom
  let gestures: Set<HostGesture.Kind> = [
    .tapBack, .chooseBack, .swipeBack, .pullDown, .tapOutside, .tapTab, .swipePage, .resize, .pressEscape,
  ]

  /// The modals that are not FlowKit's; nothing opens them in most sessions.
  private(set) var foreigners = Foreigners()
  /// What is around the flow's views.
  let app = AppState()
  /// The session after which somebody does; the scripts, which come first, know nothing of them.
  private let lastWithoutForeigners: UInt64
  private var hasForeigners: Bool { sessions > lastWithoutForeigners }
  /// How often a modal that SwiftUI has not presented has left the tree.
  private(set) var givenUp = 0

  /// Whether nothing tells the host of the finger, so that what it is on may go from under it.
  private var isFingerUnknown = false

  init(_ profile: ViewRuntime.Profile, seed: UInt64, foreignersAfter session: Int? = nil) {
    self.profile = profile
    lastWithoutForeigners = session.map { UInt64($0) } ?? .max
    self.seed = seed
    random = StandInRandom(seed)
    runtime = ViewRuntime(profile: profile, seed: seed)
  }

  func show(_ navigator: Navigator) {
    runtime.close()
    if self.navigator !== navigator { beginSession(navigator) }
    windows += 1
    foreigners.close(in: runtime)
    navigator.onIssue = { [weak self] issue in if issue.reason == .notShown { self?.hear(issue.message) } }
    let runtime = ViewRuntime(profile: profile, seed: (seed &+ sessions) &* 1000 &+ windows)
    self.runtime = runtime
    let platform = HostPlatform.of(runtime)
    runtime.show(
      AppView(state: app) { [foreigners] in
        FlowView(navigator, platform: platform) { views in
          views.show(TrialScreen.self) { TrialView(screen: $0, foreigners: foreigners) }
        }
      })
  }

  /// A modal may be given up, or go late, only where something was in its way.
  private func hear(_ message: String) {
    if hasForeigners, message.contains("SwiftUI did not present") {
      givenUp += 1
    } else if !hasForeigners || !message.contains("SwiftUI has not dismissed a modal in time") {
      problems.append(message)
    }
  }

  /// Each session has numbers of its own, so that one that fails can be run alone.
  private func beginSession(_ navigator: Navigator) {
    self.navigator = navigator
    sessions += 1
    windows = 0
    random = StandInRandom(seed &+ sessions)
  }

  func waitAMoment() async {
    runtime.clock.advance(by: .milliseconds(Int(random.next() % 300)))
    if hasForeigners { await actAsForeigner() }
  }

  func settle() async {
    if hasForeigners { await actAsForeigner() }
    await rest()
    // A screen that may not leave is presented until it can be.
    if navigator?.isSettled == false, !foreigners.isGone(in: runtime) {
      foreigners.close(in: runtime)
      await rest()
    }
  }

  private func rest() async {
    for _ in 0..<3 {
      runtime.clock.settle()
      await Task.yield()
    }
  }

  private func actAsForeigner() async {
    if random.next() % 3 == 0 { return foreigners.close(in: runtime) }
    let kinds = Foreigners.Kind.allCases
    // What moves on a stack ends first: UIKit presents nothing under a finger.
    let isMoving = elements(in: runtime.root).contains { ($0 as? StackElement)?.move != nil }
    if isMoving { return }
    foreigners.open(kinds[Int(random.next() % UInt64(kinds.count))], on: topName, in: runtime)
    runtime.clock.advance(by: .milliseconds(Int(random.next() % 600)))
  }

  /// The name of the screen that a user sees on top.
  private var topName: String? { top?.name }

  private var top: ViewNode? {
    func top(_ stack: StackNode) -> ViewNode? {
      guard let level = stack.top else { return nil }
      return inner(level).lazy.compactMap(top).first ?? level
    }
    return front?.stacks.first.flatMap(top)
  }

  /// Lets the view on top close itself by its environment's `dismiss`, if nothing moves.
  func dismissTop() -> Bool {
    runtime.clock.advance(by: .zero)  // the frame before a touch is drawn
    guard !runtime.presentations.contains(where: \.isMoving), runtime.cover == nil, let top, top.isAtRest,
      let button = top.firstOnSurface({ $0.texts == ["close"] ? $0.button : nil })
    else { return false }
    button.action()
    return true
  }

  func takeComplaints() -> [String] {
    defer { problems = [] }
    // What is lost is what these sessions are about.
    let said = runtime.takeComplaints().filter { !hasForeigners || !$0.hasPrefix("Attempt to present") }
    let complaints = said + problems
    return complaints.isEmpty
      ? [] : complaints + ["\n    " + runtime.story.suffix(14).joined(separator: "\n    ") + "\n"]
  }

  func make(_ gesture: HostGesture) -> Bool {
    if case .lift(let finishes) = gesture { return lift(finishes) }
    runtime.clock.advance(by: .zero)
    if runtime.presentations.contains(where: \.isMoving) || runtime.cover != nil { return false }
    switch gesture {
    case .tapBack(let name): return stack(name).map(tapBack) ?? false
    case .chooseBack(let kept, let name):
      guard let card = stack(name)?.cards.last, let element = card.element else { return false }
      let names = [element.root?.name] + element.levels.map(\.name)
      return names.firstIndex(of: kept).map { element.pop(to: $0) } ?? false
    case .beginSwipeBack(let name):
      let element = stack(name)?.cards.last?.element
      isFingerUnknown = element?.node?.hearsNothing == true
      return element?.beginSwipe() ?? false
    case .beginPullDown(let name):
      isFingerUnknown = false
      return modal(name)?.beginPullDown() ?? false
    case .tapOutside(let name): return modal(name)?.tapOutside() ?? false
    case .tapTab(let index, let name): return tabs(name)?.tap(index) ?? false
    case .beginSwipe(let page, let name):
      isFingerUnknown = !runtime.assumptions.pagesTellControllers
      return tabs(name)?.beginSwipe(to: page) ?? false
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
    return isFingerUnknown
  }
}

// What is to be seen.
extension SwiftUIStage {
  var picture: HostPicture? {
    guard let root = runtime.root else { return nil }
    let surfaces = [root] + runtime.presentations.compactMap(\.content).filter { !$0.stacks.isEmpty }
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

extension FlowView {
  /// A view on a platform of the test's own.
  init(_ navigator: Navigator, platform: HostPlatform, _ fill: @escaping @MainActor (FlowViews) -> Void) {
    self.init(navigator, platform: platform, table: { FlowViews(fill) })
  }
}

extension HostPlatform {
  /// What a window is, and its clock.
  @MainActor
  static func of(_ runtime: ViewRuntime) -> HostPlatform {
    var platform = HostPlatform { [clock = runtime.clock] delay, body in
      _ = clock.schedule(after: delay) { body() }
    }
    platform.hasTabContent = runtime.profile != .iOS17
    platform.cover = { [weak runtime] probe in
      guard let runtime, let probe else { return nil }
      if runtime.cover != nil { return runtime }
      guard let front = runtime.presentations.last, front.content?.holds(probe) != true else { return nil }
      return front
    }
    platform.sizesSheetsByContent = runtime.assumptions.sheetsTakeTheSizeOfTheirContent
    return platform
  }
}

extension ViewNode {
  /// Whether a controller is somewhere inside.
  fileprivate func holds(_ controller: AnyObject) -> Bool {
    (leaf as? ControllerLeaf)?.controller === controller || children.contains { $0.holds(controller) }
  }
}

struct TrialView: View {
  let screen: TrialScreen
  let foreigners: Foreigners
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    VStack {
      Text(verbatim: screen.name)
      Button("close") { dismiss() }
      FlowChildrenView()
    }
    .modifier(OwnModals(foreigners: foreigners, screen: screen.name))
  }
}
