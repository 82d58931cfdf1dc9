import Dispatch
import Testing
import UIKit

/// The simulator's one screen, which tests use one after the other.
@MainActor
final class Screen {
  static let shared = Screen()
  private var isTaken = false
  private var waiting: [CheckedContinuation<Void, Never>] = []
  private var window: UIWindow?

  /// A visible window around a controller.
  func show(_ root: UIViewController) -> UIWindow {
    let scenes = UIApplication.shared.connectedScenes.compactMap { $0 as? UIWindowScene }
    guard let scene = scenes.first(where: { $0.activationState == .foregroundActive }) ?? scenes.first else {
      Issue.record("The app has no scene")
      return UIWindow(frame: .zero)
    }
    let window = UIWindow(windowScene: scene)
    window.rootViewController = root
    window.makeKeyAndVisible()
    self.window = window
    return window
  }

  /// Waits until nothing has moved for three frames, at most ten seconds.
  func settle() async {
    var quiet = 0
    for _ in 0..<600 {
      await frame()
      let moves = window?.rootViewController.map(Screen.moves) ?? false
      quiet = moves ? 0 : quiet + 1
      if quiet == 3 { return }
    }
    Issue.record("Something still moves after ten seconds")
  }

  private func frame() async {
    await withCheckedContinuation { continuation in
      DispatchQueue.main.asyncAfter(deadline: .now() + .milliseconds(17)) { continuation.resume() }
    }
  }

  private static func moves(_ controller: UIViewController) -> Bool {
    if controller.transitionCoordinator != nil || controller.isBeingPresented || controller.isBeingDismissed {
      return true
    }
    if let modal = controller.presentedViewController, modal.presentingViewController === controller, moves(modal) {
      return true
    }
    return controller.children.contains(where: moves)
  }

  func enter() async {
    guard isTaken else {
      isTaken = true
      return
    }
    await withCheckedContinuation { waiting.append($0) }
  }

  /// Clears the screen for the next test.
  func leave() async {
    window?.rootViewController?.dismiss(animated: false)
    await settle()
    window?.rootViewController = nil
    window?.isHidden = true
    window = nil
    if waiting.isEmpty { isTaken = false } else { waiting.removeFirst().resume() }
  }
}

/// Gives a test the screen for itself.
struct OneAtATime: TestTrait, SuiteTrait, TestScoping {
  var isRecursive: Bool { true }

  func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    await Screen.shared.enter()
    let result: Result<Void, any Error>
    do { result = .success(try await function()) } catch { result = .failure(error) }
    await Screen.shared.leave()
    try result.get()
  }
}

extension Trait where Self == OneAtATime {
  /// What the stand-in has for its worlds: here it is the screen that a test has for itself.
  static var standIn: OneAtATime { OneAtATime() }
}
