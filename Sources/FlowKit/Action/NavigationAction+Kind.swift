extension NavigationAction {
  /// The verb of an action.
  ///
  /// ```swift
  /// if event.kind == .didNavigate, event.action.kind == .present { analytics.presented(event.action.flow) }
  /// ```
  public struct Kind: Hashable, Sendable {
    let verb: Verb

    /// Pushes a new screen.
    public static let push = Kind(verb: .push)
    /// Shows a new screen in a column.
    public static let show = Kind(verb: .show)
    /// Selects a child of a container.
    public static let select = Kind(verb: .select)
    /// Sets the children of a container.
    public static let setChildren = Kind(verb: .setChildren)
    /// Performs several actions as one.
    public static let batch = Kind(verb: .batch)
    /// Removes everything that a screen has led to.
    public static let finish = Kind(verb: .finish)
    /// Presents a new screen as a modal.
    public static let present = Kind(verb: .present)
    /// Replaces a screen with a new one.
    public static let replace = Kind(verb: .replace)
    /// Sets a whole stack.
    public static let reset = Kind(verb: .reset)
    /// Sets the whole tree.
    public static let resetRoot = Kind(verb: .resetRoot)
    /// Sets what is above a stack's root.
    public static let setPath = Kind(verb: .setPath)
    /// Goes to a flow, wherever it is.
    public static let goTo = Kind(verb: .goTo)
    /// Goes back to a flow.
    public static let popTo = Kind(verb: .popTo)
    /// Removes a screen.
    public static let pop = Kind(verb: .pop)
    /// Removes screens as long as a condition holds.
    public static let popWhile = Kind(verb: .popWhile)
    /// Removes the nearest screen of a flow, and leaves what is above it.
    public static let remove = Kind(verb: .remove)
    /// Goes back to a stack's root.
    public static let popToRoot = Kind(verb: .popToRoot)
    /// Closes a modal.
    public static let dismiss = Kind(verb: .dismiss)
    /// Closes all modals.
    public static let dismissAll = Kind(verb: .dismissAll)
    /// Goes back as the system does.
    public static let back = Kind(verb: .back)
    /// Does nothing, on purpose.
    public static let none = Kind(verb: .none)
    /// Is no action: a choice that returned `nil`.
    public static let nothing = Kind(verb: .nothing)
  }

  /// The action's verb.
  public var kind: Kind { Kind(verb: verb) }
}

extension NavigationAction.Kind: CustomStringConvertible {
  /// The verb, as it is written in code.
  public var description: String { verb.rawValue }
}
