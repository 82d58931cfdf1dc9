import FlowKit
import FlowKitTesting
import Shop
import Testing

@MainActor
@Suite struct ForwardedArgumentsTests {
  private let shop = ShopFlow()
  private let spy = LetsSpy()

  @Test func argumentsOfTheLatestActionReachTheTarget() throws {
    let kettle = try #require(Services().item(1))
    let screen = shop.item(1).makeScreen(lets: spy.lets)
    screen.onBuy(kettle, 1)
    screen.onBuy(kettle, 2)

    let checkout = CheckoutScreen()
    try spy.forwardArguments(to: checkout)
    #expect(checkout.order?.description == "2 × Kettle for 70.00 €")
  }

  @Test func argumentsCanBeForwardedToSeveralScreens() throws {
    shop.logOut.makeScreen(lets: spy.lets).onConfirm("Bye")
    for login in [LoginScreen(), LoginScreen()] {
      try spy.forwardArguments(to: login)
      #expect(login.message == "Bye")
    }
  }

  @Test func aResetForwardsToAllItsScreens() throws {
    let flow = Flow(with: LogOutScreen()) { [shop] screen, lets in
      screen.onConfirm = lets.reset(to: shop.login, shop.terms) { login, _ in login.receive }
    }
    flow.makeScreen(lets: spy.lets).onConfirm("Bye")

    let login = LoginScreen()
    try spy.forwardArguments(to: login, TermsScreen())
    #expect(login.message == "Bye")
  }

  @Test func withoutAnActionNothingIsForwarded() {
    expectMismatch(
      "the callbacks have performed no action.", forwardingTo: LoginScreen())
  }

  @Test func discardedArgumentsAreNotForwarded() {
    let line = #line + 2
    let flow = Flow(with: LogOutScreen()) { [shop] screen, lets in
      screen.onConfirm = lets.popTo(shop.login)
    }
    flow.makeScreen(lets: spy.lets).onConfirm("Bye")
    expectMismatch(
      "popTo(LoginScreen) at FlowKitTestingTests/ForwardedArgumentsTests.swift:\(line) forwards no arguments. "
        + "To forward them, write it with a closure such as { $0.prepare }.",
      forwardingTo: LoginScreen())
  }

  @Test func wrongTypeOfScreenIsNamed() {
    let line = #line + 2
    let flow = Flow(with: LogOutScreen()) { [shop] screen, lets in
      screen.onConfirm = lets.popTo(shop.login) { $0.receive }
    }
    flow.makeScreen(lets: spy.lets).onConfirm("Bye")
    expectMismatch(
      "popTo(LoginScreen) at FlowKitTestingTests/ForwardedArgumentsTests.swift:\(line) "
        + "forwards to a LoginScreen, not to a TermsScreen.",
      forwardingTo: TermsScreen())
  }

  @Test func tooFewScreensOfAResetAreReported() {
    let line = #line + 2
    let flow = Flow(with: LogOutScreen()) { [shop] screen, lets in
      screen.onConfirm = lets.reset(to: shop.login, shop.terms) { login, _ in login.receive }
    }
    flow.makeScreen(lets: spy.lets).onConfirm("Bye")
    expectMismatch(
      "reset(to: LoginScreen, TermsScreen) at FlowKitTestingTests/ForwardedArgumentsTests.swift:\(line) "
        + "forwards to 2 screens, not to 1.",
      forwardingTo: LoginScreen())
  }

  private func expectMismatch(
    _ text: String, forwardingTo screen: AnyObject, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let error = #expect(throws: Mismatch.self, sourceLocation: sourceLocation) {
      try spy.forwardArguments(to: screen, line: 7)
    }
    #expect(
      error?.description == "forwardArguments at FlowKitTestingTests/ForwardedArgumentsTests.swift:7 failed: \(text)",
      sourceLocation: sourceLocation)
  }
}
