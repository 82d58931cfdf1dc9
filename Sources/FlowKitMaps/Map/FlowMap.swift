public import FlowKit
import FlowKitLinks

/// A map of an app's flows, read from the flows themselves: its screens, and where their callbacks lead.
///
/// ```swift
/// let map = FlowMap(of: shop.tutorial, samples: [Item.ID.self: [1, 2]])
/// print(map)
/// // TutorialScreen
/// //   onContinue → push(LoginScreen)
/// // LoginScreen
/// //   onLogin → push(DashboardScreen)
/// //   onBack → pop()
/// // ...
/// ```
///
/// The map makes one screen of each flow, with an action factory that records what is bound. It calls no callback and
/// needs no navigator. Flows may read from services, so make the group with test services.
///
/// If a callback's arguments determine the target, the map tries the ``MapSamples`` you provide. Callbacks it can't
/// follow are listed in ``open``; the map never guesses.
///
/// A callback is named after the property that changed while its verb was bound, which the map reads with `Mirror`. If
/// the name can't be determined, the arrow has none, and its file and line identify it.
@MainActor
public struct FlowMap {
  /// The flows and what is known of each, in the order in which they are found from the root.
  nonisolated package internal(set) var nodes: [Node] = []
  /// The flows, in the order in which they are found from the root.
  public var flows: [FlowID] { nodes.map(\.flow).filter { $0 != OutsideOfScreens.app } }
  /// Where the flows lead, flow by flow, in the order in which the callbacks are bound.
  nonisolated public internal(set) var arrows: [Arrow] = []
  /// What the map could not follow: callbacks, and other answers of guards and choices.
  nonisolated public internal(set) var open: [OpenEnd] = []

  /// The types of arguments that were tried with samples, which are not all values.
  package internal(set) var sampled: [String] = []
  /// The names of the app's states in which it was made; empty if only in the one that the app was in.
  package internal(set) var states: [String] = []

  /// Whether the app has a rule for its root.
  var hasRootRule = false
  /// The numbers of the states for which no screen is asked to leave.
  var statesNotAsking: Set<Int> = []
  package internal(set) var indices: [FlowID: Int] = [:]
  /// The samples that it was made with.
  package internal(set) var samples: MapSamples = [:]
  /// The types of screens that `Mirror` must not read.
  var unnamed: Set<ObjectIdentifier> = []

  /// Whether `Mirror` may read the screens of a flow.
  package func canRead(_ flow: FlowID) -> Bool { !unnamed.contains(ObjectIdentifier(flow.screenType)) }
  /// The callbacks that screens have and that their flows set to nothing.
  ///
  /// ```swift
  /// #expect(map.unbound.isEmpty)   // or the list of those that are meant
  /// ```
  ///
  /// A callback may be meant for some flows of a screen only, so this is no problem by itself. It is a property whose
  /// type is a closure, and that has the same value before and after the flow's closure ran.
  public internal(set) var unbound: [Callback] = []
  /// Callbacks that were set twice.
  var boundTwice: [Problem] = []
  /// Choices that are nil for some values.
  var forgottenCases: [Problem] = []
  /// Flows with the same identity, found while the flows were read.
  var sameIdentities: [Problem] = []

  /// Reads the flows that a root leads to.
  ///
  /// - Parameters:
  ///   - root: The flow that the app begins with.
  ///   - others: Other flows that it may begin with, such as those that another window shows.
  ///   - samples: Values to try if a callback's arguments, or a message, determine the action.
  ///   - messages: Messages from outside any screen. The map finds those that screens send.
  ///   - unnamed: The types of screens, and of objects that they have, that `Mirror` must not read. One with an `unowned`
  ///     reference to an object that is gone would end the process. Callbacks of these have no names.
  ///   - states: The states of the app in which to ask what decides by them, entered one after another; the app is left
  ///     in the last one. Without states, nothing is asked.
  public init(
    of root: Flow<some AnyObject>, and others: [FlowID] = [], samples: MapSamples = [:],
    messages: [any Sendable] = [], unnamed: [Any.Type] = [], states: [AppState] = []
  ) {
    self.init(samples, unnamed, states) {
      [root.id] + others
    } outside: {
      OutsideOfScreens(messages: messages)
    }
  }

