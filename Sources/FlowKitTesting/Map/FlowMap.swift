public import FlowKit

/// What an app's flows are, read from the flows themselves: which screens there are, and where their callbacks lead.
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
/// One screen of each flow is made, with an action factory that writes down what is bound; no callback is called, and no
/// navigator is there. What flows read from services is up to the test: it makes the group with test services.
///
/// What a callback's arguments decide on is followed with ``MapSamples``. What cannot be followed is in ``open``, and is
/// not guessed.
///
/// A callback's name is that of the property that changed while its verb was bound. That is read from the screen with
/// `Mirror`: where it can't be told, the arrow has no name, and is known by its file and line.
@MainActor
public struct FlowMap {
  /// The flows, in the order in which they are found from the root.
  public internal(set) var nodes: [Node] = []
  /// Where they lead, flow by flow, in the order in which the callbacks are bound.
  public internal(set) var arrows: [Arrow] = []
  /// What could not be followed.
  public internal(set) var open: [OpenEnd] = []

  var indices: [FlowID: Int] = [:]
  /// What was seen when the flows were read.
  var sameIdentities: [Problem] = []

  /// Reads the flows that a root leads to.
  ///
  /// - Parameters:
  ///   - root: The flow that the app begins with.
  ///   - others: Other flows that it may begin with: what a rule for the root chooses, what another window shows.
  ///   - samples: Values to try where a callback's arguments, or a message, decide on what is done.
  ///   - messages: Messages that come from outside any screen, to ask the flows' handlers about. Those that screens send are
  ///     known.
  ///   - unnamed: The types of screens that `Mirror` must not look at: one that has an `unowned` reference to an object
  ///     that is gone would end the process. Their callbacks have no names.
  public init(
    of root: Flow<some AnyObject>, and others: [FlowID] = [], samples: MapSamples = [:],
    messages: [any Sendable] = [], unnamed: [Any.Type] = []
  ) {
    var maker = MapMaker(samples: samples, messages: messages, unnamed: unnamed)
    maker.follow([root.id] + others)
    self = maker.map
  }

  init() {}

  /// Flow by flow: answers to messages, and what waited for samples, were found later.
  mutating func sortArrows() {
    let ranked = arrows.enumerated().map { (rank: (indices[$1.source] ?? 0, $0), arrow: $1) }
    arrows = ranked.sorted { $0.rank < $1.rank }.map(\.arrow)
  }
}

extension FlowMap {
  /// A flow on the map.
  public struct Node: Sendable {
    /// Which flow.
    public let flow: FlowID
    /// Whether the app may begin with it.
    public internal(set) var isRoot = false
    /// How it shows its children; nil where it contains nothing.
    public internal(set) var kind: FlowChildren.Kind?
    /// What it contains, in order.
    public internal(set) var children: [FlowID] = []
    /// What is asked before it is entered or left, and before actions.
    public internal(set) var guards: [Guard] = []
    /// What it answers to.
    public internal(set) var handled: [String] = []
  }

  /// Something that may be done in a screen of a flow, and where it leads.
  public struct Arrow: Sendable {
    /// The flow whose screen asks for it.
    public let source: FlowID
    /// Why it is done.
    public let cause: Cause
    /// What is done; for a guard that redirects, what is done first.
    public let action: NavigationAction
    /// The arguments that it was tried with, as text; nil where they decide nothing.
    public let sample: String?
    /// The callback that answers, of what is opened for an answer: of `until: \.onPick` it is `onPick`.
    ///
    /// Nil where nobody waits, or its name can't be told. What is done with the answer is not followed.
    public internal(set) var answer: String?
    /// How the sample is written in source, each argument; nil for one of which that is not known.
    var literals: [String?]?
    /// The types of the callback's arguments, as text.
    var parameters: [String] = []
    /// Whether the callback may be nil.
    var isOptional = false

    /// The flows that it names, those of a batch's steps in order.
    public var targets: [FlowID] { action.allBlueprints.map(\.id) }
    /// Where the action is written.
    public var place: SourcePlace? { action.origin }
  }

  /// Why something is done.
  public enum Cause: Hashable, Sendable {
    /// A callback is called; its name is nil where it can't be told.
    case callback(String?)
    /// A message arrives, this one.
    case message(String)
    /// The user goes back, and the screen has a handler for that: `lets.onBack`.
    case back
    /// An entry guard answers with something else.
    case `guard`
  }

  /// A guard of a flow.
  public struct Guard: Sendable {
    /// What it is asked about.
    public enum Kind: String, Sendable {
      /// Entering the flow.
      case entering
      /// Leaving its screen.
      case leaving
      /// What its screens, and those above them, ask for.
      case acting
    }

    /// What it is asked about.
    public let kind: Kind
    /// Where it is written.
    public let place: SourcePlace
    /// Whether it refuses, as the services were when the map was made.
    public let refuses: Bool
    /// Whether it was not asked: it takes time, or needs a screen or an action.
    public let isUnknown: Bool
    /// What it does first, or instead, as the services were when the map was made.
    public let action: NavigationAction?
    /// Whether it does that instead, so that the flow is not entered.
    public let isInstead: Bool
  }

  /// Something that could not be followed.
  public struct OpenEnd: Sendable, CustomStringConvertible {
    /// The flow in which it is written.
    public let flow: FlowID
    /// The callback; nil where it has none, or it can't be told.
    public let callback: String?
    /// Where it is written; nil where nobody knows.
    public let place: SourcePlace?
    /// Why it was not followed, and what helps.
    public let reason: String

    /// All of it, in a line: `PaymentScreen.onPaid at Shop/ShopFlow.swift:91: ...`.
    public var description: String {
      let name = callback.map { "\(flow).\($0)" } ?? "\(flow)"
      return "\(name)\(place.map { " at \($0)" } ?? ""): \(reason)"
    }
  }
}

extension FlowMap {
  /// The flow that the map begins with; nil of an empty map.
  public var root: FlowID? { nodes.first?.flow }

  /// What the map says about a flow; nil where nothing leads to it.
  public subscript(flow: FlowID) -> Node? { indices[flow].map { nodes[$0] } }

  /// What the map says about a flow; nil where nothing leads to it.
  public subscript(flow: Flow<some AnyObject>) -> Node? { self[flow.id] }

  /// Where a flow leads.
  public func arrows(from flow: FlowID) -> [Arrow] { arrows.filter { $0.source == flow } }

  /// The ways to a flow; not those into the container that it is a child of.
  public func arrows(to flow: FlowID) -> [Arrow] { arrows.filter { $0.targets.contains(flow) } }
}

extension FlowMap.Arrow: CustomStringConvertible {
  /// The callback and the action: `onLogin → push(DashboardScreen)`.
  public var description: String { "\(cause)\(sample.map { "(\($0))" } ?? "") → \(action.call)" }
}

extension FlowMap.Cause: CustomStringConvertible {
  /// The callback's name, the message, or a word for what else it is.
  public var description: String {
    switch self {
    case .callback(let name): name ?? "?"
    case .message(let message): "on \(message)"
    case .back: "back"
    case .guard: "guard"
    }
  }
}

extension NavigationAction {
  /// All flows that it names, also those of a batch's steps.
  var allBlueprints: [Blueprint] { blueprints + steps.flatMap(\.allBlueprints) }
}
