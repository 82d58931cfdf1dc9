import FlowKit
import FlowKitRestoration
import FlowKitTesting

/// A navigator and the model, which must agree after all that happens, and about what is told on the way.
@MainActor
final class MixedWalk {
  private(set) var model = MixedModel("Outer")
  private let flows = MixedFlows()
  private var navigator: Navigator
  private let catalogue: FlowCatalogue
  private var host: HeadlessHost?
  private var swipe: (swipe: HeadlessHost.Swipe, visible: Int)?
  private var ownGuard: ActionGuard?
  private var saved: [NavigationTree] = []
  private var screens: [Int: Weak] = [:]
  private var observation: NavigationObservation?
  private let logger: NavigationLogger
  /// What observers were told in this step.
  private var told: [String] = []
  private var steps = 0
  /// The flows of walks that have failed, whose guards may still be asked.
  private static var failed: [MixedFlows] = []

  init() throws {
    navigator = Navigator(root: Containers.outer)
    catalogue = try FlowCatalogue { [flows] list in
      for name in MixedFlows.names + BoxModel.kinds.keys.sorted() { list.add(name, flows.flow(name)) }
    }
    logger = navigator.startLog(keeping: 20)
    navigator.onIssue = nil
    observation = navigator.observe { [unowned self] event in event.mixedText.map { told.append($0) } }
  }

  /// - Returns: How these steps fail, from the beginning.
  static func failure(in deeds: [MixedDeed]) async -> WalkFailure? {
    guard let walk = try? MixedWalk() else { return nil }
    for (index, deed) in deeds.enumerated() {
      if let problem = await walk.take(deed) { return WalkFailure(steps: index + 1, problem: problem) }
    }
    guard let problem = await walk.end() else { return nil }
    return WalkFailure(steps: deeds.count, problem: problem)
  }

  /// - Returns: What the navigator does differently.
  func take(_ deed: MixedDeed) async -> String? {
    steps += 1
    guard let deed = deed.resolved(in: model) else { return nil }
    (told, model.story) = ([], [])
    guard let problem = await difference(after: deed) else { return nil }
    Self.failed.append(flows)
    return problem
  }

  private func difference(after deed: MixedDeed) async -> String? {
    if let problem = perform(deed, tag: steps + 10) { return "\(deed): \(problem)" }
    // An answer may change nothing that is seen, and must have arrived nevertheless.
    if case .answer = deed { for _ in 0..<20 { await Task.yield() } }
    await settle()
    await yield { [self] in problemOfScreens == nil }  // the last that hold them are tasks that end
    return problem.map { "\(deed) in \(model.tree.picture) \(model.tree.ids): \($0)" }
  }

  /// Ends all that waits; then nothing is left of it.
  func end() async -> String? {
    if let problem = await take(.cancelWaiting) { return "at the end: \(problem)" }
    while !model.open.isEmpty || !model.running.isEmpty {
      if let problem = await take(.cancelTask(0)) { return "at the end: \(problem)" }
      if let problem = await take(.answer(0, .allow)) { return "at the end: \(problem)" }
    }
    observation?.cancel()
    let last = Weak(navigator)
    navigator = Navigator(root: Pages.a)
    (host, swipe, ownGuard, saved) = (nil, nil, nil, [])
    await yield { [self] in last.object == nil && screens.values.allSatisfy { $0.object == nil } }
    if last.object != nil { return "at the end, the navigator is alive" }
    return screens.values.contains { $0.object != nil } ? "at the end, a screen is alive" : nil
  }

  /// Lets tasks go on until all has happened that the model knows of.
  private func settle() async {
    await yield { [self] in
      flows.begun == model.tasks.count && flows.questions.begun == model.asked
        && flows.questions.cancelled == model.cancelled
        && flows.questions.numbers == model.open.map(\.number).sorted()
        && flows.ends.count == model.tasks.count - model.running.count && told.count >= model.story.count
    }
  }

  private func yield(until isSo: () -> Bool) async {
    for _ in 0..<2_000 {
      if isSo() { return }
      await Task.yield()
    }
  }
}

