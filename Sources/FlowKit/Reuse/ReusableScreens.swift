/// The screens that wait for their flow's next entry: those of retained flows, and those made ahead of time.
@MainActor
final class ReusableScreens {
  /// The one that has waited longest first; looked at for each screen, without a check for "push" of `Benchmarks/counts`.
  @exclusivity(unchecked) private var waiting: [Kept] = []
  /// The maximum number of waiting screens.
  var limit = 10 { didSet { shorten(to: limit) } }

  /// A screen that is in no tree.
  struct Kept {
    let screen: AnyObject
    let life: ScreenLife
    let attachments: ScreenAttachments

    @MainActor fileprivate var flow: FlowID? { life.caller.flow?.id }

    /// A screen made ahead of time fits any next entry; a kept one fits flows that retain their screens.
    @MainActor
    fileprivate func fits(_ flow: Blueprint) -> Bool {
      (life.stage == .ahead || flow.isRetained) && self.flow == flow.id
    }
  }

  nonisolated init() {}

  /// How many wait.
  var count: Int { waiting.count }

  /// Releases the screens that have waited longest.
  func shorten(to limit: Int) {
    guard waiting.count > limit else { return }
    let gone = Array(waiting.prefix(waiting.count - max(0, limit)))
    waiting.removeFirst(gone.count)
    letGo(of: gone)
  }

  private func letGo(of gone: [Kept]) { for one in gone { one.life.leave(isKept: false, with: one.attachments) } }

  /// Releases a waiting screen, if it still waits.
  func remove(_ screen: AnyObject) {
    let gone = waiting.filter { $0.screen === screen }
    waiting.removeAll { $0.screen === screen }
    letGo(of: gone)
  }

  /// Adds a waiting screen, which replaces another one of its flow.
  private func add(_ new: Kept) {
    let before = waiting, flow = new.flow
    // A key's `==` is the app's code and may release some of them meanwhile, so this looks at a copy.
    let same = before.filter { $0.flow == flow }.map { ObjectIdentifier($0.screen) }
    let gone = waiting.filter { same.contains(ObjectIdentifier($0.screen)) }
    waiting = waiting.filter { !same.contains(ObjectIdentifier($0.screen)) } + [new]
    letGo(of: gone)
    shorten(to: limit)
  }

  /// The screen that waits for a flow.
  ///
  /// A key's `==` is the app's code and may release the screen meanwhile.
  private func find(_ flow: Blueprint) -> Kept? {
    guard !waiting.isEmpty else { return nil }
    let before = waiting, found = before.first { $0.fits(flow) }
    return found.flatMap { found in waiting.first { $0.screen === found.screen } }
  }
}

extension ReusableScreens {
  /// Whether a screen waits for the flow's next entry.
  func hasScreen(for flow: Blueprint) -> Bool { find(flow) != nil }

  /// Takes out the screen that waits for a flow's next entry; `nil` if it must be made.
  func take(_ flow: Blueprint) -> Kept? {
    guard let known = find(flow) else { return nil }
    waiting.removeAll { $0.screen === known.screen }
    return known
  }

  /// Makes a screen that no entry shows yet, unless one is already waiting.
  ///
  /// - Returns: The waiting screen; `nil` if none is kept.
  func preload(_ flow: Blueprint, in navigator: Navigator) -> AnyObject? {
    if let known = find(flow) { return known.screen }
    guard limit > 0 else { return nil }
    let caller = Caller(id: .notEntered, flow: flow), attachments = ScreenAttachments()
    let life = ScreenLife(caller, navigator.performer(for: caller), .ahead)
    life.own(attachments)
    let screen = flow.makeScreen(navigator.lets(for: life))
    add(Kept(screen: screen, life: life, attachments: attachments))
    return screen
  }

  /// Takes over a screen whose entry has left.
  ///
  /// - Returns: Whether it keeps the screen for another entry.
  func keep(_ screen: AnyObject, _ record: Record) -> Bool {
    guard let life = record.life, life.caller.flow?.isRetained == true, limit > 0 else { return false }
    let attachments = record.attachments ?? ScreenAttachments()
    life.own(attachments)
    add(Kept(screen: screen, life: life, attachments: attachments))
    return true
  }
}

/// The flow keeps its screen when an entry leaves.
@MainActor
final class RetainedTrait: FlowTrait {}

extension Blueprint {
  /// Whether its screen is kept for the next entry.
  package nonisolated var isRetained: Bool { trait(RetainedTrait.self) != nil }
}
