import FlowKit
import FlowKitTesting
import Testing

/// What the app presents stays when something leaves beneath it.
@MainActor
@Suite struct ModalOfAppTests {
  @Test(arguments: [
    VerbCase("A > B | app's fullScreen: C", .pop(), from: 2, "A | fullScreen: C"),
    VerbCase("A > B | app's fullScreen: C", .close(), from: 2, "A | fullScreen: C"),
    VerbCase("A > B | app's fullScreen: C", .back(), from: 2, "A | fullScreen: C"),
    VerbCase("A > B | app's fullScreen: C", .popTo(Pages.a), from: 2, "A | fullScreen: C"),
    VerbCase("A > B | app's fullScreen: C", .popToRoot(), from: 2, "A | fullScreen: C"),
    VerbCase("A > B | app's fullScreen: C", .goTo(Pages.a), from: 2, "A | fullScreen: C"),
    VerbCase("A > B | app's fullScreen: C", .goTo(Pages.x), from: 1, "A > B > X | fullScreen: C"),
    VerbCase("A | sheet: B | app's fullScreen: C", .goTo(Pages.x), from: 1, "A | sheet: B > X | fullScreen: C"),
    VerbCase("A > B | app's fullScreen: C", .unwind(), from: 1, "A | fullScreen: C"),
    VerbCase("A > B | app's fullScreen: C", .remove(Pages.b), from: 2, "A | fullScreen: C"),
    VerbCase("A > B | app's fullScreen: C", .reset(to: Pages.d), from: 2, "D | fullScreen: C"),
    VerbCase("A | sheet: B | app's alert: C", .dismiss(), from: 2, "A | alert: C"),
    VerbCase("A | sheet: B | app's alert: C", .dismiss(), from: 1, "A | alert: C"),
    VerbCase("A | sheet: B > D | app's alert: C", .pop(), from: 3, "A | sheet: B | alert: C"),
    VerbCase("A | sheet: B | app's alert: C > D", .unwind(), from: 1, "A | alert: C > D"),
    VerbCase("A | sheet: B | app's alert: C | sheet: D", .dismiss(), from: 2, "A | alert: C | sheet: D"),
    VerbCase("A > B | app's sheet: C | app's alert: D", .pop(), from: 2, "A | sheet: C | alert: D"),
    VerbCase("A > B | app's sheet: C | app's alert: D", .dismiss(), from: 3, "A > B | alert: D"),
  ])
  func staysWhenAScreenBelowItGoes(_ verb: VerbCase) throws { try verb.check() }

  @Test(arguments: [
    VerbCase("A > B | app's sheet: C", .dismiss(), from: 3, "A > B"),
    VerbCase("A > B | app's sheet: C", .close(), from: 3, "A > B"),
    VerbCase("A > B | app's sheet: C", .back(), "A > B"),
    VerbCase("A > B | app's sheet: C", .dismiss(), "A > B"),
    VerbCase("A > B | app's sheet: C", .popTo(Pages.a), from: 3, "A"),
    VerbCase("A > B | app's sheet: C", .goTo(Pages.a), from: 3, "A"),
    VerbCase("A > B | app's sheet: C > D", .goTo(Pages.c), from: 4, "A > B | sheet: C"),
    VerbCase("A > B | app's sheet: C | app's alert: D", .goTo(Pages.a), from: 4, "A | sheet: C"),
    VerbCase("A > B | app's sheet: C | alert: D", .popTo(Pages.b), from: 4, "A > B"),
    VerbCase("A > B | app's sheet: C", .dismissAll(), from: 2, "A > B"),
    VerbCase("A > B | app's sheet: C", .remove(Pages.c), "A > B"),
    VerbCase("A > B | app's sheet: C | app's alert: D", .remove(Pages.c), "A > B | alert: D"),
    VerbCase("A > B | app's sheet: C", .resetRoot(to: Pages.d), from: 2, "D"),
    VerbCase("A > B | app's sheet: C", .resetRoot(to: Pages.d), "D"),
  ])
  func leavesByItsOwnWayOut(_ verb: VerbCase) throws { try verb.check() }

