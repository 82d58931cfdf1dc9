extension NavigationAction {
  /// The verb of an action.
  ///
  /// ```swift
  /// if event.kind == .didNavigate, event.action.kind == .present { analytics.presented(event.action.flow) }
  /// ```
  public struct Kind: Hashable, Sendable {
    package let name: Name

    /// The verbs, as they are written in code.
    package enum Name: String, CaseIterable, Sendable {
      case push, present, show, open, replace, reset, resetRoot, goTo
      case popTo, pop, popToRoot, remove, dismiss, dismissAll, back, finish
      case select, setChildren, batch
      case send, broadcast, follow, task, preload, travel, updateRoot, none, nothing
    }

    /// Pushes a new screen.
    public static let push = Kind(name: .push)
    /// Presents a new screen as a modal.
    public static let present = Kind(name: .present)
    /// Shows a new screen in a column.
    public static let show = Kind(name: .show)
    /// Opens a flow in its own way, or the usual one in its place.
    public static let open = Kind(name: .open)
    /// Replaces a screen with a new one.
    public static let replace = Kind(name: .replace)
    /// Sets a whole stack.
    public static let reset = Kind(name: .reset)
    /// Sets the whole tree.
    public static let resetRoot = Kind(name: .resetRoot)
    /// Goes to a flow, wherever it is.
    public static let goTo = Kind(name: .goTo)
    /// Goes back to a flow.
    public static let popTo = Kind(name: .popTo)
    /// Removes a screen.
    public static let pop = Kind(name: .pop)
    /// Goes back to a stack's root.
    public static let popToRoot = Kind(name: .popToRoot)
    /// Removes the nearest screen of a flow, and leaves what is above it.
    public static let remove = Kind(name: .remove)
    /// Closes a modal.
    public static let dismiss = Kind(name: .dismiss)
    /// Closes all modals.
    public static let dismissAll = Kind(name: .dismissAll)
    /// Goes back as the system does.
    public static let back = Kind(name: .back)
    /// Removes everything that a screen has led to.
    public static let finish = Kind(name: .finish)
    /// Selects a child of a container.
    public static let select = Kind(name: .select)
    /// Sets the children of a container.
    public static let setChildren = Kind(name: .setChildren)
    /// Performs several actions as one.
    public static let batch = Kind(name: .batch)
    /// Sends a message to its handler.
    public static let send = Kind(name: .send)
    /// Sends a message to every screen.
    public static let broadcast = Kind(name: .broadcast)
    /// Follows a sequence of messages; reported when the sequence fails.
    public static let follow = Kind(name: .follow)
    /// Runs a task of a screen; reported when the task fails, or when its screen has left.
    public static let task = Kind(name: .task)
    /// Makes a screen ahead of time.
    public static let preload = Kind(name: .preload)
    /// Sets the whole tree to a known one.
    public static let travel = Kind(name: .travel)
    /// Sets the root that the rule for it chooses.
    public static let updateRoot = Kind(name: .updateRoot)
    /// Does nothing, on purpose.
    public static let none = Kind(name: .none)
    /// Is no action: a choice that returned `nil`.
    public static let nothing = Kind(name: .nothing)
  }
}

// What each verb is, in one place, which the core and maps read. The storyboard's page has the same rules in its script.
extension NavigationAction.Kind {
  /// What a verb does with the screens that it names.
  package enum Effect: Sendable {
    case pushes, presents, replaces, selects
    case leadsBack
    /// Performs the actions that it consists of.
    case isSeveral
    case sends
    /// Changes nothing that the user sees, or leads where others decide.
    case other
  }

  package var effect: Effect {
    switch name {
    case .push, .show, .open, .goTo: .pushes
    case .present: .presents
    case .replace, .reset, .resetRoot: .replaces
    case .select, .setChildren: .selects
    case .popTo, .pop, .popToRoot, .remove, .dismiss, .dismissAll, .back, .finish: .leadsBack
    case .batch: .isSeveral
    case .send, .broadcast: .sends
    case .follow, .task, .preload, .travel, .updateRoot, .none, .nothing: .other
    }
  }

