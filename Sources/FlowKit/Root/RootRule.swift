/// The flow that an app's root should be, as its state is now.
///
/// ```swift
/// Navigator { session.user == nil ? .root(login) : .root(home) }
/// ```
public struct RootChoice: Sendable {
  let blueprint: Blueprint
  let origin: SourcePlace

  /// This flow should be the root.
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

/// What the root depends on, and which flow it was last.
@MainActor
final class RootRule {
  let choose: @MainActor () -> RootChoice
  /// The flow that was chosen last, or is the root for another reason.
  private var latest: FlowID
  /// The action that sets the root to the next choice.
  private var change: ActionBody?

  init(choosing first: FlowID, _ choose: @escaping @MainActor () -> RootChoice) {
    self.choose = choose
    latest = first
  }

  /// Whether a flow was chosen last, or is the root for another reason.
  private func isRoot(_ flow: FlowID, in tree: NavigationTree) -> Bool {
    guard latest != flow else { return true }
    guard tree.rootEntry.flow == flow else { return false }
    latest = flow
    return true
  }
}

extension RootRule: ActionAnswerer {
  func answer(
    to action: NavigationAction, from caller: Caller?, isFirst: Bool, in navigator: Navigator
  ) -> ActionAnswer {
    guard action.verb == .chooseRoot else { return .notMine }
    let choice = choose()
    guard !isRoot(choice.blueprint.id, in: navigator.tree) else { return .ended(.performed) }
    let change = NavigationAction(.resetRoot, choice.blueprint, .with(action.transition), at: choice.origin)
    self.change = change.body
    return .act(change, from: nil)
  }
}

extension RootRule: TreeFollower {
  var rank: Int { 0 }

  func follow(_ action: NavigationAction, _ difference: TreeDifference, in navigator: Navigator) {
    if action.body === change {
      latest = action.flow ?? latest
      change = nil
    } else if action.isTravel, difference.old?.rootEntry != navigator.tree.rootEntry {
      latest = navigator.tree.rootEntry.flow
    }
  }
}

extension NavigationTree {
  /// The entry at the bottom of the app's root stack.
  var rootEntry: Entry { layersDownward[layerCount - 1].top.bottom.entry }
}

extension Navigator {
  /// Starts with the root that a rule chooses, and changes it whenever ``updateRoot(transition:)`` finds another
  /// choice.
  ///
  /// ```swift
  /// let navigator = Navigator { session.user == nil ? .root(shop.login) : .root(shop.home) }
  /// session.onChange = { navigator.updateRoot() }
  /// ```
  ///
  /// - Parameter rule: Chooses the root as the app's state is now. The navigator keeps it: it should not keep the
  ///   navigator.
  public convenience init(root rule: @escaping @MainActor () -> RootChoice) {
    let first = rule().blueprint, rule = RootRule(choosing: first.id, rule)
    self.init(beginningWith: first, wrapPerformer: nil) { features in
      features.answerers.append(rule)
      features.add(rule)
    }
  }

  /// Asks the rule for the root again: where it chooses another flow than before, the whole tree is replaced by it, at
  /// once and with one transition; where it is the same, nothing changes.
  ///
  /// Call it when the state that the rule looks at has changed, as often as you like.
  ///
  /// - Parameter transition: How the change looks.
  /// - Returns: How the change ended; performed without changes where there was nothing to change.
  @discardableResult
  public func updateRoot(transition: ScreenTransition = .automatic) -> NavigationOutcome {
    guard rule != nil else { return .performed }
    return perform(NavigationAction(.chooseRoot, nil, .with(transition)))
  }

  private var rule: RootRule? {
    for case let rule as RootRule in features.answerers { return rule }
    return nil
  }

  /// Which flow the rule for the root chooses now; nil where there is no rule.
  package var chosenRoot: FlowID? { rule?.choose().blueprint.id }
}
