import FlowKit
import FlowKitTesting
import Shop
import Testing

@MainActor
@Suite struct LetsSpyFactoryTests {
  private let shop = ShopFlow()
  private let spies = LetsSpyFactory()

  @Test func eachScreenHasASpyAndNavigationIsReal() throws {
    let navigator = Navigator(root: shop.tutorial, spies: spies)
    try walkToSettings(navigator)

    #expect(navigator.tree.summary == "TutorialScreen > LoginScreen > DashboardScreen | sheet: SettingsScreen")
    #expect(
      (1...4).map { spies[ScreenID($0)]?.actions } == [
        [.push(shop.login)], [.push(shop.dashboard)], [.present(shop.settings, as: .sheet)], [],
      ])
  }

  @Test func argumentsAreForwardedForReal() throws {
    let navigator = Navigator(root: shop.tutorial, spies: spies)
    try walkToSettings(navigator)
    #expect((navigator.visibleScreen as? SettingsScreen)?.user?.name == "Ada")
  }

  @Test func requestsAreInOrderWithTheirCallers() throws {
    let navigator = Navigator(root: shop.tutorial, spies: spies)
    try walkToSettings(navigator)
    try visible(SettingsScreen.self, of: navigator).logOut()
    try visible(LogOutScreen.self, of: navigator).confirm()

    #expect(navigator.tree.summary == "TutorialScreen > LoginScreen")
    #expect(
      spies.requests.map { "\($0.flow) \($0.caller)" } == [
        "TutorialScreen #1", "LoginScreen #2", "DashboardScreen #3", "SettingsScreen #4", "LogOutScreen #5",
      ])
    #expect(
      spies.actions == [
        .push(shop.login), .push(shop.dashboard), .present(shop.settings), .open(shop.logOut), .popTo(shop.login),
      ])
    let first = try #require(spies.requests.first)
    #expect("\(first)".hasPrefix("TutorialScreen #1: push(LoginScreen) at Shop/ShopFlow.swift:"))
  }

  @Test func ignoredActionsAreRecordedToo() throws {
    let navigator = Navigator(root: shop.tutorial, spies: spies)
    let tutorial = try visible(TutorialScreen.self, of: navigator)
    tutorial.onContinue()
    tutorial.onContinue()

    #expect(navigator.tree.summary == "TutorialScreen > LoginScreen")
    #expect(spies[1]?.actions == [.push(shop.login), .push(shop.login)])
  }

  @Test func removedScreensCanBeVerified() throws {
    let navigator = Navigator(root: shop.tutorial, spies: spies)
    try visible(TutorialScreen.self, of: navigator).onContinue()
    let login = try visible(LoginScreen.self, of: navigator)
    login.onBack()
    login.onBack()

    #expect(navigator.screen(of: 2) == nil)
    #expect(spies[2]?.actions == [.pop(), .pop()])
  }

  @Test func actionsOfTheNavigatorAreNotRecorded() {
    let navigator = Navigator(root: shop.tutorial, spies: spies)
    navigator.perform(.push(shop.login))
    #expect(spies.requests.isEmpty)
    #expect(spies[2]?.actions == [])
    #expect(spies[3] == nil)
  }

  @Test func verifyingOneScreenForgetsItsActionsOnly() throws {
    let navigator = Navigator(root: shop.tutorial, spies: spies)
    try visible(TutorialScreen.self, of: navigator).onContinue()
    try visible(LoginScreen.self, of: navigator).onBack()

    try #require(spies[1]).verify(.push(shop.login))
    try #require(spies[1]).verify()
    #expect(spies[2]?.actions == [.pop()])
    #expect(spies.actions == [.push(shop.login), .pop()])
  }

  @Test func verifyingAllScreensForgetsTheirActions() throws {
    let navigator = Navigator(root: shop.tutorial, spies: spies)
    try visible(TutorialScreen.self, of: navigator).onContinue()
    try visible(LoginScreen.self, of: navigator).onBack()
    try spies.verify(.push(shop.login), .pop())
    try spies.verify()
    #expect(spies.requests.isEmpty)
    #expect(spies[2]?.actions == [.pop()])
  }

  @Test func differencesAreShownWithTheCallingScreen() throws {
    let navigator = Navigator(root: shop.tutorial, spies: spies)
    try visible(TutorialScreen.self, of: navigator).onContinue()
    try visible(LoginScreen.self, of: navigator).onBack()
    let error = #expect(throws: Mismatch.self) { try spies.verify(.push(shop.login), .dismiss(), line: 7) }
    let lines = try #require(error).description.split(separator: "\n")
    #expect(lines[0].hasPrefix("verify at FlowKitTestingTests/LetsSpyFactoryTests.swift:7 failed: "))
    #expect(lines[1...2] == ["  TutorialScreen #1: push(LoginScreen)", "- dismiss()"])
    #expect(lines[3].hasPrefix("+ LoginScreen #2: pop() at Shop/ShopFlow.swift:"))
    try spies.verify()
  }

  @Test func spiesKeepNeitherScreensNorNavigatorAlive() {
    var navigator: Navigator? = Navigator(root: shop.tutorial, spies: spies)
    (navigator?.visibleScreen as? TutorialScreen)?.onContinue()
    let left = [navigator, navigator?.screen(of: 1), navigator?.screen(of: 2)].map { Weak($0) }
    #expect(left.allSatisfy { $0.object != nil })
    navigator = nil

    #expect(left.allSatisfy { $0.object == nil })
    #expect(spies.actions == [.push(shop.login)])
  }

  private func walkToSettings(_ navigator: Navigator) throws {
    try visible(TutorialScreen.self, of: navigator).onContinue()
    let login = try visible(LoginScreen.self, of: navigator)
    login.name = "Ada"
    login.logIn()
    try visible(DashboardScreen.self, of: navigator).openSettings()
  }

  private func visible<Screen>(_ type: Screen.Type, of navigator: Navigator) throws -> Screen {
    try #require(navigator.visibleScreen as? Screen)
  }
}

private struct Weak {
  weak var object: AnyObject?
  init(_ object: AnyObject?) { self.object = object }
}