  /// The app owns its modals, so it closes them when it goes to what lies beneath.
  @Test(arguments: [
    VerbCase("A > B | app's sheet: C", .popTo(Pages.a), "A"),
    VerbCase("A > B | app's sheet: C", .goTo(Pages.a), "A"),
    VerbCase("A > B | app's sheet: C | app's alert: D", .goTo(Pages.b), "A > B"),
    VerbCase("A > B | app's sheet: C | app's alert: D", .batch(.goTo(Pages.a), .push(Pages.x)), "A > X"),
    VerbCase("A > B | app's sheet: C > D", .goTo(Pages.c), "A > B | sheet: C"),
  ])
  func leavesWhenTheAppGoesToWhatLiesBeneath(_ verb: VerbCase) throws { try verb.check() }

  @Test(arguments: [
    ContainerCase(
      "Tabs[*B, C > X, (D)] | app's sheet: A", "B", .setChildren(Pages.c, Pages.d), "Tabs[*C > X, (D)] | sheet: A"),
    ContainerCase("Tabs[*B > X, (C), (D)] | app's sheet: A", "X", .select(Pages.c), "Tabs[B > X, *C, (D)] | sheet: A"),
    ContainerCase("Tabs[*B > X, (C), (D)] | app's sheet: A", "X", .pop(), "Tabs[*B, (C), (D)] | sheet: A"),
    ContainerCase(
      "Tabs[*B > X, (C), (D)] | app's sheet: A", "X", .popTo(Containers.tabs), "Tabs[*B, (C), (D)] | sheet: A"),
    ContainerCase("A > Tabs[*B > X, (C), (D)] | app's sheet: D", "X", .popTo(Pages.a), "A | sheet: D"),
    ContainerCase("A > Tabs[*B > X, (C), (D)] | app's sheet: D", "X", .close(), "A > Tabs[*B, (C), (D)] | sheet: D"),
    ContainerCase("Split[B > X, *D] | app's sheet: A", "X", .popTo(Pages.b), "Split[*B, D] | sheet: A"),
    ContainerCase("Split[B > X, *D] | app's sheet: A", "X", .unwind(), "Split[*B > X, D] | sheet: A"),
  ])
  func staysOverContainers(_ move: ContainerCase) throws { try move.check() }

  @Test func coveredScreenPresentsBeneathIt() throws {
    let navigator = try Navigator(showing: "A > P | app's fullScreen: C | alert: D")
    navigator.perform(.present(Pages.b), from: 2)
    #expect(navigator.tree.summary == "A > P | sheet: B | fullScreen: C | alert: D")
    #expect(navigator.tree.visible.flow == Pages.d.id)
    #expect(navigator.tree.modals.map { $0.presentation?.presenter } == [2, nil, 3])
  }

  @Test func guardsThatAreAskedAgainDontCloseIt() throws {
    let isIn = Flag()
    isIn.isOn = true
    let navigator = Navigator(quiet: Pages.a)
    navigator.perform(.push(Pages.b.guarded(orElse: .refuse("signed out")) { isIn.isOn }))
    isIn.isOn = false
    navigator.perform(.present(Pages.c, as: .alert))
    navigator.recheckGuards()
    #expect(navigator.tree.summary == "A | alert: C")
  }

  @Test func aRootThatMayNotBeThereAnyMoreKeepsIt() throws {
    let isIn = Flag()
    isIn.isOn = true
    let navigator = Navigator(quiet: Pages.a.guarded(orElse: .refuse("no")) { isIn.isOn })
    navigator.perform(.push(Pages.b))
    navigator.perform(.present(Pages.c, as: .alert))
    isIn.isOn = false
    navigator.recheckGuards()
    #expect(navigator.tree.summary == "A | alert: C")
  }

