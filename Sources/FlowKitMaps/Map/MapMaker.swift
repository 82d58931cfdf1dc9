import FlowKit

/// Makes a map, one flow after another, until all flows are on it.
@MainActor
struct MapMaker {
  private(set) var map = FlowMap()
  private let samples: MapSamples
  /// The actions that the screen of each flow is bound to.
  private var bound: [FlowID: [String]] = [:]
  /// Flows whose identity is already on the map.
  private var others: [(flow: FlowID, blueprint: Blueprint)] = []
  private var otherCounts: [FlowID: Int] = [:]
  /// Flows that an action looks for, although their identity is already on the map, by the callback's arguments.
  private var soughtAgain: [(flow: Blueprint, action: NavigationAction)] = []
  /// The greatest number of flows of one identity to compare.
  private static let mostCompared = 8
  /// How many flows of each declaration are on the map.
  private var declared: [SourcePlace: Int] = [:]
  /// The greatest number of flows of one declaration: each may lead to the next, without an end.
  private static let mostDeclared = 1_000
  private let unnamed: Set<ObjectIdentifier>

  private var toVisit: [Blueprint] = []
  /// The verbs that wait for a sample that the map may still find.
  private var undecided: [Undecided] = []
  /// The screens of flows that handle messages, because their handlers may need them.
  private var handlers: [(flow: FlowID, screen: AnyObject, recorder: ScreenRecorder)] = []
  private var messages: [(value: any Sendable, text: String)] = []
  /// The messages that were tried on each flow.
  private var asked: Set<Asked> = []
  /// The keys of flows, by their type, which serve as samples if there are no others, after all other flows are found.
  private var keys: [ObjectIdentifier: [Any]] = [:]
  private var usesKeys = false

  private struct Undecided {
    let flow: FlowID
    let named: ScreenRecorder.Named
    let missing: Any.Type
  }

  private struct Asked: Hashable {
    let flow: FlowID
    let text: String
  }

  init(samples: MapSamples, messages: [any Sendable], unnamed: [Any.Type]) {
    self.samples = samples
    self.messages = messages.map { ($0, NavigationAction.send($0).payload?.description ?? "") }
    self.unnamed = Set(unnamed.map { ObjectIdentifier($0) })
  }

