/// Those who wait until the host shows the tree.
@MainActor
final class SettledWaiters: TreeFollower {
  let rank = 4
  private var waiting: [CheckedContinuation<Void, Never>] = []

  deinit { for one in waiting { one.resume() } }

  func add(_ one: CheckedContinuation<Void, Never>) { waiting.append(one) }

  func follow(_: NavigationAction, _: TreeDifference, in _: Navigator) {}

  func rest(in navigator: Navigator) {
    guard navigator.isSettled else { return }
    navigator.features.remove(self)
    let ready = waiting
    waiting = []
    for one in ready { one.resume() }
  }
}

extension Navigator {
  /// Whether what is done is shown: no action is being performed, and the host, if there is one, shows the tree, with no
  /// transition or gesture running.
  public var isSettled: Bool { !isPerforming && mirror?.isUpToDate(self) ?? true }

  /// Waits until what is done is shown: the tree is right at once, and the host catches up.
  ///
  /// ```swift
  /// navigator.open(url)
  /// await navigator.settled()   // the place is on the screen, and nothing moves any more
  /// ```
  ///
  /// Returns at once where nothing is being performed and there is no host, or none that is busy; also when the host is
  /// detached, or the navigator is let go of. Actions that wait for a guard or a preparation are not waited for: await
  /// `perform` for these. A task that is cancelled goes on waiting.
  public func settled() async {
    if isSettled { return }
    await withCheckedContinuation { waiters.add($0) }
  }

  private var waiters: SettledWaiters {
    for case let waiters as SettledWaiters in features.followers { return waiters }
    let waiters = SettledWaiters()
    features.add(waiters)
    return waiters
  }
}