// What happens.
extension MixedWalk {
  private func perform(_ deed: MixedDeed, tag: Int) -> String? {
    switch deed {
    case .act(let deed, let who, let manner):
      let action = deed.action(flows.flow).tagged(tag), caller = who.id.map { ScreenID($0) }
      guard manner == .awaited else {
        return compare(navigator.perform(manner == .replacing ? action.replacingWaiting : action, from: caller))
      }
      flows.begin(model.tasks.count) { [navigator] in await navigator.performAndWait(action, from: caller).mixedText }
    case .send(let who):
      return compare(navigator.perform(.send(1).tagged(tag), from: who.id.map { ScreenID($0) }))
    case .ask(let who, let isAwaited, let presents):
      let screen = page(who.id ?? 0)
      isAwaited ? screen?.onText("\(model.tasks.count) \(tag) \(presents ? 1 : 0)") : screen?.onNext()
    case .give(let opened): page(opened)?.onText("\(tag)")
    case .setVerdict(let verdict): flows.ofA = MixedReply(verdict: verdict, tag: tag)
    case .setMayLeave(let mayLeave): flows.mayLeaveQ = mayLeave
    case .answer(let number, let verdict): flows.questions.answer(number, MixedReply(verdict: verdict, tag: tag))
    case .actInside(let number, let deed):
      flows.questions.act(number) { [navigator, flows] in navigator.perform(deed.action(flows.flow).tagged(tag)) }
    case .addGuard: ownGuard = navigator.guardActions { [flows] _ in try await flows.thought() }
    case .removeGuard: ownGuard.take()?.cancel()
    case .cancelWaiting: navigator.cancelWaiting()
    case .cancelTask(let number): flows.cancel(number)
    case .setBackground(let isInBackground): navigator.isInBackground = isInBackground
    case .save: saved = saved.suffix(3) + [navigator.tree]
    case .travel(let number): return travel(to: saved[number], tag, deed)
    case .visit(let foreign): return visit(foreign, tag)
    case .restore: return restore(tag)
    case .attach, .detach, .finishTransition, .beginSwipe, .finishSwipe, .cancelSwipe: return show(deed, tag)
    }
    _ = model.take(deed, tag: tag)
    return nil

    func compare(_ outcome: NavigationOutcome) -> String? {
      let expected = model.take(deed, tag: tag)?.text ?? "nothing"
      return outcome.mixedText == expected ? nil : "expected \(expected), was \(outcome.mixedText): \(outcome)"
    }
  }

  private func page(_ id: Int) -> Page? { navigator.screen(of: ScreenID(id)) as? Page }

  /// What a host does, or a user's finger.
  private func show(_ deed: MixedDeed, _ tag: Int) -> String? {
    switch deed {
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
    default:
      guard let (swipe, visible) = swipe.take() else { return nil }
      let outcome = swipe.finish()
      let expected = model.swipeBack(from: visible, tag: 0)
      return outcome?.mixedText == expected.text ? nil : "a swipe: expected \(expected.text), was \(outcome as Any)"
    }
    return nil
  }

  private func travel(to tree: NavigationTree, _ tag: Int, _ deed: MixedDeed) -> String? {
    navigator.releaseRetained()
    let outcome = navigator.perform(.travel(to: tree).tagged(tag))
    guard let expected = model.take(deed, tag: tag)?.text else { return nil }
    navigator.releaseRetained()
    model.kept = nil
    screens = [:]
    return outcome.mixedText == expected ? nil : "expected \(expected), was \(outcome.mixedText)"
  }

  private func visit(_ foreign: MixedDeed.Foreign, _ tag: Int) -> String? {
    let root = NavigationTree.Entry(id: ScreenID(foreign.id), flow: flows.flow(foreign.root).id)
    var tree = NavigationTree(root: root), place = BoxModel(foreign.root, id: foreign.id)
    for (deed, firstID) in foreign.steps {
      let next = try? tree.applying(deed.action(flows.flow), firstID: ScreenID(firstID)).tree
      guard place.apply(deed, firstID) == (next != nil) else {
        return "\(deed) in \(tree.summary), \(firstID): \(next?.summary ?? "refused")"
      }
      tree = next ?? tree
    }
    return travel(to: tree, tag, .visit(foreign))
  }

  private func restore(_ tag: Int) -> String? {
    flows.ofA = MixedReply(verdict: .allow, tag: 0)
    model.ofA = flows.ofA
    navigator.releaseRetained()
    let old = navigator.tree.path.map(\.id.number)
    var restored: NavigationTree?  // what waited may go on in it at once
    let watch = navigator.observe { event in
      if event.kind == .didNavigate, event.action.kind == .travel { restored = event.action.payload as? NavigationTree }
    }
    let restoration: NavigationRestoration = navigator.restore(navigator.snapshot(with: catalogue), from: catalogue)
    watch.cancel()
    guard restoration.issues.isEmpty else { return "\(restoration.issues)" }
    let new = (restored ?? navigator.tree).path.map(\.id.number)
    guard old.count == new.count, Set(old).isDisjoint(with: new) else { return "\(old) became \(new)" }
    model.restore(Dictionary(uniqueKeysWithValues: zip(old, new)))
    for entry in navigator.tree.path { _ = navigator.screen(of: entry.id) }
    navigator.releaseRetained()
    (screens, told) = ([:], [])
    return nil
  }
}

