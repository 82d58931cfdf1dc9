// What a screen that waits for an answer needs of the navigator.
extension NavigatorReference {
  func waits(for action: NavigationAction, of caller: Caller) -> Bool {
    navigator?.waiting.all.contains { $0.asker == caller.id && $0.waitsInstead(of: action) } ?? false
  }

  var holdsBack: Bool { heldBack != nil }

  func holdingBack(_ body: () -> Void) {
    guard heldBack == nil else { return body() }
    heldBack = []
    body()
    for (action, caller) in heldBack.take() ?? [] where !action.onlyCloses {
      _ = navigator?.end(action.withoutDelivery, from: caller, because: .awaitedInstead)
    }
  }
}

extension NavigationAction {
  /// Whether it does no more than the end of a wait, which closes the screen.
  package var onlyCloses: Bool {
    switch verb {
    case .pop, .back, .plain(.dismiss), .plain(.close), .plain(.stay), .plain(.nothing), .unwind(_, nil, _): true
    default: false
    }
  }
}

extension Navigator {
  /// Reports questions that a travel has brought back, whether their askers were there or are new.
  func tellNotAwaited(in difference: TreeDifference) {
    let entered = Set(difference.entered.map(\.id))
    var askers = entered.union(difference.entered.compactMap { $0.below?.id })
    for modal in tree.modals {
      if let asker = modal.presentation?.presenter, let root = modal.first, entered.contains(root.id) {
        askers.insert(asker)
      }
    }
    for asker in askers.sorted(by: { $0.number < $1.number }) { tellNotAwaited(over: asker) }
  }

  /// Reports questions that a travel, or a restored place, has brought back: their askers are new, and don't wait.
  ///
  /// - Parameter asker: An entry that has come back, whose screen has just been made.
  func tellNotAwaited(over asker: ScreenID) {
    guard let asked = existing(PendingResults.self, of: asker)?.asked, !asked.isEmpty,
      let position = tree.position(of: asker)
    else { return }
    var opened = tree.modals.filter { $0.presentation?.presenter == asker }.compactMap(\.first)
    var above = position.top
    while let below = above.below, below.id != asker { above = below }
    if above.below != nil { opened.append(above.entry) }
    for entry in opened where asked.contains(entry.flow) && !isAwaited(entry.id) {
      let reason = NavigationReason.notAwaited.saying("\(position.node.entry)")
      features.issues.hear(NavigationIssue(action: .stay, caller: Caller(entry), reason: reason, tree: tree))
    }
  }

  /// Whether another screen has opened an entry to wait for its answer.
  package func isAwaited(_ id: ScreenID) -> Bool { existing(PendingResults.self, of: id)?.owed.isEmpty == false }
}
