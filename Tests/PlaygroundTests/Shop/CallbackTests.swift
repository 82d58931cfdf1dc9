import FlowKit
import FlowKitTesting
import Shop
import Testing

/// The action of each callback, without navigation.
@MainActor
struct CallbackTests {
  let shop = ShopFlow()
  let spy = LetsSpy()

  @Test func theWayIn() throws {
    shop.tutorial.makeScreen(lets: spy.lets).onContinue()
    try spy.verify(.push(shop.login))

    shop.login.makeScreen(lets: spy.lets).onBack()
    try spy.verify(.pop())
  }

  @Test func theDashboard() throws {
    let screen = shop.dashboard.makeScreen(lets: spy.lets)
    screen.openSettings()
    screen.logOut()
    try spy.verify()  // it does not know whose it is

    screen.prepare(user: try #require(User(name: "Ada")))
    screen.openSettings()
    screen.logOut()
    screen.onCatalogue()
    screen.onOffer()
    try spy.verify(
      .present(shop.settings, as: .sheet), .open(shop.logOut), .push(shop.catalogue),
      .push(shop.item(3)))
  }

  @Test func theCatalogueLeadsToTheItemThatWasChosen() throws {
    shop.catalogue.makeScreen(lets: spy.lets).onSelect(4)
    try spy.verify(.push(shop.item(4)))
  }

  @Test func itemsForwardTheQuantityToTheCheckout() throws {
    let screen = shop.item(1).makeScreen(lets: spy.lets)
    screen.quantity = "12"
    screen.buy()

    let checkout = CheckoutScreen()
    try spy.forwardArguments(to: checkout)
    try spy.verify(.push(shop.checkout))
    #expect(checkout.order?.description == "12 × Kettle for 420.00 €")
  }

  @Test func thePaymentTakesItselfAndTheCheckoutOutOfTheWayBack() throws {
    let screen = shop.payment.makeScreen(lets: spy.lets)
    screen.pay()
    try spy.verify()  // it does not know the order yet

    screen.prepare(order: Order(item: try #require(Services().item(1)), quantity: 2))
    screen.pay()
    screen.onCancel()
    try spy.verify(.batch(.push(shop.thankYou), .remove(shop.payment), .remove(shop.checkout)), .pop(2))
  }

  @Test func onlyItemsThatAreKnownHaveRelatives() throws {
    for id in [4, 99] { shop.item(id).makeScreen(lets: spy.lets).onRelated() }
    try spy.verify()

    shop.item(3).makeScreen(lets: spy.lets).onRelated()
    try spy.verify(.goTo(shop.item(2)))
  }

  @Test func leavingForwardsAMessageToTheLogin() throws {
    let screen = shop.logOut.makeScreen(lets: spy.lets)
    screen.prepare(user: try #require(User(name: "Ada")))
    screen.confirm()

    let login = LoginScreen()
    try spy.forwardArguments(to: login)
    try spy.verify(.popTo(shop.login))
    #expect(login.message == "Goodbye, Ada. Who is next?")
  }
}
