import FlowKit
import FlowKitTesting
import Testing

/// What screens and observers learn about the background.
@MainActor
struct BackgroundTests {
  private let lives = Lives()

  @Test func visibleScreensAreNotifiedOfTheBackgroundAndTheForeground() {
    let navigator = Navigator(root: lives["A"])
    navigator.perform(.push(lives["S"]))
    navigator.perform(.present(lives["X"], as: .alert))
    #expect(!navigator.isInBackground)
    #expect(
      lives.lines { navigator.isInBackground = true }
        == ["background X", "background D", "background B", "background S"])
    #expect(navigator.isInBackground)
    #expect(
      lives.lines { navigator.isInBackground = false }
        == ["foreground S", "foreground B", "foreground D", "foreground X"])
    #expect(!navigator.isInBackground)
  }

  @Test func settingTheSameValueTwiceDoesNothing() {
    let navigator = Navigator(root: lives["A"])
    #expect(lives.lines { navigator.isInBackground = false } == [])
    navigator.isInBackground = true
    #expect(lives.lines { navigator.isInBackground = true } == [])
  }

  @Test func screenThatBecomesVisibleMeanwhileIsInTheBackgroundToo() {
    let navigator = Navigator(root: lives["A"])
    navigator.isInBackground = true
    #expect(
      lives.lines { navigator.perform(.push(lives["B"])) } == ["made B", "covered A", "visible B", "background B"])
    #expect(
      lives.lines { navigator.perform(.pop()) }
        == ["covered B", "removed B", "let go B", "visible A", "background A"])
    #expect(lives.lines { navigator.isInBackground = false } == ["foreground A"])
  }

  @Test func screenCoveredMeanwhileIsNotNotifiedOfTheForeground() {
    let navigator = Navigator(root: lives["A"])
    navigator.isInBackground = true
    navigator.perform(.push(lives["B"]))
    #expect(lives.lines { navigator.isInBackground = false } == ["foreground B"])
    #expect(lives.lines { navigator.perform(.pop()) } == ["covered B", "removed B", "let go B", "visible A"])
  }

  @Test func screenPartlyCoveredMeanwhileStaysInTheBackground() {
    let navigator = Navigator(root: lives["A"])
    navigator.isInBackground = true
    #expect(
      lives.lines { navigator.perform(.present(lives["B"], as: .alert)) }
        == ["made B", "partly covered A", "visible B", "background B"])
    #expect(lives.lines { navigator.perform(.dismiss()) } == ["covered B", "removed B", "let go B", "visible A"])
    #expect(lives.lines { navigator.isInBackground = false } == ["foreground A"])
  }

  @Test func navigatorCanStartInTheBackground() {
    let navigator = Navigator(root: lives["T"])
    #expect(lives.lines { navigator.isInBackground = true } == ["background B", "background T"])
  }

  @Test func observersAreNotifiedOfEachEntryAfterItsScreen() {
    let navigator = Navigator(root: lives["A"]), log = EventLog(of: navigator, .actions, .entries, .background)
    let observation = navigator.observe { [lives] in lives.note("event \($0.kind)") }
    #expect(lives.lines { navigator.isInBackground = true } == ["background A", "event enteredBackground"])
    navigator.perform(.replace(with: lives["B"]))
    navigator.isInBackground = false
    #expect(
      log.lines == [
        "enteredBackground A #1", "willNavigate replace(with: B)", "made B #2", "disappeared A #1", "removed A #1",
        "appeared B #2", "enteredBackground B #2", "didNavigate replace(with: B): removed A #1, pushed B #2",
        "enteredForeground B #2",
      ])
    #expect(log.events.filter { $0.kind == .enteredBackground }.map(\.action.kind) == [.stay, .replace])
    #expect(log.events.last?.action.kind == NavigationAction.Kind.stay)
    #expect(log.events.last?.tree == navigator.tree)
    observation.cancel()
  }

  @Test func observersAreNotifiedOfScreensWithoutLifecycleMethodsToo() {
    let navigator = Navigator(root: Pages.a), log = EventLog(of: navigator, .background)
    navigator.isInBackground = true
    navigator.perform(.push(Pages.b))
    navigator.isInBackground = false
    #expect(log.events.count == 3)
  }

  @Test func actionsOfANotifiedScreenWaitUntilAllAreNotified() {
    let navigator = Navigator(root: lives["S"])
    lives.deeds["background D"] = { [unowned navigator, lives] in navigator.perform(.present(lives["X"])) }
    #expect(
      lives.lines { navigator.isInBackground = true } == [
        "background D", "background B", "background S", "made X", "covered D", "covered B", "covered S", "visible X",
        "background X",
      ])
  }

  @Test func changeDuringAnActionIsReportedAfterIt() {
    let navigator = Navigator(root: lives["A"])
    lives.deeds["covered A"] = { [unowned navigator] in
      navigator.isInBackground = true
      #expect(navigator.isInBackground)
    }
    #expect(
      lives.lines { navigator.perform(.push(lives["B"])) } == ["made B", "covered A", "visible B", "background B"])
    lives.deeds["background A"] = { [unowned navigator] in navigator.isInBackground = false }
    #expect(
      lives.lines { navigator.perform(.pop()) }
        == ["covered B", "removed B", "let go B", "visible A", "background A", "foreground A"])
    #expect(lives.lines { navigator.perform(.push(lives["B"])) } == ["made B", "covered A", "visible B"])
  }

  @Test func backgroundAndForegroundDuringOneActionReportNothing() {
    let navigator = Navigator(root: lives["A"])
    lives.deeds["covered A"] = { [unowned navigator] in
      navigator.isInBackground = true
      navigator.isInBackground = false
    }
    #expect(lives.lines { navigator.perform(.push(lives["B"])) } == ["made B", "covered A", "visible B"])
  }

  @Test func travelInTheBackgroundMakesScreensInTheBackground() {
    let navigator = Navigator(root: lives["A"]), before = navigator.tree
    navigator.perform(.replace(with: lives["B"]))
    navigator.isInBackground = true
    #expect(
      lives.lines { navigator.perform(.travel(to: before)) }
        == ["made A", "covered B", "removed B", "let go B", "visible A", "background A"])
  }

  @Test func observersThatAnswerTheBackgroundEndlesslyAreStopped() {
    let navigator = Navigator(root: lives["A"])
    var issues: [NavigationReason] = [], changes = 0
    navigator.onIssue = { issues.append($0.reason) }
    let observation = navigator.observe { [unowned navigator] event in
      guard [.enteredBackground, .enteredForeground].contains(event.kind) else { return }
      changes += 1
      navigator.isInBackground.toggle()
    }
    navigator.isInBackground = true
    observation.cancel()
    #expect(issues == [.endless])
    #expect(changes >= 1_000)
    navigator.isInBackground = true
    #expect(navigator.isInBackground)
  }

  @Test func navigatorInTheBackgroundIsReleased() {
    var navigator: Navigator? = Navigator(root: lives["A"])
    let weak = Weak(navigator)
    navigator?.isInBackground = true
    navigator = nil
    #expect(weak.object == nil)
  }
}
