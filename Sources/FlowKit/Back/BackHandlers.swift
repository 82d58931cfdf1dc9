/// The back handlers of a screen, the latest last.
@MainActor
package final class BackHandlers: ScreenAttachment {
  private(set) var all: [BackRegistration] = []

  package nonisolated init() {}

  func add(_ handler: BackRegistration) {
    all.append(handler)
    handler.handlers = self
  }

  /// The first answer; `nil` if there is none.
  package func answer() -> NavigationAction? {
    for handler in all.reversed().ranked(by: { $0.priority }) where handler.isEnabled {
      let answer = handler.answer()
      if answer.kind != .nothing { return answer }
    }
    return nil
  }

  func remove(_ handler: BackRegistration) {
    let before = all
    all.removeAll { $0 === handler }
    withExtendedLifetime(before) {}  // it may own whoever ends it
  }

  package func leave(isKept: Bool) {
    guard !isKept else { return }
    let before = all
    all = []
    withExtendedLifetime(before) {}
  }
}

extension Array {
  /// The highest priority first; what has the same priority stays in order.
  @MainActor
  func ranked(by priority: (Element) -> Int) -> [Element] {
    guard count > 1 else { return self }
    let ranked = enumerated().sorted { (priority($1.element), $0.offset) < (priority($0.element), $1.offset) }
    return ranked.map(\.element)
  }
}

extension Navigator {
  /// Runs the back handlers until one has an answer.
  func answer(toBack action: NavigationAction, from caller: Caller?) -> ActionAnswer {
    guard !action.hasHappened else { return .notMine }
    for (handler, asker) in handlersToAsk(from: caller?.id) where handler.isEnabled {
      let answer = handler.answer()
      switch answer.kind {
      case .nothing: continue
      case .stay: return .done
      default: return .act(answer, from: asker)
      }
    }
    return .notMine
  }
}

extension NavigationTree {
  /// The visible and partly covered entries, in the order in which their back handlers run.
  ///
  /// The one in use comes first, then the others from the inside out; at one depth, the one around the entry in use
  /// comes first, then the last one.
  var shownFromInside: [ScreenID] {
    guard top.contents != nil else { return [top.id] }
    let visible = visiblePosition
    let inUse = Set(visible.containers.map(\.node.id))
    var ranked: [(id: ScreenID, rank: [Int])] = []
    func add(_ top: Node, _ depth: Int) {
      let rank = [top.id == visible.node.id ? Int.max : depth, inUse.contains(top.id) ? 1 : 0, ranked.count]
      ranked.append((top.id, rank))
      guard let contents = top.contents else { return }
      for index in contents.tops.indices where contents.shows(index) { top.childTop(index).map { add($0, depth + 1) } }
    }
    add(top, 1)
    return ranked.sorted { $1.rank.lexicographicallyPrecedes($0.rank) }.map(\.id)
  }
}
