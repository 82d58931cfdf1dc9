import FlowKit
import FlowKitTesting

/// A navigator on a host, until its first problem.
@MainActor
final class TrialSession {
  let stage: any HostStage
  let navigator: Navigator
  let record = TrialRecord()
  var flows: TrialFlows { TrialFlows(record: record) }
  /// The steps, and what was shown after each.
  private(set) var story: [String] = []
  private(set) var problem: String?
  private(set) var isTouched = false
  private(set) var gestures: [HostGesture.Kind: Int] = [:]
  private var begun: HostGesture?
  /// Whether guards that have waited at the gate may still be running.
  private var isFollowing = false
  /// The tree that the gesture must lead to, once nothing moves; nil if unknown.
  private var expected: NavigationTree?
  /// Whether a gesture may still be on its way to the tree, so that nobody knows what the next one leads to.
  private var isUnreported = false
  /// What the host calls the gesture: logs and guards of actions must not differ by host.
  private var reported: [NavigationAction.Kind] = []
  private var latest: HostGesture?

  init(_ stage: any HostStage, root: (TrialFlows) -> Flow<TrialScreen>) {
    self.stage = stage
    navigator = Navigator(root: root(TrialFlows(record: record)))
    story = ["root: \(navigator.tree.summary)"]
    navigator.onIssue = { _ in }  // most of what a random session requests can't be done
    stage.show(navigator)
    navigator.observe { [weak self] event in
      // A split's columns are told whenever they are laid out.
      if event.kind == .didNavigate, !event.action.reportsColumns { self?.reported.append(event.action.kind) }
    }
  }

  /// Makes a step, and checks the result.
  func make(_ move: TrialMove) async {
    guard problem == nil else { return }
    story.append("\(move)")
    switch move {
    case .app(let action, let caller):
      expected = nil
      navigator.perform(action, from: caller)
    case .user(let gesture, let isRequired): await touch(gesture, isRequired)
    case .moment: await stage.waitAMoment()
    case .settle: await settle()
    case .lock(let isLocked):
      expected = nil  // the guards of the user's gesture may run only afterwards
      record.isLocked = isLocked
    case .openGate:
      expected = nil
      isFollowing = true
      await record.gate.open()
    case .detach:
      letGo()
      navigator.detachHost()
      stage.show(navigator)
    case .otherHost:
      letGo()
      navigator.attach(HeadlessHost())
      stage.show(navigator)
    }
    let complaints = await stage.takeComplaints()
    if problem == nil, !complaints.isEmpty { problem = "the UI complains: \(complaints.joined(separator: "; "))" }
  }

  private func letGo() {
    isTouched = false
    expected = nil
  }

  private func touch(_ gesture: HostGesture, _ isRequired: Bool) async {
    let isIdle = navigator.isShown && !record.gate.isWaitedFor && !isFollowing, before = navigator.tree
    reported = []
    if let expected, expected != before { isUnreported = true }
    guard await stage.make(gesture) else {
      story[story.count - 1] += ", which the UI prevented"
      if isRequired { problem = "the UI prevents this: \(gesture)" }
      // Guards may answer while a UI in another process is asked.
      if isIdle, before != navigator.tree {
        problem = "the UI answered that nothing was done, but the tree has changed"
      }
      return
    }
    if let kind = gesture.kind { gestures[kind, default: 0] += 1 }
    switch gesture {
    case .beginSwipeBack, .beginPullDown, .beginSwipe:
      isTouched = true
      begun = isIdle ? gesture : nil
      expected = isIdle ? before : nil
    case .lift(let finishes):
      isTouched = false
      if let begun, finishes, expected == before { expected = outcome(of: begun, before) }
      begun = nil
    default: expected = isIdle ? outcome(of: gesture, before) : nil
    }
    if isUnreported { expected = nil }
    if gesture.kind != nil { latest = gesture }
  }