// What has to be so after all that happens.
extension MixedWalk {
  private var problem: String? {
    problemOfStory ?? problemOfTree ?? problemOfAnswers ?? problemOfScreens ?? problemOfHost ?? problemOfCounts
  }

  private var problemOfStory: String? {
    told == model.story ? nil : "told:\n    \(told)\n  instead of\n    \(model.story)"
  }

  private var problemOfTree: String? {
    let tree = navigator.tree
    if tree.summary != model.tree.picture || tree.path.map(\.id.number) != model.tree.ids {
      return "\(tree.summary) \(tree.path.map(\.id.number)) instead"
    }
    let presenters = tree.modals.map { $0.presentation?.presenter.number }
    if presenters != model.tree.layers.dropFirst().map(\.presenter) { return "presenters are \(presenters)" }
    return tree.visible.id.number == model.tree[model.tree.front].id ? nil : "visible is \(tree.visible)"
  }

  private var problemOfAnswers: String? {
    let questions = flows.questions
    if questions.begun != model.asked { return "\(questions.begun) have been asked instead of \(model.asked)" }
    if questions.cancelled != model.cancelled {
      let more = questions.cancelled.subtracting(model.cancelled)
      let fewer = model.cancelled.subtracting(questions.cancelled)
      return "\(more.sorted()) are cancelled, but not in the model; \(fewer.sorted()) the other way round"
    }
    if questions.numbers != model.open.map(\.number).sorted() { return "\(questions.numbers) are thinking" }
    if flows.received != model.received { return "S has received \(flows.received), not \(model.received)" }
    for (number, end) in model.tasks.enumerated() where flows.ends[number] != end {
      return "task \(number) has ended with \(flows.ends[number] ?? "nothing yet") instead of \(end ?? "nothing yet")"
    }
    return nil
  }

  private var problemOfScreens: String? {
    var living: Set<Int> = []
    for entry in navigator.tree.path {
      guard let screen = navigator.screen(of: entry.id) else { return "\(entry) has no screen" }
      let number = model.takenOver[entry.id.number] ?? entry.id.number
      if let known = screens[number], known.object !== screen { return "\(entry) has not the screen of #\(number)" }
      screens[number] = Weak(screen)
      living.insert(number)
    }
    model.kept.map { _ = living.insert($0) }
    living.formUnion(model.open.compactMap(\.screen))
    for (number, screen) in screens where !living.contains(number) {
      if screen.object != nil { return "the screen of #\(number) is alive" }
      screens[number] = nil
    }
    return nil
  }

  private var problemOfHost: String? {
    guard let host else { return nil }
    if let problem = host.problems.first { return problem }
    if host.isInTransition || swipe != nil || host.shown == navigator.tree { return nil }
    return "shown: \(host.shown?.summary ?? "nothing")"
  }

  /// What may grow.
  private var problemOfCounts: String? {
    if navigator.retainedCount != (model.kept == nil ? 0 : 1) { return "\(navigator.retainedCount) are retained" }
    if navigator.screenCount != navigator.tree.count { return "\(navigator.screenCount) screens" }
    if navigator.isWaiting == model.waits.isEmpty { return "waiting: \(navigator.isWaiting)" }
    return logger.log.count > 20 ? "the log has \(logger.log.count) entries" : nil
  }
}

extension NavigationOutcome {
  /// The outcome as `MixedModel` writes it.
  fileprivate var mixedText: String {
    isQueued || isWaiting ? "not ended" : reason.map { "\($0)" } ?? "\(changes.map(\.boxText))"
  }
}

extension NavigationEvent {
  /// The event as `MixedModel` writes it; nil for a host's.
  fileprivate var mixedText: String? {
    // What a gesture does is written elsewhere.
    let tag = action.origin.map { "\($0.fileID)".hasPrefix("FlowKitTests/") ? $0.line : 0 } ?? 0
    switch kind {
    case .willNavigate: return "will \(tag)"
    case .didNavigate: return "did \(tag): \(changes.map(\.boxText))"
    case .ignored, .refused: return "undone \(tag): \(issue.map { "\($0.reason)" } ?? "")"
    case .waiting: return "waiting \(tag)"
    case .redirected: return "redirected \(tag)"
    case .shown: return nil
    default: return boxText
    }
  }
}
