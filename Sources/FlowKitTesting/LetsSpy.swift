public import FlowKit

/// Stands in for a navigator in a test of one screen: records the actions that the screen's callbacks request.
///
/// ```swift
/// let spy = LetsSpy()
/// let screen = shop.dashboard.makeScreen(lets: spy.lets)
/// screen.onLogOut("Bye")
/// XCTAssertEqual(spy.actions, [.popTo(shop.login)])   // XCTest
/// #expect(spy.actions == [.popTo(shop.login)])        // Swift Testing
/// try spy.verify(.popTo(shop.login))                  // both, with the most to read when it fails
/// ```
///
/// Actions are equal if their verb, flow, and transition are. The spy makes no screens and doesn't navigate.
@MainActor
public final class LetsSpy {
  /// The actions that the callbacks have requested, in order.
  public private(set) var actions: [NavigationAction] = []

  /// The actions that callbacks have requested after ``removeScreen()``, in order.
  ///
  /// A navigator ignores them: the reason is ``/FlowKit/NavigationReason/removed``. They aren't among ``actions``.
  /// Messages of a flow with `sendsAfterLeaving` are: a navigator delivers them.
  public private(set) var ignored: [NavigationAction] = []

  /// The latest action, even after the list was cleared: its arguments can still be forwarded.
  private(set) var latest: NavigationAction?

  /// The receiver of the callbacks' actions.
  private(set) lazy var performer = SpyPerformer(of: self)
  /// The screen's life, if there is no navigator.
  private lazy var life = ownLife()
  private var ownTree: NavigationTree?

  /// The screen's tasks and handlers, if there is no navigator.
  private let ownAttachments = ScreenAttachments()
  var givenValues: [GivenValue] = []
  private var hasLeft = false

  private let caller: Caller
  private let next: (any ActionPerformer)?
  private let takesNote: @MainActor (NavigationAction) -> Void

  /// Makes a spy that performs nothing.
  public init() {
    caller = Caller(id: 0, flow: nil)
    next = nil
    takesNote = { _ in }
  }

  /// Makes a spy that records actions and passes them on.
  init(caller: Caller, next: any ActionPerformer, takesNote: @escaping @MainActor (NavigationAction) -> Void) {
    self.caller = caller
    self.next = next
    self.takesNote = takesNote
  }
}

extension LetsSpy {
  /// The action factory to make a screen with.
  ///
  /// What you make with it keeps the spy alive no more than it would a navigator.
  public var lets: Lets { Lets(life) }

  private func ownLife() -> ScreenLife {
    let life = ScreenLife(caller, performer, .there)
    life.own(ownAttachments)
    return life
  }

  /// What the screen reads as `lets.tree`: the tree of the navigator, or the one that the test has set; nil at first.
  ///
  /// ```swift
  /// spy.tree = NavigationTree(root: .init(id: 1, flow: shop.room(5).id))
  /// screen.onClose(5)
  /// ```
  public var tree: NavigationTree? {
    get { ownTree ?? next?.tree }
    set { ownTree = newValue }
  }

  /// Forgets the recorded actions, but not the ignored ones; the arguments of the latest one can still be forwarded.
  public func clear() { withExtendedLifetime(actions) { actions = [] } }
}

extension LetsSpy: ActionPerformer {
  package var isReachable: Bool { next?.isReachable ?? true }

  package func perform(
    _ action: NavigationAction, for caller: Caller
  ) throws(Unperformed) -> NavigationOutcome {
    guard !ignores(action, of: caller) else {
      ignored.append(action)
      throw Unperformed()
    }
    note(action)
    guard let next else { throw Unperformed() }
    return try next.perform(action, for: caller)
  }

  package func performAwaiting(_ action: NavigationAction, for caller: Caller) async -> NavigationOutcome? {
    guard !ignores(action, of: caller) else {
      ignored.append(action)
      return nil
    }
    note(action)
    return await next?.performAwaiting(action, for: caller)
  }

  /// The attachment of a screen at the navigator; without a navigator, the spy has it, until the screen leaves or the spy
  /// is released.
  package func attachments(of caller: Caller) -> ScreenAttachments? {
    if let next { return next.attachments(of: caller) }
    return hasLeft ? nil : ownAttachments
  }

  package func wouldIgnore(_ action: () -> NavigationAction, for caller: Caller) -> Bool {
    next?.wouldIgnore(action, for: caller) ?? false
  }

  package func attachmentsChanged() { next?.attachmentsChanged() }

  package func givenValue(for action: NavigationAction, until callback: AnyKeyPath) -> Any? {
    next == nil && !hasLeft ? givenValues.last { $0.fits(action, callback) }?.value : nil
  }

  /// Waits until all tasks that the screen's callbacks have started end: see `lets.task`.
  ///
  /// ```swift
  /// spy.answer(colorPicker, until: \.onPick, with: .red)
  /// screen.onColor()
  /// await spy.finishTasks()
  /// XCTAssertEqual(screen.color, .red)
  /// ```
  ///
  /// A task without an end needs a screen that leaves: see ``removeScreen()``. If the waiting task is cancelled, for
  /// example by a test's time limit, this returns, although other tasks still run.
  public func finishTasks() async {
    let tasks = next == nil ? ownAttachments.of(ScreenTasks.self) : attachments(of: caller)?.of(ScreenTasks.self)
    await tasks?.finishTasks()
  }

  /// Does what happens when the screen leaves the tree: its tasks and the sequences that it follows are cancelled, what it
  /// awaits ends without a value, its back handlers are gone, and what it keeps is released.
  ///
  /// Callbacks that are called later do nothing, as in an app: what they request is in ``ignored``. The second call does
  /// nothing.
  ///
  /// ```swift
  /// screen.onOpen()           // starts a task without an end
  /// spy.removeScreen()
  /// await spy.finishTasks()   // it is cancelled, and has ended
  /// screen.onBuy()
  /// XCTAssertEqual(spy.ignored, [.push(shop.checkout)])
  /// ```
  ///
  /// If the flow has `sendsAfterLeaving`, its messages are still delivered, so they are among ``actions``. For spies of a
  /// ``LetsSpyFactory``, perform an action that removes the screen: this does nothing there, because the navigator has
  /// the screen.
  public func removeScreen() {
    guard next == nil, !hasLeft else { return }
    hasLeft = true
    life.leave(isKept: false, with: ownAttachments)
  }

  /// Does what the system's back does first: runs the screen's own handlers (`lets.onBack`), the highest priority
  /// first.
  ///
  /// Records the first answer of a handler.
  ///
  /// ```swift
  /// let browser = app.browser.makeScreen(lets: spy.lets)
  /// browser.openSearch()
  /// XCTAssertEqual(spy.back(), NavigationAction.stay)   // it closes the search, and nobody goes back
  /// XCTAssertNil(spy.back())                            // nobody has an answer: the system goes back
  /// ```
  ///
  /// - Returns: The answer; nil if no handler has one.
  @discardableResult
  public func back() -> NavigationAction? {
    guard let answer = attachments(of: caller)?.of(BackHandlers.self).answer() else { return nil }
    if answer != NavigationAction.stay { note(answer) }
    return answer
  }

  private func ignores(_ action: NavigationAction, of caller: Caller) -> Bool {
    hasLeft && !caller.mayPerformAfterLeaving(action)
  }

  private func note(_ action: NavigationAction) {
    actions.append(action)
    withExtendedLifetime(latest) { latest = action }  // its arguments may request another one when they are released
    takesNote(action)
  }
}
