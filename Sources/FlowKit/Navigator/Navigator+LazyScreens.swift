// The hidden screens of a restored tree, which are made when they are needed.

/// The state of a screen from another place, such as a snapshot.
package final class RestoredState: Sendable {
  package let content: any Sendable
  let restore: @MainActor @Sendable (AnyObject) -> Void

  package init(_ content: any Sendable, _ restore: @escaping @MainActor @Sendable (AnyObject) -> Void) {
    self.content = content
    self.restore = restore
  }
}

/// How to make the screen of an entry that has not been shown or asked for yet.
@MainActor
package final class LazyScreen: ScreenAttachment {
  /// The entry's flow; `nil` once its screen has been made.
  var flow: Blueprint?
  /// The state to restore.
  var restored: RestoredState?
  /// The action that has added the entry.
  var action: NavigationAction?

  package nonisolated init() {}

  package func leave(isKept: Bool) {}
}

extension Navigator {
  /// Makes the screen of an entry that has not been needed yet.
  ///
  /// Actions that it performs meanwhile are ignored.
  func makeLazyScreen(_ id: ScreenID) -> AnyObject? {
    guard hasLazyScreens, let life = records[id]?.life, let lazy = existing(LazyScreen.self, of: id),
      let flow = lazy.flow
    else { return nil }
    return duringTurn {
      ignoringScreens {
        lazy.flow = nil
        let restored = lazy.restored.take(), action = lazy.action.take()
        let screen = makeScreen(of: flow, life)
        restored?.restore(screen)
        records.set(screen, of: id)
        tellNotAwaited(over: id)
        if features.isHeard, let action {
          let entry = NavigationTree.Entry(id: id, flow: flow.id)
          tell(.made, of: entry, ToldAction(cause: cause(action.withoutDelivery, .performed)))
        }
        return screen
      }
    }
  }

  /// Makes the screens that are about to become visible, and those that receive arguments.
  func makeLazyScreens(shownIn reducer: borrowing TreeReducer) {
    for node in reducer.tree.shownNodes + reducer.tree.partlyCoveredNodes { _ = makeLazyScreen(node.id) }
    for delivery in reducer.deliveries where reducer.tree.contains(delivery.first) {
      _ = makeLazyScreen(delivery.first)
    }
  }
}

extension Navigator {
  /// Goes to a restored place: what the guards of its flows don't allow is left out, and noted there.
  ///
  /// Hidden screens are made when they are needed. If the user goes elsewhere meanwhile, they stay there.
  ///
  /// - Parameters:
  ///   - place: The place, which must have a tree.
  ///   - travel: The travel to its tree.
  /// - Returns: Its outcome.
  package func restore(_ place: RestoredPlace, by travel: NavigationAction) -> NavigationOutcome {
    perform(restoring(place, travel))
  }

  /// The same, for questions with asynchronous answers.
  package func restoreAndWait(_ place: RestoredPlace, by travel: NavigationAction) async -> NavigationOutcome {
    await performAwaiting(restoring(place, travel))
  }

  private func restoring(_ place: RestoredPlace, _ travel: NavigationAction) -> Turn {
    var turn = Turn(travel, from: nil)
    turn.extras.restored = place
    turn.extras.expected = Turn.Expected(tree: tree, lastID: lastID)
    return turn
  }

  /// The state of a screen that has not been needed yet.
  package func restoredState(of id: ScreenID) -> RestoredState? { existing(LazyScreen.self, of: id)?.restored }
}
