import FlowKit
import FlowKitMaps
import FlowKitTesting
import Testing

// hide
/// The recipes about what lies over everything.
enum ModalRecipes {
  @MainActor
  final class Session {
    var user: String? = "Ada"
    var isLocked = false

    func unlock(_ code: String) -> Bool {
      if code == "1234" { isLocked = false }
      return !isLocked
    }

    func end() {
      user = nil
      isLocked = false
    }
  }

  @MainActor
  final class Store {
    var onFailed: () -> Void = {}
    var answer: CheckedContinuation<Void, Never>?

    func load() async { await withCheckedContinuation { answer = $0 } }
  }

  final class Calls { var isActive = true }

  struct Launch {
    var asksForRating = true
    var hasNews = true
    var hasNewTerms = true
  }

  final class WelcomeScreen {}
  final class HomeScreen {
    var onEdit: () -> Void = {}
  }
  final class EditorScreen {
    var onSaved: () -> Void = {}
    var hasChanges = false
    var onSaveFailed: () -> Void = {}
    var onUrgent: () -> Void = {}
    var onHelp: () -> Void = {}
  }
  final class HelpScreen {}
  final class ReportScreen {}
  final class SaveFailedScreen { var onClose: () -> Void = {} }
  final class LockScreen {
    var onCode: (String) -> Void = { _ in }
    var onSignOut: () -> Void = {}
  }
  final class CallScreen {
    var onMinimise: () -> Void = {}
    var onHangUp: () -> Void = {}
  }
  final class CardScreen { var onClose: () -> Void = {} }

  @MainActor
  struct NotesFlow {
    let session: Session
    let store: Store
    let calls: Calls

    var welcome: Flow<WelcomeScreen> { Flow(with: WelcomeScreen()) }
    var help: Flow<HelpScreen> { Flow(with: HelpScreen()) }
    var report: Flow<ReportScreen> { Flow(with: ReportScreen()).preparing { await store.load() } }

    var home: Flow<HomeScreen> {
      Flow(with: HomeScreen()) { screen, lets in
        screen.onEdit = lets.push(editor)
      }
    }

    // show
    var editor: Flow<EditorScreen> {
      Flow(with: EditorScreen()) { screen, lets in
        screen.onSaved = lets.pop()
        screen.onSaveFailed = lets.app.present(saveFailed, as: .alert)  // seen although the screen is covered or gone
        // hide
        screen.onHelp = lets.present(help)
        screen.onUrgent = lets.app.perform(.present(saveFailed, as: .alert).overtakingWaiting)
        // show
      }
      // hide
      .confirmsLeaving { screen in !screen.hasChanges }
      // show
    }

    var saveFailed: Flow<SaveFailedScreen> {
      Flow(with: SaveFailedScreen()) { screen, lets in screen.onClose = lets.dismiss() }
    }
    // hide

    // show
    var lock: Flow<LockScreen> {
      Flow(with: LockScreen()) { screen, lets in
        screen.onCode = lets.choose(.dismiss(), orElse: .stay) { session.unlock($0) }
        screen.onSignOut = lets.perform(after: { session.end() }, .resetRoot(to: welcome).withoutConfirmation)
      }
      .opens(as: .fullScreen)
      .confirmsLeaving { _ in !session.isLocked }  // no link, no swipe, and no back removes it
    }
    // hide

    // show
    var call: Flow<CallScreen> {
      Flow(with: CallScreen()) { screen, lets in
        screen.onMinimise = lets.dismiss()
        screen.onHangUp = lets.perform(after: { calls.isActive = false }, .dismiss())
      }
      .opens(as: .fullScreen)
      .retained()  // the same screen comes back
    }
    // hide

    func card(_ name: String) -> Flow<CardScreen> {
      Flow(with: CardScreen(), id: name) { screen, lets in screen.onClose = lets.dismiss() }
    }
    var terms: Flow<CardScreen> { card("terms") }
    var news: Flow<CardScreen> { card("news") }
    var rating: Flow<CardScreen> { card("rating") }
  }