  /// Whether it leads forward from its caller.
  package var leadsForward: Bool {
    switch effect {
    case .pushes, .presents, .replaces, .selects, .isSeveral: true
    case .leadsBack, .sends, .other: false
    }
  }

  /// Whether it only leads back.
  package var leadsBack: Bool { effect == .leadsBack }

  /// Whether its caller must be visible, unless the caller's flow accepts actions while it is covered.
  var needsVisibleCaller: Bool {
    switch name {
    case .push, .present, .show, .open, .replace: true
    default: false
    }
  }

  /// Whether it takes the place of what loads for its screen: a way forward or back, but not a removal below.
  var supersedes: Bool { leadsForward || leadsBack && name != .remove }

  /// Whether it waits for the answer of a screen that is already being asked about another action, instead of being
  /// ignored.
  ///
  /// What was opened for a result is closed with a `finish`, so that must not be lost.
  var sharesAnswers: Bool { name == .finish }

  /// Whether a handler may replace it with another action.
  var isAnswered: Bool {
    switch name {
    case .back, .send, .broadcast, .updateRoot: true
    default: false
    }
  }

  /// The label of the first flow, as it is written in code.
  fileprivate var label: String {
    switch name {
    case .reset, .resetRoot, .send: "to: "
    case .replace: "with: "
    default: ""
    }
  }
}

extension NavigationAction.Kind: CustomStringConvertible {
  /// The verb, as it is written in code.
  public var description: String { name.rawValue }
}

extension NavigationAction: CustomStringConvertible {
  /// The action nearly as written, and its origin: `push(LoginScreen) at Shop/ShopFlow.swift:31`.
  ///
  /// If it answers a message, it says so: `push(MovieScreen) at Shop/ShopFlow.swift:31 for MovieStep.picked(id: 5)`.
  public var description: String { (origin.map { "\(call) at \($0)" } ?? call) + reference }

  /// The message that it answers, if any: ` for MovieStep.picked(id: 5)`.
  var reference: String { answered.map { " for \($0)" } ?? "" }

  /// The action nearly as written: `present(SettingsScreen, as: .sheet)`.
  package var call: String {
    switch kind {
    case .none: return "none"
    case .nothing: return "nil"
    default: break
    }
    let transition = transition == .automatic ? [] : ["transition: .\(transition)"]
    return "\(writtenVerb)(\((payloadText + flowTexts + detailTexts + transition).joined(separator: ", ")))"
  }

  private var payloadText: [String] {
    switch verb {
    case .send(let payload, _), .broadcast(let payload): ["\(payload.value)"]
    case .follow(let payload?), .task(let payload?): ["\(payload.value)"]
    case .finish(_, let message?): ["sending: \(message.value)"]
    default: []
    }
  }

  private var flowTexts: [String] { flows.enumerated().map { $0 == 0 ? "\(kind.label)\($1)" : "\($1)" } }

  private var detailTexts: [String] {
    switch verb {
    case .present(_, let style): ["as: .\(style)"]
    case .show(_, let column): ["in: .\(column)"]
    case .selectChild(let index): ["\(index)"]
    case .setChildren(_, let index?): ["selecting: \(index)"]
    case .pop(let count) where count != 1: ["\(count)"]
    case .reset(let stack) where stack.keepsEqual, .resetRoot(let stack) where stack.keepsEqual: ["keepingEqual: true"]
    case .batch(let steps): steps.list.map(\.call)
    case .travel(let tree): ["to: \(tree.value.call)"]
    default: []
    }
  }

  /// The name of the function that makes it, if its verb has several.
  private var writtenVerb: String {
    guard case .turnPages(let count) = verb else { return kind.name.rawValue }
    return count > 0 ? "next" : "previous"
  }
}
