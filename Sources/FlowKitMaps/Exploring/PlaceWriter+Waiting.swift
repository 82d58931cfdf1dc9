import FlowKit

// What waits is a part of a place: it decides what happens when what it waits for leaves.
extension PlaceWriter {
  /// What decides how the app goes on, besides its tree and its state.
  @MainActor package mutating func numbers(besidesTreeOf stand: MoveTable.Stand) -> [UInt16] {
    var numbers: [UInt16] = []
    if let latest = stand.latestRoot, latest != stand.tree.rootEntry.flow {
      numbers = [Mark.chosen, Self.token(of: latest.blueprint)]
    }
    return stand.waiting.isEmpty ? numbers : numbers + self.numbers(ofWaitingIn: stand)
  }

  /// Numbers for each action that waits, in order.
  ///
  /// Which guards it has passed is not written, but for the one that is asked again.
  @MainActor private mutating func numbers(ofWaitingIn stand: MoveTable.Stand) -> [UInt16] {
    let tree = stand.tree, ids = tree.path.map(\.id)
    func entry(_ id: ScreenID?) -> UInt16 {
      id.flatMap { ids.firstIndex(of: $0) }.map { UInt16(truncatingIfNeeded: $0) } ?? .max
    }
    return stand.waiting.flatMap { one -> [UInt16] in
      var entries = [entry(one.turn.wish.screen), entry(one.turn.action.closing)]
      var others = [number(of: one.turn.action), one.turn.wish.number] + guardNumbers(of: one)
      if let redirection = one.redirection { others.append(number(of: redirection)) }
      if case .left(let goal, _) = one.until {
        switch goal {
        case .entry(let id):
          // A modal whose root was replaced has no entry with its own id.
          let root = ids.contains(id) ? id : tree.modals.first { $0.presentation?.id == id }?.first?.id
          entries.append(entry(root))
        case .child(let child, let container):
          entries.append(entry(container))
          let index = tree.containers.first { $0.id == container }?.children.firstIndex { $0.isSame(as: child) }
          others.append(UInt16(truncatingIfNeeded: index ?? -1))
        }
      }
      let original = stand.waiting.firstIndex { $0.number == one.turn.original }
      others.append(UInt16(truncatingIfNeeded: original ?? -1))
      let all = entries + others
      return [Mark.waiting, UInt16(all.count), UInt16(entries.count)] + all
    }
  }

  /// The guard that is asked again: its flow, and its number.
  @MainActor private func guardNumbers(of one: Waiting) -> [UInt16] {
    guard let key = one.turn.approval?.askedAgain else { return [] }
    return [Self.token(of: key.asked?.blueprint), UInt16(truncatingIfNeeded: key.number)]
  }

  private mutating func number(of action: NavigationAction) -> UInt16 {
    let known = actions.firstIndex { $0 == action && $0.origin == action.origin }
    if known == nil { actions.append(action) }
    return UInt16(truncatingIfNeeded: known ?? actions.count - 1)
  }

  /// Where the tree begins in the numbers of a place.
  static func startOfTree(in tokens: ArraySlice<UInt16>) -> Int {
    var index = tokens.startIndex
    while index < tokens.endIndex, [Mark.state, Mark.chosen, Mark.waiting].contains(tokens[index]) {
      index += length(at: index, in: tokens)
    }
    return index
  }

  /// The numbers of the entries that what waits is about.
  static func entriesOfWaiting(in tokens: ArraySlice<UInt16>) -> Set<Int> {
    var index = tokens.startIndex, entries: Set<Int> = []
    while index < tokens.endIndex {
      let length = length(at: index, in: tokens)
      if tokens[index] == Mark.waiting {
        let first = index + 3
        entries.formUnion(tokens[first..<first + Int(tokens[index + 2])].map(Int.init))
      }
      index += length
    }
    return entries
  }
}

extension Wish {
  /// The screen that it acts from or ends with; nil if there is none.
  fileprivate var screen: ScreenID? {
    switch self {
    case .ofScreen(let caller), .answer(let caller): caller.id
    case .wayBack(let id): id
    case .fromOutside(let id): id
    case .ofApp(let caller): caller?.id
    }
  }

  fileprivate var number: UInt16 {
    switch self {
    case .ofScreen: 0
    case .fromOutside: 1
    case .wayBack: 2
    case .answer: 3
    case .ofApp: 4
    }
  }
}