  // show
  @MainActor
  static func start(_ notes: NotesFlow) -> Navigator {
    let navigator = Navigator(root: notes.home), session = notes.session
    let mayOpen = [notes.lock.id, notes.call.id, notes.saveFailed.id]  // also over the lock
    navigator.guardActions(orElse: .redirect(to: notes.lock)) { request in
      !session.isLocked || request.entering.allSatisfy(mayOpen.contains)  // all else waits until it is unlocked
    }
    return navigator
  }

  @MainActor
  static func lock(_ session: Session, in navigator: Navigator, _ notes: NotesFlow) {
    guard session.user != nil, !session.isLocked else { return }
    session.isLocked = true
    navigator.perform(.present(notes.lock, as: .fullScreen).overtakingWaiting)
  }

  @MainActor
  static func greet(_ launch: Launch, in navigator: Navigator, _ notes: NotesFlow) {
    if launch.asksForRating { navigator.perform(.present(notes.rating, as: .alert)) }
    if launch.hasNews { navigator.perform(.present(notes.news)) }
    if launch.hasNewTerms { navigator.perform(.present(notes.terms, as: .fullScreen)) }  // on top
  }
  // hide

  @MainActor
  @Suite(.timeLimit(.minutes(5))) struct ErrorRecipeTests {
    let app = App()

    @Test(arguments: ["HomeScreen > EditorScreen", "HomeScreen > EditorScreen | sheet: HelpScreen", "HomeScreen"])
    func theErrorIsSeenWhereverTheUserIs(_ place: String) throws {
      let navigator = app.start()
      try navigator.screen(ofType: HomeScreen.self).onEdit()
      var editor: EditorScreen? = try navigator.screen(ofType: EditorScreen.self)
      app.store.onFailed = editor?.onSaveFailed ?? {}
      if place.hasSuffix("HelpScreen") { editor?.onHelp() }
      if place == "HomeScreen" { editor?.onSaved() }
      let isThere = { [weak editor] in editor != nil }
      editor = nil
      try #require(navigator.tree.summary == place && isThere() == (place != "HomeScreen"))
      app.store.onFailed()
      #expect(navigator.tree.summary == place + " | alert: SaveFailedScreen")
      try navigator.screen(ofType: SaveFailedScreen.self).onClose()
      #expect(navigator.tree.summary == place)
    }

    @Test func whatOvertakesIsSeenWhileALinkLoads() async throws {
      let navigator = app.start()
      try navigator.screen(ofType: HomeScreen.self).onEdit()
      let editor = try navigator.screen(ofType: EditorScreen.self)
      navigator.perform(.push(app.notes.report))
      while app.store.answer == nil { await Task.yield() }
      editor.onSaveFailed()
      #expect(navigator.tree.summary == "HomeScreen > EditorScreen", "stands in line")
      editor.onUrgent()
      #expect(navigator.tree.summary == "HomeScreen > EditorScreen | alert: SaveFailedScreen")
      app.store.answer?.resume()
      try await navigator.settled()
    }
  }