  /// Reads a whole app: the flows that the root leads to, and what a navigator adds to them.
  ///
  /// These are the rule of its root, its handlers of messages, its guards of all actions, and its links.
  /// What comes from outside any screen leads away from a flow of its own, `App`, which isn't among the ``flows``.
  ///
  /// ```swift
  /// let map = FlowMap(of: navigator, opening: ["shop://items/1"], messages: [News.arrived])
  /// ```
  ///
  /// It performs nothing on the navigator.
  ///
  /// - Parameters:
  ///   - navigator: The navigator. Without a rule for the root, its root is the one that it has now.
  ///   - addresses: An address of each of the navigator's links. A link without one is ``open``.
  ///   - samples: Values to try if a callback's arguments, or a message, determine the action.
  ///   - messages: Messages from outside any screen. The map finds those that screens send.
  ///   - unnamed: The types of screens that `Mirror` must not read.
  ///   - states: The states of the app in which to ask what decides by them, also the rule of the root.
  public init(
    of navigator: Navigator, opening addresses: [String] = [], samples: MapSamples = [:],
    messages: [any Sendable] = [], unnamed: [Any.Type] = [], states: [AppState] = []
  ) {
    self.init(samples, unnamed, states) {
      [navigator.chosenRoot ?? navigator.tree.path.first?.flow].compactMap(\.self)
    } outside: {
      OutsideOfScreens(
        messages: messages, handlers: navigator.messageHandlers,
        guards: navigator.knownGuards(about: states.isEmpty ? nil : navigator.chosenRoot),
        choice: navigator.chosenRoot, links: navigator.links, addresses: addresses)
    }
    hasRootRule = navigator.chosenRoot != nil
    guard hasRootRule, states.isEmpty, let root else { return }
    open.append(
      OpenEnd(
        flow: root, callback: nil, place: nil,
        reason: "the rule of the root, of which only what it chooses now is known. Give the map the app's states"))
  }

  /// Makes a map of nothing.
  package init() {}

  /// Sorts the arrows flow by flow, because answers to messages, and arrows that waited for samples, are found later.
  mutating func sortArrows() {
    let ranked = arrows.enumerated().map { (rank: (indices[$1.source] ?? 0, $0), arrow: $1) }
    arrows = ranked.sorted { $0.rank < $1.rank }.map(\.arrow)
  }
}

extension FlowMap {
  /// A flow on the map.
  package struct Node: Sendable {
    /// The flow's identity.
    package let flow: FlowID
    /// Whether the app may begin with it.
    package var isRoot: Bool { !rootStates.isEmpty }
    /// The numbers of the app's states in which something leads to the flow.
    var states: Set<Int> = [0]
    /// The numbers of the app's states in which it begins with the flow.
    var rootStates: Set<Int> = []
    /// How it shows its children; nil if it is no container.
    package internal(set) var kind: FlowChildren.Kind?
    /// The flows that it contains, in order.
    package internal(set) var children: [FlowID] = []
    /// What it contains in each of the app's states.
    var contents: [Int: FlowChildren] = [:]
    /// The guards that run before it is entered or left, and before actions.
    package internal(set) var guards: [Guard] = []
    /// The properties of its new screen that have nothing yet, by the type of what they could hold.
    var unfilled: [ObjectIdentifier: String] = [:]
    /// The types of messages that it handles.
    package internal(set) var handled: [String] = []
  }

  /// An action that may run in a screen of a flow, and where it leads.
  public struct Arrow: Sendable {
    /// The flow whose screen is the caller.
    public let source: FlowID
    /// What causes the action.
    package let cause: Cause
    /// The action; for a guard that redirects, the action that runs first.
    ///
    /// A guard that answers with another flow has `replace(with:)` that flow: it takes the place of its own in whatever
    /// action enters that.
    public let action: NavigationAction
    /// The arguments that it was tried with, as text; nil if they don't determine the action.
    package let sample: String?
    /// The callback that gives the answer, if the action opens something for an answer: for `until: \.onPick` it is
    /// `onPick`.
    ///
    /// It is nil if nothing waits for an answer, or if the name can't be determined. The map doesn't follow what is
    /// done with the answer.
    public internal(set) var answer: String?
    /// The source of each argument of the sample.
    var literals: [ValueSource.Literal]?
    /// What becomes of the callback's arguments if they don't determine the action.
    var passing: BindingRecorder.Passing?
    /// The types of the callback's arguments, as text.
    package internal(set) var parameters: [String] = []
    /// Whether the callback may be nil.
    var isOptional = false
    /// Whether the app's code declares it, and performs an action that is written elsewhere.
    package internal(set) var isDeclared = false
    /// Where the verb is written that its callback is bound to.
    var verbPlace: SourcePlace?
    /// Whether it is decided when the callback is bound, and not when it is called.
    var isFixed = false
    /// Whether the app's code chooses between this and others that it declares.
    var isOneOfSeveral = false
    /// Whether a guard's action only names the flow that takes the place of the source, in the action that asks.
    package internal(set) var isInPlace = false
    /// Tells the message that it answers from others; nil if it answers none.
    var messageKey: String?
    /// The numbers of the app's states in which it is there; one if the map was made in none.
    var states: Set<Int> = [0]