  /// Waits until everything has settled, with no finger on the screen.
  private func settle() async {
    if isTouched { await touch(.lift(finishes: false), true) }
    await stage.settle()
    (isFollowing, isUnreported) = (false, false)
    guard problem == nil else { return }
    let picture = await stage.picture, place = HostPicture(of: navigator.tree, in: navigator)
    story[story.count - 1] += ": \(place)"
    if !navigator.isShown {
      problem = "nothing moves any more, but the host has not called `finished`"
    } else if let expected, expected != navigator.tree {
      problem = "after the gesture the tree should be \(expected.summary), and is \(navigator.tree.summary)"
    } else if expected != nil, let usual = latest?.reportedAs,
      let wrong = reported.first(where: { !usual.contains($0) })
    {
      problem = "the host reports the gesture as \(wrong), and others do as \(usual.map { "\($0)" }.sorted())"
    } else if picture.map({ place.allows($0) }) != true {
      problem = "the UI shows \(picture.map { "\($0)" } ?? "nothing"), and the tree is \(place)"
    } else if !record.gate.isWaitedFor, record.living.count != navigator.screenCount {
      problem = "\(record.living.count) screens are alive, and \(navigator.screenCount) are in the tree"
    } else if let wrong = columnsNotTold(picture) {
      problem = wrong
    }
    expected = nil
  }
}

// Expected results.
extension TrialSession {
  /// The entry of the screen with a name.
  func id(of name: String) -> ScreenID? {
    navigator.tree.stacks.joined().first {
      navigator.hasScreen(of: $0.id) && (navigator.screen(of: $0.id) as? TrialScreen)?.name == name
    }?.id
  }

  /// The tree that a gesture leads to; nil if that depends on more than the tree.
  private func outcome(of gesture: HostGesture, _ tree: NavigationTree) -> NavigationTree? {
    guard !tree.containers.contains(where: { $0.kind == .split }) else { return nil }
    switch gesture {
    case .tapBack(let name), .beginSwipeBack(let name): return result(of: .back(), from: name, tree)
    case .chooseBack(let name, let top):
      guard let kept = id(of: name), id(of: top) != nil,
        let stack = tree.stacks.first(where: { $0.contains { $0.id == kept } }),
        let index = stack.firstIndex(where: { $0.id == kept }), index + 1 < stack.count
      else { return nil }
      return result(of: .pop(), from: stack[index + 1].id, tree)
    case .beginPullDown(let name), .tapOutside(let name): return result(of: .dismiss(), from: name, tree)
    case .tapTab(let index, let name), .beginSwipe(let index, let name):
      return result(of: .select(index), from: name, tree)
    case .resize: return tree
    case .pressEscape, .lift: return nil
    }
  }

  private func result(of action: NavigationAction, from name: String, _ tree: NavigationTree) -> NavigationTree? {
    id(of: name).flatMap { result(of: action, from: $0, tree) }
  }

  /// The tree that an action leads to if locked screens stay.
  private func result(of action: NavigationAction, from caller: ScreenID, _ tree: NavigationTree) -> NavigationTree? {
    guard let after = try? tree.applying(action, from: caller, firstID: ScreenID(1 << 40)).tree else { return tree }
    let leaving = tree.stacks.joined().filter { !after.contains($0.id) }.map(\.flow.name)
    // Children that have not been shown yet get screens, whose ids are not known here.
    if after.stacks.joined().contains(where: { !tree.contains($0.id) }) || leaving.contains("asking") { return nil }
    if record.isLocked, leaving.contains("form") { return nil }
    let asked = tree.stacks.joined().filter { $0.id == caller || $0.id == tree.visible.id }
    if asked.contains(where: { $0.flow.name == "catching" }), [.back(), .dismiss()].contains(action) {
      return record.isLocked ? tree : nil  // a modal is held, too, where its screen answers back
    }
    return record.isLocked && leaving.contains("locked") ? tree : after
  }

  /// The problem of a split whose shown columns the navigator does not know.
  private func columnsNotTold(_ picture: HostPicture?) -> String? {
    for container in navigator.tree.containers where container.kind == .split && navigator.tree.isVisible(container.id)
    {
      let screen = (navigator.screen(of: container.id) as? TrialScreen)?.name
      guard let shown = picture?.seen.first(where: { $0.name == screen })?.shown else { continue }
      let told = navigator.host.shownColumns(of: container.id)
      let columns = Set(
        container.children.indices.filter { shown.contains($0) }.compactMap { container.children[$0].column })
      if let selected = container.selected, !shown.contains(selected) {
        return "the UI shows the columns \(Self.text(columns)), and not the one that is in use"
      }
      if told != columns {
        return "the UI shows the columns \(Self.text(columns)), and has told the navigator of \(Self.text(told))"
      }
    }
    return nil
  }

  private static func text(_ columns: Set<SplitColumn>) -> String {
    columns.map { "\($0)" }.sorted().joined(separator: ", ")
  }
}
