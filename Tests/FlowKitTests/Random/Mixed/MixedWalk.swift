import FlowKit
import FlowKitRestoration
import FlowKitTesting

/// A navigator and the model, which must agree after all that happens.
@MainActor
final class MixedWalk {
  private(set) var model = MixedModel("Outer")
  private let flows = MixedFlows()
  private let navigator: Navigator
  private let catalogue: FlowCatalogue
  private var host: HeadlessHost?
  private var swipe: (swipe: HeadlessHost.Swipe, visible: Int)?
  private var saved: [(tree: NavigationTree, model: BoxModel)] = []
  private var screens: [Int: Weak] = [:]
  private var observation: NavigationObservation?
  private var events = 0

  init() throws {
    navigator = Navigator(root: Containers.outer)
    catalogue = try FlowCatalogue { [flows] list in
      for name in ["A", "B", "C", "D", "H", "K", "M", "P", "Q", "R", "S", "X"] + BoxModel.kinds.keys.sorted() {
        list.add(name, flows.flow(name))
      }
    }
    navigator.onIssue = { _ in }
    observation = navigator.observe { [unowned self] _ in events += 1 }
  }

  var description: String {
    let waiting = model.waits.map { "\($0.attempt.deed) of \($0.attempt.caller ?? 0)" }
    let redirects = model.redirects.map { "\($0.attempt.deed) of \($0.attempt.caller ?? 0) until \($0.entry)" }
    return
      "\(model.tree.picture) \(model.tree.ids), A: \(model.ofA), leave Q: \(model.mayLeaveQ), waiting: \(waiting), "
      + "in line: \(model.line.count), redirected: \(redirects)"
  }

  /// - Returns: What the navigator does differently.
  func take(_ deed: MixedDeed) async -> String? {
    let before = events
    if let problem = perform(deed) { return problem }
    if case .answer = deed { await yield { events > before } }
    if case .answer = deed, events == before { return "nothing has come of the answer" }
    await yield { flows.asked == model.asked }
    if flows.asked != model.asked { return "X was asked \(flows.asked) times instead of \(model.asked)" }
    await yield { flows.begun == model.answers.count && flows.answered.count == model.answers.count { $0 != nil } }
    return difference ?? problemOfResults ?? problemOfScreens ?? problemOfHost
  }

  /// Lets tasks go on until something is so.
  private func yield(until isSo: () -> Bool) async {
    for _ in 0..<100_000 {
      if isSo() { return }
      await Task.yield()
    }
  }

  private func perform(_ deed: MixedDeed) -> String? {
    switch deed {
    case .act(let deed, let caller):
      return compare(
        navigator.perform(deed.action(flows.flow), from: caller.map { ScreenID($0) }), model.take(deed, from: caller))
    case .send(let caller):
      return compare(navigator.perform(.send(1), from: caller.map { ScreenID($0) }), model.send(from: caller))
    case .setVerdict(let verdict): (flows.ofA, model.ofA) = (verdict, verdict)
    case .setMayLeave(let mayLeave): (flows.mayLeaveQ, model.mayLeaveQ) = (mayLeave, mayLeave)
    case .answer(let number, let isAllowed):
      flows.answer(number, isAllowed ? .allow : .refuse("X has thought about it"))
      model.answer(number, isAllowed)
    case .ask(let asker, let isAwaited):
      let screen = page(asker)
      isAwaited ? screen?.onText("") : screen?.onNext()
      model.ask(from: asker, isAwaited: isAwaited)
    case .give(let number, let opened):
      page(opened)?.onText("\(number)")
      model.give("\(number)", from: opened)
    case .stopWaiting(let number):
      flows.stopWaiting(number)
      model.stopWaiting(number)
    case .cancelWaiting:
      navigator.cancelWaiting()
      model.cancelWaiting()
    case .attach(let delays):
      let host = HeadlessHost(delaysTransitions: delays)
      (self.host, swipe) = (host, nil)
      navigator.attach(host)
    case .detach:
      navigator.detachHost()
      (host, swipe) = (nil, nil)
    case .finishTransition: host?.finishTransition()
    case .beginSwipe:
      guard swipe == nil, let host, let began = host.beginSwipeBack() else { return nil }
      swipe = (began, host.shown?.visible.id.number ?? 0)
    case .cancelSwipe: swipe.take()?.swipe.cancel()
    case .finishSwipe:
      guard let (swipe, visible) = swipe.take() else { return nil }
      model.meet("a gesture")
      return compare(swipe.finish() ?? .none, model.take(.back, from: visible))
    case .save: saved = saved.suffix(3) + [(navigator.tree, model.tree)]
    case .travel(let number): return saved.isEmpty ? nil : travel(to: saved[number % saved.count])
    case .restore: return model.tree.ids.isEmpty ? nil : restore()
    }
    return nil
  }

