import FlowKit
import FlowKitTesting
import Testing

// hide
/// The recipes about what screens do together.
enum ScreenRecipes {
  @MainActor
  final class Form {
    var name = ""
    var street = ""
    var isEmpty: Bool { name.isEmpty && street.isEmpty }
  }

  final class HomeScreen {
    var onSignUp: () -> Void = {}
    var onPlay: () -> Void = {}
    var onSave: () -> Void = {}
    var onSearch: () -> Void = {}
    var onReport: () -> Void = {}
    var onScan: () -> Void = {}
    var error = ""
    var codes: [String] = []
  }
  final class NameScreen {
    let form: Form
    var onNext: () -> Void = {}
    var onClose: () -> Void = {}
    var asksToDiscard: () async -> Bool = { false }
    init(_ form: Form) { self.form = form }
  }
  final class StreetScreen {
    let form: Form
    var onBack: () -> Void = {}
    var onClose: () -> Void = {}
    init(_ form: Form) { self.form = form }
  }
  final class DiscardScreen { var onAnswer: (Bool) -> Void = { _ in } }
  final class PlayerScreen {
    var minute = 0
    var onMinimise: () -> Void = {}
    var onStop: () -> Void = {}
  }
  final class SavedScreen {}
  final class OldSearchScreen {}
  final class NewSearchScreen {}
  final class ReportScreen {}
  final class ScannerScreen { var onCode: (String) -> Void = { _ in } }

  enum ScanStep: Sendable { case scanned(String) }

  struct Offline: Error {}

  @MainActor
  final class Services {
    var isOnline = true
    var flags: Set<String> = []
    var answer: CheckedContinuation<Bool, Never>?

    func save() async throws { if !isOnline { throw Offline() } }
    func mayReadReports() async -> Bool { await withCheckedContinuation { answer = $0 } }
  }

  @MainActor
  struct HomeFlow {
    let services: Services

    // show
    var signUp: Flow<NameScreen> {
      Flow(with: NameScreen(Form())) { screen, lets in  // a form for each visit
        screen.onNext = lets.push(street(screen.form))  // the steps share it
        screen.onClose = lets.dismiss()
        // In the screen: var asksToDiscard: () async -> Bool = { false }
        screen.asksToDiscard = lets.closure(leadsTo: .present(discard, as: .alert)) {
          await lets.present(discard, as: .alert, until: \.onAnswer) ?? false
        }
      }
      .actsWhileCovered()  // it also asks while a later step covers it
      .confirmsLeaving(if: { !$0.form.isEmpty }) { screen in await screen.asksToDiscard() }
    }

    func street(_ form: Form) -> Flow<StreetScreen> {
      Flow(with: StreetScreen(form)) { screen, lets in
        screen.onBack = lets.pop()  // the form keeps what was typed
        screen.onClose = lets.dismiss()  // the first step asks
      }
    }
    // hide

    var discard: Flow<DiscardScreen> { Flow(with: DiscardScreen()) }
    var saved: Flow<SavedScreen> { Flow(with: SavedScreen()) }
    var oldSearch: Flow<OldSearchScreen> { Flow(with: OldSearchScreen()) }

    // show
    var player: Flow<PlayerScreen> {
      Flow(with: PlayerScreen()) { screen, lets in
        screen.onMinimise = lets.dismiss()
        screen.onStop = lets.dismiss()
      }
      .opens(as: .fullScreen)
      .retained()  // the same screen comes back
    }
    // hide

    var home: Flow<HomeScreen> {
      Flow(with: HomeScreen()) { screen, lets in
        screen.onSignUp = lets.present(signUp)
        screen.onPlay = lets.goTo(player)
        // show
        screen.onSave = lets.task { lets in
          do {
            try await services.save()
            lets.now(.push(saved))
          } catch {
            screen.error = "It could not be saved."
          }
        }
        screen.onSearch = lets.choose(.push(newSearch), orElse: .push(oldSearch)) {
          services.flags.contains("search")
        }
        // hide
        screen.onReport = lets.push(report)
        screen.onScan = lets.present(scanner)
      }
      // show
      .handling(ScanStep.self) { screen, step, _ in
        switch step {
        case .scanned(let code):
          screen.codes.append(code)
          return .unwind()  // closes what this screen has opened
        }
      }
      // hide
    }

    // show
    var newSearch: Flow<NewSearchScreen> {
      Flow(with: NewSearchScreen())
        .guarded(orElse: .instead(oldSearch)) { services.flags.contains("search") }  // links, too
    }

