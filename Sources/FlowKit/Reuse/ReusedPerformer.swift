/// Whom the callbacks of a screen are handed to that several entries show, one after another: it says for which of them.
///
/// The callbacks were bound once, to this. While the screen is in no tree, they act from the entry that has left, or
/// from none.
@MainActor
final class ReusedPerformer: ActionPerformer {
  private(set) var flow: Blueprint
  /// The entry that the screen was made for: callbacks say that they come from it.
  private let first: Caller
  private(set) var caller: Caller
  private var next: any ActionPerformer
  /// What belongs to the screen, in all its entries; whoever has the screen keeps it, and the screen must not.
  private weak var belongings: Belongings?

  init(_ flow: Blueprint, _ caller: Caller, _ belongings: Belongings, next: any ActionPerformer) {
    self.flow = flow
    first = caller
    self.caller = caller
    self.next = next
    self.belongings = belongings
  }

  var isReachable: Bool { next.isReachable }

  func perform(_ action: NavigationAction, for asker: Caller) { next.perform(action, for: latest(asker)) }

  func performAwaiting(_ action: NavigationAction, for asker: Caller) async -> NavigationOutcome? {
    await next.performAwaiting(action, for: latest(asker))
  }

  func belonging<Kind: ScreenBelonging>(_ kind: Kind.Type, of asker: Caller) -> Kind? {
    isOwn(asker) ? belongings?.of(kind) : next.belonging(kind, of: asker)
  }

  func belongingsChanged() { next.belongingsChanged() }

  func givenValue(for action: NavigationAction, until callback: AnyKeyPath) -> Any? {
    next.givenValue(for: action, until: callback)
  }
}

extension ReusedPerformer {
  /// Whether the screen itself asks; a result that it waits for asks for others, too.
  private func isOwn(_ asker: Caller) -> Bool { asker.id == first.id && asker.flow === first.flow }

  /// The entry that shows the screen now, where the screen itself asks.
  private func latest(_ asker: Caller) -> Caller { isOwn(asker) ? caller : asker }

  /// Whether the screen was made ahead, and no entry has shown it yet.
  var isAhead: Bool { caller.id == .notEntered }

  /// Acts for another entry from now on.
  func enter(_ flow: Blueprint, as caller: Caller, next: any ActionPerformer) {
    self.flow = flow
    self.caller = caller
    withExtendedLifetime(self.next) { self.next = next }
  }
}

/// Tells a screen that several entries show from others: what its callbacks are handed to.
@MainActor
final class ReusedScreen: ScreenBelonging {
  var performer: ReusedPerformer?

  init() {}

  func leave(isKept: Bool) {}
}
