/// Where an app is, and what waits, as lists: what a navigator does with guards, redirects, messages and retained
/// screens around the tree's own rules.
@MainActor
struct MixedModel {
  var tree: BoxModel
  var ofA = MixedFlows.Verdict.allow
  var mayLeaveQ = true
  /// Those that wait for X's guard, in the order in which it was asked.
  var waits: [Wait] = []
  /// Those from outside any screen that wait behind one.
  var line: [Attempt] = []
  var redirects: [Redirect] = []
  /// What S waits for, or has waited for, from screens of K that are there.
  var results: [Result] = []
  /// What S has been handed.
  var received: [String] = []
  /// How S's tasks have ended; nil where they haven't.
  var answers: [String??] = []
  /// How often X's guard has been asked.
  var asked = 0
  /// The screen of R that is retained, by the number of the entry that it was made for.
  var kept: Int?
  /// The screens that entries of R have taken over.
  private(set) var takenOver: [Int: Int] = [:]
  /// What has come up, so that a test sees that it did.
  private(set) var met: Set<String> = []
  private var queue: [Attempt] = []

  /// An action, and who has been asked about it.
  struct Attempt {
    var deed: BoxDeed
    var caller: Int?
    var passed: Set<String> = []
    /// What X's guard has said.
    var answer: Bool?
    var isAskedAgain = false
    var isFresh = true
  }

  struct Wait {
    let number: Int
    let attempt: Attempt
  }

  struct Redirect {
    let attempt: Attempt
    var entry: Int
  }

  struct Result {
    let asker: Int
    let opened: Int
    /// That of a task.
    let number: Int?
    var isOver = false
  }

  typealias Refusal = BoxModel.Refusal

  static let deferred = "deferred"

  init(_ root: String) {
    tree = BoxModel(root)
  }
}

extension MixedModel {
  /// - Returns: Why it is not done; nil where it is.
  mutating func take(_ deed: BoxDeed, from caller: Int?) -> String? {
    let reason = run(Attempt(deed: deed, caller: caller))
    drain()
    return reason
  }

  mutating func meet(_ what: String) { met.insert(what) }

  /// The nearest H on the way down goes to P.
  mutating func send(from caller: Int?) -> String? {
    guard let sender = caller.map({ tree.place(of: $0) }) ?? tree.front else { return "removed" }
    if !tree.isShown(sender), sender != tree.front, !["P", "Q", "Tough"].contains(tree[sender].name) {
      return "covered"
    }
    var next: BoxModel.Place? = sender
    while let place = next {
      let stack = tree[stack: place]
      if stack.prefix(place.index + 1).contains(where: { $0.name == "H" }) {
        meet("a message")
        return take(.goTo("P"), from: stack.last?.id)
      }
      next = place.holder ?? tree.layers[place.layer].presenter.flatMap(tree.place)
    }
    return "unhandled"
  }

  /// S opens K; where it doesn't, a task that waits for it has ended.
  mutating func ask(from asker: Int, isAwaited: Bool) {
    let number = isAwaited ? answers.count : nil, opened = tree.nextID
    if isAwaited { answers.append(nil) }
    if take(.push("K"), from: asker) == nil {
      results.append(Result(asker: asker, opened: opened, number: number))
    } else if let number {
      answers[number] = .some(nil)
    }
  }

  /// K says what it is asked for: S gets it, once, and all that it has led to is closed.
  mutating func give(_ text: String, from opened: Int) {
    guard let index = results.firstIndex(where: { $0.opened == opened }) else { return }
    let result = results[index]
    results[index].isOver = true
    if !result.isOver, let number = result.number { answers[number] = text }
    _ = take(.finish, from: result.asker)
    guard !result.isOver else { return meet("a second result") }
    if result.number == nil, tree.ids.contains(result.asker) { received.append(text) }
    meet(result.number == nil ? "a result" : "an awaited result")
  }

  /// S's task is cancelled, which closes what it has opened.
  mutating func stopWaiting(_ number: Int) {
    guard let index = results.firstIndex(where: { $0.number == number && !$0.isOver }) else { return }
    results[index].isOver = true
    answers[number] = .some(nil)
    meet("a task that was cancelled")
    _ = take(.finish, from: results[index].asker)
  }

  /// Those whose screens have left get nothing.
  mutating func endResults(where hasLeft: (Int) -> Bool) {
    for index in results.indices where hasLeft(results[index].asker) || hasLeft(results[index].opened) {
      if let number = results[index].number, !results[index].isOver {
        answers[number] = .some(nil)
        meet("a result that never came")
      }
      results[index].isOver = true
    }
    results.removeAll { hasLeft($0.opened) }
  }

  mutating func answer(_ number: Int, _ isAllowed: Bool) {
    guard let index = waits.firstIndex(where: { $0.number == number }) else { return }
    var attempt = waits.remove(at: index).attempt
    attempt.answer = isAllowed
    resume([attempt])
    drain()
  }

  /// The screen of an entry, by the number of the entry that it was made for.
  func screen(of id: Int) -> Int { takenOver[id] ?? id }

