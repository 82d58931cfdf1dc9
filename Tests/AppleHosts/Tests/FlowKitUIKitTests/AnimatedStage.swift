import FlowKit
import FlowKitHostTesting
import Foundation
import Testing
import UIKit

@testable import FlowKitUIKit

/// The same host, of an app that animates everything by itself: pushes, modals and tabs, and fingers that go back.
@MainActor
final class AnimatedStage: HostStage {
  private let stage: UIKitStage
  private var random: SeededGenerator
  private var driver: UIPercentDrivenInteractiveTransition?
  private(set) var drags = 0
  /// Whether the user has done nothing since all was at rest.
  private var mayGiveUp = true

  private let hasFingers: Bool

  /// - Parameters:
  ///   - seed: Which assumptions hold in each session, and what fingers do.
  ///   - hasFingers: Whether what the app does is under a finger now and then, which may give it up.
  init(seed: UInt64, hasFingers: Bool) {
    self.hasFingers = hasFingers
    stage = UIKitStage(seed: seed)
    random = SeededGenerator(state: seed)
  }

  private var host: UIKitHost? { stage.host }

  func show(_ navigator: Navigator) {
    driver?.cancel()
    driver = nil
    stage.show(navigator)
    mayGiveUp = true
    host?.animate(ScreenTransition.automatic.name) { _ in
      Cross()
    } interaction: { [weak self] _ in
      self?.finger()
    }
  }

  /// A finger of the app's own, on one transition of six; it gives up what the app has begun only.
  private func finger() -> UIPercentDrivenInteractiveTransition? {
    guard hasFingers, Int.random(in: 0..<6, using: &random) == 0 else { return nil }
    let new = UIPercentDrivenInteractiveTransition(), clock = StandIn.world.clock
    let givesUp = mayGiveUp && Bool.random(using: &random)
    clock.after(0.1) { new.update(0.5) }
    clock.after(0.3) { if givesUp { new.cancel() } else { new.finish() } }
    return new
  }

  var picture: HostPicture? { stage.picture }
  func waitAMoment() async { await stage.waitAMoment() }
  func settle() async {
    await stage.settle()
    mayGiveUp = true
  }
  var gestures: Set<HostGesture.Kind> { stage.gestures }
  func takeComplaints() -> [String] { stage.takeComplaints() }

  func make(_ gesture: HostGesture) -> Bool {
    mayGiveUp = false
    switch gesture {
    case .beginSwipeBack(let name), .beginPullDown(let name):
      return Bool.random(using: &random) && begin(gesture, on: name) || stage.make(gesture)
    case .lift(let finishes):
      guard let driver else { return stage.make(gesture) }
      self.driver = nil
      driver.update(0.4)
      if finishes { driver.finish() } else { driver.cancel() }
      return true
    default: return stage.make(gesture)
    }
  }

  /// A finger is put on a screen, and moves a little.
  private func begin(_ gesture: HostGesture, on name: String) -> Bool {
    guard let host, let controller = shown(name), mayDrag(controller, host, closes: gesture.closes) else {
      return false
    }
    let new = UIPercentDrivenInteractiveTransition()
    guard controller.goBackInFlow(drivenBy: new) else { return false }
    driver = new
    drags += 1
    StandIn.world.clock.runTurn()
    return true
  }

  /// Whether it is this screen that leaves, with its modal or alone as the gesture means it, and nobody is asked:
  /// otherwise it would leave without a finger.
  private func mayDrag(_ controller: TrialController, _ host: UIKitHost, closes: Bool) -> Bool {
    guard let entry = host.stacks.flatMap(\.entries).first(where: { $0.controller === controller }),
      let stack = entry.stack, closes ? stack.holder == nil && stack.entries.count == 1 : stack.entries.count > 1
    else { return false }
    return entry.transitionIn != nil && !host.asksBefore(.back(), from: entry.id)
  }

  private func shown(_ name: String) -> TrialController? {
    guard let window = stage.window else { return nil }
    var all = [window.rootViewController].compactMap { $0 } + StandIn.User(window).modals, next = 0
    while next < all.count {
      all += all[next].children
      next += 1
    }
    return all.compactMap { $0 as? TrialController }.last { $0.screen.name == name && $0.viewIfLoaded?.window != nil }
  }
}

extension HostGesture {
  /// Whether it closes a modal.
  fileprivate var closes: Bool { if case .beginPullDown = self { true } else { false } }
}

@Suite @MainActor struct AnimatedConformanceTests {
  private let sessions = ProcessInfo.processInfo.environment["FLOWKIT_SESSIONS"].flatMap { Int($0) } ?? 50
  private let seed = ProcessInfo.processInfo.environment["FLOWKIT_SEED"].flatMap { UInt64($0) } ?? 1

  @Test func everythingIsAnimatedByTheApp() async {
    await StandIn.run { _ in
      let stage = AnimatedStage(seed: seed, hasFingers: false)
      let report = await HostConformance(stage).run(sessions: sessions, seed: seed)
      #expect(report.isFine, "\(report)")
      #expect(stage.drags > 0)
    }
  }

  /// A finger took hold of what UIKit began only when something else had ended, and the finger was gone.
  @Test func aWayBackThatBeganTooLate() async {
    await StandIn.run { _ in
      let report = await HostConformance(AnimatedStage(seed: 10_147, hasFingers: false)).run(sessions: 1, seed: 10_147)
      let problems = report.problems.filter { !$0.story.isEmpty }  // one session has not all gestures
      #expect(problems.isEmpty, "\(report)")
    }
  }

  /// Scripts count on what the app does; it is not given up in them.
  @Test func fingersGiveUpWhatTheAppDoes() async {
    await StandIn.run { _ in
      let stage = AnimatedStage(seed: seed, hasFingers: true)
      let report = await HostConformance(stage).run(sessions: sessions, seed: seed)
      let problems = report.problems.filter { !$0.session.hasPrefix("script") }
      #expect(problems.isEmpty, "\(problems.map(\.description).joined(separator: "\n"))")
    }
  }
}
