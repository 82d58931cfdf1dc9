import FlowKit
import FlowKitSwiftUI
import FlowKitTesting
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
      FlowView(navigator, timer: .of(runtime)) { views in
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
      guard let stack = stack(name) else { return false }
      let names = [stack.root?.name] + stack.levels.map(\.name)
      return names.firstIndex(of: kept).map { stack.pop(to: $0) } ?? false
    case .beginSwipeBack(let name): return stack(name)?.beginSwipe() ?? false
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

  private func tapBack(_ stack: StackElement) -> Bool {
    if stack.hasBack { return stack.pop(to: stack.levels.count - 1) }
    guard stack.move == nil, let top = stack.top else { return false }
    if top.trait(BackButtonHidden.self)?.isHidden == true {
      let own = top.firstOnSurface { node in
        node.firstOnSurface { ($0.view as? Image)?.name == "chevron.backward" ? true : nil } == true ? node.button : nil
      }
      own?.action()
      return own != nil
    }
    guard stack.levels.isEmpty, let split = stack.node?.nearest(SplitElement.self),
      let column = split.columns.first(where: { column in Self.firstStack(column.node) === stack })
    else { return false }
    return split.back(from: column.column)
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
    return HostPicture(surfaces.map { Self.firstStack($0).map(Self.picture) ?? [] })
  }

  private static func picture(_ stack: StackElement) -> [HostPicture.Screen] {
    ([stack.root].compactMap(\.self) + stack.levels).map(picture)
  }

  private static func picture(_ level: ViewNode) -> HostPicture.Screen {
    if let tabs = level.firstOnSurface({ $0.element as? TabElement }) {
      let shown = tabs.tabs.firstIndex { $0.tag == tabs.shown }
      return .init(
        level.name,
        children: tabs.tabs.map { tab in
          // What is not to be seen need not be right.
          let isStale = tab.tag != tabs.shown && tab.node.map(isStale) == true
          return isStale ? nil : tab.node.flatMap(firstStack).map(picture)
        },
        shown: Set(shown.map { [$0] } ?? []))
    }
    if let split = level.firstOnSurface({ $0.element as? SplitElement }), let node = split.node {
      let shown = split.seen(in: node)?.enumerated().filter { $0.element.phase != .hidden }.map(\.offset) ?? []
      return .init(level.name, children: split.columns.map { firstStack($0.node).map(picture) }, shown: Set(shown))
    }
    var inner: [StackElement] = []
    level.forEachOnSurface { ($0.element as? StackElement).map { inner.append($0) } }
    return .init(level.name, children: inner.map(picture), shown: Set(inner.indices))
  }

  private static func isStale(_ node: ViewNode) -> Bool {
    (node.element as? StackElement)?.isStale == true || node.children.contains(where: isStale)
  }

  fileprivate static func firstStack(_ node: ViewNode) -> StackElement? {
    node.firstOnSurface { $0.element as? StackElement }
  }

  /// What is on top, from the outside in.
  private var front: ViewNode? { runtime.presentations.last?.content ?? runtime.root }

  private func elements(in node: ViewNode?) -> [any Element] {
    guard let node else { return [] }
    return (node.element.map { [$0] } ?? []) + node.seenChildren.flatMap { elements(in: $0.node) }
  }

  private func stack(_ name: String) -> StackElement? {
    elements(in: front).lazy.compactMap { $0 as? StackElement }.first {
      $0.top?.name == name && $0.node?.isAtRest == true
    }
  }

  private func modal(_ name: String) -> PresentationElement? {
    runtime.presentations.last.flatMap { modal in
      modal.content.flatMap(Self.firstStack)?.root?.name == name ? modal : nil
    }
  }

  private func tabs(_ name: String) -> TabElement? {
    let tabs = stack(name)?.top?.firstOnSurface { $0.element as? TabElement }
    return tabs?.node?.isAtRest == true ? tabs : nil
  }
}

extension ViewNode {
  /// The first text on a level.
  var name: String { texts.first ?? "" }
}

extension HostTimer {
  /// The clock of a window.
  @MainActor
  static func of(_ runtime: ViewRuntime) -> HostTimer {
    HostTimer { [clock = runtime.clock] delay, body in
      let stop = clock.schedule(after: delay) { body() }
      return { stop() }
    }
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
