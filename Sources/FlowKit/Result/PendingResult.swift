/// A value that a screen waits for, from a callback of the screen that it opens.
///
/// Decides what is to be done when the callback is called, and when one of the two screens leaves; it ends once.
@MainActor
final class PendingResult<Value>: Pending {
  /// Where the screen is whose callback is waited for.
  private enum Stage {
    case unmade
    /// It has its arguments and enters next.
    case made(AnyObject, Blueprint?)
    case open(Caller)
    case left(Caller)
  }

  /// Ends the waiting, from wherever; more than once is no harm.
  nonisolated let bell: AsyncStream<Never>.Continuation
  /// What the callback was called with first.
  private(set) var value: Value?

  private let ended: AsyncStream<Never>
  private let performer: any ActionPerformer
  private let asker: Caller
  private let origin: SourcePlace?
  private let receive: @MainActor (Value) -> Void
  private var stage = Stage.unmade
  /// Whether nobody waits any more.
  private var isOver = false

  /// - Parameters:
  ///   - performer: Performs what closes the screen.
  ///   - asker: The screen that waits.
  ///   - origin: Where it was written that it does.
  ///   - receive: Gets the value, when what was opened is being closed.
  init(
    _ performer: any ActionPerformer, _ asker: Caller, at origin: SourcePlace?,
    receive: @escaping @MainActor (Value) -> Void = { _ in }
  ) {
    self.performer = performer
    self.asker = asker
    self.origin = origin
    self.receive = receive
    (ended, bell) = AsyncStream.makeStream()
  }
}

extension PendingResult {
  /// The action that opens the screen: as soon as that is made, its callback is bound to this.
  func opening<Target: AnyObject, Result>(
    _ action: NavigationAction, until callback: ScreenCallback<Target, Value, Result>,
    _ prepare: (@MainActor (Target) -> Void)? = nil
  ) -> NavigationAction {
    let flow = action.target
    var action = action
    action.delivery = { [self] target, _ in
      guard let target = target as? Target else { return }
      begin(with: target, of: flow)
      callback.bind(target) { [self] value in called(value) }
      prepare?(target)
    }
    return action
  }

  /// Waits for the value, or for the end of one of the screens; a task that is cancelled doesn't, and closes what was
  /// opened.
  func wait() async {
    if case .unmade = stage { return }
    for await _ in ended {}
    if !isOver { giveUp() }
  }

  func update(_ screens: ScreenTable) -> Bool {
    switch stage {
    case .unmade: return false
    case .made(let screen, let flow):
      let nobody: ScreenID = 0  // no screen has this number: what it asks for is ignored
      guard let id = screens.newestID(of: screen) else { return leave(Caller(id: nobody, flow: flow)) }
      stage = .open(Caller(id: id, flow: flow))
      return true
    case .open(let opened): return screens[opened.id] != nil || leave(opened)
    case .left: return false
    }
  }

  func end() {
    isOver = true
    bell.finish()
  }

  private func begin(with screen: AnyObject, of flow: Blueprint?) {
    stage = .made(screen, flow)
    guard let agenda = performer.agenda(of: asker) else { return end() }
    agenda.add(self)
  }

  /// What the callback does: the first time it hands over the value, each time it closes what was opened.
  private func called(_ value: Value) {
    guard !isOver else { return close() }
    self.value = value
    isOver = true
    close()
    bell.finish()
    receive(value)
  }

  private func giveUp() {
    isOver = true
    if case .left = stage { return }
    close()
  }

  /// Closes what was opened, from the asker; where that has left already, this says so.
  private func close() {
    var finish = NavigationAction.finish
    finish.origin = origin
    if case .left(let opened) = stage { return performer.perform(finish, for: opened) }
    performer.perform(finish, for: asker)
  }

  private func leave(_ opened: Caller) -> Bool {
    stage = .left(opened)
    end()
    return false
  }
}
