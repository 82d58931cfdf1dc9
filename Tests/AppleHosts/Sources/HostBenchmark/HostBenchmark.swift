import FlowKit
import FlowKitUIKit
import UIKit

/// What showing costs: push and pop of a fresh screen with two bound callbacks, as multiples of an array of screens that are
/// bound by hand.
@main
@MainActor
struct HostBenchmark {
  static func main() {
    let words = CommandLine.arguments.dropFirst().map { String($0) }
    guard words.count != 3 else { return run(words[0], depth: Int(words[1]) ?? 1, Int(words[2]) ?? 1) }
    for depth in [1, 1_000] {
      let array = HandWrittenStack.make(depth: depth), stack = Stack(depth), host = Host(depth)
      var hand: [Double] = [], alone: [Double] = [], shown: [Double] = []
      for _ in 0..<15 {
        hand.append(time(20_000) { array.plainRoundTrip() })
        alone.append(time(500) { stack.roundTrip() })
        shown.append(time(500) { host.roundTrip() })
      }
      let unit = median(hand), stackAlone = median(alone) / unit, withHost = median(shown) / unit
      print(
        "depth \(depth): the stand-in's UINavigationController called by hand \(text(stackAlone)),",
        "FlowKit with UIKitHost \(text(withHost)), so FlowKit and its host \(text(withHost - stackAlone))")
    }
  }

  /// One of the three alone, for a tool that counts instructions: `HostBenchmark host 1 500`.
  private static func run(_ name: String, depth: Int, _ count: Int) {
    switch name {
    case "array":
      let array = HandWrittenStack.make(depth: depth)
      for _ in 0..<count { array.plainRoundTrip() }
    case "stack":
      let stack = Stack(depth)
      for _ in 0..<count { stack.roundTrip() }
    default:
      let host = Host(depth)
      for _ in 0..<count { host.roundTrip() }
    }
  }

  private static func time(_ count: Int, _ body: () -> Void) -> Double {
    let clock = ContinuousClock()
    let passed = clock.measure { for _ in 0..<count { body() } }
    return Double(passed.components.attoseconds) / 1e9 / Double(count)
  }

  private static func median(_ times: [Double]) -> Double { times.sorted()[times.count / 2] }

  private static func text(_ ratio: Double) -> String { "\((ratio * 10).rounded() / 10)" }
}

/// A stack of view controllers that is called by hand.
@MainActor
private final class Stack {
  private let stack: UINavigationController
  private let window: UIWindow
  private let services = Services()

  init(_ depth: Int) {
    stack = UINavigationController(rootViewController: UIViewController(nibName: nil, bundle: nil))
    window = StandIn.window(stack)
    for _ in 1..<depth { push() }
  }

  func roundTrip() {
    push()
    stack.popViewController(animated: false)
    StandIn.clock.runTurn()
  }

  private func push() {
    let screen = PlainScreen(services)
    screen.onNext = { [unowned self] in push() }
    screen.onBack = { [unowned self] in _ = stack.popViewController(animated: false) }
    stack.pushViewController(Controller(screen), animated: false)
    StandIn.clock.runTurn()
  }
}

/// The same, with flows.
@MainActor
private final class Host {
  private let navigator: Navigator
  private let window: UIWindow

  init(_ depth: Int) {
    let flows = Flows()
    navigator = Navigator(root: flows.plain)
    window = UIWindow(windowScene: StandIn.scene())
    UIKitHost(navigator, window: window) { host in host.show(PlainScreen.self) { Controller($0) } }
    window.makeKeyAndVisible()
    StandIn.clock.runUntilIdle()
    for _ in 1..<depth { step() }
  }

  func roundTrip() {
    step()
    (navigator.visibleScreen as? PlainScreen)?.onBack()
    StandIn.clock.runTurn()
  }

  private func step() {
    (navigator.visibleScreen as? PlainScreen)?.onNext()
    StandIn.clock.runTurn()
  }
}

@MainActor
private struct Flows {
  let services = Services()

  var plain: Flow<PlainScreen> {
    Flow(with: PlainScreen(services)) { screen, lets in
      screen.onNext = lets.push(self.plain, transition: .none)
      screen.onBack = lets.pop(transition: .none)
    }
  }
}

private final class Controller: UIViewController {
  private let screen: PlainScreen

  init(_ screen: PlainScreen) {
    self.screen = screen
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }
}
