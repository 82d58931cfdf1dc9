import FlowKit

/// Foretells everything that a navigator does in a walk: its tree, and its story moment by moment.
struct WalkModel {
  var rows: [WalkRules.Row] = []
  /// The screens that left, the latest first.
  var gone: [Int] = []
  var lastID = 0
  var isObserved = false
  var host: WalkModelHost?
  var swipe: WalkModelHost.Swipe?
  /// How many actions have ended.
  var actions = 0

  /// The story of this step.
  var moments: [WalkMoment] = []
  /// What is still to be done when its moment comes.
  var hooks: [WalkHook] = []
  /// What was done in this step, and when its moments came, with the callers' ids: the real thing is told to do so.
  var deed = WalkDeed.start
  var done: [WalkHook] = []

  var isPerforming = false
  /// How many actions led to the one that is performed.
  var chain = 0
  private var waiting: [(request: WalkRequest, caller: Int?, chain: Int)] = []
}

extension WalkModel {
  mutating func start(_ hooks: [WalkHook]) {
    self.hooks = hooks
    rows = [WalkRules.Row(id: 1, flow: 0, layer: 0)]
    isPerforming = true
    makeScreen()
    performWaiting()
  }

  mutating func take(_ step: WalkStep) {
    moments = []
    done = []
    hooks = step.hooks
    deed = carryOut(step.deed)
  }

  /// - Returns: The deed with its caller's id.
  private mutating func carryOut(_ deed: WalkDeed) -> WalkDeed {
    switch deed {
    case .ask(let door, let request, let caller):
      let id = id(of: caller)
      let answer = perform(request, from: id)
      if door == .perform || id == nil { mark(.answered, text: answer.text) }
      return .ask(door, request, id.map { .entry($0) } ?? .nobody)
    case .back:
      let isPossible = rows.count > 1 && perform(WalkRequest(verb: .back), from: nil).isFine
      mark(.answered, text: "\(isPossible)")
    case .observe(let begins): isObserved = begins
    default: carryOutOnHost(deed)
    }
    return deed
  }

  private func id(of caller: WalkCaller) -> Int? {
    switch caller {
    case .nobody: nil
    case .visible: rows[rows.count - 1].id
    case .below(let count): rows[rows.count - 1 - count % rows.count].id
    case .gone(let count): gone.isEmpty ? -1 : gone[count % gone.count]
    case .newest: lastID
    case .unborn: lastID + 3
    case .entry(let id): id
    }
  }

  /// Takes note of a moment, and does what was to be done then.
  mutating func mark(_ place: WalkMoment.Place, _ id: Int = 0, text: String = "") {
    if place != .released { moments.append(WalkMoment(place: place, id: id, text: text)) }
    guard let index = hooks.firstIndex(where: { $0.place == place }) else { return }
    let deed = hooks.remove(at: index).deed
    let position = done.count
    done.append(WalkHook(place: place, deed: deed))
    done[position].deed = carryOut(deed)
  }
}

extension WalkModel {
  /// How an action ends.
  enum Answer {
    case done(String), undone(String), deferred

    var isFine: Bool { if case .undone = self { false } else { true } }

    var text: String {
      switch self {
      case .done(let text), .undone(let text): text
      case .deferred: "deferred"
      }
    }
  }

  /// Performs an action and what it causes, or lets it wait its turn.
  mutating func perform(_ request: WalkRequest, from caller: Int?) -> Answer {
    if isPerforming {
      guard chain + 1 < 1_000 else { return giveUp("endless", caller) }
      waiting.append((request, caller, chain + 1))
      return .deferred
    }
    isPerforming = true
    chain = 0
    let answer = run(request, caller)
    performWaiting()
    return answer
  }

  mutating func performWaiting() {
    while !waiting.isEmpty {
      let turn = waiting.removeFirst()
      chain = turn.chain
      if !run(turn.request, turn.caller).isFine { show() }
    }
    isPerforming = false
  }

  mutating func giveUp(_ reason: String, _ caller: Int?) -> Answer {
    actions += 1
    tell(reason == "endless" ? .refused : .ignored, text: "\(reason) for \(caller ?? 0)")
    return .undone(reason)
  }

  private mutating func run(_ request: WalkRequest, _ caller: Int?) -> Answer {
    do throws(WalkRules.Refusal) {
      let after = try WalkRules.rows(after: request, from: caller, in: rows, firstID: lastID + 1)
      return change(request, caller, to: after)
    } catch {
      return giveUp(error.reason, caller)
    }
  }

  private mutating func change(_ request: WalkRequest, _ caller: Int?, to after: [WalkRules.Row]) -> Answer {
    let before = rows, firstID = lastID + 1
    let (removed, new) = WalkRules.changes(from: before, to: after, firstID: firstID)
    tell(.will, text: "for \(caller ?? 0)")
    for _ in new { makeScreen() }
    if !new.isEmpty { prepare(request, firstID) }
    rows = after
    gone = Array((removed.reversed() + gone).prefix(12))
    if !removed.isEmpty { mark(.released) }
    if new.isEmpty { prepare(request, rows[rows.count - 1].id) }
    return end(request, before, removed, new)
  }
}

extension WalkModel {
  private mutating func makeScreen() {
    lastID += 1
    mark(.made, lastID)
    mark(.configured, lastID)
  }

  private mutating func prepare(_ request: WalkRequest, _ firstID: Int) {
    guard let argument = request.argument else { return }
    let offsets = request.verb == .reset ? WalkRequest.preparedByReset[request.flows.count] : [0]
    for offset in offsets ?? [] { mark(.prepared, firstID + offset, text: "\(argument)") }
  }

  private mutating func end(
    _ request: WalkRequest, _ before: [WalkRules.Row], _ removed: [Int], _ new: [WalkRules.Row]
  ) -> Answer {
    actions += 1
    let hidden = before[before.count - 1].id, visible = rows[rows.count - 1].id
    let changes = removed.map { "-\($0)" } + new.map { $0.entered(by: request) }
    let text = changes.joined(separator: " ")
    if !changes.isEmpty { host?.transition = request.transition }
    for id in removed { tell(.removed, id) }
    if hidden != visible {
      tell(.disappeared, hidden)
      tell(.appeared, visible)
    }
    tell(.did, text: text)
    if !changes.isEmpty { show() }
    return .done(text)
  }

  private mutating func tell(_ place: WalkMoment.Place, _ id: Int = 0, text: String = "") {
    if isObserved { mark(place, id, text: "\(text) of \(rows.count)") }
  }
}
