import FlowKit
import FlowKitTesting

/// One run of an app: the steps that were taken, and the current problems.
@MainActor
final class DriveSession {
  let navigator: Navigator
  let driver: FlowDriver
  private(set) var taken: [Taken] = []
  /// The current problems.
  private(set) var problems: [DriveProblem] = []
  /// The tree that the app began with, in one line.
  let beginning: String
  private let firstIDs: Int
  private let issues: IssueSpy
  private var movesByType: [ObjectIdentifier: [Int]] = [:]
  /// How many tasks go on for so long that steps don't wait for them.
  private var longTasks = 0
  /// The source of the value of the step that is taken.
  private var value: DriveValue?

  /// A step that was taken, without trees, whose flows may keep screens.
  struct Taken {
    let step: DriveStep
    /// The source of its value; nil if it has none.
    let value: DriveValue?
    /// The container whose child was selected; empty for other steps.
    let container: String
    /// The tree after the step, in one line.
    let summary: String
    /// The greatest screen id after the step.
    let lastID: Int
    /// The line that waits for what the step causes later; nil if it causes nothing.
    let wait: String?
  }

  /// Begins the app, and waits until nothing changes any more.
  init(_ driver: FlowDriver) async throws {
    self.driver = driver
    navigator = try driver.makeNavigator()
    (beginning, firstIDs) = (navigator.tree.summary, navigator.tree.lastNumber)
    issues = IssueSpy(navigator)
    if !driver.allowed.contains(.leaked) { navigator.leakDetection = .after(transitions: .max) }
    longTasks = await navigator.settleStep().longTasks
    problems = await findProblems(after: nil)
  }

  /// Takes a step, waits until nothing changes any more, and looks for problems.
  ///
  /// - Parameter choose: Takes the step.
  /// - Returns: The step; nil if it could not be taken.
  func proceed(_ choose: () -> DriveStep?) async -> DriveStep? {
    problems = []
    guard let step = await settle(after: choose) else { return nil }
    problems += await findProblems(after: step)
    return step
  }

  /// Takes a step and waits; on return, nothing holds the tree before the step, which may keep screens.
  private func settle(after choose: () -> DriveStep?) async -> DriveStep? {
    let before = navigator.tree, wasWaiting = navigator.isWaiting
    value = nil
    guard let step = choose() else { return nil }
    let hasRun: Bool
    (hasRun, longTasks) = await navigator.settleStep(besides: longTasks)
    taken.append(
      Taken(
        step: step, value: value, container: step.container(in: before), summary: navigator.tree.summary,
        lastID: navigator.tree.lastNumber,
        wait: hasRun ? Navigator.waitingLine(longTasks: longTasks) : nil))
    let mayWait = wasWaiting || driver.allowed.contains(.waiting)
    if !mayWait, navigator.waitsForAnswer, before.isIdentical(to: navigator.tree) {
      problems.append(DriveProblem(waitingIn: navigator))
    }
    return step
  }
}

// What is wrong.
extension DriveSession {
  /// The steps that were taken, if the mistake is among the current problems.
  func trace(of mistake: DriveProblem.Mistake) -> DriveTrace? {
    problems.first { $0.mistake == mistake }.map {
      DriveTrace(beginning: beginning, firstIDs: firstIDs, taken: taken, problem: $0)
    }
  }

  /// What is wrong now, after a step, or, without one, at the beginning.
  private func findProblems(after step: DriveStep?) async -> [DriveProblem] {
    var move: Int?
    if case .move(let index, _, _) = step { move = index }
    let end = move.map { driver.moves[$0].end }
    var problems = issues.issues.filter { isWrong($0, end?.allowed ?? []) }.map(DriveProblem.init(issue:))
    try? issues.verify()  // clears the issues, because they may keep screens
    if let move, end?.isRight?(navigator) == false { problems.append(DriveProblem(endOf: move)) }
    for (index, rule) in driver.rules.enumerated() {
      guard let place = firstContradiction(to: rule) else { continue }
      problems.append(DriveProblem(rule: index, screen: place))
    }
    if driver.allowed.contains(.leaked) { return problems }
    await waitForLeaks()
    return problems + navigator.leakingEntries.map(DriveProblem.init(leaking:))
  }

  /// Gives tasks that still have a screen that has left some turns of the main actor, and a time, of which one turn takes
  /// a part at most: it is longer while others have the main actor, such as tests beside this one.
  private func waitForLeaks() async {
    let clock = ContinuousClock()
    var turns = 0, waited = Duration.zero
    while !navigator.leakingEntries.isEmpty, turns < 200 || waited < .milliseconds(50) {
      let start = clock.now
      await Task.yield()
      turns += 1
      waited += min(clock.now - start, .milliseconds(1))
    }
  }

