import FlowKit
import FlowKitHostTesting
import Foundation
import Testing
@testable import UIKit

@testable import FlowKitUIKit

/// The same host, in an app that also acts by itself now and then: it pushes, pops, sets stacks, selects tabs, turns to
/// pages, and dismisses modals.
@MainActor
final class ActingStage: HostStage {
  private let stage: UIKitStage
  private let seed: UInt64
  private var random: SeededGenerator
  private weak var navigator: Navigator?
  private var sessions: UInt64 = 0
  private var isHeld = false
  /// What the app has done, and how often.
  private(set) var acts: [String: Int] = [:]

  /// - Parameters:
  ///   - seed: What the app does, and which assumptions hold.
  ///   - profile: The release.
  ///   - first: The number of the first random session, to run one alone.
  init(seed: UInt64, profile: StandIn.Profile, first: UInt64 = 0) {
    stage = UIKitStage(seed: seed &+ first, profile: profile)
    self.seed = seed
    sessions = first
    random = SeededGenerator(state: seed)
  }

  /// Each session has a generator of its own, so that one that fails can be run alone.
  func show(_ navigator: Navigator) {
    if self.navigator !== navigator {
      self.navigator = navigator
      sessions += 1
      random = SeededGenerator(state: ~seed &+ sessions)
    }
    isHeld = false
    stage.show(navigator)
  }

  var picture: HostPicture? { stage.picture }
  var gestures: Set<HostGesture.Kind> { [] }  // many are made in vain, because the app was faster
  func settle() async { await stage.settle() }
  func takeComplaints() -> [String] { stage.takeComplaints() }

  func waitAMoment() async {
    if Bool.random(using: &random) { act() }
    await stage.waitAMoment()
  }

  func make(_ gesture: HostGesture) -> Bool {
    let isMade = stage.make(gesture)
    if isMade { isHeld = [.swipeBack, .pullDown, .swipePage].contains(gesture.kind) }
    return isMade
  }

  /// Whether nothing moves, and no finger is on the screen: an app that acts all the same is at fault itself.
  private var isQuiet: Bool {
    guard !isHeld, let window = stage.window, let root = window.rootViewController, root.viewIfLoaded?.window != nil
    else { return false }
    return StandIn.User(window).modals.allSatisfy { !$0.isBeingPresented && !$0.isBeingDismissed }
      && stacks.allSatisfy { $0.transitionCoordinator == nil } && containers.allSatisfy { $0.run == nil }
  }

  /// Those on the glass.
  private var stacks: [UINavigationController] { stage.stacks.filter { $0.viewIfLoaded?.window != nil } }

  private var containers: [UIViewController] {
    stacks.flatMap(\.viewControllers).map(\.unframed).filter { $0 is UITabBarController || $0 is UIPageViewController }
  }

  private func act() {
    guard isQuiet, let stack = stacks.randomElement(using: &random) else { return }
    let isAnimated = Bool.random(using: &random), all = stack.viewControllers
    if Bool.random(using: &random), choose(isAnimated) { return }
    switch Int.random(in: 0..<5, using: &random) {
    case 0, 1:
      stack.pushViewController(GuestController(nibName: nil, bundle: nil), animated: isAnimated)
      note("push")
    case 2 where all.count > 1:
      _ = stack.popViewController(animated: isAnimated)
      note("pop")
    case 3 where all.count > 1:
      let kept = all.prefix(Int.random(in: 1..<all.count, using: &random))
      let new = Bool.random(using: &random) ? [GuestController(nibName: nil, bundle: nil)] : []
      stack.setViewControllers(kept + new, animated: isAnimated)
      note("set")
    case 4: dismiss(isAnimated)
    default: break
    }
  }

  private func note(_ act: String) { acts[act, default: 0] += 1 }

  /// Selects a tab, or turns a page, if there are any on the glass, also below a sheet.
  private func choose(_ isAnimated: Bool) -> Bool {
    let seen = containers.filter { $0.viewIfLoaded?.window != nil }
    guard let container = seen.randomElement(using: &random) else { return false }
    if let tabs = container as? UITabBarController, let all = tabs.viewControllers {
      tabs.selectedIndex = Int.random(in: 0..<all.count, using: &random)
      note("select")
      return true
    }
    guard let pages = container as? UIPageViewController, let now = pages.viewControllers?.first,
      let next = pages.dataSource?.pageViewController(pages, viewControllerAfter: now)
    else { return false }
    pages.setViewControllers([next], direction: .forward, animated: isAnimated)
    StandIn.world.clock.advance(by: 0.5)  // otherwise something may cover the page before the tree follows
    note("turn")
    return true
  }

  private func dismiss(_ isAnimated: Bool) {
    guard let top = stage.window.flatMap({ StandIn.User($0).modals.last }) else { return }
    top.presentingViewController?.dismiss(animated: isAnimated)
    note("dismiss")
  }
}

@Suite @MainActor struct ActingConformanceTests {
  private let sessions = ProcessInfo.processInfo.environment["FLOWKIT_SESSIONS"].flatMap { Int($0) } ?? 25
  private let seed = ProcessInfo.processInfo.environment["FLOWKIT_SEED"].flatMap { UInt64($0) } ?? 1

  /// The number of the first random session: with `FLOWKIT_SESSIONS=1`, one that has failed runs alone.
  private let first = ProcessInfo.processInfo.environment["FLOWKIT_FIRST"].flatMap { UInt64($0) } ?? 0

  /// At rest the UI shows the tree, and what the app has pushed.
  @Test(arguments: StandIn.Profile.all)
  func theTreeFollowsWhatTheAppDoesByItself(profile: StandIn.Profile) async {
    await StandIn.run { _ in
      let stage = ActingStage(seed: seed, profile: profile, first: first)
      let report = await HostConformance(stage).run(sessions: sessions, seed: seed &+ first)
      // Where the app was faster, gestures of scripts are made in vain, and lead elsewhere.
      let expected = ["after the gesture", "the host reports the gesture", "the UI answered that nothing was done"]
      let problems = report.problems.filter { problem in
        !problem.session.hasPrefix("script") && !expected.contains { problem.text.hasPrefix($0) }
      }
      #expect(problems.isEmpty, "\(problems.map(\.description).joined(separator: "\n"))")
      for act in ["push", "pop", "set", "select", "turn", "dismiss"] { #expect(stage.acts[act] ?? 0 > 0, "\(act)") }
    }
  }
}
