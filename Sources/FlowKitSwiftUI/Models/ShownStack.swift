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
      startOver(with: ids)
    }

    var ids: [ShownID] { cards.flatMap(\.ids) }

    /// The entry on top.
    var top: ShownID? { ids.last }

    /// Whether the user has gone back to a level whose entry has left.
    var isTopHidden: Bool { cards.last?.levels.last?.id == nil }

    /// The view that an entry zooms out of if it is pushed over another one.
    fileprivate func zoomPlace(of id: ShownID?, over below: ShownID?) -> AnchorPlace? {
      guard let id, let below, let host, let flow = host.navigator?.tree[id.id]?.flow else { return nil }
      let place = AnchorPlace(screen: below.id, flow: flow)
      return host.layers.contains { $0.anchors[place] == true } ? place : nil
    }

    /// Shows entries on new cards.
    ///
    /// If root and path of a navigation stack changed in one update, the path would be lost (radiosilence/koan#261); a
    /// new stack starts with both.
    func startOver(with ids: [ShownID]) { show(Arrangement(of: ids, on: self)) }

    /// Shows an arrangement; levels and cards that it keeps are the same objects.
    func show(_ arrangement: Arrangement) {
      let cards = arrangement.cards.map { planned in
        let card = planned.old ?? ShownCard(hasBars: planned.hasBars, of: self)
        card.show(planned.levels)
        return card
      }
      if cards != self.cards { self.cards = cards }
    }
  }

  /// What one container of SwiftUI shows: a navigation stack with its path, or a container of children by itself.
  ///
  /// SwiftUI doesn't support a navigation stack, tabs with stacks, or columns inside a navigation stack
  /// (onmyway133/notes#656, home-assistant/iOS#5694). So what lies over a container gets a card of its own.
  @available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
  @MainActor @Observable
  final class ShownCard: Identifiable, Equatable {
    /// Whether it is a navigation stack.
    let hasBars: Bool
    let root: ShownLevel
    /// The levels above the root: set by the host, and by SwiftUI when the user goes back.
    ///
    /// SwiftUI is bound to the path itself. It reads a binding made of closures at other times than it writes it
    /// (pointfreeco/swift-composable-architecture#2058).
    var path: [ShownLevel] = [] {
      didSet { if !isOurs, path != oldValue { stack?.host?.card(self, wasSetFrom: oldValue) } }
    }
    @ObservationIgnored private(set) weak var stack: ShownStack?
    @ObservationIgnored private var isOurs = false

    init(hasBars: Bool, of stack: ShownStack) {
      self.hasBars = hasBars
      self.stack = stack
      root = ShownLevel(of: stack)
    }

    nonisolated static func == (left: ShownCard, right: ShownCard) -> Bool { left === right }

    var levels: [ShownLevel] { [root] + path }

    var ids: [ShownID] { levels.compactMap(\.id) }

    fileprivate func show(_ planned: [Arrangement.Level]) {
      var below: [ShownLevel] = []
      for (index, plan) in planned.enumerated() {
        let level =
          index == 0
          ? root : plan.old ?? ShownLevel(of: stack, zoomingFrom: stack?.zoomPlace(of: plan.id, over: below.last?.id))
        level.show(plan.id, over: below)
        below.append(level)
      }
      let new = Array(below.dropFirst())
      guard new != path else { return }
      isOurs = true
      path = new
      isOurs = false
    }
  }

  /// A place on a card.
  ///
  /// SwiftUI keeps the state of a view in a navigation stack by its position in the path (hmlongco/Navigator#68). So a
  /// level never moves; what it shows may change, and it is hidden if its entry leaves from below others.
  @available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
  @MainActor @Observable
  final class ShownLevel: Hashable {
    /// The entry; nil if it is hidden.
    private(set) var id: ShownID?
    /// Whether there is a screen to draw: those of a restored place are made when the host shows it, because SwiftUI
    /// evaluates also what is covered, and an app's screen must not be made in a body (swift-navigation#106).
    private(set) var isReady = true
    /// What SwiftUI's own back button on it leads to.
    private(set) var below = Below.nothing
    /// What it zooms out of.
    let zoom: AnchorPlace?
    @ObservationIgnored private(set) weak var stack: ShownStack?

    init(of stack: ShownStack?, zoomingFrom zoom: AnchorPlace? = nil) {
      self.stack = stack
      self.zoom = zoom
    }

    enum Below {
      /// It is the root of its card.
      case nothing
      /// Only hidden levels.
      case hidden
      /// The level directly below is hidden, and an entry is below that.
      case hiddenOverEntry
      case entry
    }

    nonisolated static func == (left: ShownLevel, right: ShownLevel) -> Bool { left === right }

    nonisolated func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }

    /// Makes the screen if there is none yet.
    func prepare() {
      guard let id, let stack, let host = stack.host else { return }
      _ = host.entry(id, on: stack)
      if !isReady { isReady = true }
    }

    fileprivate func show(_ new: ShownID?, over levels: [ShownLevel]) {
      if id != new {
        id = new
        let isMade = new.map { stack?.host?.isMade($0) != false } ?? true
        if isReady != isMade { isReady = isMade }
      }
      let now: Below =
        if levels.isEmpty { .nothing } else if levels.last?.id != nil { .entry } else {
          levels.contains { $0.id != nil } ? .hiddenOverEntry : .hidden
        }
      if below != now { below = now }
    }
  }
#endif
