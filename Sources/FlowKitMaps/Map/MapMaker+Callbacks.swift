import FlowKit

// What the callbacks of a flow do.
extension MapMaker {
  mutating func follow(_ named: ScreenRecorder.Named, of flow: FlowID) {
    let binding = named.binding
    var later = named
    (later.binding.answering, later.binding.passing) = (nil, nil)
    defer { for action in binding.later { draw(action, later, of: flow, []) } }
    if binding.isOwn || !binding.declared.isEmpty {
      for action in binding.declared { draw(action, named, of: flow, [], isOneOfSeveral: binding.declared.count > 1) }
      return
    }
    if binding.kind == .task {
      return note(flow, named, "a task, which is not run; say where it leads: task(leadsTo: ...)")
    }
    let isChoice = binding.kind == .nothing && binding.isForCallback
    if isChoice, !asksNow, binding.argumentTypes.allSatisfy({ $0 == Void.self }) {
      return note(flow, named, "a choice by the app's state, which is not run; \(Self.advice)", kind: .choice)
    }
    do throws(MapSamples.Missing) {
      let samples = samples(for: binding, of: flow), combinations = try samples.combinations(of: binding.argumentTypes)
      let isDrawn = draw(named, of: flow, combinations)
      addSampledTypes(of: binding, samples, of: flow)
      if isChoice, !asksNow, isDrawn {
        note(flow, named, "a choice that may depend on the app's state; \(Self.advice)", kind: .choice)
      }
    } catch {
      undecided.append(Undecided(flow: flow, named: named, missing: error.type))
    }
  }

  private static let advice =
    "declare its actions, choose(_:orElse:), or give the map"
    + " the app's states, such as states: [.current]"

  private mutating func addSampledTypes(
    of binding: BindingRecorder.Binding, _ samples: MapSamples, of flow: FlowID
  ) {
    guard childCount(for: binding, of: flow) == 0 else { return }
    for type in binding.argumentTypes where !samples.areAll(of: type) {
      noteSampled("\(type)")
    }
  }

  /// Draws what a callback does for each of these arguments.
  ///
  /// - Returns: Whether it does anything for any of them.
  private mutating func draw(_ named: ScreenRecorder.Named, of flow: FlowID, _ samples: [[Any]]) -> Bool {
    let binding = named.binding
    var isDrawn = false, forgotten: [[Any]] = []
    for arguments in samples {
      guard let action = binding.action(arguments)?.withoutDelivery, action.kind != .nothing else {
        forgotten.append(arguments)
        continue
      }
      isDrawn = true
      // A sample may be an `Int` of another kind, such as an id.
      let count = childCount(for: binding, of: flow)
      if count > 0, case .selectChild(let index) = action.verb, !(0..<count).contains(index) { continue }
      if isForOtherFlows(action) { continue }
      draw(action, named, of: flow, arguments)
    }
    if !isDrawn, binding.isForCallback { note(flow, named, "its choice is nil for all samples") }
    if isDrawn, !forgotten.isEmpty { noteForgotten(forgotten, named, of: flow) }
    return isDrawn
  }

  /// Notes a choice that is nil for some values of a type of which all are known.
  private mutating func noteForgotten(_ values: [[Any]], _ named: ScreenRecorder.Named, of flow: FlowID) {
    let binding = named.binding
    guard binding.kind == .nothing, binding.isForCallback, binding.argumentTypes.allSatisfy(samples.areAll) else {
      return
    }
    let texts = values.map { $0.map(MapSamples.text).joined(separator: ", ") }
    map.forgottenCases.append(
      FlowMap.Problem(
        rule: .forgottenCase, flow: flow, place: binding.place,
        text:
          "\(flow).\(named.property?.name ?? "?") chooses nothing for \(texts.joined(separator: " and for ")), which is"
          + " ignored. Choose an action, or .stay to do nothing on purpose."))
  }

  /// Whether an action names a flow that no other flow leads to, although its declaration has flows with keys: then
  /// the sample is the key of another declaration's flow.
  private func isForOtherFlows(_ action: NavigationAction) -> Bool {
    guard let declaredBefore else { return false }
    return action.allBlueprints.contains { flow in
      flow.id.key != nil && map.indices[flow.id] == nil && declaredBefore.contains(flow.place)
    }
  }

