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
  ///   - fileID: The file to name as the place of the change.
  ///   - line: The line to name as the place of the change.
  /// - Returns: The choice.
  public static func root(
    _ flow: Flow<some AnyObject>, fileID: StaticString = #fileID, line: UInt32 = #line
  ) -> RootChoice {
    RootChoice(blueprint: flow.blueprint, origin: SourcePlace(fileID, line))
  }
}

/// What the root depends on, and which flow it was last.
struct RootRule {
  let choose: @MainActor () -> RootChoice
  var latest: FlowID
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
    let first = rule().blueprint
    self.init(root: first, wrapPerformer: nil, rule: RootRule(choose: rule, latest: first.id))
  }

  /// Asks the rule for the root again: where it chooses another flow than before, the whole tree is replaced by it, at
  /// once and with one transition; where it is the same, nothing changes.
  ///
  /// Call it when the state that the rule looks at has changed, as often as you like.
  ///
  /// - Parameter transition: How it should look.
  /// - Returns: How the change ended; performed without changes where there was nothing to change.
  @discardableResult
  public func updateRoot(transition: ScreenTransition = .automatic) -> NavigationOutcome {
    guard rule != nil else { return .performed([]) }
    return perform(NavigationAction(.updateRoot, options: .with(transition)))
  }

  /// Asks the rule, in its turn, and does what it says.
  func chooseRoot(
    _ update: NavigationAction, reportsChanges: Bool, clearance: Clearance
  ) -> NavigationOutcome {
    guard let choice = rule?.choose(), !isRoot(choice.blueprint.id) else { return .performed([]) }
    var action = NavigationAction(
      .resetRoot, choice.blueprint, options: .with(update.transition, NavigationAction.Extras(isChosen: true)))
    action.origin = choice.origin
    return run(action, nil, reportsChanges: reportsChanges, clearance: clearance)
  }

  /// Whether a flow was chosen last, or is the root for another reason.
  func isRoot(_ flow: FlowID) -> Bool {
    guard rule?.latest != flow else { return true }
    guard tree.root[0].flow == flow else { return false }
    rule?.latest = flow
    return true
  }
}
