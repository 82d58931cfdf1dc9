import FlowKit
import Movies
import Testing

@MainActor
struct WizardTests {
  let viewer = Viewer()

  @Test func stepsArePagesThatAreMadeWhenTheyAreReached() throws {
    #expect(
      viewer.navigator.tree.description == """
        stack
        └ OnboardingScreen #1
          ▸ WelcomeScreen
            └ WelcomeScreen #2 ← visible
          · NameScreen, not shown yet
          · PermissionScreen, not shown yet
        """)
    try viewer.see(WelcomeScreen.self).onContinue()
    #expect(viewer.place == "OnboardingScreen[WelcomeScreen, *NameScreen, (PermissionScreen)]")

    try viewer.see(NameScreen.self).onBack()
    #expect(viewer.place == "OnboardingScreen[*WelcomeScreen, NameScreen, (PermissionScreen)]")
  }

  @Test func backGoesOneStepBack() {
    viewer.navigator.perform(.next())
    viewer.navigator.perform(.next())
    var places: [String] = []
    while viewer.navigator.back() { places.append(viewer.place) }
    #expect(
      places == [
        "OnboardingScreen[WelcomeScreen, *NameScreen, PermissionScreen]",
        "OnboardingScreen[*WelcomeScreen, NameScreen, PermissionScreen]",
      ])
  }

  @Test func nameIsTakenToTheLastStep() throws {
    try viewer.see(WelcomeScreen.self).onContinue()
    let signIn = try viewer.see(NameScreen.self)
    signIn.name = "  Ada   Lovelace "
    signIn.goOn()

    #expect(try viewer.see(PermissionScreen.self).name == "Ada Lovelace")
    #expect(viewer.place == "OnboardingScreen[WelcomeScreen, NameScreen, *PermissionScreen]")
  }

  @Test(arguments: ["", "   "]) func nameIsRequired(name: String) throws {
    try viewer.see(WelcomeScreen.self).onContinue()
    let signIn = try viewer.see(NameScreen.self)
    signIn.name = name
    signIn.goOn()

    #expect(signIn.message == "Please type a name.")
    #expect(viewer.place == "OnboardingScreen[WelcomeScreen, *NameScreen, (PermissionScreen)]")
  }

  @Test(arguments: [true, false]) func endOfTheWizardIsTheHome(wantsNews: Bool) throws {
    try viewer.signIn(wantsNews: wantsNews)

    #expect(viewer.place == "HomeScreen[*Wishlist, (Watched), \(wantsNews ? "(New), " : "")(Settings)]")
    #expect(viewer.navigator.screenCount == 2)
    #expect(viewer.library.user == "Ada")
    #expect(viewer.library.wantsNews == wantsNews)
    #expect(viewer.problems == [])
  }

  @Test func userWhoSwipedPastTheNameReturnsToIt() throws {
    viewer.navigator.perform(.next())
    viewer.navigator.perform(.next())
    try viewer.see(PermissionScreen.self).answer(true)

    #expect(viewer.place == "OnboardingScreen[WelcomeScreen, *NameScreen, PermissionScreen]")
    #expect(viewer.library.user == nil)
  }

  @Test func signedInUserStartsAtHome() {
    #expect(Viewer(signedIn: "Ada").place == "HomeScreen[*Wishlist, (Watched), (Settings)]")
  }
}