  @MainActor
  @Suite(.timeLimit(.minutes(5))) struct LockRecipeTests {
    let app = App()

    /// An editor beneath the lock.
    private func locked() throws -> (Navigator, EditorScreen) {
      let navigator = app.start()
      try navigator.screen(ofType: HomeScreen.self).onEdit()
      let editor = try navigator.screen(ofType: EditorScreen.self)
      app.lock(navigator)
      try #require(navigator.tree.summary == "HomeScreen > EditorScreen | fullScreen: LockScreen")
      return (navigator, editor)
    }

    @Test func nothingRemovesTheLock() async throws {
      let (navigator, _) = try locked(), notes = app.notes
      for action: NavigationAction in [
        .goTo(notes.home), .popTo(notes.home), .dismissAll(), .dismiss(), .back(), .close(), .remove(notes.lock),
      ] {
        #expect(await navigator.performAndWait(action).reason == .leavingRefused, "\(action)")
      }
      let host = HeadlessHost()
      navigator.attach(host)
      host.beginSwipeBack()?.finish()
      navigator.back()
      navigator.recheckGuards()
      app.lock(navigator)  // a second time
      #expect(navigator.tree.summary == "HomeScreen > EditorScreen | fullScreen: LockScreen")
    }

    @Test(arguments: ["push", "present", "goTo", "reset", "resetRoot", "batch"])
    func aLinkWaitsForTheCode(_ verb: String) async throws {
      let (navigator, _) = try locked(), notes = app.notes
      let links: [String: (NavigationAction, String)] = [
        "push": (.push(notes.help), "HomeScreen > EditorScreen > HelpScreen"),
        "present": (.present(notes.help), "HomeScreen > EditorScreen | sheet: HelpScreen"),
        "goTo": (.goTo(notes.help), "HomeScreen > EditorScreen > HelpScreen"),
        "reset": (.reset(to: notes.help), "HelpScreen"),
        "resetRoot": (.resetRoot(to: notes.home, notes.help), "HomeScreen > HelpScreen"),
        "batch": (.batch(.goTo(notes.home), .push(notes.help)), "HomeScreen > HelpScreen"),
      ]
      let (link, place) = try #require(links[verb])
      #expect(navigator.perform(link).isWaiting)
      #expect(navigator.tree.summary == "HomeScreen > EditorScreen | fullScreen: LockScreen")
      try navigator.screen(ofType: LockScreen.self).onCode("0000")
      #expect(navigator.tree.summary == "HomeScreen > EditorScreen | fullScreen: LockScreen")
      try navigator.screen(ofType: LockScreen.self).onCode("1234")
      #expect(navigator.tree.summary == place)
      try await navigator.settled(within: .seconds(60))
    }

    @Test func aSaveBeneathPopsItsScreen() throws {
      let (navigator, editor) = try locked()
      editor.onSaved()
      #expect(navigator.tree.summary == "HomeScreen | fullScreen: LockScreen")
      editor.onSaveFailed()
      #expect(navigator.tree.summary == "HomeScreen | fullScreen: LockScreen | alert: SaveFailedScreen")
      try navigator.screen(ofType: SaveFailedScreen.self).onClose()
      try navigator.screen(ofType: LockScreen.self).onCode("1234")
      #expect(navigator.tree.summary == "HomeScreen")
    }

    @Test func aCallOpensOverIt() throws {
      let (navigator, _) = try locked()
      navigator.perform(.present(app.notes.call, as: .fullScreen).overtakingWaiting)
      let locked = "HomeScreen > EditorScreen | fullScreen: LockScreen"
      #expect(navigator.tree.summary == locked + " | fullScreen: CallScreen")
      #expect(navigator.perform(.resetRoot(to: app.notes.home)).isWaiting)
      #expect(navigator.perform(.goTo(app.notes.home)).reason != nil)
      #expect(navigator.tree.summary == locked + " | fullScreen: CallScreen")
      try navigator.screen(ofType: CallScreen.self).onMinimise()
      #expect(navigator.tree.summary == locked)
      try navigator.screen(ofType: LockScreen.self).onCode("1234")
      #expect(navigator.tree.summary == "HomeScreen")
    }

    @Test func itOvertakesALinkThatLoads() async throws {
      let navigator = app.start()
      navigator.perform(.push(app.notes.report))
      while app.store.answer == nil { await Task.yield() }
      app.lock(navigator)
      #expect(navigator.tree.summary == "HomeScreen | fullScreen: LockScreen")
      app.store.answer?.resume()
      try await navigator.settled()
      #expect(navigator.tree.summary == "HomeScreen | fullScreen: LockScreen", "the link waits for the code, too")
      try navigator.screen(ofType: LockScreen.self).onCode("1234")
      try await navigator.settled()
      #expect(navigator.tree.summary == "HomeScreen > ReportScreen")
    }

    @Test func whoSignsOutAsksNobody() async throws {
      let (navigator, editor) = try locked()
      editor.hasChanges = true
      #expect(navigator.perform(.push(app.notes.help)).isWaiting)
      try navigator.screen(ofType: LockScreen.self).onSignOut()
      #expect(navigator.tree.summary == "WelcomeScreen" && app.session.user == nil)
      try await navigator.settled(within: .seconds(60))
      #expect(navigator.tree.summary == "WelcomeScreen")
    }

    @Test func aMapFindsNothingWrong() {
      #expect(FlowMap(of: app.start()).problems.filter { "\($0)".contains("Lock") } == [])
    }
  }

