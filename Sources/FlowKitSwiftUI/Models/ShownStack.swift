#if canImport(SwiftUI)
  import FlowKit
  import Observation

  /// A stack of entries, as cards that lie over each other.
  @available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
  @MainActor @Observable
  final class ShownStack {
    /// Only the last one is visible; those below keep their state.
    private(set) var cards: [ShownCard] = []
    /// What it lies in.
    let surroundings: Surroundings
    @ObservationIgnored private(set) weak var host: SwiftUIHost?

    /// Whether its probes may say nothing when they appear: then a transition takes its usual time.
    @ObservationIgnored var isSilent: Bool

    init(_ stack: NavigationTree.Stack, in surroundings: Surroundings = Surroundings(), of host: SwiftUIHost) {
      self.surroundings = surroundings
      isSilent = surroundings.isSilent
      self.host = host
      show(arranged(stack.map { host.entry($0.id, on: self) }))
    }

    var entries: [ShownEntry] { cards.flatMap(\.entries) }

    var ids: [ScreenID] { entries.map(\.id) }

    /// The entry on top.
    var top: ShownEntry? { cards.last?.entries.last }

    /// Shows entries, those of each card.
    func show(_ wanted: [[ShownEntry]]) {
      let new = wanted.map { entries in
        let card = cards.first { $0.root == entries[0] } ?? ShownCard(entries[0], of: self)
        card.show(entries)
        return card
      }
      if new != cards { cards = new }
    }

    /// Shows the same entries on new cards.
    func startOver() {
      let entries = entries
      cards = []
      show(arranged(entries))
    }
  }

  // Where entries are.
  @available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
  extension ShownStack {
    /// Whether an entry belongs into a navigation stack, and not on a card by itself.
    fileprivate func hasBars(_ entry: ShownEntry) -> Bool {
      !surroundings.isPlain && entry.container.map { $0.kind == .embedded } != false
    }

    /// The entries of each card.
    func arranged(_ entries: [ShownEntry]) -> [[ShownEntry]] {
      var cards: [[ShownEntry]] = []
      for entry in entries {
        if hasBars(entry), let below = cards.last?.last, hasBars(below) {
          cards[cards.count - 1].append(entry)
        } else {
          cards.append([entry])
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
    /// What is covered changes without animation: before it is uncovered, or after something new has come over it.
    func step(to wanted: [[ShownEntry]]) -> (cards: [[ShownEntry]], movement: Movement) {
      let now = cards.map(\.entries)
      guard let top = wanted.last, let front = now.last, top.last != front.last else { return (wanted, .nothing) }
      // A new card comes over all that is there.
      guard let index = now.firstIndex(where: { $0[0] == top[0] }) else { return (now + [top], .views) }
      // The cards over one that stays leave when those below them are right.
      let above = now[(index + 1)...]
      if above.contains(where: { card in wanted.contains { $0[0] == card[0] } }) { return (wanted, .nothing) }
      if !above.isEmpty { return now.starts(with: wanted) ? (wanted, .views) : (wanted + above, .nothing) }
      // On the same card, levels come or go, or the top one shows another entry.
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
  final class ShownCard: Identifiable, Identical {
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

    init(_ root: ShownEntry, of stack: ShownStack) {
      self.root = root
      self.stack = stack
      hasBars = stack.hasBars(root)
    }

    var entries: [ShownEntry] { [root] + path.map(\.entry) }

    /// Shows entries above the same root; a level that is there shows another one, or leaves from the top.
    fileprivate func show(_ entries: [ShownEntry]) {
      let new = zip(entries, entries.dropFirst()).enumerated().map { index, pair in
        let (below, entry) = pair
        guard index < path.count else {
          return ShownLevel(entry, zoomingFrom: stack?.host?.zoomPlace(of: entry, over: below))
        }
        if path[index].entry != entry { path[index].entry = entry }
        return path[index]
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
  final class ShownLevel: Identical {
    fileprivate(set) var entry: ShownEntry
    /// What it zooms out of.
    let zoom: AnchorPlace?

    init(_ entry: ShownEntry, zoomingFrom zoom: AnchorPlace?) {
      self.entry = entry
      self.zoom = zoom
    }
  }
#endif
