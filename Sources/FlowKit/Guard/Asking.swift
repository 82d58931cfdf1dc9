/// An action on its way past the guards.
@MainActor
struct Asking {
  let action: NavigationAction
  let caller: Caller?
  let passage: Passage?
  /// Whether nobody is to be asked now, as who asked will ask again.
  let returns: Bool
  var entering: [Blueprint] = []
  /// The flows that are prepared before: of those that enter, the ones whose screens are to be made.
  var preparing: [Blueprint] = []
  var leaving: [NavigationTree.Entry] = []
  private(set) var passed: [GuardKey] = []

  init(_ action: NavigationAction, _ caller: Caller?, _ clearance: Clearance) {
    self.action = action
    self.caller = caller
    switch clearance {
    case .none: (passage, returns) = (nil, false)
    case .returns: (passage, returns) = (nil, true)
    case .passing(let passage): (self.passage, returns) = (passage, false)
    case .replays: (passage, returns) = (nil, false)
    }
  }

  mutating func pass(_ key: GuardKey) { passed.append(key) }

  /// Whether a guard has allowed the action, or has made it what it is.
  func hasPassed(_ key: GuardKey) -> Bool {
    guard let passage else { return false }
    return passage.passed.contains(key) || key.isAboutActions && passage.redirecting.contains(key)
  }

  /// What is known of the action so far, to be kept while it waits.
  var kept: Passage {
    let kept = passage ?? Passage()
    kept.passed.formUnion(passed)
    return kept
  }

  /// The passage of an action that is done instead of this one, or before it.
  func redirected(by key: GuardKey) -> Passage {
    Passage(redirecting: (passage?.redirecting ?? []).union([key]), chain: (passage?.chain ?? []) + [action])
  }
}

/// Whom an action still has to ask.
enum Clearance: Sendable {
  /// All guards, and the preparations of flows.
  case none
  /// As before; but where something has to be waited for, or a guard to be asked, nothing is done: who asked will ask
  /// again.
  case returns
  /// Those that it has not asked yet.
  case passing(Passage)
  /// Nobody: it was allowed before.
  case replays

  /// Whether the flows that it leads to are prepared already, or need not be.
  @MainActor var isPrepared: Bool {
    switch self {
    case .none, .returns: false
    case .passing(let passage): passage.isPrepared
    case .replays: true
    }
  }

  /// Whether it has not been asked about yet.
  var isFirst: Bool {
    switch self {
    case .none, .returns: true
    case .passing, .replays: false
    }
  }

  var isNew: Bool {
    guard case .none = self else { return false }
    return true
  }

  var returns: Bool {
    guard case .returns = self else { return false }
    return true
  }

  var replays: Bool {
    guard case .replays = self else { return false }
    return true
  }
}
