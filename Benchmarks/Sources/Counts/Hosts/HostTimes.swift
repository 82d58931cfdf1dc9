import UIKit

/// What showing costs by the clock: a push and a pop with `UIKitHost` and by hand, as multiples of an array of screens.
@MainActor
enum HostTimes {
  static func run() {
    for depth in [1, 1_000] {
      let array = HandWrittenStack.make(depth: depth), hand = HandBound(depth), flows = FlowBound(depth)
      var unit: [Double] = [], alone: [Double] = [], shown: [Double] = []
      for _ in 0..<15 {
        unit.append(time(20_000) { array.plainRoundTrip() })
        alone.append(time(500) { hand.play(.push) })
        shown.append(time(500) { flows.play(.push) })
      }
      let stackAlone = median(alone) / median(unit), withHost = median(shown) / median(unit)
      print(
        "depth \(depth): the stand-in's UINavigationController called by hand \(text(stackAlone)),",
        "FlowKit with UIKitHost \(text(withHost)), so FlowKit and its host \(text(withHost - stackAlone))")
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

/// What an app does, there and back.
enum Scene: String, CaseIterable {
  /// Pushes a screen without animation, and pops it.
  case push
  /// The same with UIKit's animation.
  case animated
  /// Presents a stack with a screen without animation, and dismisses it.
  case modal
  /// Selects the other one of two tabs, each with a stack.
  case tab
  /// Pushes ten screens at once, and goes back to the root.
  case ten
  /// Sets the path to ten new screens, and back to the root.
  case path
}
