import FlowKit
import Testing

/// What screens in a split hear when the host shows other columns.
@MainActor
struct LifecycleColumnsTests {
  @Test func screensHearWhatTheHostShows() {
    let lives = Lives(), navigator = Navigator(root: lives["S"])
    navigator.perform(.select(1))
    #expect(lives.lines { navigator.host.setShownColumns([.detail], of: 1) } == ["covered B"])
    #expect(lives.lines { navigator.host.setShownColumns([.detail], of: 1) } == [])
    #expect(lives.lines { navigator.perform(.select(0)) } == ["covered D", "visible B"])
    #expect(lives.lines { navigator.host.setShownColumns([.primary, .detail], of: 1) } == ["visible D"])
    #expect(lives.lines { navigator.host.setShownColumns([], of: 1) } == [])
    withExtendedLifetime(navigator) { lives.deeds = [:] }
  }

  @Test func coveredSplitsHearNothing() {
    let lives = Lives(), navigator = Navigator(root: lives["S"])
    navigator.perform(.push(lives["C"]))
    navigator.perform(.present(lives["A"]))
    #expect(lives.lines { navigator.host.setShownColumns([.detail], of: 1) } == [])
    #expect(
      lives.lines { navigator.perform(.dismiss()) }.filter { $0.hasPrefix("visible") } == ["visible S", "visible D"])
    withExtendedLifetime(navigator) { lives.deeds = [:] }
  }

  @Test func hiddenScreensHearThatTheyLeaveOnly() {
    let lives = Lives(), navigator = Navigator(root: lives["S"])
    navigator.host.setShownColumns([.detail], of: 1)
    #expect(lives.lines { navigator.perform(.reset(to: lives["A"]), from: 2) } == ["made A", "removed B", "let go B"])
    #expect(lives.lines { navigator.host.setShownColumns([.primary, .detail], of: 1) } == ["visible A"])
    withExtendedLifetime(navigator) { lives.deeds = [:] }
  }

  @Test func columnThatShowsAnotherFlowComesForward() {
    let lives = Lives(), navigator = Navigator(root: lives["S"])
    navigator.host.setShownColumns([.primary], of: 1)
    #expect(
      lives.lines { navigator.perform(.show(lives["C"], in: .detail)) } == [
        "made C", "covered B", "removed D", "let go D", "visible C",
      ])
    withExtendedLifetime(navigator) { lives.deeds = [:] }
  }

  @Test func screensUnderAnAlertHearOfColumns() {
    let lives = Lives(), navigator = Navigator(root: lives["S"])
    navigator.perform(.present(lives["A"], as: .alert))
    #expect(lives.lines { navigator.host.setShownColumns([.detail], of: 1) } == ["covered B"])
    #expect(lives.lines { navigator.host.setShownColumns([.primary], of: 1) } == ["covered D", "partly covered B"])
    withExtendedLifetime(navigator) { lives.deeds = [:] }
  }

  @Test func screensOfATabHearOfColumnsThatAreShownThen() {
    let lives = Lives(), tabs = Flow(with: Page(), containing: .tabs(lives["S"], lives["A"]))
    let navigator = Navigator(root: tabs), split = navigator.tree.containers[1].id
    navigator.perform(.select(1), from: 1)
    #expect(lives.lines { navigator.host.setShownColumns([.detail], of: split) } == [])
    #expect(lives.lines { navigator.perform(.select(0), from: 1) } == ["covered A", "visible S", "visible D"])
    withExtendedLifetime(navigator) { lives.deeds = [:] }
  }

  @Test func travelBringsAColumnForward() {
    let lives = Lives(), navigator = Navigator(root: lives["S"]), before = navigator.tree
    navigator.host.setShownColumns([.detail], of: 1)
    #expect(lives.lines { navigator.perform(.travel(to: before)) } == ["covered D", "visible B"])
    withExtendedLifetime(navigator) { lives.deeds = [:] }
  }

  @Test func hiddenScreensDoNotHearOfTheBackground() {
    let lives = Lives(), navigator = Navigator(root: lives["S"])
    navigator.host.setShownColumns([.detail], of: 1)
    #expect(lives.lines { navigator.isInBackground = true } == ["background D", "background S"])
    let lines = lives.lines { navigator.host.setShownColumns([.primary], of: 1) }
    #expect(lines == ["covered D", "visible B", "background B"])
    withExtendedLifetime(navigator) { lives.deeds = [:] }
  }

  @Test func observersHearAppearances() {
    let lives = Lives(), navigator = Navigator(root: lives["S"])
    var events: [String] = []
    let observation = navigator.observe { events.append("\($0.kind) \($0.entry.map { "\($0)" } ?? $0.action.call)") }
    navigator.host.setShownColumns([.detail], of: 1)
    observation.cancel()
    #expect(events.filter { $0.contains("#2") || $0.contains("#3") } == ["disappeared B #2"])
  }
}
