/// One screen's life: who it is, and how far its life has come.
///
/// A screen's callbacks hold it, and nothing else; so does the screen's record. What belongs to the screen, and the screen
/// itself, are the record's: the app's closures among it may hold the screen.
@MainActor
package final class ScreenLife {
  // No code of the app runs while one of these is being changed: without checks, for "push" of `Benchmarks/counts`.

  /// The entry that the screen's actions come from: another one when a kept screen is shown again.
  @exclusivity(unchecked) package private(set) var caller: Caller
  /// Performs the actions: the navigator, or a test's spy in front of it.
  @exclusivity(unchecked) package private(set) var performer: any ActionPerformer
  @exclusivity(unchecked) package private(set) var stage = Stage.arriving
  /// What belongs to a screen without a record: one that waits for an entry, or a spy's; its owner keeps it.
  @exclusivity(unchecked) private weak var attachments: ScreenAttachments?
  /// The entries that were below the screen when it left, for a flow that sends after leaving.
  @exclusivity(unchecked) private var entriesBelow: [ScreenID]?

  package enum Stage {
    /// It is made ahead of time, and no entry shows it yet.
    case ahead
    /// Its entry is about to come into the tree.
    case arriving
    case there
    /// It has left, and waits for its flow's next entry.
    case kept
    case gone
  }

  package init(_ caller: Caller, _ performer: any ActionPerformer, _ stage: Stage = .arriving) {
    self.caller = caller
    self.performer = performer
    self.stage = stage
  }
}

// How it goes on.
extension ScreenLife {
  /// Is shown by an entry, from now on.
  func begin(_ stage: Stage, as caller: Caller, _ performer: any ActionPerformer) {
    (self.stage, self.caller, entriesBelow) = (stage, caller, nil)
    withExtendedLifetime(self.performer) { self.performer = performer }
  }

  func comeIn() { stage = .there }

  /// Its entry has left.
  ///
  /// - Parameters:
  ///   - isKept: Whether the screen waits for another entry.
  ///   - belongings: What belongs to the screen.
  package func leave(isKept: Bool, with belongings: ScreenAttachments?) {
    stage = isKept ? .kept : .gone
    if !isKept, attachments != nil { attachments = nil }
    belongings?.leave(isKept: isKept)
  }

  /// Notes which entries were below the screen when it left.
  func note(entriesBelow: [ScreenID]) { self.entriesBelow = entriesBelow }

  /// Notes where what belongs to the screen is kept while it has no record.
  package func own(_ attachments: ScreenAttachments) { self.attachments = attachments }

  /// Notes the flow of a screen that is made by itself, in a test.
  func know(_ flow: Blueprint) {
    if caller.flow == nil { caller = Caller(id: caller.id, flow: flow) }
  }

  /// Whether it is in a tree, or about to come into it.
  package var isThere: Bool { stage == .there || stage == .arriving }
}

// What its callbacks do.
extension ScreenLife {
  /// Whether a callback may run the app's code.
  ///
  /// On another thread than the UI's, it may not, and the performer reports that.
  func mayAct(_ kind: NavigationAction.Kind, at origin: SourcePlace) -> Bool {
    if performer.isReachable { return true }
    refuse(kind, at: origin)
    return false
  }

  /// Reports why a callback can't run the app's code.
  func refuse(_ kind: NavigationAction.Kind, at origin: SourcePlace) {
    perform(NavigationAction(.failure(.init(kind: kind, reason: .removed)), at: origin))
  }

  package func perform(_ action: consuming NavigationAction) {
    do throws(Unperformed) { _ = try performing(action) } catch {}
  }

  func performing(_ action: consuming NavigationAction) throws(Unperformed) -> NavigationOutcome {
    if entriesBelow != nil { action = action.sent(down: entriesBelow) }
    return try performer.perform(action, for: caller)
  }

  func performAwaiting(_ action: NavigationAction) async -> NavigationOutcome? {
    await performer.performAwaiting(action.sent(down: entriesBelow), for: caller)
  }

  /// What belongs to the screen, of one kind, made on first use; `nil` if the screen or the navigator is gone.
  package func attachment<Kind: ScreenAttachment>(_ kind: Kind.Type) -> Kind? { belongings?.of(kind) }

  /// What belongs to the screen; `nil` if the screen or the navigator is gone.
  var belongings: ScreenAttachments? {
    isThere ? performer.attachments(of: caller) ?? attachments : attachments
  }

  /// Whether an action would be ignored at once, as at a second tap, so that work before it would be done in vain.
  func wouldIgnore(_ action: () -> NavigationAction) -> Bool { performer.wouldIgnore(action, for: caller) }
}
