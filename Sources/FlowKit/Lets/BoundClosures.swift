/// The verbs' closures that flows' closures are making, to tell which of them nobody has kept.
///
/// Each function returns `true`, for an `assert`: a release build doesn't call it.
@MainActor
enum BoundClosures {
  /// Those of the flow's closure that runs, and of those around it.
  private static var frames: [[Bound]] = []

  private struct Bound {
    /// What the closure has for as long as somebody keeps it.
    weak var context: AnyObject?
    let action: NavigationAction
  }

  /// A flow's closure begins.
  static func begin() -> Bool {
    frames.append([])
    return true
  }

  /// A verb has made a closure.
  static func note(_ context: AnyObject, of action: NavigationAction) -> Bool {
    if !frames.isEmpty { frames[frames.count - 1].append(Bound(context: context, action: action)) }
    return true
  }

  /// The same for a verb of which only this is known; `nil` if it is noted already.
  static func note(_ context: AnyObject, of kind: NavigationAction.Kind?, at place: SourcePlace) -> Bool {
    guard let kind else { return true }
    return note(context, of: NavigationAction(.failure(.init(kind: kind, reason: .notKept)), at: place))
  }

  /// The flow's closure has ended: what nobody has kept is told.
  static func end(for life: ScreenLife) -> Bool {
    guard let bound = frames.popLast(), !bound.isEmpty else { return true }
    // The screen's own, and those of other flows' screens whose `lets` it has used.
    var last: ScreenLife?
    for owner in bound.compactMap({ ($0.context as? any KeptPlace)?.life }) where owner !== last {
      owner.belongings?.makeRoom()
      last = owner
    }
    for one in bound where one.context == nil { life.performer.closureIsNotKept(one.action, of: life.caller) }
    return true
  }
}

extension NavigatorReference {
  func closureIsNotKept(_ action: NavigationAction, of caller: Caller) {
    guard let navigator else { return }
    navigator.features.issues.hear(
      NavigationIssue(action: action, caller: caller, reason: .notKept, tree: navigator.tree))
  }
}
