/// An action, whose wish it is, and the tasks that await it.
package struct Turn: Sendable {
  package private(set) var action: NavigationAction
  package private(set) var wish: Wish
  /// What few turns have, boxed so that the others stay small.
  private var box: Box?

  private indirect enum Box: Sendable {
    case box(Extras)
  }

  struct Extras: Sendable {
    /// The answers so far; `nil` before the first question.
    var approval: Approval?
    /// Why it fails, if that was known before its turn; observers are notified in its turn.
    var end: NavigationReason?
    /// The error that made it fail.
    var error: (any Error)?
    /// How many actions led to this one, each caused by the one before.
    var depth = 0
    var waiter: Waiter?
    /// The number of the waiting action that was redirected to this one.
    var original: Int?
    /// The number of the waiting action whose guard or preparation performs this one.
    var askedBy: Int?
    /// The screen that has taken the place of the one to which it was redirected.
    var successor: ScreenID?
    /// The action to which it was redirected.
    var redirection: NavigationAction?
    /// What has set another root of the app in the place of the one to which it was redirected.
    var rootSetter: String?
    /// The update of the root that it performs, which is decided anew after each pause.
    var update: NavigationAction?
    /// The place that it restores; hidden screens are made when they are needed.
    var restored: RestoredPlace?
    /// The place in which its tree was made; if the user has gone elsewhere since, they stay there.
    var expected: Expected?
  }

  /// A place, and the greatest id assigned by then.
  struct Expected: Sendable {
    let tree: NavigationTree
    let lastID: Int
  }

  init(_ action: consuming NavigationAction, from caller: consuming Caller?) {
    wish = Wish(action, from: caller)
    self.action = action
  }

  package init(_ action: NavigationAction, _ wish: Wish) {
    self.action = action
    self.wish = wish
  }

  init(_ action: NavigationAction, from caller: Caller?, because end: NavigationReason) {
    self.init(action, from: caller)
    extras.end = end
  }

  var extras: Extras {
    get { rare ?? Extras() }
    set { box = .box(newValue) }
  }

  private var rare: Extras? { if case .box(let extras) = box { extras } else { nil } }

  package var approval: Approval? {
    get { rare?.approval }
    set { extras.approval = newValue }
  }

  package var end: NavigationReason? {
    get { rare?.end }
    set { extras.end = newValue }
  }

  var waiter: Waiter? {
    get { rare?.waiter }
    set { extras.waiter = newValue }
  }

  var expected: Expected? { rare?.expected }

  var askedBy: Int? { rare?.askedBy }

  package var original: Int? { rare?.original }

  var successor: ScreenID? { rare?.successor }

  var redirection: NavigationAction? { rare?.redirection }

  var rootSetter: String? { rare?.rootSetter }

  var update: NavigationAction? { rare?.update }

  var restored: RestoredPlace? { rare?.restored }

  /// The screen that observers are told of; `nil` if no screen asked for it.
  package var caller: Caller? { wish.caller }

  /// Whether somebody must be told how it ends.
  package var isAwaited: Bool { waiter != nil || original != nil }

  /// The screen that it acts from; `nil` for the visible one.
  @MainActor func actor(in navigator: Navigator) -> ScreenID? {
    wish.actor(hasWaited: approval != nil) { navigator.tree.contains($0) }
  }

  /// Decides whose wish it is, and anew what it stands for if that was decided before a pause.
  @MainActor mutating func begin(in navigator: Navigator) {
    if approval != nil, let update { action = update }
    wish.begin(action, visible: navigator.tree.visibleNode.id)
  }

  /// Decides whose wish it is, where nothing but a tree is known.
  @MainActor package mutating func begin(in tree: NavigationTree) {
    wish.begin(action, visible: tree.visible.id)
  }

  /// Goes on as the answer to a message, to the system's back, or to an update of the root.
  package mutating func becomeAnswer(_ answer: NavigationAction, from caller: Caller?) {
    wish = wish.answered(by: answer, from: caller, to: action)
    action = answer.keepingWishes(of: action)
  }

  /// Goes on as the answer of a guard.
  mutating func become(_ other: NavigationAction) {
    wish = wish.redirected(to: other)
    action = other.keepingWishes(of: action)
  }

  /// Sends its message to those that were below its screen, which has left.
  @MainActor fileprivate mutating func send(downOf ways: [ScreenID: [ScreenID]]) {
    guard let caller, let way = ways[caller.id], caller.mayPerformAfterLeaving(action) else { return }
    action = action.sent(down: way)
  }

  /// Goes to what is left of a restored place.
  mutating func restore(_ tree: NavigationTree) { action = action.with(.travel(NavigationAction.Payload(tree))) }

  /// The same action while it waits.
  func waiting(in tree: NavigationTree, asksScreen: Bool) -> Turn {
    var turn = self
    turn.wish = wish.waiting(in: tree, asksScreen: asksScreen)
    return turn
  }

  /// The same action, which now ends for a reason.
  func ended(_ reason: NavigationReason) -> Turn {
    var turn = self
    turn.end = reason
    return turn
  }
}