  private mutating func draw(
    _ action: NavigationAction, _ named: ScreenRecorder.Named, of flow: FlowID, _ arguments: [Any],
    isOneOfSeveral: Bool = false
  ) {
    let binding = named.binding
    let cause = !binding.isForCallback && binding.kind == .back ? .back : FlowMap.Cause.callback(named.property?.name)
    let texts = arguments.filter { !($0 is Void) }.map(MapSamples.text)
    let written = action.origin == nil ? binding.place.map(action.written) ?? action : action
    var arrow = FlowMap.Arrow(
      source: flow, cause: cause, action: written, sample: texts.isEmpty ? nil : texts.joined(separator: ", "))
    arrow.literals = texts.isEmpty ? nil : arguments.map(ValueSource.Literal.init)
    arrow.parameters = named.property?.parameters ?? []
    arrow.passing = binding.passing
    arrow.isOptional = named.property?.isOptional ?? false
    arrow.isOneOfSeveral = isOneOfSeveral
    arrow.verbPlace = binding.place
    arrow.isDeclared = !binding.declared.isEmpty
    arrow.isFixed =
      !binding.declared.isEmpty || binding.argumentTypes.isEmpty && ![.nothing, .back].contains(binding.kind)
    arrow.answer = binding.answering.map { answer(to: action, $0) } ?? answerOfTask(binding, to: action)
    noteSought(by: action)
    draw(arrow)
  }

  /// The callback that ends what an action opens, found by setting it on a screen of the flow.
  private func answer(to action: NavigationAction, _ bind: @MainActor (AnyObject) -> Void) -> String? {
    guard let flow = action.blueprints.first, !unnamed.contains(ObjectIdentifier(flow.screenType)) else { return nil }
    return ScreenRecorder(isNamed: false).name(of: flow, id: ScreenID(map.nodes.count + 1), setting: bind)
  }

  /// The callback that a task may wait for, when it opens a flow that leaves just one to others.
  private func answerOfTask(_ binding: BindingRecorder.Binding, to action: NavigationAction) -> String? {
    guard binding.kind == .task, action.kind.effect == .pushes || action.kind.effect == .presents else { return nil }
    guard let flow = action.blueprints.first, !unnamed.contains(ObjectIdentifier(flow.screenType)) else { return nil }
    return ScreenRecorder(isNamed: true).name(ofUnbound: flow, id: ScreenID(map.nodes.count + 1))
  }

  /// The samples for a verb; for `select`, the indices of the children are samples, too.
  private func samples(for binding: BindingRecorder.Binding, of flow: FlowID) -> MapSamples {
    let found = declaredBefore != nil ? keys.reduce(samples) { $0.adding($1.value, of: $1.key) } : samples
    let count = childCount(for: binding, of: flow)
    return count == 0 ? found : found.including(Array(0..<count))
  }

  /// How many children a `select` with an argument chooses from; 0 if that isn't known.
  private func childCount(for binding: BindingRecorder.Binding, of flow: FlowID) -> Int {
    binding.kind == .select && !binding.argumentTypes.isEmpty ? map[flow]?.children.count ?? 0 : 0
  }

  mutating func draw(_ action: NavigationAction, from source: FlowID, _ cause: FlowMap.Cause) {
    draw(FlowMap.Arrow(source: source, cause: cause, action: action, sample: nil))
  }

  mutating func draw(_ arrow: FlowMap.Arrow) {
    map.arrows.append(arrow)
    for flow in arrow.action.allBlueprints { add(flow) }
    for message in arrow.action.allMessages { hear(message) }
  }

  mutating func note(
    _ flow: FlowID, _ named: ScreenRecorder.Named, _ reason: String, kind: FlowMap.OpenEnd.Kind = .callback
  ) {
    noteOpen(flow, named.property?.name, at: named.binding.place, because: reason, kind: kind)
  }

  /// Follows the verbs that had no samples, with the keys that were found meanwhile.
  mutating func decide() {
    let waiting = undecided
    undecided = []
    declaredBefore = Set(declared.keys)
    for one in waiting { follow(one.named, of: one.flow) }
    declaredBefore = nil
  }
}
