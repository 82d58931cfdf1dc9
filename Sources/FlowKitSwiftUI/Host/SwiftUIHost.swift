#if canImport(SwiftUI)
  #if canImport(Darwin)
    import Darwin
  #endif
  import FlowKit
  import SwiftUI

  /// Updates SwiftUI to match a navigator's tree, step by step, and reports what the user does.
  ///
  /// ``layers`` is what it has told SwiftUI to show, and the only thing it compares with the tree. SwiftUI gets one
  /// step at a time, because it loses several changes in one update or does them by half (see `SwiftUIHost+Steps`).
  @available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
  @MainActor
  final class SwiftUIHost {
    /// The app's stack, and the modals above it.
    var layers: [ShownLayer] = []
    var entries: [ScreenID: ShownEntry] = [:]
    var views = FlowViews { _ in }
    /// The host's side of the navigator.
    private(set) var context: HostContext?
    var navigator: Navigator? { context?.navigator }
    var isAnimated = true
    var finished: (@MainActor () -> Void)?
    /// What must end before the next step.
    var wait: Wait?
    /// The user's gesture, and its entry.
    var gesture: (running: NavigationGesture, entry: ScreenID)?
    /// What the user did while something moved.
    var late: [UserAct] = []
    var isReporting = false
    /// The modal that SwiftUI has not presented last, and how often.
    var lost: (layer: ShownLayer, times: Int)?
    var platform = HostPlatform()
    /// Whether the window's scene is active; nothing is drawn in the background.
    var isSceneActive: @MainActor () -> Bool = { true }
    private var told: Set<String> = []

    /// Makes the models of a navigator's tree; its modals come when the view has appeared.
    func begin(_ navigator: Navigator, _ views: FlowViews, _ platform: HostPlatform?) -> ShownLayer {
      self.views = views
      if let base = layers.first { return base }
      context = HostContext(navigator)
      if let platform { self.platform = platform }
      let base = ShownLayer(0, .fullScreen, ShownStack(navigator.tree.root, of: self), of: self)
      layers = [base]
      return base
    }

    /// Follows the tree from now on, even if another host has done so meanwhile.
    func attach() {
      guard let navigator, !isShown else { return }
      gesture = nil
      late = []
      for layer in layers { prepare(layer.stack) }
      let before = navigator.attach(self) as? SwiftUIHost
      platform.after(Self.longest) { [weak self, weak before] in
        guard let self, let before, self.isShown, self.isOnScreen, before.isOnScreen else { return }
        self.tell(
          "two views show the same navigator, and only the newer one follows it",
          helpedBy:
            "Each window needs a navigator of its own: FlowView(root: flow), or one in the state of a view in it.")
      }
    }

    /// Whether views have reported that they can be seen.
    private var isOnScreen: Bool { entries.values.contains { $0.phase == .there } }

    /// Reports once what can't be shown.
    func tell(_ text: String, of id: ScreenID? = nil, helpedBy help: String) {
      if told.insert(text).inserted { context?.tellNotShown(text, of: id, helpedBy: help) }
    }
  }

  @available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
  extension SwiftUIHost: NavigationHost {
    func show(_ update: NavigationUpdate, in context: HostContext, finished: @escaping @MainActor () -> Void) {
      self.context = context
      isAnimated = update.previous != nil && update.transition.isAnimated
      self.finished = finished
      updateGuards()
      advance()
    }

    func questionsChanged(in context: HostContext) { updateGuards() }

    #if canImport(Darwin)
      nonisolated var isOnUIThread: (@Sendable () -> Bool)? { { pthread_main_np() != 0 } }
    #endif
  }

  /// What ends a step.
  @available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
  @MainActor
  final class Wait {
    let isOver: @MainActor () -> Bool
    let timedOut: (@MainActor () -> Void)?
    /// Whether a frame has passed since the last change: SwiftUI takes one a frame.
    var hasFramePassed = false
    var isTimedOut = false

    init(_ isOver: @escaping @MainActor () -> Bool, timedOut: (@MainActor () -> Void)? = nil) {
      self.isOver = isOver
      self.timedOut = timedOut
    }

    var hasEnded: Bool { isTimedOut || hasFramePassed && isOver() }

    /// Waits for both.
    func and(_ other: Wait) -> Wait {
      Wait {
        self.isOver() && other.isOver()
      } timedOut: {
        self.timedOut?()
        other.timedOut?()
      }
    }
  }

  /// Something the user has done to the UI.
  struct UserAct {
    let action: NavigationAction
    let entry: ScreenID
    /// The modal that it closes, if it closes one.
    var modal: ShownLayer?
  }

  // Going from step to step.
  @available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
  extension SwiftUIHost {
    /// A time after which a frame has passed, however long it takes to draw.
    static var frame: Duration { .milliseconds(20) }
    /// The time that the system's transitions take, and a little more.
    static var usual: Duration { .milliseconds(600) }
    /// The time that SwiftUI's default animation of views takes, and a little more.
    static var viewsMove: Duration { .milliseconds(400) }
    /// The time after which nothing starts to move any more.
    private static var longest: Duration { .seconds(2) }
    /// How often the host checks whether something moves: for half a minute.
    private static var mostLooks: Int { 15 }

    /// Does the steps that are due, until one takes time; it may be called at any time.
    func advance() {
      if let wait {
        guard wait.hasEnded else { return }
        self.wait = nil
      } else if finished == nil {
        return
      }
      guard !isReporting, let tree = treeToShow else { return }
      // A finger may rest for a while.
      if !moving.isEmpty { return begin(Wait { [weak self] in self?.moving.isEmpty != false }) }
      let next = step(to: tree)
      for layer in layers { prepare(layer.stack) }
      if let next { begin(next) } else { done() }
    }

    /// The newest tree, because entries that have left can't be drawn any more; without what the user has just removed.
    private var treeToShow: NavigationTree? {
      guard var tree = navigator?.tree else { return nil }
      for act in late {
        guard tree.contains(act.entry),
          let after = try? tree.applying(action(of: act, in: tree), from: act.entry, firstID: Self.unknown).tree,
          !after.path.contains(where: { $0.id.number >= Self.unknown.number })
        else { continue }
        tree = after
      }
      return tree
    }

    /// The first id of new entries when an action is only tried.
    private static var unknown: ScreenID { ScreenID(1 << 40) }

    /// Starts a step that takes time.
    func begin(_ next: Wait) {
      wait = next
      platform.after(Self.frame) { [weak self, weak next] in
        next?.hasFramePassed = true
        self?.advance()
      }
      watch(next)
    }

    /// Makes sure that a step ends, even if SwiftUI doesn't report it.
    ///
    /// A transition may be slow or held by a finger, and nothing is drawn in the background; these get more time.
    private func watch(_ step: Wait, times: Int = 1) {
      platform.after(Self.longest) { [weak self, weak step] in
        guard let self, let step, self.wait === step else { return }
        if times < Self.mostLooks, !self.moving.isEmpty || !self.isSceneActive() {
          return self.watch(step, times: times + 1)
        }
        step.timedOut?()
        for entry in self.moving { entry.phase = entry.phase == .coming ? .there : .gone }
        step.isTimedOut = true
        self.advance()
      }
    }

    private func tellColumns() {
      for entry in entries.values { entry.container.map(columnsChanged) }
    }

    private func done() {
      prune()
      let acts = late
      lost = nil
      if acts.isEmpty { tellColumns() }
      late = []
      reporting {
        let end = finished
        finished = nil
        end?()
        for act in acts { report(act) }
        if !acts.isEmpty { tellColumns() }  // after the acts that have changed them
      }
      advance()
    }

    /// Releases the entries that are not shown any more.
    func prune() {
      let ids = Set(layers.flatMap { all($0.stack) }.map(\.id))
      entries = entries.filter { ids.contains($0.key) }
    }

    private func all(_ stack: ShownStack) -> [ShownEntry] {
      stack.entries.flatMap { entry in
        [entry] + (entry.container?.children.compactMap(\.stack).flatMap(all) ?? [])
      }
    }

    /// The entries whose views are appearing or disappearing.
    var moving: [ShownEntry] { entries.values.filter { $0.phase == .coming || $0.phase == .going } }

    /// Whether an entry comes or goes over another one of its stack, and not with all of it.
    var isStackMoving: Bool {
      let moving = moving
      return moving.contains { one in moving.contains { $0 != one && $0.stack === one.stack } }
    }
  }

  // The entries to draw.
  @available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
  extension SwiftUIHost {
    func entry(_ id: ScreenID, on stack: ShownStack) -> ShownEntry {
      if let known = entries[id] {
        if known.stack !== stack { (known.stack, known.hasCome) = (stack, false) }
        return known
      }
      let container = navigator?.tree.container(of: id)
      let entry = ShownEntry(
        id, context?.madeScreen(of: id), container.map { ShownContainer($0, stack.surroundings, of: self) }, on: stack)
      entry.wayBack.update(mayAsk: context?.mayAskBefore(.back(), from: id) == true)
      entries[id] = entry
      return entry
    }

    /// The view that an entry zooms out of if it is pushed over another one.
    func zoomPlace(of entry: ShownEntry, over below: ShownEntry) -> AnchorPlace? {
      guard let flow = navigator?.tree[entry.id]?.flow else { return nil }
      let place = AnchorPlace(screen: below.id, flow: flow)
      return layers.contains { $0.anchors[place] == true } ? place : nil
    }

    /// Makes the screens that SwiftUI is going to draw, or to keep below others, before it does.
    func prepare(_ stack: ShownStack) {
      for entry in stack.entries {
        if entry.screen == nil { entry.screen = navigator?.screen(of: entry.id) }
        guard let container = entry.container else { continue }
        for child in container.children where container.kind != .tabs || container.shows(child) {
          child.stack.map(prepare)
        }
      }
    }
  }
#endif
