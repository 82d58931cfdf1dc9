import Testing
import UIKit

/// The same numbers for the same seed.
struct Seeded: RandomNumberGenerator {
  private var state: UInt64
  init(_ seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 | 1 }

  mutating func next() -> UInt64 {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return state &* 0x2545_F491_4F6C_DD1D
  }
}

/// A controller that knows whether it is told in pairs.
final class Careful: UIViewController {
  enum Step { case gone, coming, there, going }
  private(set) var step = Step.gone
  private(set) var faults: [String] = []

  override func viewWillAppear(_ animated: Bool) { move([.gone, .going], .coming, "willAppear") }
  override func viewDidAppear(_ animated: Bool) { move([.coming], .there, "didAppear") }
  override func viewWillDisappear(_ animated: Bool) { move([.there, .coming], .going, "willDisappear") }
  override func viewDidDisappear(_ animated: Bool) { move([.going], .gone, "didDisappear") }

  private func move(_ from: [Step], _ to: Step, _ name: String) {
    if !from.contains(step) { faults.append("\(name) while \(step)") }
    step = to
  }
}

@Suite("The stand-in under a random app and user")
@MainActor
struct RandomTests {
  @Test("What is seen is what the arrays say, and every controller is told in pairs", arguments: 0..<8)
  func session(_ block: Int) {
    for seed in 0..<40 {
      var random = Seeded(UInt64(block * 1000 + seed + 1))
      let profile = StandIn.Profile.all.randomElement(using: &random) ?? .iOS18
      let world = StandIn.World(profile: profile, assumptions: .init(using: &random))
      StandIn.run(world) { _ in
        var session = RandomSession(random)
        for _ in 0..<120 { session.step() }
        session.settle()
        let faults = session.faults()
        #expect(faults == [], "seed \(block * 1000 + seed + 1)")
        session.close()
        #expect(session.kept == 0, "kept, seed \(block * 1000 + seed + 1)")
        // This app asks for things at any time, so that UIKit refuses some.
        let refusals: Set<StandIn.Console.Kind> = [
          .nestedPush, .alreadyPresenting, .presentationInProgress, .notInWindow,
        ]
        let lines = world.console.take().filter { !refusals.contains($0.kind) }
        #expect(lines == [], "seed \(block * 1000 + seed + 1)")
      }
    }
  }
}

/// An app of stacks in tabs, with modals over them, and its user.
@MainActor
struct RandomSession {
  private var random: Seeded
  private let tabs = UITabBarController()
  private let window: UIWindow
  private var pages: [Weak] = []
  private var pull: StandIn.User.Pull?

  struct Weak { weak var page: Careful? }

  init(_ random: Seeded) {
    self.random = random
    var first: [Weak] = []
    tabs.viewControllers = (0..<2).map { _ in
      let page = Careful()
      first.append(Weak(page: page))
      return UINavigationController(rootViewController: page)
    }
    window = StandIn.window(tabs)
    pages = first
  }

  var user: StandIn.User { StandIn.User(window) }
  var kept: Int { pages.count { $0.page != nil } }

  private mutating func page() -> Careful {
    let page = Careful()
    pages.append(Weak(page: page))
    return page
  }

  private mutating func chance(_ one: Int) -> Bool { Int.random(in: 0..<one, using: &random) == 0 }

  private mutating func anyStack() -> UINavigationController? {
    var stacks = (tabs.viewControllers ?? []).compactMap { $0 as? UINavigationController }
    stacks += user.modals.compactMap { $0 as? UINavigationController }
    return stacks.randomElement(using: &random)
  }

  mutating func step() {
    let animated = !chance(3)
    switch Int.random(in: 0..<16, using: &random) {
    case 0, 1: anyStack()?.pushViewController(page(), animated: animated)
    case 2: anyStack()?.popViewController(animated: animated)
    case 3: anyStack()?.popToRootViewController(animated: animated)
    case 4:
      guard let stack = anyStack(), let root = stack.viewControllers.first else { return }
      stack.setViewControllers([root, page(), page()], animated: animated)
    case 5, 6: present(animated)
    case 7: if chance(2), let top = user.modals.last { top.presentingViewController?.dismiss(animated: animated) }
    case 8: tabs.selectedIndex = chance(2) ? 0 : 1
    case 9: _ = user.tapTab(chance(2) ? 0 : 1, of: tabs)
    case 10: if let stack = anyStack() { _ = user.tapBack(stack) }
    case 11:
      guard let stack = anyStack() else { return }
      _ = chance(2) ? user.beginSwipeBack(stack) : user.beginContentSwipeBack(stack)
    case 12: endSwipes()
    case 13: if pull == nil, let top = user.modals.last { pull = user.beginPullDown(top) }
    case 14: endPull()
    default: StandIn.clock.advance(by: Double.random(in: 0...0.5, using: &random))
    }
  }

  private mutating func present(_ animated: Bool) {
    guard let below = user.top, user.modals.count < 4 else { return }
    let modal: UIViewController = chance(2) ? page() : UINavigationController(rootViewController: page())
    modal.modalPresentationStyle = chance(2) ? .fullScreen : .automatic
    below.present(modal, animated: animated)
  }

  private mutating func endSwipes() {
    for stack in (tabs.viewControllers ?? []) + user.modals {
      guard let stack = stack as? UINavigationController else { continue }
      if chance(2) { user.finishSwipeBack(stack) } else { user.cancelSwipeBack(stack) }
    }
  }

  private mutating func endPull() {
    if chance(2) { pull?.finish() } else { pull?.cancel() }
    pull = nil
  }

  mutating func settle() {
    endSwipes()
    endPull()
    StandIn.clock.runUntilIdle()
  }

  /// What does not fit.
  func faults() -> [String] {
    var faults = pages.compactMap(\.page).flatMap(\.faults)
    let levels: [UIViewController] = [tabs] + user.modals
    for page in pages.compactMap(\.page) {
      guard page.step == .gone || page.step == .there else {
        faults.append("still \(page.step)")
        continue
      }
      let isSeen = isSeen(page, levels)
      if (page.step == .there) != isSeen { faults.append("\(page.step), but seen: \(isSeen)") }
      if (page.viewIfLoaded?.window != nil) != isSeen { faults.append("in a window wrongly, \(page.step)") }
    }
    for stack in levels + (tabs.viewControllers ?? []) {
      guard let stack = stack as? UINavigationController else { continue }
      if stack.children != stack.viewControllers { faults.append("children are not the array") }
      if stack.transitionCoordinator != nil { faults.append("still moves") }
    }
    return faults
  }

  private func isSeen(_ page: UIViewController, _ levels: [UIViewController]) -> Bool {
    let level = levels.firstIndex { level in
      level === page || level === page.parent || level === page.parent?.parent
    }
    guard let level else { return false }
    if level + 1 < levels.count, levels[level + 1].modalPresentationStyle == .fullScreen { return false }
    if let stack = page.parent as? UINavigationController {
      guard stack.topViewController === page else { return false }
      return stack.parent == nil || tabs.selectedViewController === stack
    }
    return true
  }

  mutating func close() {
    window.rootViewController?.dismiss(animated: false)
    StandIn.clock.runUntilIdle()
    tabs.viewControllers = []
    window.rootViewController = nil
    StandIn.world.closeScenes()
    StandIn.clock.runUntilIdle()
  }
}
