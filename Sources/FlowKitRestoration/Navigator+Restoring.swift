public import FlowKit

extension Navigator {
  /// Goes to where an app was: sets the whole tree to that of a snapshot.
  ///
  /// ```swift
  /// let snapshot = try JSONDecoder().decode(NavigationSnapshot.self, from: data)
  /// let restoration = navigator.restore(snapshot, from: flows)
  /// for issue in restoration.issues { logger.notice("\(issue)") }
  /// ```
  ///
  /// The guards of each flow are asked whether it may enter. What can't be restored is dropped with all that stood on it
  /// (the modals that it presents included), and told. Where that is the root, or the rule for the root chooses
  /// another one, the navigator stays where it is. Screens that leave are not asked.
  ///
  /// Entries have new ids. Their screens are made when they are needed: when they are to be seen, are returned to with
  /// arguments, perform something, or are asked for (``screen(of:)-(ScreenID)``); those of flows that guard something
  /// are made at once. Until then they don't count in ``screenCount``. What they ask for while they are made is
  /// ignored (``NavigationReason/travelling``): what came of it is in the snapshot. Observers hear of a
  /// `travel`, and a host is shown it with one transition.
  ///
  /// Flows whose guards or preparations take their time are dropped; await the restoration where there are such. Inside
  /// of another action it does nothing: `RestorationIssue.Reason.notPerformed`.
  ///
  /// - Parameters:
  ///   - snapshot: The snapshot.
  ///   - flows: The flows by their names; with those that it was taken with, or with a newer version.
  ///   - transition: How it should look.
  ///   - fileID: The file to name as the action's place.
  ///   - line: The line to name as the action's place.
  /// - Returns: How it ended, and what is missing.
  @discardableResult
  public func restore(
    _ snapshot: NavigationSnapshot, from flows: FlowCatalogue, transition: ScreenTransition = .automatic,
    fileID: StaticString = #fileID, line: UInt32 = #line
  ) -> NavigationRestoration {
    do throws(RestorationIssue.Missing) {
      var restored = RestoredTree(try flows.migrated(snapshot), flows, canWait: false)
      guard !isPerforming else { return .notPerformed("another action is being performed") }
      guard let action = travel(to: &restored, transition, fileID, line) else {
        return NavigationRestoration(outcome: nil, issues: restored.issues)
      }
      let outcome: NavigationOutcome = restore(action, restored.states)
      return NavigationRestoration(outcome: outcome, issues: restored.issues)
    } catch {
      return NavigationRestoration(outcome: nil, issues: [error.issue])
    }
  }

  /// Goes to where an app was, and waits for guards and preparations that take their time.
  ///
  /// Where the navigator has gone on meanwhile, it stays where it is: `RestorationIssue.Reason.notPerformed`; while a
  /// guard of actions was asked, the outcome says so: ``NavigationReason/superseded``.
  ///
  /// ```swift
  /// let restoration = await navigator.restore(snapshot, from: flows)
  /// ```
  ///
  /// - Parameters:
  ///   - snapshot: The snapshot.
  ///   - flows: The flows by their names.
  ///   - transition: How it should look.
  ///   - fileID: The file to name as the action's place.
  ///   - line: The line to name as the action's place.
  /// - Returns: How it ended, and what is missing.
  @discardableResult
  public func restore(
    _ snapshot: NavigationSnapshot, from flows: FlowCatalogue, transition: ScreenTransition = .automatic,
    fileID: StaticString = #fileID, line: UInt32 = #line
  ) async -> NavigationRestoration {
    let before = tree
    do throws(RestorationIssue.Missing) {
      var restored = RestoredTree(try flows.migrated(snapshot), flows, canWait: true)
      while restored.tree(lastID: 0, root: nil) != nil, !restored.waiting.isEmpty {
        await restored.askThoseWhoTakeTime()
      }
      guard tree == before else { return .notPerformed("the navigator has gone on meanwhile") }
      guard !isPerforming else { return .notPerformed("another action is being performed") }
      guard let action = travel(to: &restored, transition, fileID, line) else {
        return NavigationRestoration(outcome: nil, issues: restored.issues)
      }
      let outcome: NavigationOutcome = await restore(action, restored.states)
      return NavigationRestoration(outcome: outcome, issues: restored.issues)
    } catch {
      return NavigationRestoration(outcome: nil, issues: [error.issue])
    }
  }

  /// The travel to what can be restored; nil where nothing can.
  private func travel(
    to restored: inout RestoredTree, _ transition: ScreenTransition, _ fileID: StaticString, _ line: UInt32
  ) -> NavigationAction? {
    restored.tree(lastID: lastID, root: chosenRoot).map { tree in
      NavigationAction.travel(to: tree, transition: transition, fileID: fileID, line: line)
    }
  }
}

extension NavigationRestoration {
  fileprivate static func notPerformed(_ why: String) -> NavigationRestoration {
    NavigationRestoration(outcome: nil, issues: [RestorationIssue.Missing(.notPerformed, why).issue])
  }
}

extension RestorationIssue.Missing {
  /// The issue, where it is about the whole snapshot.
  fileprivate var issue: RestorationIssue {
    RestorationIssue(flow: nil, reason: reason, message: "Nothing is restored: \(text.asSentence)")
  }
}

extension FlowCatalogue {
  /// A snapshot as this version of the app would have taken it.
  fileprivate func migrated(_ snapshot: NavigationSnapshot) throws(RestorationIssue.Missing) -> NavigationSnapshot {
    guard snapshot.version <= version else {
      throw .init(.tooNew, "the snapshot is of version \(snapshot.version), later than \(version), the app's own")
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
