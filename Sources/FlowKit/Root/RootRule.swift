/// The flow that the app's root should be in its current state.
///
/// ```swift
/// Navigator { session.user == nil ? .root(login) : .root(home) }
/// ```
public struct RootChoice: Sendable {
  let blueprint: Blueprint
  let origin: SourcePlace

  /// Chooses this flow as the root.
  ///
  /// - Parameters:
  ///   - flow: The flow.
  ///   - fileID: The file to report as the change's origin.
  ///   - line: The line to report as the change's origin.
  /// - Returns: The choice.
  public static func root(
    _ flow: Flow<some AnyObject>, fileID: StaticString = #fileID, line: UInt32 = #line
  ) -> RootChoice {
    RootChoice(blueprint: flow.blueprint, origin: SourcePlace(fileID, line))
  }
}

/// The rule for the root, and the flow that became the root of the whole app last.
@MainActor
final class RootRule {
  let choose: @MainActor () -> RootChoice
  /// The flow that the rule chose last, or that another action set as the root of the whole app.
  var latest: FlowID
  /// The entry at the bottom of the app when that was last looked at.
  private var root: ScreenID?

  init(choosing first: FlowID, _ choose: @escaping @MainActor () -> RootChoice) {
    self.choose = choose
    latest = first
  }
}

extension RootRule {
  /// Notes what has become the root of the whole app.
  ///
  /// A root that was set in another way, such as by `reset` or `replace`, counts as chosen if the rule chooses it, too, at
  /// that moment. Otherwise it was set on purpose, and stays until the choice changes.
  func note(_ action: NavigationAction, in navigator: Navigator) {
    if action.replacesApp { return latest = navigator.tree.rootEntry.flow }
    if let root, navigator.records[root] != nil { return }
    let entry = navigator.tree.rootEntry
    root = entry.id
    if entry.flow != latest, choose().blueprint.id == entry.flow { latest = entry.flow }
  }

  func answer(to action: NavigationAction, from caller: Caller?, in navigator: Navigator) -> ActionAnswer {
    let choice = choose(), root = navigator.tree.rootEntry.flow
    guard let change = NavigationAction.root(becoming: choice.blueprint.id, from: root, chosenLast: latest) else {
      if root == choice.blueprint.id { latest = root }
      navigator.endThose(notLeadingTo: root, for: Turn(action, from: caller))
      return .ended(.performed(TreeDifference(old: navigator.tree, new: navigator.tree)))
    }
    return .act(NavigationAction(change.verb, action.box, at: choice.origin), from: nil)
  }
}

extension NavigationAction {
  /// What the rule for the root does, for a navigator and for maps: it changes the root if it chooses another flow than
  /// last.
  ///
  /// - Parameters:
  ///   - choice: The flow that it chooses.
  ///   - root: The flow that is the root.
  ///   - latest: The flow that it chose last, or that another action set as the root of the whole app since.
  /// - Returns: The change; `nil` if the root stays.
  package static func root(becoming choice: FlowID, from root: FlowID, chosenLast latest: FlowID) -> NavigationAction? {
    guard latest != choice, root != choice else { return nil }
    return NavigationAction(.resetRoot(NavigationAction.NewStack(choice)))
  }
}

extension NavigationTree {
  /// The entry at the bottom of the app's root stack.
  package var rootEntry: Entry { layersDownward[layerCount - 1].top.bottom.entry }
}

extension Navigator {
  /// Starts with the root that a rule chooses; ``updateRoot(transition:asksToLeave:)`` applies the rule again.
  ///
  /// ```swift
  /// let navigator = Navigator { session.user == nil ? .root(shop.login) : .root(shop.home) }
  /// session.onChange = { navigator.updateRoot() }
  /// ```
  ///
  /// - Parameter rule: Chooses the root for the app's current state. The navigator keeps the closure, so it shouldn't
  ///   capture the navigator strongly.
  public convenience init(root rule: @escaping @MainActor () -> RootChoice) { self.init(rule, wrapPerformer: nil) }

  package convenience init(_ rule: @escaping @MainActor () -> RootChoice, wrapPerformer: PerformerWrapper?) {
    let first = rule().blueprint
    self.init(beginningWith: first, RootRule(choosing: first.id, rule), wrapPerformer: wrapPerformer)
  }

  /// Applies the rule for the root again, and replaces the whole tree if it chooses another flow than before.
  ///
  /// The tree changes at once, with one transition. If the choice is the same, nothing changes. Call this whenever the
  /// state that the rule depends on has changed, as often as you like.
  ///
  /// It stands behind no other action. Actions that wait end (``NavigationReason/superseded``), unless they lead to a
  /// tree with the root that is chosen.
  ///
  /// - Parameters:
  ///   - transition: How the change looks.
  ///   - asksToLeave: Whether the screens that leave are asked whether they may. With `false`,
  ///     a session that is over isn't held up by an editor.
  /// - Returns: The outcome; performed without changes if the choice is the same.
  @discardableResult
  public func updateRoot(transition: ScreenTransition = .automatic, asksToLeave: Bool = true) -> NavigationOutcome {
    guard features.rootRule != nil else { return .performed }
    let update = NavigationAction(.plain(.updateRoot), .with(transition))
    return perform(asksToLeave ? update : update.withoutConfirmation)
  }

  /// The flow that the rule for the root currently chooses; `nil` if there is no rule.
  package var chosenRoot: FlowID? { features.rootRule?.choose().blueprint.id }
}