  private func page(_ id: Int) -> Page? { navigator.screen(of: ScreenID(id)) as? Page }

  private func compare(_ outcome: NavigationOutcome?, _ expected: String?) -> String? {
    let reason = outcome?.reason.map { "\($0)" } ?? (outcome?.isDeferred == true ? MixedModel.deferred : nil)
    guard reason != expected else { return nil }
    return "expected \(expected ?? model.tree.picture), was \(outcome.map { "\($0)" } ?? "nothing")"
  }

  private func travel(to place: (tree: NavigationTree, model: BoxModel)) -> String? {
    let nextID = model.tree.nextID
    navigator.releaseRetained()
    guard navigator.perform(.travel(to: place.tree)).isPerformed else { return "did not travel" }
    model.cancelWaiting()
    model.tree = place.model
    model.tree.nextID = nextID
    model.meet("a travel")
    forgetScreens()
    return nil
  }

  private func restore() -> String? {
    guard !model.tree.places.contains(where: { model.tree[$0].name == "X" }) else { return nil }
    (flows.ofA, model.ofA) = (.allow, .allow)
    navigator.releaseRetained()
    let old = navigator.tree.path.map(\.id.number)
    let restoration: NavigationRestoration = navigator.restore(navigator.snapshot(with: catalogue), from: catalogue)
    guard restoration.issues.isEmpty else { return "\(restoration.issues)" }
    let new = navigator.tree.path.map(\.id.number)
    guard old.count == new.count, Set(old).isDisjoint(with: new) else { return "\(old) became \(new)" }
    model.cancelWaiting()
    model.meet("a restoration")
    model.tree.rename(Dictionary(uniqueKeysWithValues: zip(old, new)))
    forgetScreens()
    return nil
  }

  /// Whatever was made before, the screens are others now.
  private func forgetScreens() {
    navigator.releaseRetained()
    model.forgetScreens()
    screens = [:]
  }
}

// What has to be so after all that happens.
extension MixedWalk {
  private var difference: String? {
    let tree = navigator.tree
    if tree.summary != model.tree.picture || tree.path.map(\.id.number) != model.tree.ids {
      return "expected: \(model.tree.picture) \(model.tree.ids)\n"
        + "actual:   \(tree.summary) \(tree.path.map(\.id.number))"
    }
    let presenters = tree.modals.map { $0.presentation?.presenter.number }
    if presenters != model.tree.layers.dropFirst().map(\.presenter) { return "presenters are \(presenters)" }
    return tree.visible.id.number == model.tree[model.tree.front].id ? nil : "visible is \(tree.visible)"
  }

  private var problemOfScreens: String? {
    var living: Set<Int> = []
    for entry in navigator.tree.path {
      let number = model.screen(of: entry.id.number)
      guard let screen = navigator.screen(of: entry.id) else { return "\(entry) has no screen" }
      if let known = screens[number], known.object !== screen { return "\(entry) has not the screen of #\(number)" }
      screens[number] = Weak(screen)
      living.insert(number)
    }
    model.kept.map { _ = living.insert($0) }
    for (number, screen) in screens where !living.contains(number) {
      if screen.object != nil { return "the screen of #\(number) is alive" }
      screens[number] = nil
    }
    if navigator.retainedCount != (model.kept == nil ? 0 : 1) { return "\(navigator.retainedCount) are retained" }
    return navigator.screenCount == navigator.tree.count ? nil : "\(navigator.screenCount) screens"
  }

  private var problemOfResults: String? {
    if flows.received != model.received { return "S has received \(flows.received), not \(model.received)" }
    let answered = Set(model.answers.indices.filter { model.answers[$0] != nil })
    if flows.answered != answered { return "the tasks \(flows.answered.sorted()) have ended, not \(answered.sorted())" }
    return flows.answers == model.answers.map { $0 ?? nil } ? nil : "\(flows.answers) instead of \(model.answers)"
  }

  private var problemOfHost: String? {
    guard let host else { return nil }
    if let problem = host.problems.first { return problem }
    if host.isInTransition || swipe != nil || host.shown == navigator.tree { return nil }
    return "shown: \(host.shown?.summary ?? "nothing")"
  }
}

extension BoxModel {
  /// The same tree with other numbers.
  mutating func rename(_ names: [Int: Int]) {
    for place in places { self[place].id = names[self[place].id] ?? 0 }
    for index in layers.indices { layers[index].presenter = layers[index].presenter.flatMap { names[$0] } }
    nextID = (ids.max() ?? 0) + 1
  }
}
