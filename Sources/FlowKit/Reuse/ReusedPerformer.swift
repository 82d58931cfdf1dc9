/// Whom the callbacks of a screen are handed to that several entries show, one after another: it says for which of them.
///
/// The callbacks were bound once, to this. While the screen is in no tree, they act from the entry that has left, or
/// from none.
@MainActor
final class ReusedPerformer: ActionPerformer {
  private(set) var flow: Blueprint
  /// The entry that the screen was made for: callbacks say that they come from it.
  private let first: Caller
  private var caller: Caller
  private var next: any ActionPerformer
  /// What was begun before the first entry.
  private var early: [Task<Void, Never>] = []
  private weak var ownAgenda: ScreenAgenda?

  init(_ flow: Blueprint, caller: Caller, _ agenda: ScreenAgenda, next: any ActionPerformer) {
    self.flow = flow
    first = caller
    self.caller = caller
    self.next = next
    ownAgenda = agenda
  }

  func perform(_ action: NavigationAction, for asker: Caller) { next.perform(action, for: latest(asker)) }

  func performNow(_ action: NavigationAction, for asker: Caller, delivering: (AnyObject) -> Void) -> Bool {
    next.performNow(action, for: latest(asker), delivering: delivering)
  }

  func performAwaiting(_ action: NavigationAction, for asker: Caller) async -> NavigationOutcome? {
    await next.performAwaiting(action, for: latest(asker))
  }

  func keep(_ task: Task<Void, Never>, for _: Caller) {
    if isAhead { early.append(task) } else { next.keep(task, for: caller) }
  }

  func agenda(of _: Caller) -> ScreenAgenda? { ownAgenda }

  func givenValue(for action: NavigationAction, until callback: AnyKeyPath) -> Any? {
    next.givenValue(for: action, until: callback)
  }

  func add(_ registration: BackRegistration) {
    ownAgenda?.backHandlers.append(registration)
    if !isAhead { next.add(registration) }
  }
}

extension ReusedPerformer {
  /// The entry that shows the screen now, where the screen itself asks; a result that it waits for asks for others, too.
  private func latest(_ asker: Caller) -> Caller {
    asker.id == first.id && asker.flow === first.flow ? caller : asker
  }

  /// The entry that shows the screen, or has shown it last.
  var id: ScreenID { caller.id }

  /// Whether the screen was made ahead, and no entry has shown it yet.
  var isAhead: Bool { id == .notEntered }

  /// Acts for another entry from now on.
  func enter(_ flow: Blueprint, as caller: Caller, next: any ActionPerformer) {
    self.flow = flow
    self.caller = caller
    withExtendedLifetime(self.next) { self.next = next }
    let tasks = early
    early = []
    for task in tasks { next.keep(task, for: caller) }
    ownAgenda?.isOpen = true
    ownAgenda?.backHandlers.removeAll(where: \.isCancelled)
    for handler in ownAgenda?.backHandlers ?? [] {
      handler.caller = caller
      next.add(handler)
    }
  }

  /// Ends what was begun for an entry that will not come.
  func giveUp() {
    let tasks = early
    early = []
    for task in tasks { task.cancel() }
  }
}

extension ScreenID {
  /// Of a screen that was made ahead: a navigator's ids begin with 1.
  static let notEntered = ScreenID(0)
}

extension NavigationReason {
  /// The same reason; of a caller that was never in the tree, but will be, that it is not yet.
  func known(of caller: Caller?) -> NavigationReason {
    guard self == .removed, let caller, caller.id == .notEntered, caller.flow != nil else { return self }
    return .notEntered
  }
}
