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
      case popTo, pop, popToRoot, remove, dismiss, dismissAll, leave, back, finish
      case select, setChildren, batch
      case send, broadcast, follow, task, preload, travel, updateRoot, recheckGuards, none, nothing
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
    /// Leaves the place where a screen is.
    public static let leave = Kind(name: .leave)
    /// Goes back as the system does.
    public static let back = Kind(name: .back)
    /// Removes everything that a screen has led to.
    public static let finish = Kind(name: .finish)
    /// Selects a child of a container, or reports which columns of a split the host shows.
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
    package static let follow = Kind(name: .follow)
    /// Runs a task of a screen; reported when the task fails, or when its screen has left.
    package static let task = Kind(name: .task)
    /// Makes a screen ahead of time.
    package static let preload = Kind(name: .preload)
    /// Sets the whole tree to a known one.
    package static let travel = Kind(name: .travel)
    /// Sets the root that the rule for it chooses.
    package static let updateRoot = Kind(name: .updateRoot)
    /// Removes what the guards no longer allow.
    public static let recheckGuards = Kind(name: .recheckGuards)
    /// Does nothing, on purpose.
    package static let none = Kind(name: .none)
    /// Is no action: a choice that returned `nil`.
    package static let nothing = Kind(name: .nothing)
  }
}

// What each verb is, in one table, which the core, links, maps, the storyboard's page and the conformance suite read.
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

  /// What else is true of some verbs.
  package struct Traits: OptionSet, Sendable {
    package let rawValue: UInt8

    package init(rawValue: UInt8) {
      self.rawValue = rawValue
    }

    /// Its caller must be visible, unless the caller's flow accepts actions while it is covered.
    package static let needsVisibleCaller = Traits(rawValue: 1)
    /// It makes a new entry, whatever is there.
    package static let entersAnew = Traits(rawValue: 2)
    /// It looks for an entry of the flow that it names, wherever that is.
    package static let findsEntry = Traits(rawValue: 4)
    /// It takes one flow, which a callback's arguments may choose, and forwards them to the flow's screen.
    package static let takesFlow = Traits(rawValue: 64)
    /// It doesn't lead the user to the flows that it names.
    package static let onlyNames = Traits(rawValue: 8)
    /// A handler may replace it with another action.
    package static let isAnswered = Traits(rawValue: 16)
  }

  /// The table: what a verb does, what else is true of it, and the label of its first flow, as it is written in code.
  private var row: (effect: Effect, traits: Traits, label: String) {
    switch name {
    case .push: (.pushes, [.needsVisibleCaller, .entersAnew, .takesFlow], "")
    case .show: (.pushes, [.needsVisibleCaller, .entersAnew], "")
    case .present: (.presents, [.needsVisibleCaller, .entersAnew, .takesFlow], "")
    case .open: (.pushes, [.needsVisibleCaller, .takesFlow], "")
    case .replace: (.replaces, [.needsVisibleCaller, .entersAnew, .takesFlow], "with: ")
    case .reset, .resetRoot: (.replaces, .entersAnew, "to: ")
    case .goTo: (.pushes, [.findsEntry, .takesFlow], "")
    case .popTo: (.leadsBack, .findsEntry, "")
    case .pop, .popToRoot, .dismiss, .dismissAll, .leave: (.leadsBack, [], "")
    case .remove: (.leadsBack, .onlyNames, "")
    case .back: (.leadsBack, .isAnswered, "")
    case .finish: (.leadsBack, [], "")
    case .select, .setChildren: (.selects, [], "")
    case .batch: (.isSeveral, [], "")
    case .send: (.sends, [.isAnswered, .onlyNames], "to: ")
    case .broadcast: (.sends, .isAnswered, "")
    case .follow: (.sends, [], "")
    case .preload: (.other, .onlyNames, "")
    case .updateRoot: (.other, .isAnswered, "")
    case .task, .travel, .recheckGuards, .none, .nothing: (.other, [], "")
    }
  }

  /// All verbs, in the order of their names.
  package static let all = Name.allCases.map { Self(name: $0) }

  package var effect: Effect { row.effect }

  package var traits: Traits { row.traits }

  /// The label of the first flow, as it is written in code: `with: `.
  package var label: String { row.label }

  /// Whether it leads forward from its caller.
  package var leadsForward: Bool {
    switch effect {
    case .pushes, .presents, .replaces, .selects, .isSeveral: true
    case .leadsBack, .sends, .other: false
    }
  }

  /// Whether it only leads back.
  package var leadsBack: Bool { effect == .leadsBack }

  /// Whether it takes the place of what loads for its screen: a way forward or back, but not a removal below.
  var supersedes: Bool { leadsForward || leadsBack && !traits.contains(.onlyNames) }
}

extension NavigationAction {
  /// Whether it is a host's report of the columns that it shows, rather than something that somebody wants.
  package var reportsColumns: Bool { if case .setShownColumns = verb { true } else { false } }

  /// Whether an answer is about everything that the answering flow's screen has led to, rather than about the end of
  /// that.
  package var isAboutLedTo: Bool { kind == .finish || kind == .broadcast || kind == .send && target != nil }

  /// The same action, as the answer of an entry: where a batch finishes, it finishes what that entry has led to.
  package func answered(by entry: ScreenID) -> NavigationAction {
    guard case .batch(var steps) = verb else { return self }
    steps.answerer = Uncompared(entry)
    return with(.batch(steps))
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
    case .setShownColumns(let columns, let split, _):
      ["[\(SplitColumn.all.filter(columns.contains).map { ".\($0)" }.joined(separator: ", "))]", "of: \(split)"]
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
    switch verb {
    case .turnPages(let count): count > 0 ? "next" : "previous"
    case .setShownColumns: "setShownColumns"
    default: kind.name.rawValue
    }
  }
}
