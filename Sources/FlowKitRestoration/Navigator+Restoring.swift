public import FlowKit

extension Navigator {
  /// Restores a snapshot: sets the whole tree to the saved one.
  ///
  /// ```swift
  /// let snapshot = try JSONDecoder().decode(NavigationSnapshot.self, from: data)
  /// let restoration = navigator.restore(snapshot, from: flows)
  /// for issue in restoration.issues { logger.notice("\(issue)") }
  /// ```
  ///
  /// The guards of each flow decide whether it may enter. If an entry can't be restored, it is dropped with everything
  /// above it, including the modals it presents, and an issue is reported. If that entry is the root, or a rule for the
  /// root chooses another one, the navigator stays where it is. The guards of screens that leave don't run.
  ///
  /// Entries get new ids. Visible screens are made at once, others when they are needed: when they become visible, are
  /// returned to with arguments, perform an action, are needed by a guard or a message handler of their flow, or are
  /// requested with ``screen(of:)-(ScreenID)``. Until then, they don't count in ``screenCount``. Actions that a screen
  /// performs while it is made are ignored (``NavigationReason/travelling``), because the snapshot already contains
  /// their results. Observers are notified of a `travel`, and the host shows one transition.
  ///
  /// Flows with asynchronous guards or preparations are dropped; to run these, await the restoration. Inside another
  /// action, this method does nothing: `RestorationIssue.Reason.notPerformed`.
  ///
  /// - Parameters:
  ///   - snapshot: The snapshot.
  ///   - flows: The flows by name: the catalogue the snapshot was taken with, or a newer version of it.
  ///   - transition: How the change should look.
  ///   - fileID: The file to name as the action's place.
  ///   - line: The line to name as the action's place.
  /// - Returns: The outcome, and what is missing.
  @discardableResult
  public func restore(
    _ snapshot: NavigationSnapshot, from flows: FlowCatalogue, transition: ScreenTransition = .automatic,
    fileID: StaticString = #fileID, line: UInt32 = #line
  ) -> NavigationRestoration {
    do throws(RestorationIssue.Missing) {
      var restored = RestoredTree(try flows.migrated(snapshot), flows, of: self, canWait: false)
      guard !isPerforming else { return .notPerformed("another action is being performed") }
      guard let tree = restored.makeTree() else {
        return NavigationRestoration(outcome: nil, issues: restored.issues)
      }
      let action = NavigationAction.travel(to: tree, transition: transition, fileID: fileID, line: line)
      let outcome: NavigationOutcome = restore(action, restored.states)
      return NavigationRestoration(outcome: outcome, issues: restored.issues)
    } catch {
      return NavigationRestoration(outcome: nil, issues: [error.issue])
    }
  }

  /// Restores a snapshot, and waits for asynchronous guards and preparations.
  ///
  /// If the user navigates in the meantime, the navigator stays where it is: `RestorationIssue.Reason.notPerformed`. If
  /// that happens while a guard of actions runs, the outcome is ``NavigationReason/superseded``.
  ///
  /// ```swift
  /// let restoration = await navigator.restore(snapshot, from: flows)
  /// ```
  ///
  /// - Parameters:
  ///   - snapshot: The snapshot.
  ///   - flows: The flows by name.
  ///   - transition: How the change should look.
  ///   - fileID: The file to name as the action's place.
  ///   - line: The line to name as the action's place.
  /// - Returns: The outcome, and what is missing.
  @discardableResult
  public func restore(
    _ snapshot: NavigationSnapshot, from flows: FlowCatalogue, transition: ScreenTransition = .automatic,
    fileID: StaticString = #fileID, line: UInt32 = #line
  ) async -> NavigationRestoration {
    let before = tree
    do throws(RestorationIssue.Missing) {
      var restored = RestoredTree(try flows.migrated(snapshot), flows, of: self, canWait: true)
      var destination = restored.makeTree()
      while destination != nil, !restored.waiting.isEmpty {
        await restored.askThoseWhoTakeTime()
        guard tree == before else { return .notPerformed("the navigator has changed in the meantime") }
        destination = restored.makeTree()  // with the answers
      }
      guard !isPerforming else { return .notPerformed("another action is being performed") }
      guard let destination else { return NavigationRestoration(outcome: nil, issues: restored.issues) }
      let action = NavigationAction.travel(to: destination, transition: transition, fileID: fileID, line: line)
      let outcome: NavigationOutcome = await restore(action, restored.states)
      return NavigationRestoration(outcome: outcome, issues: restored.issues)
    } catch {
      return NavigationRestoration(outcome: nil, issues: [error.issue])
    }
  }
}

extension NavigationRestoration {
  fileprivate static func notPerformed(_ why: String) -> NavigationRestoration {
    NavigationRestoration(outcome: nil, issues: [RestorationIssue.Missing(.notPerformed, why).issue])
  }
}

extension RestorationIssue.Missing {
  /// The issue, if it is about the whole snapshot.
  fileprivate var issue: RestorationIssue {
    RestorationIssue(flow: nil, reason: reason, message: "Nothing is restored: \(text.asSentence)")
  }
}

extension FlowCatalogue {
  /// A snapshot as this version of the app would have taken it.
  fileprivate func migrated(_ snapshot: NavigationSnapshot) throws(RestorationIssue.Missing) -> NavigationSnapshot {
    guard snapshot.version <= version else {
      throw .init(
        .tooNew, "the snapshot has version \(snapshot.version), but the app only knows versions up to \(version)")
    }
    guard snapshot.version < version, let migrate else { return snapshot }
    var migrated = snapshot
    do {
      try migrate(&migrated)
    } catch {
      let text = RestorationIssue.text(of: error)
      throw .init(.notMigrated, "the snapshot of version \(snapshot.version) could not be migrated: \(text)")
    }
    migrated.version = version
    return migrated
  }
}
