/// What a host needs of its navigator beside the tree, the screens, and the actions; ``NavigationHost/show(_:in:finished:)``
/// gives it.
///
/// For authors of hosts: see <doc:WritingAHost>. An app needs none of it.
///
/// A host may keep it. It doesn't keep the navigator alive: when that is gone, nothing is asked and nothing happens. When
/// the navigator has another host, no gesture can begin: see ``isCurrent``.
@MainActor
public final class HostContext {
  private let reference: NavigatorReference
  /// What the host shows, while it is the navigator's host.
  var mirror: HostMirror? {
    guard let mirror = reference.navigator?.mirror, mirror.context === self else { return nil }
    return mirror
  }

  /// A context for a host that asks before it is attached; with this one, it isn't current, and can't begin a gesture.
  public init(_ navigator: Navigator) { reference = navigator.reference }

  /// The navigator; `nil` when it is gone.
  public var navigator: Navigator? { reference.navigator }

  /// Whether the host still shows the tree: the navigator is there, and has no other host.
  ///
  /// The tree shouldn't follow what the user does in the UI of any other host.
  public var isCurrent: Bool { mirror != nil }

  /// Begins a native gesture; until it ends, the host gets no updates.
  ///
  /// - Returns: The gesture to finish or cancel; `nil` if the navigator has another host, or a transition or another
  ///   gesture is running.
  public func beginGesture() -> NavigationGesture? {
    navigator.flatMap { mirror?.beginGesture(of: $0) }
  }

  /// Whether somebody must be asked before an action, so that a gesture can't do it now.
  ///
  /// That is a guard, a screen that confirms leaving, or one that handles the system's back
  /// (``Lets/onBack(priority:fileID:line:_:)``). A host calls this when a native gesture begins, because the gesture
  /// can't be suspended. If the result is `true`, the gesture doesn't begin. The host performs the action instead, as with
  /// UIKit's `presentationControllerDidAttemptToDismiss`, and the guards decide.
  ///
  /// ```swift
  /// func presentationControllerShouldDismiss(_ presentation: UIPresentationController) -> Bool {
  ///   !context.asksBefore(.dismiss(), from: root)
  /// }
  /// ```
  ///
  /// A screen that confirms leaving is asked here if it answers at once: a form without changes doesn't hold up a swipe.
  /// Each such screen is asked once, if nobody else must be asked anyway, and nothing happens but that. A check that
  /// takes time runs when the action is performed; here, its condition says whether there is a question:
  /// ``Flow/confirmsLeaving(if:fileID:line:_:)-(KeyPath<Screen,Bool>,_,_,_)``. So the result is true for this moment. For
  /// what a host sets up beforehand, there is ``mayAskBefore(_:from:)``.
  ///
  /// - Parameters:
  ///   - action: What the gesture would do.
  ///   - caller: The entry that the gesture acts on; `nil` for the visible one.
  ///   - includingPreparations: Whether a preparation counts, too. It refuses nothing, so a swipe may begin before it,
  ///     but the tree follows only when it has ended.
  /// - Returns: Whether somebody must be asked; `false` if the action isn't possible with the current state.
  public func asksBefore(
    _ action: NavigationAction = .back(), from caller: ScreenID? = nil, includingPreparations: Bool = false
  ) -> Bool {
    guard let navigator else { return false }
    return navigator.asksBefore(action, from: caller) { questions in
      let asked = questions.filter { includingPreparations || !$0.key.isPreparation }
      if asked.contains(where: { $0.key.leavingScreen == nil }) { return true }
      return !asked.isEmpty && navigator.duringTurn { asked.contains(where: \.holdsGesture) }
    }
  }

  /// Whether a question may come before an action, whatever screens that confirm leaving say at the moment.
  ///
  /// It asks nobody. A host calls it for what it sets up before the user touches anything, such as a back button that
  /// performs the action, so that a question can come first.
  ///
  /// ```swift
  /// if context.mayAskBefore(.back(), from: top) { item.backAction = UIAction { _ in navigator.back() } }
  /// ```
  ///
  /// - Parameters:
  ///   - action: What the user would do.
  ///   - caller: The entry that it would act on; `nil` for the visible one.
  /// - Returns: Whether somebody may be asked; `false` if the action isn't possible with the current state.
  public func mayAskBefore(_ action: NavigationAction = .back(), from caller: ScreenID? = nil) -> Bool {
    navigator?.asksBefore(action, from: caller) { $0.contains { !$0.key.isPreparation } } ?? false
  }