  @MainActor
  @Suite struct CallRecipeTests {
    let app = App()

    @Test func aCallIsOverEverythingAndMinimised() throws {
      let navigator = app.start(), flow = app.notes
      try navigator.screen(ofType: HomeScreen.self).onEdit()
      let editor = try navigator.screen(ofType: EditorScreen.self)
      editor.onHelp()
      // show
      navigator.perform(.present(flow.call, as: .fullScreen).overtakingWaiting)  // somebody calls
      // hide
      let call = try navigator.screen(ofType: CallScreen.self)
      editor.onSaved()
      #expect(navigator.tree.summary == "HomeScreen | fullScreen: CallScreen")
      call.onMinimise()
      #expect(navigator.tree.summary == "HomeScreen" && app.calls.isActive)
      // show
      navigator.perform(.goTo(flow.call))  // a tap on the bar that shows the call
      // hide
      #expect(navigator.tree.summary == "HomeScreen | fullScreen: CallScreen")
      #expect(try navigator.screen(ofType: CallScreen.self) === call)
      navigator.perform(.goTo(flow.home))
      #expect(navigator.tree.summary == "HomeScreen", "a link minimises it")
      navigator.perform(.goTo(flow.call))
      call.onHangUp()
      #expect(navigator.tree.summary == "HomeScreen" && !app.calls.isActive)
    }

    @Test func theOtherOneHangsUp() {
      let navigator = app.start(), flow = app.notes
      navigator.perform(.present(flow.call, as: .fullScreen))
      navigator.perform(.present(flow.news))
      for _ in 1...2 {
        // show
        navigator.perform(.remove(flow.call))  // the other one hangs up
        // hide
        #expect(navigator.tree.summary == "HomeScreen | sheet: CardScreen(news)")
      }
    }
  }

  @MainActor
  @Suite struct LaunchRecipeTests {
    let app = App()

    @Test func theMostImportantIsOnTop() throws {
      let navigator = app.start()
      greet(Launch(), in: navigator, app.notes)
      let all = "HomeScreen | alert: CardScreen(rating) | sheet: CardScreen(news) | fullScreen: CardScreen(terms)"
      #expect(navigator.tree.summary == all)
      #expect(navigator.tree.modals.allSatisfy { $0.presentation?.presenter == nil })
      navigator.perform(.remove(app.notes.news))
      #expect(navigator.tree.summary == "HomeScreen | alert: CardScreen(rating) | fullScreen: CardScreen(terms)")
      try navigator.screen(ofType: CardScreen.self).onClose()
      #expect(navigator.tree.summary == "HomeScreen | alert: CardScreen(rating)")
    }
  }

  /// What the tests above begin with.
  @MainActor
  struct App {
    let session = Session(), store = Store(), calls = Calls()
    var notes: NotesFlow { NotesFlow(session: session, store: store, calls: calls) }

    func start() -> Navigator {
      let navigator = ModalRecipes.start(notes)
      navigator.onIssue = nil
      return navigator
    }

    func lock(_ navigator: Navigator) { ModalRecipes.lock(session, in: navigator, notes) }
  }
}
