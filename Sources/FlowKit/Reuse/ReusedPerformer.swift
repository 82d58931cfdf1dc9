/// Performs the callbacks of a screen that several entries show, one after another, for the current one.
///
/// The callbacks are bound to this performer once. While the screen is in no tree, they act from the entry that has
/// left, or from none.
@MainActor
final class ReusedPerformer: ForwardingPerformer {
  private(set) var flow: Blueprint
  /// The entry that the screen was made for; callbacks report it as their caller.
  private let first: Caller
  private(set) var caller: Caller
  private(set) var next: (any ActionPerformer)?
  /// What belongs to the screen in all its entries; its owner keeps this, and the screen itself must not.
  private weak var attachments: ScreenAttachments?

  init(_ flow: Blueprint, _ caller: Caller, _ attachments: ScreenAttachments, next: any ActionPerformer) {
    self.flow = flow
    first = caller
    self.caller = caller
    self.next = next
    self.attachments = attachments
  }

  func perform(_ action: NavigationAction, for asker: Caller) { next?.perform(action, for: latest(asker)) }

  func performAwaiting(_ action: NavigationAction, for asker: Caller) async -> NavigationOutcome? {
    await next?.performAwaiting(action, for: latest(asker))
  }

  func wouldIgnore(_ action: () -> NavigationAction, for asker: Caller) -> Bool {
    next?.wouldIgnore(action, for: latest(asker)) ?? false
  }

  func attachment<Kind: ScreenAttachment>(_ kind: Kind.Type, of asker: Caller) -> Kind? {
    isOwn(asker) ? attachments?.of(kind) : next?.attachment(kind, of: asker)
  }
}

extension ReusedPerformer {
  /// Whether the caller is the screen itself: where it awaits a result, the performer also acts for the screen that it
  /// has opened.
  private func isOwn(_ asker: Caller) -> Bool { asker.id == first.id && asker.flow === first.flow }

  /// The entry that currently shows the screen, if the caller is the screen itself.
  private func latest(_ asker: Caller) -> Caller { isOwn(asker) ? caller : asker }

  /// Whether the screen was made ahead of time, and no entry has shown it yet.
  var isPreloaded: Bool { caller.id == .notEntered }

  /// Acts for another entry from now on.
  func enter(_ flow: Blueprint, as caller: Caller, next: any ActionPerformer) {
    self.flow = flow
    self.caller = caller
    withExtendedLifetime(self.next) { self.next = next }
  }
}

/// Identifies a screen that several entries show, by the performer of its callbacks.
@MainActor
final class ReusedScreen: ScreenAttachment {
  var performer: ReusedPerformer?

  init() {}

  func leave(isKept: Bool) {}
}