  /// Performs what a gesture would have done that didn't begin, because somebody is asked first: see
  /// ``asksBefore(_:from:includingPreparations:)``.
  ///
  /// If it closes a modal whose screen handles the system's back, the handlers answer first, as when the user goes back.
  ///
  /// ```swift
  /// func presentationControllerDidAttemptToDismiss(_ presentation: UIPresentationController) {
  ///   context.askBefore(.dismiss(), from: root)
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - action: What the gesture would have done.
  ///   - caller: The entry that the gesture acts on; `nil` for the visible one.
  ///   - fileID: The file to report as the action's origin if it has none.
  ///   - line: The line to report as the action's origin if it has none.
  /// - Returns: The outcome; `nil` if the navigator is gone.
  @discardableResult
  public func askBefore(
    _ action: NavigationAction, from caller: ScreenID? = nil, fileID: StaticString = #fileID, line: UInt32 = #line
  ) -> NavigationOutcome? {
    guard let navigator else { return nil }
    let action = action.written(fileID, line)
    guard let root = navigator.modalHeldByBack(before: action, from: caller) else {
      return navigator.perform(action, from: caller)
    }
    let back = NavigationAction.back(transition: action.transition).written(fileID, line)
    return navigator.perform(Turn(back, .wayBack(of: root)))
  }

  /// Reports what the host can't show, or what its UI doesn't do, as an issue with ``NavigationReason/notShown``.
  ///
  /// ```swift
  /// context.tellNotShown("no view is registered for LoginScreen", of: id, helpedBy: "Register one.")
  /// ```
  ///
  /// - Parameters:
  ///   - text: What is not shown, and why.
  ///   - id: The entry concerned; `nil` if there is none.
  ///   - help: What would help.
  public func tellNotShown(_ text: String, of id: ScreenID? = nil, helpedBy help: String) {
    guard let navigator else { return }
    let tree = navigator.tree, caller = id.flatMap { tree[$0] }.map { Caller($0) }
    let reason = NavigationReason.notShown.saying(text, helpedBy: help)
    navigator.features.issues.hear(NavigationIssue(action: .stay, caller: caller, reason: reason, tree: tree))
  }

  /// The live screen of an entry, if it has been made already.
  ///
  /// Most screens are: only the hidden ones of a restored tree are made when they are needed, such as by
  /// ``Navigator/screen(of:)-(ScreenID)``.
  ///
  /// - Parameter id: The entry.
  /// - Returns: The screen; `nil` if it has not been made, or the entry has left the tree.
  public func madeScreen(of id: ScreenID) -> AnyObject? { navigator?.madeScreen(of: id) }
}

extension Navigator {
  /// The root of the modal that an action closes, if a screen that leaves with it handles the system's back.
  fileprivate func modalHeldByBack(before action: NavigationAction, from caller: ScreenID?) -> ScreenID? {
    guard action.kind == .dismiss, !handlersToAsk(from: nil).isEmpty else { return nil }
    var reducer = newReducer
    guard (try? reducer.take(action, from: caller)) != nil, reducer.tree.layerCount < tree.layerCount,
      handlersToAsk(from: nil).contains(where: { one in one.asker.map { !reducer.tree.contains($0.id) } ?? false })
    else { return nil }
    return tree.layer(tree.layerCount - reducer.tree.layerCount - 1).top.bottom.id
  }

  /// Whether a handler of the system's back is asked before an action, or one of the questions holds it up.
  fileprivate func asksBefore(
    _ action: NavigationAction, from caller: ScreenID?, holdUp: ([Question]) -> Bool
  ) -> Bool {
    if action.kind == .back, !handlersToAsk(from: caller).isEmpty { return true }
    if modalHeldByBack(before: action, from: caller) != nil { return true }
    var reducer = newReducer
    guard (try? reducer.take(action, from: caller)) != nil else { return false }
    let difference = TreeDifference(old: tree, new: reducer.tree)
    if action.isDone(by: reducer, difference) { return false }
    guard mayBeAsked(about: action, reducer.interests.union(difference.interests)) else { return false }
    let turn = Turn(action, from: caller.map { Caller(id: $0, flow: nil) })
    return holdUp(questions(about: turn, reducer, difference))
  }
}

extension Question {
  /// Whether a gesture can't go on before this is answered: it isn't answered at once, or not with yes.
  @MainActor
  fileprivate var holdsGesture: Bool {
    do {
      switch ask {
      case .now(let ask): return try !ask().allows
      case .later(_, let condition): return try condition?() ?? true
      }
    } catch {
      return true
    }
  }
}
