/// One step of a random walk: what is done, and what else is done while that is under way.
struct WalkStep {
  var deed: WalkDeed
  var hooks: [WalkHook] = []

  var isStart: Bool { if case .start = deed { true } else { false } }
}

extension WalkStep: CustomStringConvertible {
  var description: String {
    let told = hooks.prefix(6).map { "; when \($0.place): \($0.deed)" }.joined()
    return "\(deed)\(told)" + (hooks.count > 6 ? "; and \(hooks.count - 6) more" : "")
  }
}