    /// The flows that the action names; for a batch, those of its steps, in order.
    public var targets: [FlowID] { action.allBlueprints.map(\.id) }
    /// The callback that causes it: `?` if its name can't be determined, and `back` if the user goes back where the screen
    /// has a handler for that.
    ///
    /// It is nil if the user causes nothing in the screen: for a message that arrives, for what comes from outside any
    /// screen, and for what a guard answers.
    public var callback: String? {
      switch cause {
      case .callback, .back: cause.description
      case .outside, .message, .guard: nil
      }
    }
    /// Where the action is written.
    public var place: SourcePlace? { action.origin }
  }

  /// What causes an action.
  package enum Cause: Hashable, Sendable {
    /// A call of a callback; its name is nil if it can't be determined.
    case callback(String?)
    /// Something that comes from outside any screen: this address is opened, or a message arrives.
    case outside(String)
    /// The arrival of this message.
    case message(String)
    /// The user goes back, and the screen has a handler for it: `lets.onBack`.
    case back
    /// An entry guard answers with another action.
    case `guard`
  }

  /// A guard of a flow.
  package struct Guard: Sendable {
    /// What a guard controls.
    package enum Kind: String, Sendable {
      /// Entering the flow.
      case entering
      /// Leaving its screen.
      case leaving
      /// The actions of its screens, and of those above them.
      case acting
    }

    /// What the flow says of it, and what is known of its answer.
    package internal(set) var known: KnownGuard
    /// The numbers of the app's states in which it answers so.
    package internal(set) var states: Set<Int> = [0]
    /// The numbers of those in which it refuses that another root comes: a guard of actions, as far as that is known.
    var rootKeepingStates: Set<Int> = []
  }

  /// A callback of a flow's screen.
  public struct Callback: Sendable, Hashable, CustomStringConvertible {
    /// The flow.
    public let flow: FlowID
    /// The name of the screen's property.
    public let name: String

    package init(flow: FlowID, name: String) {
      (self.flow, self.name) = (flow, name)
    }

    /// Both: `LoginScreen.onHelp`.
    public var description: String { "\(flow).\(name)" }
  }

  /// Something that the map could not follow.
  public struct OpenEnd: Sendable, CustomStringConvertible {
    /// The flow in which it is written.
    package let flow: FlowID
    /// The callback; nil if there is none, or if its name can't be determined.
    package let callback: String?
    /// Where it is written; nil if unknown.
    package let place: SourcePlace?
    /// Why the map could not follow it, and what helps.
    package let reason: String
    package internal(set) var kind = Kind.callback

    /// What was not followed: all that a callback does, or only other answers of what is on the map.
    package enum Kind: Sendable {
      case callback, choice, `guard`, late

      /// Whether a callback may do what is not on the map.
      package var isOfCallback: Bool { self == .callback || self == .choice }
    }

    /// The whole entry, in one line: `PaymentScreen.onPaid at Shop/ShopFlow.swift:91: ...`.
    public var description: String {
      let name = callback.map { "\(flow).\($0)" } ?? "\(flow)"
      return "\(name)\(place.map { " at \($0)" } ?? ""): \(reason)"
    }
  }
}

extension FlowMap {
  /// The flow that the map begins with; nil if the map is empty.
  package var root: FlowID? { nodes.first?.flow }

  /// The node of a flow; nil if nothing leads to it.
  package subscript(flow: FlowID) -> Node? { indices[flow].map { nodes[$0] } }

  /// The node of a flow; nil if nothing leads to it.
  package subscript(flow: Flow<some AnyObject>) -> Node? { self[flow.id] }

  /// Returns the arrows from a flow.
  package func arrows(from flow: FlowID) -> [Arrow] { arrows.filter { $0.source == flow } }

  /// Returns the arrows to a flow, without those to the container that it is a child of.
  package func arrows(to flow: FlowID) -> [Arrow] { arrows.filter { $0.targets.contains(flow) } }
}

extension FlowMap.Arrow: CustomStringConvertible {
  /// The callback and the action: `onLogin → push(DashboardScreen)`.
  public var description: String { "\(cause)\(sample.map { "(\($0))" } ?? "") → \(action.call)" }
}

extension FlowMap.Cause: CustomStringConvertible {
  /// The callback's name, the message, or a word for another cause.
  package var description: String {
    switch self {
    case .callback(let name): name ?? "?"
    case .outside(let what): what
    case .message(let message): "on \(message)"
    case .back: "back"
    case .guard: "guard"
    }
  }
}

extension NavigationAction {
  /// All flows that the action names, including those of a batch's steps.
  package var allBlueprints: [Blueprint] { blueprints + steps.flatMap(\.allBlueprints) }
}