  @Test func itsPictureSaysWhoseItIs() throws {
    let navigator = try Navigator(showing: "A | sheet: B | app's alert: C")
    #expect(
      navigator.tree.description == """
        stack
        └ A #1
        sheet over A #1
        └ B #2
        alert of the app
        └ C #3 ← visible
        """)
  }

  @Test func itsMessagesGoToWhatLiesBeneath() throws {
    let heard = Flag()
    let navigator = Navigator(
      quiet: Pages.a.handling(String.self) { _ in
        heard.isOn = true
        return .stay
      })
    navigator.perform(.push(Pages.b))
    navigator.perform(.present(Pages.c))
    navigator.perform(.pop(), from: 2)
    navigator.perform(.send("sign out"), from: 3)
    #expect(heard.isOn && navigator.tree.summary == "A | sheet: C")
  }

  @Test func whatAnAnswerPresentsBelongsToWhoAnswers() throws {
    let navigator = Navigator(quiet: Pages.a)
    navigator.perform(.push(Pages.b.handling(String.self) { _ in .present(Pages.c) }))
    navigator.perform(.send("offer"))
    #expect(navigator.tree.modals.last?.presentation?.presenter == 2)
    navigator.perform(.pop(), from: 2)
    #expect(navigator.tree.summary == "A")
  }

  /// The system's back is a wish of the screen that it leaves.
  @Test(arguments: [GuardDecision.redirect(.present(Pages.c)), .instead(.present(Pages.c))])
  func whatAGuardOfTheSystemsBackPresentsLeavesWithTheScreen(_ decision: GuardDecision) throws {
    let navigator = try Navigator(showing: "A > B")
    navigator.guardActions { $0.action.kind == .back ? decision : .allow }
    navigator.back()
    #expect(navigator.tree.summary == "A > B | sheet: C")
    #expect(navigator.tree.modals.last?.presentation?.presenter == 2)
    navigator.perform(.pop(), from: 2)
    #expect(navigator.tree.summary == "A")
  }

  @Test func whatAGuardOfAnActionFromOutsidePresentsIsTheApps() async throws {
    let isIn = Flag(), navigator = Navigator(quiet: Pages.a)
    navigator.perform(.push(Pages.b))
    navigator.perform(.push(Pages.d.guarded(orElse: .redirect(.present(Pages.c))) { isIn.isOn }))
    navigator.perform(.pop(), from: 2)
    #expect(navigator.tree.summary == "A | sheet: C")
    isIn.isOn = true
    navigator.perform(.dismiss())
    #expect(navigator.tree.summary == "A > D")
  }
}

/// A screen that acts for the app.
@MainActor
@Suite struct ActingForTheAppTests {
  private final class Save {
    var onSaved: () -> Void = {}
    var onFailed: () -> Void = {}
    var onAsk: () -> Void = {}
    var onAnswer: (Int) -> Void = { _ in }
    var answers: [Int] = []
  }

  private func save() -> Flow<Save> {
    Flow(with: Save()) { screen, lets in
      screen.onSaved = lets.pop()
      screen.onFailed = lets.app.present(Pages.x, as: .alert)
      screen.onAsk = lets.app.present(Flow(with: Save(), id: "asked"), until: \.onAnswer) { screen.answers.append($0) }
    }
  }

  @Test(arguments: ["A > Save", "A > Save > B", "A > Save | sheet: B", "A"])
  func errorIsSeenWhereverTheUserIs(_ picture: String) throws {
    let navigator = Navigator(quiet: Pages.a)
    navigator.perform(.push(save()))
    let screen = try navigator.screen(ofType: Save.self)
    if picture.hasSuffix("> B") { navigator.perform(.push(Pages.b)) }
    if picture.hasSuffix("sheet: B") { navigator.performHere(.present(Pages.b)) }
    if picture == "A" { screen.onSaved() }
    try #require(navigator.tree.summary == picture)
    screen.onFailed()
    #expect(navigator.tree.summary == picture + " | alert: X")
    screen.onSaved()
    #expect(navigator.tree.summary == "A | alert: X")
  }

  @Test func whoAsksGetsTheAnswer() throws {
    let navigator = Navigator(quiet: Pages.a)
    navigator.perform(.push(save()))
    let screen = try navigator.screen(ofType: Save.self)
    screen.onAsk()
    #expect(navigator.tree.modals.map { $0.presentation?.presenter } == [nil])
    try navigator.screen(ofType: Save.self).onAnswer(5)
    #expect(navigator.tree.summary == "A > Save" && screen.answers == [5])
  }

  @Test func aSpySeesItsActions() {
    let spy = LetsSpy(), screen = save().makeScreen(lets: spy.lets)
    screen.onFailed()
    #expect(spy.actions == [.present(Pages.x, as: .alert)])
  }
}
