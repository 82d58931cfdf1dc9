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

  /// Whether a guard, a screen that confirms leaving, or a back handler would be asked before an action.
  ///
  /// That is a guard, a screen that confirms leaving, or one that handles the system's back
  /// (``Lets/onBack(priority:fileID:line:_:)``). A host calls this before a native gesture begins, because the gesture
  /// can't be suspended. If the result is `true`, the host performs the action instead, as with UIKit's
  /// `presentationControllerDidAttemptToDismiss`, and the guards decide.
  ///
  /// ```swift
  /// sheet.isModalInPresentation = context.asksBefore(.dismiss())
  /// ```
  ///
  /// - Parameters:
  ///   - action: What the gesture would do.
  ///   - caller: The entry that the gesture acts on; `nil` for the visible one.
  ///   - includingPreparations: Whether a preparation counts, too. It refuses nothing, so a swipe may begin before it,
  ///     but the tree follows only when it has ended.
  /// - Returns: Whether somebody would be asked; `false` if the action isn't possible with the current state.
  public func asksBefore(
    _ action: NavigationAction = .back(), from caller: ScreenID? = nil, includingPreparations: Bool = false
  ) -> Bool {
    navigator?.asksBefore(action, from: caller, includingPreparations: includingPreparations) ?? false
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

  fileprivate func asksBefore(_ action: NavigationAction, from caller: ScreenID?, includingPreparations: Bool) -> Bool {
    if action.kind == .back, !handlersToAsk(from: caller).isEmpty { return true }
    if modalHeldByBack(before: action, from: caller) != nil { return true }
    var reducer = newReducer
    guard (try? reducer.take(action, from: caller)) != nil else { return false }
    let difference = TreeDifference(old: tree, new: reducer.tree)
    if action.isDone(by: reducer, difference) { return false }
    guard mayBeAsked(about: action, reducer.interests.union(difference.interests)) else { return false }
    let turn = Turn(action, from: caller.map { Caller(id: $0, flow: nil) })
    return questions(about: turn, reducer, difference).contains {
      includingPreparations || !$0.key.isPreparation
    }
  }
}
