#if canImport(SwiftUI)
  import FlowKit

  /// Where entries are on the cards of a stack: as many as possible stay where they are, because a view that moves loses
  /// its state.
  @available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
  @MainActor
  struct Arrangement {
    /// A card, and the one that it is now, if it exists.
    struct Card {
      var old: ShownCard?
      let hasBars: Bool
      var levels: [Level] = []
    }

    /// A level, and the one that it is now, if it exists.
    struct Level {
      var old: ShownLevel?
      var id: ShownID?
    }

    private(set) var cards: [Card] = []

    /// The entries on new cards.
    init(of ids: [ShownID], on stack: ShownStack) {
      for id in ids { add(id, on: stack) }
    }

    /// The way from what a stack shows to other entries.
    init(from stack: ShownStack, to ids: [ShownID]) {
      var places: [ShownID: Place] = [:]
      for (card, number) in zip(stack.cards, 0...) {
        for (level, index) in zip(card.levels, 0...) { level.id.map { places[$0] = Place(card, number, index) } }
      }
      var last: Place?, new: [ShownID] = []
      for id in ids {
        guard let place = places[id], last.map({ $0 < place }) ?? true,
          !separates(new, last, place, on: stack)
        else {
          new.append(id)
          continue
        }
        keep(place, id, after: last, new, on: stack)
        (last, new) = (place, [])
      }
      if let last {
        finish(last, new, on: stack)
      } else if let card = stack.cards.first, stack.cards.count == 1, card.levels.count == new.count,
        card.hasBars == Self.hasBars(new[0], on: stack), !card.hasBars || !Self.hasContainer(new.dropFirst(), on: stack)
      {
        cards = [Card(old: card, hasBars: card.hasBars, levels: zip(card.levels, new).map { Level(old: $0, id: $1) })]
      } else {
        for id in new { add(id, on: stack) }
      }
    }

    /// Where an entry is now.
    private struct Place: Comparable {
      let card: ShownCard
      let number: Int
      let index: Int

      init(_ card: ShownCard, _ number: Int, _ index: Int) {
        (self.card, self.number, self.index) = (card, number, index)
      }

      static func < (left: Place, right: Place) -> Bool { (left.number, left.index) < (right.number, right.index) }
      static func == (left: Place, right: Place) -> Bool { (left.number, left.index) == (right.number, right.index) }
    }
  }

  @available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
  extension Arrangement {
    /// Whether an entry belongs into a navigation stack, and not on a card by itself.
    static func hasBars(_ id: ShownID, on stack: ShownStack) -> Bool {
      !stack.isPlain && stack.host?.fillsCard(id) != true
    }

    private static func hasContainer(_ ids: some Sequence<ShownID>, on stack: ShownStack) -> Bool {
      ids.contains { !hasBars($0, on: stack) }
    }

    /// Whether new entries can't lie between two that are on one card.
    private func separates(_ new: [ShownID], _ last: Place?, _ next: Place, on stack: ShownStack) -> Bool {
      last?.number == next.number && Self.hasContainer(new, on: stack)
    }

    /// Adds an entry on top, on a new level.
    private mutating func add(_ id: ShownID, on stack: ShownStack) {
      let hasBars = Self.hasBars(id, on: stack)
      if hasBars, cards.last?.hasBars == true {
        cards[cards.count - 1].levels.append(Level(id: id))
      } else {
        cards.append(Card(hasBars: hasBars, levels: [Level(id: id)]))
      }
    }

    /// Keeps an entry at its place, with new ones below it; levels whose entries have left there show these, or nothing.
    private mutating func keep(
      _ place: Place, _ id: ShownID, after last: Place?, _ new: [ShownID], on stack: ShownStack
    ) {
      let isSame = last?.number == place.number
      let free = place.card.levels[(isSame ? (last?.index ?? 0) + 1 : 0)..<place.index]
      let fitting = new.reversed().prefix { Self.hasBars($0, on: stack) }.count
      let filled = min(fitting, free.count)
      let levels =
        zip(free, (0..<free.count - filled).map { _ in nil } + new.suffix(filled).map { $0 as ShownID? })
        .map { Level(old: $0, id: $1) }
      if isSame {
        // What has no place there moves what is above it.
        for id in new.dropLast(filled) { cards[cards.count - 1].levels.append(Level(id: id)) }
        cards[cards.count - 1].levels += levels
      } else {
        for id in new.dropLast(filled) { add(id, on: stack) }
        cards.append(Card(old: place.card, hasBars: place.card.hasBars, levels: levels))
      }
      cards[cards.count - 1].levels.append(Level(old: place.card.levels[place.index], id: id))
    }

    /// Adds new entries on top of the last one that stays; they take the levels of those that leave.
    private mutating func finish(_ last: Place, _ new: [ShownID], on stack: ShownStack) {
      let fitting = last.card.hasBars ? new.prefix { Self.hasBars($0, on: stack) }.count : 0
      let left = last.card.levels.dropFirst(last.index + 1)
      for (offset, id) in new.enumerated() {
        if offset < fitting {
          cards[cards.count - 1].levels.append(Level(old: left.dropFirst(offset).first, id: id))
        } else {
          add(id, on: stack)
        }
      }
    }
  }

  // Going there step by step.
  @available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
  extension Arrangement {
    /// What moves in a step.
    enum Movement {
      /// Only what is covered changes.
      case nothing
      /// SwiftUI moves its navigation stack.
      case path
      /// A card comes or goes, or a level shows another entry.
      case views
    }

    /// The first step to this arrangement, for a stack that is visible.
    func step(from stack: ShownStack) -> (arrangement: Arrangement, movement: Movement) {
      guard let oldTop = stack.cards.last, let newTop = cards.last, cards.contains(where: { $0.old != nil }) else {
        return (self, .views)
      }
      let now = stack.cards.map(Card.init), below = cards.dropLast()
      guard let kept = newTop.old, let index = stack.cards.firstIndex(of: kept) else {
        let new = cards.reversed().prefix { $0.old == nil }.reversed()
        return (Arrangement(now + new), .views)  // it comes over what is there, which changes when it is covered
      }
      if !below.elementsEqual(now[..<index], by: ==) {
        return (Arrangement(below + now[index...]), .nothing)
      }
      if kept != oldTop {
        return newTop == now[index] ? (self, .views) : (Arrangement(cards + now[(index + 1)...]), .nothing)
      }
      return topStep(newTop, kept)
    }

    private func topStep(_ new: Card, _ old: ShownCard) -> (arrangement: Arrangement, movement: Movement) {
      guard let top = new.levels.last, let oldTop = old.levels.last else { return (self, .nothing) }
      if let level = top.old {
        if level == oldTop { return (self, level.id == top.id ? .nothing : .views) }
        guard new.levels.contains(where: { $0.old == nil }), let index = old.levels.firstIndex(of: level) else {
          return (self, .path)
        }
        // A level comes below: only when those above it have left, or the path may keep its count.
        var popped = Card(old)
        popped.levels.removeSubrange((index + 1)...)
        return (Arrangement(cards.dropLast() + [popped]), .path)
      }
      guard let covered = new.levels.first(where: { $0.old == oldTop }), covered.id != oldTop.id else {
        return (self, .path)
      }
      // A level that is going to be covered changes only then.
      var pushed = Card(old)
      pushed.levels += new.levels.reversed().prefix { $0.old == nil }.reversed()
      return (Arrangement(cards.dropLast() + [pushed]), .path)
    }

    private init(_ cards: some Sequence<Card>) { self.cards = Array(cards) }
  }

  @available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
  extension Arrangement.Card: Equatable {
    /// A card as it is now.
    @MainActor
    fileprivate init(_ card: ShownCard) {
      self.init(old: card, hasBars: card.hasBars, levels: card.levels.map { .init(old: $0, id: $0.id) })
    }
  }

  @available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
  extension Arrangement.Level: Equatable {}
#endif
