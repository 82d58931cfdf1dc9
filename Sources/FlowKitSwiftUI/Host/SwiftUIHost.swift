#if canImport(SwiftUI)
  #if canImport(Darwin)
    import Darwin
  #endif
  import FlowKit
  import SwiftUI

  /// Brings what SwiftUI shows in line with a navigator's tree, one step after another, and reports what the user does.
  ///
  /// What it has told SwiftUI to show is in ``layers``; that is the only thing which is compared with the tree. SwiftUI
  /// gets one step at a time: several changes in one update are lost or done by half (see `SwiftUIHost+Steps`).
  @available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
  @MainActor
  final class SwiftUIHost {
    /// The app's stack, and the modals over it.
    var layers: [ShownLayer] = []
    var entries: [ShownID: ShownEntry] = [:]
    var containers: [ShownID: ShownContainer] = [:]
    /// How often a travel has put another screen in the place of one that is shown; 0 for nearly all.
    private var lives: [ScreenID: Int] = [:]
    var views = FlowViews { _ in }
    private(set) weak var navigator: Navigator?
    var isAnimated = true
    var finished: (@MainActor () -> Void)?
    /// What has to end before the next step.
    var wait: Wait?
    /// What the user has begun, the entry that goes with it, and whether one of the same stack comes.
    var gesture: (running: NavigationGesture, entry: ShownID, isPop: Bool)?
    /// What the user did while something moved.
    var late: [UserAct] = []
    var isReporting = false
    /// The entries whose views are on their way in or out.
    var moving: Set<ShownID> = []
    /// Where a modal is on its way out.
    weak var ending: ModalSlot?
    var timer = HostTimer()
    /// Whether the window's scene is at work; nothing is drawn in the background.
    var isSceneActive: @MainActor () -> Bool = { true }
    private var told: Set<String> = []

    /// Makes the models of a navigator's tree; its modals come when the view has appeared.
    func begin(_ navigator: Navigator, _ views: FlowViews, _ timer: HostTimer?) -> ShownLayer {
      self.views = views
      if let base = layers.first { return base }
      self.navigator = navigator
      if let timer { self.timer = timer }
      let tree = navigator.tree
      syncContainers(tree)
      let base = ShownLayer(0, .fullScreen, ShownStack(shown(tree.root), of: self), of: self)
      layers = [base]
      return base
    }

    /// Hears of the tree from now on, also where another host has heard of it meanwhile.
    func attach() {
      guard let navigator, !navigator.isShown(on: self) else { return }
      gesture = nil
      late = []
      navigator.attach(self)
    }

    /// Tells once what cannot be shown.
    func tell(_ text: String, of id: ScreenID? = nil, helpedBy help: String) {
      if told.insert(text).inserted { navigator?.tellNotShown(text, of: id, helpedBy: help) }
    }
  }

  @available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
  extension SwiftUIHost: NavigationHost {
    func show(_ update: NavigationUpdate, of navigator: Navigator, finished: @escaping @MainActor () -> Void) {
      isAnimated = update.previous != nil && update.transition.isAnimated
      self.finished = finished
      updateGuards()
      advance()
    }

    func questionsChanged(of navigator: Navigator) { updateGuards() }

    #if canImport(Darwin)
      nonisolated var isOnUIThread: (@Sendable () -> Bool)? { { pthread_main_np() != 0 } }
    #endif
  }

  /// The steps that are being waited for, and how they end.
  @available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
  @MainActor
  final class Wait {
    let isOver: @MainActor () -> Bool
    let timedOut: (@MainActor () -> Void)?
    /// SwiftUI takes one change a frame.
    var isFramePast = false
    var stop: @MainActor () -> Void = {}
    var stopWatching: @MainActor () -> Void = {}

    init(_ isOver: @escaping @MainActor () -> Bool, timedOut: (@MainActor () -> Void)? = nil) {
      self.isOver = isOver
      self.timedOut = timedOut
    }
  }

  /// What the user has done to the UI.
  struct UserAct {
    let action: NavigationAction
    let entry: ScreenID
  }

  // Going on.
  @available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
  extension SwiftUIHost {
    /// A frame is past then, whatever it takes to draw it.
    static var frame: Duration { .milliseconds(20) }
    /// What the system's transitions take, and a little more.
    static var usual: Duration { .milliseconds(600) }
    /// Nothing begins to move as late as this.
    private static var longest: Duration { .seconds(2) }
    /// How often it is looked whether something moves: for half a minute.
    private static var mostLooks: Int { 15 }

    /// Does the steps that are due, as far as one that takes its time.
    func advance() {
      guard wait == nil, !isReporting, let tree = treeToShow else { return }
      if !moving.isEmpty { return begin(waitForRest()) }
      noteOtherScreens()
      if let next = step(to: tree) { begin(next) } else { done() }
    }

    /// The newest tree, as what has left it meanwhile cannot be drawn any more; without what the user has just left.
    private var treeToShow: NavigationTree? {
      guard var tree = navigator?.tree else { return nil }
      for act in late {
        guard let after = try? tree.applying(act.action, from: act.entry, firstID: Self.unknown).tree,
          !after.path.contains(where: { $0.id.number >= Self.unknown.number })
        else { continue }
        tree = after
      }
      return tree
    }

    /// New entries of an action that is only tried begin here.
    private static var unknown: ScreenID { ScreenID(1 << 40) }

    /// Lets a step take its time.
    func begin(_ next: Wait) {
      wait = next
      let frame = timer.after(Self.frame) { [weak self, weak next] in
        next?.isFramePast = true
        self?.look()
      }
      next.stop = { [weak next] in
        frame()
        next?.stopWatching()
      }
      watch(next)
    }

    /// Sees to it that a step has an end, also where SwiftUI does not tell of it.
    ///
    /// What moves may be slow, or held by a finger, and nothing is drawn in the background: that has more time.
    private func watch(_ step: Wait, times: Int = 1) {
      step.stopWatching = timer.after(Self.longest) { [weak self, weak step] in
        guard let self, let step, self.wait === step else { return }
        if times < Self.mostLooks, !self.moving.isEmpty || !self.isSceneActive() {
          return self.watch(step, times: times + 1)
        }
        step.timedOut?()
        self.moving = []
        self.end(step)
      }
    }

    /// Looks whether what is waited for has come.
    func look() {
      guard let wait, wait.isFramePast, wait.isOver() else { return }
      end(wait)
    }

    /// What the user has begun comes to its end first, before anything is written: a finger may rest for a while.
    private func waitForRest() -> Wait {
      Wait { [weak self] in self?.moving.isEmpty != false }
    }

    private func end(_ ended: Wait) {
      ended.stop()
      wait = nil
      advance()
    }

    private func done() {
      prune()
      for container in containers.values { columnsChanged(in: container) }
      let acts = late
      late = []
      isReporting = true
      let end = finished
      finished = nil
      end?()
      for act in acts { report(act) }
      isReporting = false
      updateGuards()  // what the user has left is not in the tree any more
      if finished != nil { advance() }
    }

    /// Lets go of the entries that are not shown any more.
    func prune() {
      var ids: Set<ShownID> = []
      for layer in layers { collect(layer.stack, &ids) }
      entries = entries.filter { ids.contains($0.key) }
      containers = containers.filter { ids.contains($0.key) }
      lives = lives.filter { ids.contains(ShownID(id: $0.key, life: $0.value)) }
      moving.formIntersection(ids)
    }

    private func collect(_ stack: ShownStack, _ ids: inout Set<ShownID>) {
      for id in stack.ids {
        ids.insert(id)
        for child in containers[id]?.children ?? [] { child.stack.map { collect($0, &ids) } }
      }
    }
  }

  // Which entries there are.
  @available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
  extension SwiftUIHost {
    func shown(_ id: ScreenID) -> ShownID { ShownID(id: id, life: lives[id] ?? 0) }

    func shown(_ stack: NavigationTree.Stack) -> [ShownID] { stack.map { shown($0.id) } }

    /// Where a travel has made a screen anew, under the id that it had, it is another one to be shown.
    private func noteOtherScreens() {
      guard let navigator else { return }
      for (id, entry) in entries where id == shown(id.id) && navigator.hasScreen(of: id.id) {
        if navigator.madeScreen(of: id.id) !== entry.screen { lives[id.id] = id.life + 1 }
      }
    }
  }

  // What views ask for.
  @available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
  extension SwiftUIHost {
    /// The entry to draw.
    func entry(_ id: ShownID, on stack: ShownStack) -> ShownEntry {
      if let known = entries[id] { return known }
      let screen = id == shown(id.id) ? navigator?.screen(of: id.id) : nil
      let entry = ShownEntry(id, screen, containers[id], on: stack)
      entry.asksBeforeBack = navigator?.asksBefore(.back, from: id.id) == true
      if stack.ids.contains(id) { entries[id] = entry }
      return entry
    }
  }

  /// Lets the host do something later.
  @available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
  @MainActor
  package struct HostTimer {
    /// Whether views tell when they have appeared; otherwise a transition has the time that it usually takes.
    package var hasProbes = AppearanceProbe.isAvailable
    package var after: @MainActor (Duration, @escaping @MainActor () -> Void) -> @MainActor () -> Void

    /// The clock of the device.
    init() {
      after = { delay, body in
        let task = Task { @MainActor in
          try? await Task.sleep(for: delay)
          if !Task.isCancelled { body() }
        }
        return { task.cancel() }
      }
    }

    package init(after: @escaping @MainActor (Duration, @escaping @MainActor () -> Void) -> @MainActor () -> Void) {
      self.after = after
    }
  }
#endif