  /// Follows everything that these flows lead to.
  mutating func follow(_ roots: [FlowID]) {
    for root in roots {
      add(root.blueprint)
      map.indices[root].map { map.nodes[$0].isRoot = true }
    }
    repeat {
      visitAll()
      answerMessages()
      decide()
    } while !toVisit.isEmpty
    map.sortArrows()
    let awaited = Set(
      map.arrows.flatMap { arrow in
        arrow.answer.map { name in arrow.targets.map { FlowMap.Callback(flow: $0, name: name) } } ?? []
      })
    map.unbound.removeAll(where: awaited.contains)
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

  private mutating func visitAll() {
    var next = 0
    while next < toVisit.count {
      visit(toVisit[next])
      next += 1
    }
    toVisit = []
  }

  private mutating func add(_ flow: Blueprint) {
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
    map.open.append(
      FlowMap.OpenEnd(
        flow: flow, callback: nil, place: flow.place,
        reason: "there are \(Self.mostDeclared) other flows of this declaration; more are not followed, because each"
          + " may lead to the next without an end. Give the map a few samples of their keys instead"))
  }

  private mutating func visit(_ flow: Blueprint) {
    let id = flow.id
    guard let index = map.indices[id] else { return }
    addGuards(of: flow, at: index)
    addChildren(of: flow, at: index)
    let recorder = ScreenRecorder(isNamed: !unnamed.contains(ObjectIdentifier(flow.screenType)))
    let screen = recorder.make(flow, id: ScreenID(index + 1))
    bound[id] = text(of: recorder)
    for named in recorder.bindings where !recorder.isReplaced(named) { follow(named, of: id) }
    for named in recorder.bindings.filter(recorder.isReplaced) { noteReplaced(named, of: id) }
    map.unbound += recorder.unbound.map { FlowMap.Callback(flow: id, name: $0) }
    for name in recorder.boundByHand {
      map.open.append(
        FlowMap.OpenEnd(flow: id, callback: name, place: nil, reason: "a closure of your own, which is not called"))
    }
    for (names, verbs) in recorder.unclear {
      map.open.append(
        FlowMap.OpenEnd(
          flow: id, callback: nil, place: nil,
          reason:
            "\(names.joined(separator: ", ")) are set with only \(verbs == 1 ? "one verb" : "\(verbs) verbs") written"
            + " here; what the others do is not followed"))
    }
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
    for note in flow.guardNotes() {
      let kind: FlowMap.Guard.Kind =
        switch note.kind {
        case .entering: .entering
        case .leaving: .leaving
        case .acting: .acting
        }
      map.nodes[index].guards.append(
        FlowMap.Guard(
          kind: kind, place: note.place, refuses: note.refuses, isUnknown: note.isUnknown, action: note.action,
          isInstead: note.isInstead, isDeclared: note.isDeclared))
      if !note.isDeclared {
        map.assumed.append(
          FlowMap.OpenEnd(
            flow: flow.id, callback: nil, place: note.place,
            reason: "a guard whose other answer isn't known; declare it: guarded(orElse: ...) { ... }"))
      }
      if let action = note.action { draw(action, from: flow.id, .guard) }
    }
  }

  private mutating func addChildren(of flow: Blueprint, at index: Int) {
    guard let children = flow.children() else { return }
    map.nodes[index].kind = children.kind
    map.nodes[index].children = children.flows.map(\.id)
    for child in children.flows { add(child) }
  }

  private mutating func follow(_ named: ScreenRecorder.Named, of flow: FlowID) {
    guard named.binding.kind != .task else { return note(flow, named, "a task, which is not run") }
    do throws(MapSamples.Missing) {
      let samples = samples(for: named.binding, of: flow)
      for type in named.binding.argumentTypes
      where childCount(for: named.binding, of: flow) == 0 && !samples.areAll(of: type) {
        if !map.sampled.contains("\(type)") { map.sampled.append("\(type)") }
      }
      if named.binding.kind == .nothing, named.binding.isForCallback {
        map.assumed.append(
          FlowMap.OpenEnd(
            flow: flow, callback: named.property?.name, place: named.binding.place,
            reason: "a choice, of which only what it chose for these arguments is known"))
      }
      try draw(named, of: flow, samples.combinations(of: named.binding.argumentTypes))
    } catch {
      undecided.append(Undecided(flow: flow, named: named, missing: error.type))
    }
  }

  private mutating func draw(_ named: ScreenRecorder.Named, of flow: FlowID, _ samples: [[Any]]) {
    let binding = named.binding
    let cause = !binding.isForCallback && binding.kind == .back ? .back : FlowMap.Cause.callback(named.property?.name)
    var isDrawn = false
    for arguments in samples {
      guard let action = binding.action(arguments)?.withoutDelivery, action.kind != .nothing else { continue }
      // A sample may be an `Int` of another kind, such as an id.
      let count = childCount(for: binding, of: flow)
      if count > 0, case .selectChild(let index) = action.verb, !(0..<count).contains(index) { continue }
      let texts = arguments.filter { !($0 is Void) }.map(MapSamples.text)
      let written = action.origin == nil ? binding.place.map(action.written) ?? action : action
      var arrow = FlowMap.Arrow(
        source: flow, cause: cause, action: written, sample: texts.isEmpty ? nil : texts.joined(separator: ", "))
      arrow.literals = texts.isEmpty ? nil : arguments.map(ValueSource.Literal.init)
      arrow.parameters = named.property?.parameters ?? []
      arrow.passing = binding.passing
      arrow.isOptional = named.property?.isOptional ?? false
      arrow.answer = binding.answering.flatMap { answer(to: action, $0) }
      noteSought(by: action)
      draw(arrow)
      isDrawn = true
    }
    if !isDrawn, binding.isForCallback { note(flow, named, "its choice is nil for all samples") }
  }

  /// The callback that ends what an action opens, found by setting it on a screen of the flow.
  private func answer(to action: NavigationAction, _ bind: @MainActor (AnyObject) -> Void) -> String? {
    guard let flow = action.blueprints.first, !unnamed.contains(ObjectIdentifier(flow.screenType)) else { return nil }
    return ScreenRecorder(isNamed: false).name(of: flow, id: ScreenID(map.nodes.count + 1), setting: bind)
  }

  /// The samples for a verb; for `select`, the indices of the children are samples, too.
  private func samples(for binding: BindingRecorder.Binding, of flow: FlowID) -> MapSamples {
    let found = usesKeys ? keys.reduce(samples) { $0.adding($1.value, of: $1.key) } : samples
    let count = childCount(for: binding, of: flow)
    return count == 0 ? found : found.including(Array(0..<count))
  }

  /// How many children a `select` with an argument chooses from; 0 if that isn't known.
  private func childCount(for binding: BindingRecorder.Binding, of flow: FlowID) -> Int {
    binding.kind == .select && !binding.argumentTypes.isEmpty ? map[flow]?.children.count ?? 0 : 0
  }

  private mutating func draw(_ action: NavigationAction, from source: FlowID, _ cause: FlowMap.Cause) {
    draw(FlowMap.Arrow(source: source, cause: cause, action: action, sample: nil))
  }

  private mutating func draw(_ arrow: FlowMap.Arrow) {
    map.arrows.append(arrow)
    for flow in arrow.action.allBlueprints { add(flow) }
    for message in arrow.action.allMessages { hear(message) }
  }

  private mutating func note(_ flow: FlowID, _ named: ScreenRecorder.Named, _ reason: String) {
    map.open.append(
      FlowMap.OpenEnd(flow: flow, callback: named.property?.name, place: named.binding.place, reason: reason))
  }
}

// Flows of one identity.
extension MapMaker {
  /// Checks that a flow is bound to the same actions as the flow on the map with its identity.
  private mutating func compare(_ id: FlowID, _ flow: Blueprint) {
    guard let known = bound[id], !map.sameIdentities.contains(where: { $0.flow == id }) else { return }
    let recorder = ScreenRecorder(isNamed: false)
    _ = recorder.make(flow, id: ScreenID((map.indices[id] ?? 0) + 1))
    let text = text(of: recorder)
    let lines = zip(text + ["nothing more"], known + ["nothing more"])
    guard text != known, let (other, first) = lines.first(where: { $0 != $1 }) else { return }
    map.sameIdentities.append(
      FlowMap.Problem(
        rule: .sameIdentity, flow: id, place: id.place,
        text: "Two flows are both \(id), but lead to different places: one is bound to \(first), the other to \(other)."
          + " Put what a flow depends on into its key: Flow(with: ..., id: ...)."))
  }

