import FlowKit
import FlowKitHostTesting
import Foundation
import Testing
import UIKit

@testable import FlowKitUIKit

/// A sheet of the app's, such as a share sheet.
private final class ShareSheet: UIViewController {}

/// The same host, in an app over which something else comes now and then, and goes by itself: menus, alerts, share sheets.
@MainActor
final class ForeignStage: HostStage {
  private let stage: UIKitStage
  private var random: SeededGenerator
  private var isHeld = false
  /// How often something came.
  private(set) var comings = 0
  /// How often a modal of the tree has gone with it, and it was told.
  private(set) var losses = 0

  init(seed: UInt64, profile: StandIn.Profile) {
    stage = UIKitStage(seed: seed, profile: profile)
    random = SeededGenerator(state: seed)
  }

  func show(_ navigator: Navigator) {
    isHeld = false
    stage.show(navigator)
  }

  var picture: HostPicture? { stage.picture }
  var gestures: Set<HostGesture.Kind> { [] }  // most are made in vain, under what has come
  func settle() async { await stage.settle() }

  func waitAMoment() async {
    if Int.random(in: 0..<3, using: &random) == 0 { come() }
    await stage.waitAMoment()
  }

  func make(_ gesture: HostGesture) -> Bool {
    let isMade = stage.make(gesture)
    if isMade { isHeld = [.swipeBack, .pullDown, .swipePage].contains(gesture.kind) }
    return isMade
  }

  func takeComplaints() -> [String] {
    let all = stage.takeComplaints(), lost = all.filter { $0.contains("has gone with ShareSheet") }
    losses += lost.count
    return all.filter { !lost.contains($0) }
  }

  private var user: StandIn.User? { stage.window.map { StandIn.User($0) } }

  /// Whether nothing is presented or dismissed now: an app that does it all the same is at fault itself.
  private var isQuiet: Bool {
    guard let user, let root = stage.window?.rootViewController, root.viewIfLoaded?.window != nil else { return false }
    return user.modals.allSatisfy { !$0.isBeingPresented && !$0.isBeingDismissed && $0.viewIfLoaded?.window != nil }
  }

  private func come() {
    guard isQuiet, !isHeld, let user, let top = user.top, !(top is UIAlertController) else { return }
    let clock = StandIn.world.clock, stay = Double.random(in: 0.2...4, using: &random)
    switch Int.random(in: 0..<3, using: &random) {
    case 0:
      guard user.openMenu() else { return }
      clock.after(stay) { [weak self] in self?.closeMenu(of: user) }
    case 1: present(UIAlertController(title: "?", message: nil, preferredStyle: .alert), on: top, for: stay)
    default: present(ShareSheet(nibName: nil, bundle: nil), on: top, for: stay)
    }
    comings += 1
  }

  private func present(_ own: UIViewController, on top: UIViewController, for stay: Double) {
    top.present(own, animated: true)
    StandIn.world.clock.after(stay) { [weak self] in self?.leave(own) }
  }

  private func leave(_ own: UIViewController) {
    guard let presenter = own.presentingViewController else { return }
    guard isQuiet else { return StandIn.world.clock.after(0.1) { [weak self] in self?.leave(own) } }
    presenter.dismiss(animated: true)
  }

  private func closeMenu(of user: StandIn.User) {
    guard isQuiet else { return StandIn.world.clock.after(0.1) { [weak self] in self?.closeMenu(of: user) } }
    _ = user.closeMenu()
  }
}

@Suite @MainActor struct ForeignConformanceTests {
  private let sessions = ProcessInfo.processInfo.environment["FLOWKIT_SESSIONS"].flatMap { Int($0) } ?? 25
  private let seed = ProcessInfo.processInfo.environment["FLOWKIT_SEED"].flatMap { UInt64($0) } ?? 1

  /// At rest every modal of the tree is presented, or it has left the tree with a word.
  ///
  /// `FLOWKIT_SESSIONS=1700` makes it 100,000 steps and more in each profile.
  @Test(arguments: StandIn.Profile.all)
  func whatComesAndGoesByItselfTakesNothingAlongUnsaid(profile: StandIn.Profile) async {
    await StandIn.run { _ in
      let stage = ForeignStage(seed: seed, profile: profile)
      let report = await HostConformance(stage).run(sessions: sessions, seed: seed)
      // What has come prevents gestures of scripts, and what goes with it differs from what a gesture leads to.
      let problems = report.problems.filter {
        !$0.session.hasPrefix("script") && !$0.text.hasPrefix("after the gesture")
      }
      #expect(problems.isEmpty, "\(problems.map(\.description).joined(separator: "\n"))")
      #expect(stage.comings > 2 * sessions)
    }
  }
}
