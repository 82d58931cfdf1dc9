import FlowKit
import FlowKitTesting
import Testing

/// The code of the article "Screens as you have them" does what it says.
@MainActor
@Suite(.timeLimit(.minutes(5)))  // a test that never ends fails
struct OwnScreensTests {
  private final class Start {}

  private let start = Flow(with: Start()) { _, _ in }

  private func begin<Screen: AnyObject>(_ flow: Flow<Screen>) throws -> (Navigator, Screen) {
    let navigator = Navigator(root: start)
    navigator.onIssue = nil
    navigator.perform(.push(flow))
    return (navigator, try visible(in: navigator))
  }

  private func visible<Screen: AnyObject>(
    _ type: Screen.Type = Screen.self, in navigator: Navigator
  ) throws -> Screen {
    try #require(navigator.visibleScreen as? Screen)
  }

  /// Waits until a screen of a type is visible.
  private func open<Screen: AnyObject>(_ type: Screen.Type, in navigator: Navigator) async throws -> Screen {
    let events = navigator.events()
    if let screen = navigator.visibleScreen as? Screen { return screen }
    for await event in events where event.kind == .appeared { break }
    return try visible(in: navigator)
  }

  @Test func delegateLeadsOnAndBack() throws {
    let (navigator, screen) = try begin(OwnScreens().scanner)
    screen.delegate?.scanner(screen, didFind: "4711")
    #expect(try visible(OwnScreens.ProductScreen.self, in: navigator).code == "4711")
    #expect(navigator.back())
    screen.delegate?.scannerDidCancel(screen)
    #expect(navigator.tree.summary == "Start")
    #expect(screen.delegate == nil)
  }

  @Test func spyHoldsTheDelegate() {
    let spy = LetsSpy()
    let screen = OwnScreens().scanner.makeScreen(lets: spy.lets)
    screen.delegate?.scannerDidCancel(screen)
    #expect(spy.actions == [.pop()])
  }

  @Test func outputsLeadOnAndBack() throws {
    let (navigator, screen) = try begin(OwnScreens().login)
    screen.output.loginDidEnd(with: OwnScreens.User(name: "Ada"))
    #expect(try visible(OwnScreens.HomeScreen.self, in: navigator).user?.name == "Ada")
    #expect(navigator.back())
    screen.output.loginWasCancelled()
    #expect(navigator.tree.summary == "Start")
  }

  @Test func eachEventLeadsSomewhere() throws {
    let (navigator, screen) = try begin(OwnScreens().signIn)
    screen.onEvent(.forgotPassword)
    #expect(navigator.tree.summary == "Start > SignInScreen | sheet: NewPasswordScreen")
    #expect(navigator.back())
    screen.onEvent(.signedIn(OwnScreens.User(name: "Ada")))
    #expect(try visible(OwnScreens.HomeScreen.self, in: navigator).user?.name == "Ada")
    #expect(navigator.back())
    screen.onEvent(.cancelled)
    #expect(navigator.tree.summary == "Start")
  }

  @Test func eventsGoToAFlowBelow() throws {
    let navigator = Navigator(
      root: start.handling(OwnScreens.SignInEvent.self) { event in
        if case .cancelled = event { .pop() } else { nil }
      })
    navigator.perform(.push(OwnScreens().signInForAnyone))
    try visible(OwnScreens.SignInScreen.self, in: navigator).onEvent(.cancelled)
    #expect(navigator.tree.summary == "Start")
  }

  @Test func streamLeadsOn() async throws {
    let (navigator, screen) = try begin(OwnScreens().download)
    screen.end("42 files")
    #expect(try await open(OwnScreens.SummaryScreen.self, in: navigator).text == "42 files")
  }

  @Test(arguments: [true, false])
  func asyncCallbackGetsTheAnswer(_ answer: Bool) async throws {
    let (navigator, screen) = try begin(OwnScreens().editor)
    let discard = screen.onDiscard
    let task = Task { await discard() }
    try await open(OwnScreens.QuestionScreen.self, in: navigator).onAnswer(answer)
    #expect(await task.value == answer)
    #expect(navigator.tree.summary == "Start > EditorScreen")
  }

  @Test func questionThatIsClosedIsAnsweredWithFalse() async throws {
    let (navigator, screen) = try begin(OwnScreens().editor)
    let discard = screen.onDiscard
    let task = Task { await discard() }
    _ = try await open(OwnScreens.QuestionScreen.self, in: navigator)
    await navigator.performAndWait(.dismissAll())
    #expect(await task.value == false)
  }

