import FlowKit

/// Makes a map, one flow after another, until all flows are on it.
@MainActor
struct MapMaker {
  var map = FlowMap()
  let samples: MapSamples
  /// Whether to run the app's code that decides by its state: guards that declare nothing, and choices.
  let asksNow: Bool
  let unnamed: Set<ObjectIdentifier>
  /// The flow that the rule for the root chooses, if guards are asked about it.
  private var choice: FlowID?

  /// The actions that the screen of each flow is bound to.
  var bound: [FlowID: [String]] = [:]
  /// Flows whose identity is already on the map.
  var others: [(flow: FlowID, blueprint: Blueprint)] = []
  private var otherCounts: [FlowID: Int] = [:]
  /// Flows that an action looks for, although their identity is already on the map, by the callback's arguments.
  var soughtAgain: [(flow: Blueprint, action: NavigationAction)] = []
  /// The greatest number of flows of one identity to compare.
  private static let mostCompared = 8
  /// How many flows of each declaration are on the map.
  private(set) var declared: [SourcePlace: Int] = [:]
  /// The greatest number of flows of one declaration: each may lead to the next, without an end.
  private static let mostDeclared = 1_000

  private var toVisit: [Blueprint] = []
  /// The verbs that wait for a sample that the map may still find.
  var undecided: [Undecided] = []
  /// The screens of flows that handle messages, because their handlers may need them.
  var handlers: [(flow: FlowID, screen: AnyObject, recorder: ScreenRecorder)] = []
  /// How the app itself answers messages that no flow answers.
  var appHandlers: [MessageHandler] = []
  var messages: [Heard] = []
  /// The messages that were tried on each flow.
  var asked: Set<Asked> = []
  /// The keys of flows, by their type, which serve as samples if there are no others, after all other flows are found.
  private(set) var keys: [ObjectIdentifier: [Any]] = [:]
  /// The declarations that have flows on the map, while keys serve as samples; nil at other times.
  var declaredBefore: Set<SourcePlace>?

  struct Undecided {
    let flow: FlowID
    let named: ScreenRecorder.Named
    let missing: Any.Type
  }

  /// A message that is sent on the map.
  struct Heard {
    let value: any Sendable
    let text: String
    /// Tells it from others, also from those of another type that are written the same.
    let key: String
  }

  struct Asked: Hashable {
    let flow: FlowID
    let message: String
  }

  init(samples: MapSamples, unnamed: [Any.Type], asksNow: Bool) {
    self.samples = samples
    self.unnamed = Set(unnamed.map { ObjectIdentifier($0) })
    self.asksNow = asksNow
  }

  /// Follows everything that the roots, and what comes from outside, lead to.
  mutating func follow(_ roots: [FlowID], and app: OutsideOfScreens) {
    choice = asksNow ? app.choice : nil
    for root in roots {
      add(root.blueprint)
      map.indices[root].map { map.nodes[$0].rootStates = [0] }
    }
    add(app)
    goOn()
  }

  /// Follows flows that are there from another state of the app.
  ///
  /// - Returns: Whether there are such flows.
  mutating func follow(fromOtherStates flows: [FlowID]) -> Bool {
    let missing = flows.filter { map.indices[$0] == nil && $0 != OutsideOfScreens.app }
    for flow in missing { add(flow.blueprint) }
    if !missing.isEmpty { goOn() }
    return !missing.isEmpty
  }

  private mutating func goOn() {
    repeat {
      visitAll()
      answerMessages()
      decide()
    } while !toVisit.isEmpty || hasUnansweredMessages
  }

  /// Compares what was found, and says what could not be followed.
  mutating func finish() {
    map.sortArrows()
    leaveOutAwaited()
    noteLateMessages()
    for (flow, blueprint) in others { compare(flow, blueprint) }
    for (flow, action) in soughtAgain { compareScreens(flow, action) }
    for one in undecided {
      let kind = one.named.binding.kind
      note(
        one.flow, one.named,
        "\(kind == .nothing ? "choose" : "\(kind)") needs a sample of \(one.missing): samples: [\(one.missing).self: [...]]"
      )
    }
  }

  /// Notes what has more values than were tried.
  mutating func noteSampled(_ name: String) {
    if !map.sampled.contains(name) { map.sampled.append(name) }
  }

  /// Notes what is not followed, and why.
  mutating func noteOpen(
    _ flow: FlowID, _ callback: String? = nil, at place: SourcePlace? = nil, because reason: String,
    kind: FlowMap.OpenEnd.Kind = .callback
  ) {
    map.open.append(FlowMap.OpenEnd(flow: flow, callback: callback, place: place, reason: reason, kind: kind))
  }

  /// Takes what somebody awaits with `until:` from the callbacks that nothing is bound to.
  private mutating func leaveOutAwaited() {
    let awaited = Set(
      map.arrows.flatMap { arrow in
        arrow.answer.map { name in arrow.targets.map { FlowMap.Callback(flow: $0, name: name) } } ?? []
      })
    map.unbound.removeAll(where: awaited.contains)
  }

