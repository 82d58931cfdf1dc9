/// A value that a screen waits for, from a callback of the screen that it opens.
///
/// Decides what is to be done when the callback is called, and when one of the two screens leaves; it ends once.
@MainActor
final class PendingResult<Value>: Pending {
  /// Where the screen is whose callback is waited for.
  private enum Stage {
    case unmade
    case open(Caller)
    case left(Caller)
  }

  /// What the callback was called with first.
  private(set) var value: Value?

  /// Ends the waiting, from wherever; more than once is no harm.
  nonisolated let bell: AsyncStream<Never>.Continuation
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
    return NavigationAction(action.body) { [self] target, _, entry in
      guard let target = target as? Target else { return }
      begin(Caller(id: ScreenID(entry), flow: flow))
      callback.bind(target) { [self] value in called(value) }
      prepare?(target)
    }
  }

  /// Waits for the value, or for the end of one of the screens; a task that is cancelled doesn't, and closes what was
  /// opened.
  func untilEnded() async {
    if case .unmade = stage { return }
    for await _ in ended {}
    if !isOver { giveUp() }
  }

  private func begin(_ opened: Caller) {
    stage = .open(opened)
    guard let own = performer.belonging(PendingResults.self, of: asker) else { return end() }
    own.awaited.append(self)
    performer.belonging(PendingResults.self, of: opened)?.owed.append(self)
  }

  /// The one who waits has left.
  func end() {
    isOver = true
    bell.finish()
  }

  /// The screen has left that was opened.
  func openedLeft() {
    if case .open(let opened) = stage { stage = .left(opened) }
    end()
    performer.belonging(PendingResults.self, of: asker)?.forget(self)
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
    let finish = NavigationAction(.finish, at: origin)
    if case .left(let opened) = stage { return performer.perform(finish, for: opened) }
    performer.perform(finish, for: asker)
  }
}

/// A result that a screen waits for, of any type.
@MainActor
protocol Pending: AnyObject, Sendable {
  nonisolated var bell: AsyncStream<Never>.Continuation { get }

  func end()
  func openedLeft()
}

/// The results that a screen waits for, and those that are waited for from it.
@MainActor
final class PendingResults: ScreenBelonging {
  var awaited: [any Pending] = []
  var owed: [any Pending] = []

  nonisolated init() {}

  deinit { for result in awaited { result.bell.finish() } }

  func leave(isKept: Bool) {
    let (awaited, owed) = (awaited, owed)
    (self.awaited, self.owed) = ([], [])
    for result in awaited { result.end() }
    for result in owed { result.openedLeft() }
  }

  func forget(_ result: any Pending) {
    let before = awaited
    awaited.removeAll { $0 === result }
    withExtendedLifetime(before) {}
  }
}
