#if canImport(SwiftUI)
  import FlowKit
  import Observation

  /// A stack of entries, as cards that lie over each other.
  @available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
  @MainActor @Observable
  final class ShownStack {
    /// Only the last one is visible; those below keep their state.
    private(set) var cards: [ShownCard] = []
    /// Whether it is shown without navigation bars, inside a screen or a column that has one.
    let isPlain: Bool
    @ObservationIgnored private(set) weak var host: SwiftUIHost?

    /// Whether its probes may say nothing when they appear: then a transition takes its usual time.
    @ObservationIgnored var isSilent: Bool

    init(_ ids: [ShownID], in surroundings: Surroundings = Surroundings(), of host: SwiftUIHost) {
      isPlain = surroundings.isPlain
      isSilent = surroundings.isSilent
      self.host = host
      show(arranged(ids))
    }

    var entries: [ShownEntry] { cards.flatMap(\.entries) }

    var ids: [ShownID] { entries.map(\.id) }

    /// The entry on top.
    var top: ShownEntry? { cards.last?.entries.last }

    /// Shows entries, those of each card.
    func show(_ wanted: [[ShownID]]) {
      let new = wanted.map { ids in
        let card = cards.first { $0.root.id == ids[0] } ?? ShownCard(ids[0], hasBars: hasBars(ids[0]), of: self)
        card.show(ids)
        return card
      }
      if new != cards { cards = new }
    }

    /// Shows the same entries on new cards.
    func startOver() {
      let ids = ids
      cards = []
      show(arranged(ids))
    }

    fileprivate func entry(_ id: ShownID) -> ShownEntry { host?.entry(id, on: self) ?? ShownEntry(id, on: self) }
  }

  // Where entries are.
  @available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
  extension ShownStack {
    /// Whether an entry belongs into a navigation stack, and not on a card by itself.
    private func hasBars(_ id: ShownID) -> Bool { !isPlain && host?.fillsCard(id) != true }

    /// The entries of each card.
    func arranged(_ ids: [ShownID]) -> [[ShownID]] {
      var cards: [[ShownID]] = []
      for id in ids {
        if hasBars(id), let below = cards.last?.last, hasBars(below) {
          cards[cards.count - 1].append(id)
        } else {
          cards.append([id])
        }
      }
      return cards
    }

    /// What moves in a step.
    enum Movement {
      /// Only what is covered changes.
      case nothing
      /// SwiftUI moves its navigation stack.
      case path
      /// A card comes or goes, or a level shows another entry.
      case views
    }

    /// The first step to other entries that a user sees.
    ///
    /// First what is new on top comes over what is there, or what leaves uncovers what stays. What is covered changes
    /// without animation, before it is uncovered or after it has been covered.
    func step(to wanted: [[ShownID]]) -> (cards: [[ShownID]], movement: Movement) {
      let now = cards.map { $0.entries.map(\.id) }
      guard let top = wanted.last, let front = now.last, top.last != front.last else { return (wanted, .nothing) }
      guard let index = now.firstIndex(where: { $0[0] == top[0] }) else { return (now + [top], .views) }
      let above = now[(index + 1)...]
      if above.contains(where: { card in wanted.contains { $0[0] == card[0] } }) { return (wanted, .nothing) }
      if !above.isEmpty { return now.starts(with: wanted) ? (wanted, .views) : (wanted + above, .nothing) }
      if top.count == front.count { return (wanted, .views) }
      return (top.count < front.count ? wanted : now.dropLast() + [front + top.dropFirst(front.count)], .path)
    }
  }

  /// What one container of SwiftUI shows: a navigation stack with its path, or a container of children by itself.
  ///
  /// SwiftUI doesn't support a navigation stack, tabs with stacks, or columns inside a navigation stack
  /// (onmyway133/notes#656, home-assistant/iOS#5694). So what lies over a container gets a card of its own. A card with
  /// another root is another card: if root and path of a navigation stack changed in one update, the path would be lost
  /// (radiosilence/koan#261).
  @available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
  @MainActor @Observable
  final class ShownCard: Identifiable, Equatable {
    /// Whether it is a navigation stack.
    let hasBars: Bool
    let root: ShownEntry
    /// The levels above the root: set by the host, and by SwiftUI when the user goes back.
    ///
    /// SwiftUI is bound to the path itself. It reads a binding made of closures at other times than it writes it
    /// (pointfreeco/swift-composable-architecture#2058).
    var path: [ShownLevel] = [] {
      didSet { if !isOurs, path != oldValue { stack?.host?.card(self, wasSetFrom: oldValue) } }
    }
    @ObservationIgnored private(set) weak var stack: ShownStack?
    @ObservationIgnored private var isOurs = false

    init(_ root: ShownID, hasBars: Bool, of stack: ShownStack) {
      self.hasBars = hasBars
      self.stack = stack
      self.root = stack.entry(root)
    }

    nonisolated static func == (left: ShownCard, right: ShownCard) -> Bool { left === right }

    var entries: [ShownEntry] { [root] + path.map(\.entry) }

    /// Shows entries above the same root; a level that is there shows another one, or leaves from the top.
    fileprivate func show(_ ids: [ShownID]) {
      guard let stack else { return }
      var new: [ShownLevel] = [], below = root
      for (index, id) in ids.dropFirst().enumerated() {
        let entry = stack.entry(id)
        let level =
          index < path.count
          ? path[index] : ShownLevel(entry, zoomingFrom: stack.host?.zoomPlace(of: entry, over: below))
        if level.entry !== entry { level.entry = entry }
        new.append(level)
        below = entry
      }
      guard new.count != path.count else { return }
      isOurs = true
      path = new
      isOurs = false
    }
  }

  /// A place above the root of a card.
  ///
  /// SwiftUI keeps the state of a view in a navigation stack by its position in the path (hmlongco/Navigator#68), and a
  /// path replaced by one with the same count doesn't animate. So a level stays where it is, and what it shows may change.
  @available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
  @MainActor @Observable
  final class ShownLevel: Hashable {
    fileprivate(set) var entry: ShownEntry
    /// What it zooms out of.
    let zoom: AnchorPlace?

    init(_ entry: ShownEntry, zoomingFrom zoom: AnchorPlace?) {
      self.entry = entry
      self.zoom = zoom
    }

    nonisolated static func == (left: ShownLevel, right: ShownLevel) -> Bool { left === right }

    nonisolated func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
  }
#endif