  /// Notes the messages that may come when their sender has left.
  private mutating func noteLateMessages() {
    for arrow in map.arrows where arrow.action.kind == .send && arrow.source.blueprint.sendsAfterLeaving {
      let name: String? = if case .callback(let name) = arrow.cause { name } else { nil }
      noteOpen(
        arrow.source, name, at: arrow.place,
        because: "a message that may also be sent after the screen has left, which is not followed", kind: .late)
    }
  }

  private mutating func visitAll() {
    var next = 0
    while next < toVisit.count {
      visit(toVisit[next])
      next += 1
    }
    toVisit = []
  }

  mutating func add(_ flow: Blueprint) {
    let id = flow.id
    guard map.indices[id] == nil else {
      otherCounts[id, default: 0] += 1
      if otherCounts[id] ?? 0 <= Self.mostCompared { others.append((id, flow)) }
      return
    }
    declared[id.place, default: 0] += 1
    let count = declared[id.place] ?? 0
    guard count <= Self.mostDeclared else {
      if count == Self.mostDeclared + 1 { noteEndless(id) }
      return
    }
    map.indices[id] = map.nodes.count
    map.nodes.append(FlowMap.Node(flow: id))
    toVisit.append(flow)
    guard let key = id.key else { return }
    func type<Key>(of key: Key) -> ObjectIdentifier { ObjectIdentifier(Key.self) }
    keys[type(of: key), default: []].append(key)
  }
}

// One flow.
extension MapMaker {
  private mutating func noteEndless(_ flow: FlowID) {
    noteOpen(
      flow, at: flow.place,
      because: "there are \(Self.mostDeclared) other flows of this declaration; more are not followed, because each"
        + " may lead to the next without an end. Give the map a few samples of their keys instead")
  }

  private mutating func visit(_ flow: Blueprint) {
    let id = flow.id
    guard let index = map.indices[id] else { return }
    addGuards(of: flow, at: index)
    addChildren(of: flow, at: index)
    let recorder = ScreenRecorder(isNamed: !unnamed.contains(ObjectIdentifier(flow.screenType)), unread: unnamed)
    let screen = recorder.make(flow, id: ScreenID(index + 1))
    bound[id] = text(of: recorder)
    if recorder.names != nil { map.nodes[index].unfilled = unfilledProperties(of: screen) }
    for named in recorder.bindings where !recorder.isReplaced(named) { follow(named, of: id) }
    for named in recorder.bindings.filter(recorder.isReplaced) { noteReplaced(named, of: id) }
    for name in recorder.boundByHand {
      noteOpen(
        id, name, because: "a closure of your own, which is not called; say where it leads: lets.closure(leadsTo: ...)")
    }
    noteUnseen(flow, recorder, at: index)
    guard !id.handlers.isEmpty else { return }
    map.nodes[index].handled = id.handlers.map { "\($0.messageType)" }
    handlers.append((id, screen, recorder))
  }

  private mutating func noteReplaced(_ named: ScreenRecorder.Named, of flow: FlowID) {
    let verb = named.binding.kind == .nothing ? "choose" : "\(named.binding.kind)"
    map.boundTwice.append(
      FlowMap.Problem(
        rule: .boundTwice, flow: flow, place: named.binding.place,
        text: "\(flow).\(named.property?.name ?? "?") is set again below, so this \(verb) is never called."
          + " To choose between actions, use lets.choose."))
  }

  private mutating func addGuards(of flow: Blueprint, at index: Int) {
    add(flow.knownGuards(asksNow: asksNow, about: choice), of: flow.id, at: index)
  }

  mutating func add(_ guards: [KnownGuard], of flow: FlowID, at index: Int) {
    for one in guards {
      map.nodes[index].guards.append(FlowMap.Guard(known: one))
      if case .unknown = one.answer, !one.isDeclared {
        let verb = one.kind == .acting ? "guardingActions" : "guarded"
        let reason =
          "a guard, which is not asked; declare its other answer, \(verb)(orElse: .refuse(\"why\")) { ... }"
          + (asksNow || one.kind == .acting ? "" : ", or give the map states if it answers at once")
        noteOpen(flow, at: one.place, because: reason, kind: .guard)
      }
      if let decision = one.answer.decision, let action = decision.action(at: one.place) {
        var arrow = FlowMap.Arrow(source: flow, cause: .guard, action: action, sample: nil)
        arrow.isInPlace = decision.isInPlace
        draw(arrow)
      }
    }
  }

  private mutating func addChildren(of flow: Blueprint, at index: Int) {
    guard let children = flow.children() else { return }
    map.nodes[index].kind = children.kind
    map.nodes[index].children = children.flows.map(\.id)
    map.nodes[index].contents = [0: children]
    for child in children.flows { add(child) }
  }
}
