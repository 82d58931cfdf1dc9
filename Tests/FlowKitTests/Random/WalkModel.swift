import FlowKit

/// Foretells everything that a navigator does in a walk: its tree, and its story moment by moment.
struct WalkModel {
  var rows: [WalkRules.Row] = []
  /// The screens that left, the latest first.
  var gone: [Int] = []
  var lastID = 0
  var isObserved = false
  var host: WalkModelHost?
  /// The transitions that entries have come with.
  private(set) var waysIn: [Int: ScreenTransition] = [:]
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
  private var waiting: [Turn] = []

  private struct Turn {
    var request: WalkRequest
    var caller: Int?
    var chain: Int
    /// Why it will not be done, where that is known already.
    var foreseen: String?
  }
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
      mark(.answered, text: "\(back())")
    case .observe(let begins): isObserved = begins
    default: carryOutOnHost(deed)
    }
    return deed
  }

  /// - Returns: Whether it goes back; where that is not known yet, whether it would now.
  private mutating func back() -> Bool {
    let canGoBack = rows.count > 1
    return switch perform(WalkRequest(verb: .back), from: nil) {
    case .undone: false
    case .done, .notEnded: canGoBack
    }
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
    case done(String), undone(String), notEnded

    var text: String {
      switch self {
      case .done(let text), .undone(let text): text
      case .notEnded: "not ended"
      }
    }
  }

  /// Performs an action and what it causes, or lets it wait its turn.
  mutating func perform(_ request: WalkRequest, from caller: Int?) -> Answer {
    if isPerforming { return wait(request, caller) }
    isPerforming = true
    chain = 0
    let answer = run(request, caller)
    performWaiting()
    return answer
  }

  /// Ends an action that cannot be done, which is told in its turn.
  mutating func end(_ request: WalkRequest, _ caller: Int?, because reason: String) -> Answer {
    if isPerforming {
      let answer = wait(request, caller, foreseen: reason)
      return if case .notEnded = answer { .undone(reason) } else { answer }
    }
    (isPerforming, chain) = (true, 0)
    let answer = giveUp(reason, caller)
    performWaiting()
    return answer
  }

  private mutating func wait(_ request: WalkRequest, _ caller: Int?, foreseen: String? = nil) -> Answer {
    if chain + 1 < 1_000 {
      waiting.append(Turn(request: request, caller: caller, chain: chain + 1, foreseen: foreseen))
      return .notEnded
    }
    if chain < 1_000 { waiting.append(Turn(request: request, caller: caller, chain: 1_000, foreseen: "endless")) }
    return .undone("endless")
  }

  mutating func performWaiting() {
    while !waiting.isEmpty {
      let turn = waiting.removeFirst()
      chain = turn.chain
      if let reason = turn.foreseen {
        _ = giveUp(reason, turn.caller)
        continue
      }
      _ = run(turn.request, turn.caller)
      show()
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
    for entry in new { tell(.entering, entry.id) }
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
    let seen = (before: WalkRules.seen(in: before), now: WalkRules.seen(in: rows))
    let changes = removed.map { "-\($0)" } + new.map { $0.entered(by: request) }
    let text = changes.joined(separator: " ")
    if !changes.isEmpty { host?.transition = request.transition }
    for row in new where request.transition != .automatic { waysIn[row.id] = request.transition }
    for id in seen.before where id != seen.now[0] && (id == seen.before[0] || !seen.now.contains(id)) {
      tell(seen.now.contains(id) ? .partlyCovered : .disappeared, id)
    }
    for id in removed { tell(.removed, id) }
    for id in seen.now.dropFirst().reversed() where !seen.before.contains(id) { tell(.partlyCovered, id) }
    if seen.before[0] != seen.now[0] { tell(.appeared, seen.now[0]) }
    tell(.did, text: text)
    if !changes.isEmpty { show() }
    return .done(text)
  }

  private mutating func tell(_ place: WalkMoment.Place, _ id: Int = 0, text: String = "") {
    if isObserved { mark(place, id, text: "\(text) of \(rows.count)") }
  }
}