    var report: Flow<ReportScreen> {
      Flow(with: ReportScreen()).guarded(orElse: .refuse("no license")) { await services.mayReadReports() }
    }

    var scanner: Flow<ScannerScreen> {
      Flow(with: ScannerScreen()) { screen, lets in
        screen.onCode = lets.send { .scanned($0) as ScanStep }
      }
    }
    // hide
  }

  @MainActor
  @Suite(.timeLimit(.minutes(5))) struct ScreenRecipeTests {
    let services = Services()
    var flow: HomeFlow { HomeFlow(services: services) }

    @Test func aWizardKeepsItsFormAndAsks() async throws {
      let navigator = Navigator(root: flow.home)
      try navigator.screen(ofType: HomeScreen.self).onSignUp()
      try navigator.screen(ofType: NameScreen.self).form.name = "Ada"
      try navigator.screen(ofType: NameScreen.self).onNext()
      try navigator.screen(ofType: StreetScreen.self).form.street = "Main Street"
      try navigator.screen(ofType: StreetScreen.self).onBack()
      try navigator.screen(ofType: NameScreen.self).onNext()
      #expect(try navigator.screen(ofType: StreetScreen.self).form.street == "Main Street")
      try navigator.screen(ofType: StreetScreen.self).onClose()
      try await navigator.settled()
      #expect(navigator.tree.summary.hasSuffix("alert: DiscardScreen"))
      try navigator.screen(ofType: DiscardScreen.self).onAnswer(false)
      try await navigator.settled()
      #expect(navigator.tree.summary == "HomeScreen | sheet: NameScreen > StreetScreen")
      #expect(try navigator.screen(ofType: StreetScreen.self).form.street == "Main Street")
      try navigator.screen(ofType: StreetScreen.self).onClose()
      try await navigator.settled()
      try navigator.screen(ofType: DiscardScreen.self).onAnswer(true)
      try await navigator.settled()
      #expect(navigator.tree.summary == "HomeScreen")
    }

    @Test func aPlayerIsMinimisedAndComesBack() throws {
      let navigator = Navigator(root: flow.home)
      try navigator.screen(ofType: HomeScreen.self).onPlay()
      try navigator.screen(ofType: PlayerScreen.self).minute = 5
      try navigator.screen(ofType: PlayerScreen.self).onMinimise()
      #expect(navigator.tree.summary == "HomeScreen")
      // show
      navigator.perform(.goTo(flow.player))  // a bar below all screens, or the headphones
      // hide
      #expect(try navigator.screen(ofType: PlayerScreen.self).minute == 5)
    }

    @Test func workThenNavigation() async throws {
      let navigator = Navigator(root: flow.home), home = try navigator.screen(ofType: HomeScreen.self)
      services.isOnline = false
      home.onSave()
      try await navigator.settled()
      #expect(home.error == "It could not be saved.")
      services.isOnline = true
      home.onSave()
      try await navigator.settled()
      #expect(navigator.tree.summary == "HomeScreen > SavedScreen")
    }

    @Test func aFlagDecides() throws {
      let navigator = Navigator(root: flow.home)
      try navigator.screen(ofType: HomeScreen.self).onSearch()
      #expect(navigator.tree.summary == "HomeScreen > OldSearchScreen")
      navigator.perform(.resetRoot(to: flow.home, flow.newSearch))
      #expect(navigator.tree.summary == "HomeScreen > OldSearchScreen")
      services.flags = ["search"]
      navigator.perform(.resetRoot(to: flow.home))
      try navigator.screen(ofType: HomeScreen.self).onSearch()
      #expect(navigator.tree.summary == "HomeScreen > NewSearchScreen")
    }

    // show
    @Test func aReportIsShownWhenTheAnswerHasCome() async throws {
      let navigator = Navigator(root: flow.home)
      try navigator.screen(ofType: HomeScreen.self).onReport()
      while services.answer == nil { await Task.yield() }  // until the guard has asked
      #expect(navigator.tree.summary == "HomeScreen")
      services.answer?.resume(returning: true)
      try await navigator.settled()
      #expect(navigator.tree.summary == "HomeScreen > ReportScreen")
    }
    // hide

    @Test func aResultIsAMessage() throws {
      let navigator = Navigator(root: flow.home), home = try navigator.screen(ofType: HomeScreen.self)
      home.onScan()
      try navigator.screen(ofType: ScannerScreen.self).onCode("4006381")
      #expect(home.codes == ["4006381"])
      #expect(navigator.tree.summary == "HomeScreen")
    }
  }
}