/// The actions that wait while another is performed, in order.
@MainActor
final class TurnQueue {
  private(set) var isPerforming = false
  /// Whether actions of screens are ignored, because the tree already contains their effects.
  var ignoresScreens = false
  private var depth = 0
  private var caused = 0
  /// `nil` where nothing waits, as nearly always.
  private var line: Line?

  private final class Line {
    var turns: [Turn?] = []
    var next = 0
  }

  nonisolated init() {}

  /// Starts with an action that nothing has caused; `false` while another is performed.
  func begin() -> Bool {
    guard !isPerforming else { return false }
    isPerforming = true
    depth = 0
    caused = 0
    return true
  }

  /// Appends an action; `false` if it would continue an endless chain.
  func enqueue(_ turn: Turn) -> Bool {
    guard depth + 1 < Limits.chainOfActions, caused < Limits.causedActions else { return false }
    if depth > 0 { caused += 1 }
    add(turn, depth: depth + 1)
    return true
  }

  /// Appends the end of an endless chain; whatever this causes is dropped.
  func enqueueEnd(_ turn: Turn) {
    if depth < Limits.chainOfActions { add(turn, depth: Limits.chainOfActions) }
  }

  private func add(_ turn: Turn, depth: Int) {
    var turn = turn
    turn.extras.depth = depth
    let line = line ?? Line()
    line.turns.append(turn)
    self.line = line
  }

  /// Tells the messages that wait which entries were below their screens, which have left.
  func sendMessages(downOf ways: [ScreenID: [ScreenID]]) {
    guard let line else { return }
    for index in line.next..<line.turns.count { line.turns[index]?.send(downOf: ways) }
  }

  /// The latest fitting action of those that wait.
  func latest(where fits: (NavigationAction) -> Bool) -> NavigationAction? {
    line.flatMap { $0.turns[$0.next...].lazy.compactMap { $0?.action }.last(where: fits) }
  }

  /// Whether an action waits; if none does, performing has ended.
  func goesOn() -> Bool {
    isPerforming = line != nil
    return isPerforming
  }

  /// Removes and returns the next action.
  func dequeue() -> Turn? {
    guard let line else { return nil }
    let turn = line.turns[line.next].take()
    line.next += 1
    depth = turn?.extras.depth ?? 0
    if line.next == line.turns.count { self.line = nil }
    return turn
  }
}

/// What to do with an action that doesn't change the tree itself: a message, the system's back, the choice of the root.
enum ActionAnswer {
  /// It changes the tree after all.
  case notMine
  /// Performs another action, from this screen.
  case act(NavigationAction, from: Caller?)
  /// The answer takes time.
  case asks(Question)
  /// The action is already dealt with.
  case done
  case failed(NavigationReason)
  /// It ends with this outcome.
  case ended(NavigationOutcome)
}