  @Test func waitingEndsWhenTheAskerLeaves() async throws {
    let (navigator, screen) = try begin(OwnScreens().editor)
    let discard = screen.onDiscard
    let task = Task { await discard() }
    _ = try await open(OwnScreens.QuestionScreen.self, in: navigator)
    await navigator.performAndWait(.resetRoot(to: start))
    #expect(await task.value == false)
    #expect(await discard() == false)
  }

  @Test func asyncCallbackNavigatesWhenItIsDone() async throws {
    let (navigator, screen) = try begin(OwnScreens().editor)
    await #expect(throws: OwnScreens.Store.Full.self) { try await screen.onSave("too long") }
    #expect(navigator.tree.summary == "Start > EditorScreen")
    try await screen.onSave("short")
    #expect(navigator.tree.summary == "Start")
  }

  @Test func callbackReturnsAValueAndNavigates() throws {
    let (navigator, screen) = try begin(OwnScreens().search)
    #expect(!screen.canSubmit(""))
    #expect(!screen.onReturn(""))
    #expect(navigator.tree.summary == "Start > SearchScreen")
    #expect(screen.onReturn("shoes"))
    #expect(try visible(OwnScreens.ResultsScreen.self, in: navigator).text == "shoes")
  }

  @Test func throwingCallbacksThrowOrNavigate() throws {
    let (navigator, screen) = try begin(OwnScreens().search)
    #expect(throws: OwnScreens.Store.Full.self) { try screen.onImport("too long") }
    #expect(navigator.tree.summary == "Start > SearchScreen")
    try screen.onImport("shoes")
    #expect(navigator.tree.summary == "Start > SearchScreen > ResultsScreen")
    try screen.onCancel()
    #expect(navigator.tree.summary == "Start")
  }

  @Test func sendableCallbackMayComeFromAnyThread() async throws {
    let (navigator, screen) = try begin(OwnScreens().upload)
    let onUploaded = screen.onUploaded
    await Task.detached { onUploaded("4711") }.value
    #expect(try await open(OwnScreens.ProductScreen.self, in: navigator).code == "4711")
  }

  @Test func sendableCallbackWithoutArgumentsLeadsBack() async throws {
    let (navigator, screen) = try begin(OwnScreens().upload)
    let onFailed = screen.onFailed
    await Task.detached { onFailed() }.value
    _ = try await open(Start.self, in: navigator)
    #expect(navigator.tree.summary == "Start")
  }

  @available(macOS 14, iOS 17, tvOS 17, watchOS 10, visionOS 1, *)
  @Test func modelLeadsOn() throws {
    let (navigator, screen) = try begin(OwnScreens().profile)
    screen.model.name = "Ada"
    screen.model.save()
    #expect(try visible(OwnScreens.SummaryScreen.self, in: navigator).text == "Ada")
  }

  #if compiler(>=6.2)
    @available(macOS 26, iOS 26, tvOS 26, watchOS 26, visionOS 26, *)
    @Test func observationsOfAModelAreMessages() async {
      let model = OwnScreens.ProfileModel()
      model.name = "Ada"
      let (names, send) = AsyncStream.makeStream(of: OwnScreens.SessionMessage.self)
      let flow = OwnScreens().observedProfile(model).handling(OwnScreens.SessionMessage.self) {
        send.yield($0)
        return NavigationAction.stay
      }
      let navigator = Navigator(root: flow)
      var all: [OwnScreens.SessionMessage] = []
      for await name in names {
        all.append(name)
        if all.count == 2 { break }
        model.name = "Grace"
      }
      #expect(all == [.name("Ada"), .name("Grace")])
      withExtendedLifetime(navigator) {}
    }
  #endif

  @Test func modelOfAContainerIsMadeForEachScreen() throws {
    let flow = OwnScreens.DetailFlow(container: OwnScreens.Container())
    let (navigator, screen) = try begin(flow.detail(1))
    navigator.perform(.push(flow.detail(2)))
    let other = try visible(OwnScreens.DetailScreen.self, in: navigator)
    #expect((screen.model.id, other.model.id) == (1, 2))
    other.model.onClose()
    #expect(navigator.tree.summary == "Start > DetailScreen(1)")
    screen.model.onClose()
    #expect(navigator.tree.summary == "Start")
  }
}
