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
  /// above it, including the modals it presents, and an issue is reported; a container with nothing left to show is
  /// dropped, too. If that entry is the root, or a rule for the root chooses another one, the navigator stays where it
  /// is. The guards of screens that leave don't run.
  ///
  /// Entries get new ids. Visible screens are made at once, others when they are needed: when they become visible, are
  /// returned to with arguments, perform an action, are needed by a guard or a message handler of their flow, or are
  /// requested with ``screen(of:)-(ScreenID)``. Until then, they don't exist. Actions that a screen
  /// performs while it is made are ignored (``NavigationReason/travelling``), because the snapshot already contains
  /// their results. Observers are notified of a `travel`, and the host shows one transition.
  ///
  /// Flows with asynchronous guards or preparations are dropped; ``restoreAndWait(_:from:transition:fileID:line:)`` runs
  /// these. Inside another action, this method does nothing, and its issue says so.
  ///
  /// - Parameters:
  ///   - snapshot: The snapshot.
  ///   - flows: The flows by name: the registry the snapshot was taken with, or a newer version of it.
  ///   - transition: How the change should look.
  ///   - fileID: The file to name as the action's place.
  ///   - line: The line to name as the action's place.
  /// - Returns: The outcome, and what is missing.
  @discardableResult
  public func restore(
    _ snapshot: NavigationSnapshot, from flows: FlowRegistry, transition: ScreenTransition = .automatic,
    fileID: StaticString = #fileID, line: UInt32 = #line
  ) -> NavigationRestoration {
    switch plan(snapshot, flows, transition, fileID, line, canWait: false) {
    case .stay(let restoration): return restoration
    case .go(let reader, let place, let travel):
      return NavigationRestoration(restore(place, by: travel), reader, place)
    }
  }

  /// Restores a snapshot, and waits for asynchronous guards and preparations.
  ///
  /// If the user navigates in the meantime, the navigator stays where it is, and the outcome is
  /// ``NavigationReason/superseded``.
  ///
  /// ```swift
  /// let restoration = await navigator.restoreAndWait(snapshot, from: flows)
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
  public func restoreAndWait(
    _ snapshot: NavigationSnapshot, from flows: FlowRegistry, transition: ScreenTransition = .automatic,
    fileID: StaticString = #fileID, line: UInt32 = #line
  ) async -> NavigationRestoration {
    switch plan(snapshot, flows, transition, fileID, line, canWait: true) {
    case .stay(let restoration): return restoration
    case .go(let reader, let place, let travel):
      return NavigationRestoration(await restoreAndWait(place, by: travel), reader, place)
    }
  }

  /// What to do about a snapshot.
  private enum Plan {
    case go(SnapshotReader, RestoredPlace, by: NavigationAction)
    case stay(NavigationRestoration)
  }

  private func plan(
    _ snapshot: NavigationSnapshot, _ flows: FlowRegistry, _ transition: ScreenTransition, _ fileID: StaticString,
    _ line: UInt32, canWait: Bool
  ) -> Plan {
    do throws(RestorationIssue.Missing) {
      let (reader, place) = try read(snapshot, flows, canWait: canWait)
      guard let tree = place.tree else { return .stay(NavigationRestoration(nil, reader, place)) }
      return .go(reader, place, by: .travel(to: tree, transition: transition, fileID: fileID, line: line))
    } catch {
      return .stay(NavigationRestoration(outcome: nil, issues: [error.issue]))
    }
  }

  /// Reads a snapshot, and builds its place.
  private func read(
    _ snapshot: NavigationSnapshot, _ flows: FlowRegistry, canWait: Bool
  ) throws(RestorationIssue.Missing) -> (SnapshotReader, RestoredPlace) {
    let reader = SnapshotReader(try flows.migrated(snapshot), flows)
    guard !isPerforming else { throw .init(.notPerformed, "another action is being performed") }
    if let root = reader.root, let chosen = chosenRoot, root != chosen {
      throw .init(.otherRoot, "the root should be \(chosen), not \(root)", about: "\(root)")
    }
    return (reader, build(reader.outline, canWait: canWait))
  }
}

extension NavigationRestoration {
  @MainActor
  fileprivate init(_ outcome: NavigationOutcome?, _ reader: SnapshotReader, _ place: RestoredPlace) {
    var issues = reader.issues(in: place)
    if outcome?.reason == .superseded {
      issues.append(RestorationIssue.Missing(.notPerformed, "the navigator has changed in the meantime").issue)
    }
    self.init(outcome: outcome, issues: issues)
  }
}

extension RestorationIssue.Missing {
  /// The issue, if it is about the whole snapshot.
  fileprivate var issue: RestorationIssue {
    RestorationIssue(flow: flow, reason: reason, message: "Nothing is restored: \(text.asSentence)")
  }
}

extension FlowRegistry {
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