  mutating func forgetScreens() {
    (kept, takenOver) = (nil, [:])
    let now = Set(tree.ids)
    endResults { !now.contains($0) }
  }

  mutating func cancelWaiting() { (waits, line, redirects) = ([], [], []) }

  private mutating func resume(_ ready: [Attempt]) {
    queue += ready.map {
      var attempt = $0
      attempt.isFresh = false
      return attempt
    }
    queue += line
    line = []
  }

  private mutating func drain() {
    while !queue.isEmpty { _ = run(queue.removeFirst()) }
  }

  private mutating func run(_ attempt: Attempt) -> String? {
    if attempt.isFresh, !attempt.deed.leadsBack {
      let isBlocked = waits.contains { $0.attempt.caller == attempt.caller }
      if isBlocked || attempt.caller == nil && !line.isEmpty {
        guard attempt.caller == nil else { return "waiting" }
        meet("an action in line")
        line.append(attempt)
        return Self.deferred
      }
    }
    var after = tree
    do throws(Refusal) { try after.take(attempt.deed, from: attempt.caller) } catch { return error.reason }
    switch ask(attempt, after) {
    case .go: break
    case .end(let reason): return reason
    case .other(let deed): return run(Attempt(deed: deed, caller: attempt.caller, isFresh: false))
    case .before(let asked): return redirect(asked)
    }
    commit(after)
    return nil
  }

  private enum Step {
    case go, end(String), other(BoxDeed), before(Attempt)
  }

  /// Who leaves is asked from the top down, then who enters from below up, each once.
  private mutating func ask(_ attempt: Attempt, _ after: BoxModel) -> Step {
    var attempt = attempt
    let before = Set(tree.ids), now = Set(after.ids)
    for place in tree.places.reversed() where tree[place].name == "Q" && !now.contains(tree[place].id) {
      let key = "leave \(tree[place].id)"
      if attempt.passed.contains(key) { continue }
      if !mayLeaveQ {
        meet("a refused leave")
        return .end("leaving refused")
      }
      attempt.passed.insert(key)
    }
    var known: Set<String> = []
    for place in after.places where !before.contains(after[place].id) {
      let name = after[place].name
      guard known.insert(name).inserted, !attempt.passed.contains(name) else { continue }
      if name == "A" {
        switch ofA {
        case .allow: break
        case .refuse: return .end("guard refused")
        case .instead:
          meet("another action")
          return .other(.push("B"))
        case .redirect:
          meet(attempt.isAskedAgain ? "a second redirect" : "a redirect")
          if attempt.isAskedAgain { return .end("redirect ended") }
          attempt.isAskedAgain = true
          return .before(attempt)
        }
      } else if name == "X" {
        guard let answer = attempt.answer else {
          waits.append(Wait(number: asked, attempt: attempt))
          asked += 1
          return .end(Self.deferred)
        }
        meet(answer ? "an awaited yes" : "an awaited no")
        if !answer { return .end("guard refused") }
        attempt.answer = nil
      }
      attempt.passed.insert(name)
    }
    return .go
  }

  private mutating func redirect(_ asked: Attempt) -> String? {
    let next = tree.nextID
    if run(Attempt(deed: .push("B"), caller: asked.caller, isFresh: false)) != nil { return "redirect ended" }
    redirects.append(Redirect(attempt: asked, entry: next))
    return Self.deferred
  }

  private mutating func commit(_ after: BoxModel) {
    let before = Set(tree.ids), now = Set(after.ids), left = tree.places.reversed().map { tree[$0] }
    for place in after.places where after[place].name == "R" && !before.contains(after[place].id) {
      if kept != nil { meet("a retained screen") }
      takenOver[after[place].id] = kept
      kept = nil
    }
    tree = after
    tree.replaced = []
    for node in left where !now.contains(node.id) {
      if node.name == "R" { kept = screen(of: node.id) }
    }
    for (old, new) in after.replaced {
      for index in redirects.indices where redirects[index].entry == old { redirects[index].entry = new }
    }
    endResults { !now.contains($0) }
    for node in left where !now.contains(node.id) { end(of: node.id) }
    for node in left where !now.contains(node.id) {
      let ready = redirects.filter { $0.entry == node.id }
      redirects.removeAll { $0.entry == node.id }
      if !ready.isEmpty {
        meet("the end of a redirect")
        resume(ready.map(\.attempt))
      }
    }
  }

  /// What waited for the sake of a screen that has left has ended; those in line behind it come next.
  private mutating func end(of id: Int) {
    let ended = waits.filter { $0.attempt.caller == id }.count
    waits.removeAll { $0.attempt.caller == id }
    if ended > 0 {
      meet("a wait that its screen ended")
      resume([])
    }
    let redirected = redirects.filter { $0.attempt.caller == id }.count
    redirects.removeAll { $0.attempt.caller == id }
    if redirected > 0 { resume([]) }
  }
}

extension BoxDeed {
  /// Whether it only leads back.
  var leadsBack: Bool {
    switch self {
    case .popTo, .pop, .popCount, .remove, .popToRoot, .back, .dismiss, .dismissAll, .finish: true
    default: false
    }
  }
}
