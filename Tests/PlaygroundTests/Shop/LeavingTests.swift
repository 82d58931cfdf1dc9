import FlowKit
import Shop
import Testing

@MainActor
struct LeavingTests {
  let customer = Customer()

  @Test func settingsAreASheetOverTheDashboard() throws {
    try customer.openSettings()

    #expect(
      customer.navigator.tree.description == """
        stack
        ├ TutorialScreen #1
        ├ LoginScreen #2
        └ DashboardScreen #3
        sheet over DashboardScreen #3
        └ SettingsScreen #4 ← visible
        """)
    #expect(try customer.see(SettingsScreen.self).user?.name == "Ada")
  }

  @Test func termsArePushedInsideTheSheet() throws {
    try customer.openSettings()
    try customer.see(SettingsScreen.self).onTerms()
    #expect(
      customer.place == "TutorialScreen > LoginScreen > DashboardScreen | sheet: SettingsScreen > TermsScreen")

    try customer.see(TermsScreen.self).onBack()
    #expect(customer.place == "TutorialScreen > LoginScreen > DashboardScreen | sheet: SettingsScreen")
  }

  @Test func closingTheTermsClosesTheSheet() throws {
    try customer.openSettings()
    try customer.see(SettingsScreen.self).onTerms()
    try customer.see(TermsScreen.self).onClose()

    #expect(customer.place == "TutorialScreen > LoginScreen > DashboardScreen")
  }

  @Test func userWhoStaysIsAskedAndContinues() throws {
    try customer.logIn()
    try customer.see(DashboardScreen.self).logOut()
    #expect(customer.place == "TutorialScreen > LoginScreen > DashboardScreen | alert: LogOutScreen")

    try customer.see(LogOutScreen.self).onCancel()
    #expect(customer.place == "TutorialScreen > LoginScreen > DashboardScreen")
  }

  @Test func loggingOutFromTheSheetLeadsToTheLoginWithAMessage() throws {
    try customer.openSettings()
    try customer.see(SettingsScreen.self).logOut()
    #expect(
      customer.place
        == "TutorialScreen > LoginScreen > DashboardScreen | sheet: SettingsScreen | alert: LogOutScreen")

    try customer.see(LogOutScreen.self).confirm()
    #expect(customer.place == "TutorialScreen > LoginScreen")
    #expect(try customer.see(LoginScreen.self).message == "Goodbye, Ada. Who is next?")
    #expect(customer.navigator.screenCount == 2)
  }

  @Test func theLoginForgetsWhoLeft() throws {
    try customer.logIn()
    try customer.see(DashboardScreen.self).logOut()
    try customer.see(LogOutScreen.self).confirm()

    #expect(try customer.see(LoginScreen.self).name == "")
  }
}