  private func isWrong(_ issue: NavigationIssue, _ allowed: Set<NavigationReason>) -> Bool {
    if issue.action.kind == .back, issue.reason == .nothingToPop { return false }  // the user went back at the root
    return !driver.allowed.contains(issue.reason) && !allowed.contains(issue.reason)
  }

  /// The index of the first visible screen for which a rule does not hold, among those it is about; 0 for a place rule.
  ///
  /// Screens are counted from the front.
  private func firstContradiction(to rule: FlowDriver.Rule) -> Int? {
    guard case .screens = rule.kind else { return rule.holds(navigator) == false ? 0 : nil }
    return shownScreens.compactMap(rule.holds).firstIndex(of: false)
  }
}

// What can be done.
extension DriveSession {
  /// A step of the test that a screen offers.
  private struct Choice {
    let move: Int
    let screen: Int
    let options: [FlowDriver.Move.Option]
  }

  /// The visible screens, from front to back.
  private var shownScreens: [AnyObject] { navigator.tree.shown.reversed().compactMap { navigator.screen(of: $0.id) } }

  private var choices: [Choice] {
    var choices: [Choice] = [], counts: [Int: Int] = [:]
    for screen in shownScreens + [navigator] {
      for move in moves(of: screen) {
        let options = driver.moves[move].options(screen) ?? []
        if !options.isEmpty { choices.append(Choice(move: move, screen: counts[move, default: 0], options: options)) }
        counts[move, default: 0] += 1
      }
    }
    return choices
  }

  /// The test's steps for screens of this type, or for the navigator.
  private func moves(of screen: AnyObject) -> [Int] {
    let type = ObjectIdentifier(type(of: screen))
    if let known = movesByType[type] { return known }
    let found = driver.moves.indices.filter { driver.moves[$0].fits(screen) }
    movesByType[type] = found
    return found
  }

  /// The types of the visible screens for which the test has no steps, except containers, which have the system's.
  var typesWithoutSteps: [String] {
    navigator.tree.shown.filter { entry in
      let hasNone = navigator.screen(of: entry.id).map { moves(of: $0).isEmpty } == true
      return hasNone && navigator.tree.container(of: entry.id) == nil
    }.map { "\($0.flow.blueprint.screenType)" }
  }

  private var systemSteps: [DriveStep] {
    let tree = navigator.tree
    var steps: [DriveStep] = navigator.canGoBack ? [.back] : []
    if tree.frontStyle.map({ MoveTable.closable.contains($0.name) }) == true { steps.append(.close) }
    for (index, container) in tree.containers.enumerated() where tree.isVisible(container.id) {
      guard container.kind == .tabs || container.kind == .pages else { continue }
      steps += container.children.indices.filter { $0 != container.selected }.map { .select($0, container: index) }
    }
    return steps
  }

  /// All possible steps, with all values.
  var steps: [DriveStep] {
    choices.flatMap { choice in
      choice.options.map { .move(choice.move, screen: choice.screen, sample: $0.text) }
    } + systemSteps
  }

  /// Takes a step at random.
  ///
  /// Prefers the test's steps to the system's, and among the test's steps often picks one of the least taken.
  ///
  /// - Parameters:
  ///   - random: The source of randomness.
  ///   - counts: How often each of the test's steps was taken.
  /// - Returns: The step; nil if there is none.
  func takeAny(_ random: inout SeededRandom, counts: [Int]) -> DriveStep? {
    let choices = choices, system = systemSteps
    if choices.isEmpty || !system.isEmpty && random.below(8) == 0 {
      return random.pick(system).map(perform)
    }
    let least = choices.map { counts[$0.move] }.min(), rare = choices.filter { counts[$0.move] == least }
    guard let choice = random.pick(random.below(2) == 0 ? rare : choices), let option = random.pick(choice.options)
    else { return nil }
    return take(option, of: choice)
  }

  /// Takes a step if it is possible now.
  func take(_ step: DriveStep) -> DriveStep? {
    guard case .move(let move, let screen, let sample) = step else {
      return systemSteps.contains(step) ? perform(step) : nil
    }
    guard let choice = choices.first(where: { $0.move == move && $0.screen == screen }) else { return nil }
    return choice.options.first { $0.text == sample }.map { take($0, of: choice) }
  }

  private func take(_ option: FlowDriver.Move.Option, of choice: Choice) -> DriveStep {
    let step = DriveStep.move(choice.move, screen: choice.screen, sample: option.text)
    value = option.sample.map(DriveValue.init)
    do {
      try option.take()
    } catch {
      problems.append(DriveProblem(thrown: error, by: choice.move))
    }
    return step
  }

  private func perform(_ step: DriveStep) -> DriveStep {
    switch step {
    case .move: break
    case .back: navigator.back()
    case .close: navigator.perform(.dismiss())
    case .select(let child, let container):
      navigator.perform(.select(child), from: navigator.tree.containers[container].id)
    }
    return step
  }
}
