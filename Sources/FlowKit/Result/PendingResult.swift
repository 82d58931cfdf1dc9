/// A value that a screen waits for, from a callback of the screen that it opens.
///
/// Decides what happens when the callback is called, and when one of the two screens leaves. It ends once.
@MainActor
final class PendingResult<Value>: Pending {
  /// Where the opened screen is.
  private enum Stage {
    case unmade
    case open(Caller)
    case left(Caller)
  }

  /// The argument of the callback's first call.
  private(set) var value: Value?

  /// Ends the wait, from any thread; calling it more than once is harmless.
  nonisolated let bell: AsyncStream<Never>.Continuation
  private let ended: AsyncStream<Never>
  /// The screen that waits.
  private let asker: ScreenLife
  private let origin: SourcePlace?
  private let receive: @MainActor (Value) -> Void
  private var stage = Stage.unmade
  /// Whether nobody waits any more.
  private var isOver = false
  /// Whether a task waits for the value, rather than a closure.
  let hasTask: Bool

  /// - Parameters:
  ///   - asker: The screen that waits.
  ///   - origin: Where the wait was written.
  ///   - hasTask: Whether a task waits for the value, rather than a closure.
  ///   - receive: Receives the value while the opened screen is being closed.
  init(
    _ asker: ScreenLife, at origin: SourcePlace?,
    forTask hasTask: Bool = false, receive: @escaping @MainActor (Value) -> Void = { _ in }
  ) {
    self.asker = asker
    self.origin = origin
    self.receive = receive
    self.hasTask = hasTask
    (ended, bell) = AsyncStream.makeStream()
  }
}

extension PendingResult {
  var holdsTask: Bool { hasTask && !isOver }

  /// The action that opens the screen; once the screen is made, its callback is bound to this result.
  func opening<Target: AnyObject, Result>(
    _ action: NavigationAction, until callback: ScreenCallback<Target, Value, Result>,
    _ recorder: BindingRecorder?, _ prepare: (@MainActor (Target) -> Void)? = nil
  ) -> NavigationAction {
    let flow = action.target
    return NavigationAction(action.body) { [self] target, _, entry in
      guard let target = target as? Target else { return }
      let opened = Caller(id: ScreenID(entry), flow: flow)
      begin(opened)
      let work = OwnWork<Value>()
      let answer: @MainActor (Value) -> Void = { [self] value in called(value, after: work) }
      let other = recorder?.recorder(of: opened, asker)
      other?.begin(target)
      other?.bound(closing(opened), calling: answer)
      let own = callback.bind(target, answer)
      if asker.performer.attachments(of: opened)?.closures.hasWork == true { work.call = own }
      other?.end(target)
      prepare?(target)
    }
  }

  /// Waits for the value, or until one of the screens leaves.
  ///
  /// Cancelling the task ends the wait and closes the opened screen.
  func untilEnded() async {
    if case .unmade = stage { return }
    for await _ in ended {}
    if !isOver { giveUp() }
  }

  private func begin(_ opened: Caller) {
    stage = .open(opened)
    guard let own = asker.attachment(PendingResults.self) else { return end() }
    own.awaited.append(self)
    attachment(PendingResults.self, of: opened)?.owed.append(self)
  }

  /// The waiting screen has left.
  func end() {
    isOver = true
    bell.finish()
  }

  /// The opened screen has left.
  ///
  /// What the screen that waits was still to close, and couldn't while this one was asked, is closed now.
  func openedLeft() {
    if case .open(let opened) = stage { stage = .left(opened) }
    end()
    guard let own = asker.attachment(PendingResults.self) else { return }
    own.forget(self)
    for other in own.awaited { other.closeIfOver() }
  }

  func closeIfOver() {
    guard isOver, case .open(let opened) = stage, asker.performer.tree?.contains(opened.id) == true,
      !asker.performer.waits(for: closing(opened), of: asker.caller)
    else { return }
    close()
  }

  /// Handles the callback: the first call passes on the value, and each call closes the opened screen.
  ///
  /// - Parameters:
  ///   - value: The callback's argument.
  ///   - work: What the flow does when its callback is called.
  private func called(_ value: Value, after work: OwnWork<Value>) {
    guard !asker.performer.holdsBack else { return }  // another wait calls what the callback was bound to
    guard !isOver else { return close() }
    if let own = work.call.take() { asker.performer.holdingBack { own(value) } }
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

  /// Closes the opened screen, from the screen that waits; if that has already left, the action reports it.
  private func close() {
    switch stage {
    case .unmade: break
    case .open(let opened): asker.perform(closing(opened))
    case .left(let opened): _ = try? asker.performer.perform(closing(opened), for: opened)
    }
  }

  private func attachment<Kind: ScreenAttachment>(_ kind: Kind.Type, of opened: Caller) -> Kind? {
    asker.performer.attachments(of: opened)?.of(kind)
  }

  private func closing(_ opened: Caller) -> NavigationAction { .unwind(closing: opened.id, at: origin) }
}

/// A result that a screen waits for, of any type.
@MainActor
protocol Pending: AnyObject, Sendable {
  nonisolated var bell: AsyncStream<Never>.Continuation { get }
  /// Whether a task waits until the user answers.
  var holdsTask: Bool { get }

  func end()
  func openedLeft()
  /// Closes the opened screen if nobody waits for it any more, and nothing is about to close it.
  func closeIfOver()
}

/// What a flow has bound to a callback that another screen waits for; it is done once, for its work.
@MainActor
private final class OwnWork<Value> {
  var call: (@MainActor (Value) -> Void)?
}

/// The results that a screen waits for, and those that others expect from it.
@MainActor
final class PendingResults: ScreenAttachment {
  var awaited: [any Pending] = []
  var owed: [any Pending] = []
  /// The flows that a callback of the screen opens to wait for an answer.
  var asked: Set<FlowID> = []

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
