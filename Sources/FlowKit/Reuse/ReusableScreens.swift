/// The screens that wait for their flow's next entry: those of retained flows, and those made ahead of time.
@MainActor
final class ReusableScreens {
  /// The one that has waited longest first.
  private var waiting: [Kept] = []
  /// The maximum number of waiting screens.
  var limit = 10 { didSet { shorten(to: limit) } }

  /// A screen that is in no tree.
  private struct Kept {
    let screen: AnyObject
    let performer: ReusedPerformer
    let attachments: ScreenAttachments

    /// A screen made ahead of time fits any next entry; a kept one fits flows that retain their screens.
    @MainActor
    func fits(_ flow: Blueprint) -> Bool {
      (performer.isPreloaded || flow.isRetained) && performer.flow.id == flow.id
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

  private func letGo(of gone: [Kept]) { for one in gone { one.attachments.leave(isKept: false) } }

  /// Releases a waiting screen, if it still waits.
  func remove(_ screen: AnyObject) {
    let gone = waiting.filter { $0.screen === screen }
    waiting.removeAll { $0.screen === screen }
    letGo(of: gone)
  }

  /// Adds a waiting screen, which replaces another one of its flow.
  private func add(_ new: Kept) {
    let before = waiting, id = new.performer.flow.id
    // A key's `==` is the app's code and may release some of them meanwhile, so this looks at a copy.
    let same = before.filter { $0.performer.flow.id == id }.map { ObjectIdentifier($0.screen) }
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

  private func make(_ flow: Blueprint, for caller: Caller, in navigator: Navigator) -> Kept {
    let attachments = ScreenAttachments()
    let performer = ReusedPerformer(flow, caller, attachments, next: navigator.performer(for: caller))
    attachments.of(ReusedScreen.self).performer = performer
    let screen = flow.makeScreen(navigator.lets(for: caller, performer))
    return Kept(screen: screen, performer: performer, attachments: attachments)
  }
}

extension ReusableScreens {
  /// Whether a screen waits for the flow's next entry.
  func hasScreen(for flow: Blueprint) -> Bool { find(flow) != nil }

  /// A screen for an entry, with its attachments; `nil` if it must be made.
  func supply(_ flow: Blueprint, for caller: Caller, in navigator: Navigator) -> (screen: AnyObject, ScreenAttachments)?
  {
    if let known = find(flow) {
      waiting.removeAll { $0.screen === known.screen }
      known.performer.enter(flow, as: caller, next: navigator.performer(for: caller))
      return (known.screen, known.attachments)
    }
    guard flow.isRetained else { return nil }
    let new = make(flow, for: caller, in: navigator)
    return (new.screen, new.attachments)
  }

  /// Makes a screen that no entry shows yet, unless one is already waiting.
  ///
  /// - Returns: The waiting screen; `nil` if none is kept.
  func preload(_ flow: Blueprint, in navigator: Navigator) -> AnyObject? {
    if let known = find(flow) { return known.screen }
    guard limit > 0 else { return nil }
    let new = make(flow, for: Caller(id: .notEntered, flow: flow), in: navigator)
    add(new)
    return new.screen
  }

  /// Takes over a screen whose entry has left.
  ///
  /// - Returns: Whether it keeps the screen for another entry.
  func keep(_ screen: AnyObject, _ attachments: ScreenAttachments, in navigator: Navigator) -> Bool {
    guard let performer = attachments.existing(ReusedScreen.self)?.performer, performer.flow.isRetained, limit > 0
    else {
      return false
    }
    add(Kept(screen: screen, performer: performer, attachments: attachments))
    return true
  }
}

/// The flow keeps its screen when an entry leaves.
@MainActor
final class RetainedTrait: FlowTrait {}

extension Blueprint {
  /// Whether its screen is kept for the next entry.
  nonisolated var isRetained: Bool { trait(RetainedTrait.self) != nil }
}
