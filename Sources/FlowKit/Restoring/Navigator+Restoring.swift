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
  /// Entries have new ids. Their screens are made when they are needed: when they are visible, are returned to with
  /// arguments, perform something, or are asked for (``screen(of:)-(ScreenID)``); those of flows that guard something
  /// are made at once. Until then they don't count in ``screenCount``. What they ask for while they are made is
  /// ignored (``NavigationReason/travelling``): what came of it is in the snapshot. Observers hear of a
  /// `travel`, and a host is shown it with one transition.
  ///
  /// Flows whose guards or preparations take their time are dropped; await the restoration where there are such. Inside
  /// of another action it does nothing: ``RestorationIssue/Reason/notPerformed``.
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
      var plan = RestorationPlan(try flows.migrated(snapshot), flows, canWait: false)
      return carryOut(&plan, transition, SourcePlace(fileID, line))
    } catch {
      return NavigationRestoration(outcome: nil, issues: [error.issue])
    }
  }

  /// Goes to where an app was, and waits for guards and preparations that take their time.
  ///
  /// Where the navigator has gone on meanwhile, it stays where it is: ``RestorationIssue/Reason/notPerformed``.
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
      var plan = RestorationPlan(try flows.migrated(snapshot), flows, canWait: true)
      while plan.tree(firstID: 1, root: nil) != nil, !plan.questions.isEmpty { await plan.askThoseWhoTakeTime() }
      guard tree == before else { return .notPerformed("the navigator has gone on meanwhile") }
      return carryOut(&plan, transition, SourcePlace(fileID, line))
    } catch {
      return NavigationRestoration(outcome: nil, issues: [error.issue])
    }
  }

  private func carryOut(
    _ plan: inout RestorationPlan, _ transition: ScreenTransition, _ origin: SourcePlace
  ) -> NavigationRestoration {
    guard turns.begin() else { return .notPerformed("another action is being performed") }
    let tree = plan.tree(firstID: ScreenID(lastID.number + 1), root: rule?.choose().blueprint.id)
    let outcome = tree.map { tree in
      var action = NavigationAction.travel(to: tree, transition: transition)
      action.origin = origin
      return travel(action, nil, reportsChanges: true, restoring: plan.entering)
    }
    performWaiting()
    return NavigationRestoration(outcome: outcome, issues: plan.issues)
  }

  /// Takes note of all that is restored; what is shown, and what guards something, is made at once.
  func note(_ restoring: [RestoredEntry], _ action: NavigationAction, for prospect: inout Prospect) {
    guard !restoring.isEmpty else { return }
    let all = restored ?? RestoredScreens(action)
    all.add(restoring)
    restored = all
    let shown = Set(prospect.tree.shown.map(\.id))
    prospect.postpone { !shown.contains($0.id) && $0.flow.traits?.isOnGuard != true }
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
    RestorationIssue(flow: nil, reason: reason, message: "Nothing is restored: \(text).")
  }
}

extension FlowCatalogue {
  /// A snapshot as this version of the app would have taken it.
  fileprivate func migrated(_ snapshot: NavigationSnapshot) throws(RestorationIssue.Missing) -> NavigationSnapshot {
    guard snapshot.version <= version else {
      throw .init(.tooNew, "the snapshot is of version \(snapshot.version), and the app of version \(version)")
    }
    guard snapshot.version < version, let migrate else { return snapshot }
    var migrated = snapshot
    do {
      try migrate(&migrated)
    } catch {
      throw .init(.notMigrated, "the snapshot of version \(snapshot.version) could not be migrated: \(error)")
    }
    migrated.version = version
    return migrated
  }
}