  private mutating func noteSought(by action: NavigationAction) {
    guard action.kind.traits.contains(.findsEntry) else {
      for step in action.steps { noteSought(by: step) }
      return
    }
    for flow in action.blueprints where map.indices[flow.id] != nil { soughtAgain.append((flow, action)) }
  }

  /// Checks that the screens of two flows of one identity are alike, because an action takes one for the other.
  private mutating func compareScreens(_ flow: Blueprint, _ action: NavigationAction) {
    let id = flow.id
    guard let index = map.indices[id], !map.sameIdentities.contains(where: { $0.flow == id }),
      !unnamed.contains(ObjectIdentifier(flow.screenType))
    else { return }
    func values(of flow: Blueprint) -> [String: AnyHashable] {
      ScreenRecorder(isNamed: false).plainValues(of: flow, id: ScreenID(index + 1))
    }
    let known = map.nodes[index].flow.blueprint
    let (first, again, other) = (values(of: known), values(of: known), values(of: flow))
    // What differs each time, such as a date, says nothing.
    let differing = first.keys.sorted().first { first[$0] == again[$0] && first[$0] != other[$0] }
    guard let name = differing, let one = first[name], let another = other[name] else { return }
    map.sameIdentities.append(
      FlowMap.Problem(
        rule: .sameIdentity, flow: id, place: id.place,
        text: "\(action.call) takes one \(id) for another: \(name) is \(one) in one and \(another) in the other, but"
          + " both are the same flow. Put what a flow depends on into its key: Flow(with: ..., id: ...)."))
  }

  private func text(of recorder: ScreenRecorder) -> [String] {
    recorder.bindings.map { named in
      let binding = named.binding
      // A choice is the app's code, which isn't run more often than needed.
      guard binding.argumentTypes.isEmpty, binding.kind != .nothing, let action = binding.action([]) else {
        return "\(binding.kind.name.rawValue)(...)"
      }
      return action.call
    }
  }
}

// What was not known at first.
extension MapMaker {
  private mutating func decide() {
    let waiting = undecided
    undecided = []
    usesKeys = true
    for one in waiting { follow(one.named, of: one.flow) }
    usesKeys = false
  }

  private mutating func hear(_ message: NavigationAction) {
    let message = message.follower ?? message
    guard let value = message.message, let text = message.payload?.description else { return }
    if !messages.contains(where: { $0.text == text }) { messages.append((value, text)) }
  }

  /// Tries each message that is sent on the map on each flow that handles messages, until there are no new ones.
  private mutating func answerMessages() {
    var count = -1
    while count != messages.count {
      count = messages.count
      for (flow, screen, _) in handlers {
        for message in messages where asked.insert(Asked(flow: flow, text: message.text)).inserted {
          answer(message, by: flow, screen)
        }
      }
    }
  }

  private mutating func answer(_ message: (value: any Sendable, text: String), by flow: FlowID, _ screen: AnyObject) {
    for handler in flow.handlers {
      let action = handler.answer(message.value, MessageDelivery(from: nil) { screen }).withoutDelivery
      guard action.kind != .nothing else { continue }
      return draw(action, from: flow, .message(message.text))
    }
  }
}

extension NavigationAction {
  /// The actions that send messages: this one, or its steps.
  var allMessages: [NavigationAction] {
    (kind == .send || kind == .broadcast || kind == .finish ? [self] : []) + steps.flatMap(\.allMessages)
  }
}
