import FlowKit

/// Numbers that are the same for the same seed.
struct RandomNumbers {
  var state: UInt64

  mutating func next(below count: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int((state >> 33) % UInt64(count))
  }
}

extension NavigationTree {
  /// Whether it has at most two modals, and each flow at most twice in a stack: the limits of random apps.
  var isInsideOfLimits: Bool {
    modals.count <= 2
      && stacks.allSatisfy { stack in stack.allSatisfy { entry in stack.count { $0.flow == entry.flow } <= 2 } }
  }
}
