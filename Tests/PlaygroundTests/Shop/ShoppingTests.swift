import FlowKit
import Shop
import Testing

@MainActor
struct ShoppingTests {
  let customer = Customer()

  @Test func loggingInForwardsTheUser() throws {
    try customer.logIn(as: "  Ada   Lovelace ")

    #expect(customer.place == "TutorialScreen > LoginScreen > DashboardScreen")
    #expect(try customer.see(DashboardScreen.self).user?.name == "Ada Lovelace")
  }

  @Test(arguments: ["", "   "]) func aNameIsNeeded(name: String) throws {
    try customer.logIn(as: name)

    #expect(customer.place == "TutorialScreen > LoginScreen")
    #expect(try customer.see(LoginScreen.self).message == "Please type your name first.")
  }

  @Test func buyingForwardsTheItemAndTheQuantity() throws {
    try customer.goToItem(2)
    try customer.buy(3)

    #expect(
      customer.place
        == "TutorialScreen > LoginScreen > DashboardScreen > CatalogueScreen > ItemScreen(2) > CheckoutScreen")
    #expect(try customer.see(CheckoutScreen.self).order.map { "\($0)" } == "3 × Teapot for 73.50 €")
  }

  @Test(arguments: ["", "0", "100", "-1", "two", "99999999999999999999"])
  func invalidQuantityOpensNothing(quantity: String) throws {
    try customer.goToItem(1)
    let item = try customer.see(ItemScreen.self)
    item.quantity = quantity
    item.buy()

    #expect(customer.navigator.tree.visible.flow == customer.shop.item(1).id)
    #expect(item.message == "How many? From 1 to 99, please.")
  }

  @Test func buyingTwicePushesOnceAndReportsWhy() throws {
    try customer.goToItem(2)
    let item = try customer.see(ItemScreen.self)
    item.buy()
    item.buy()

    #expect(customer.navigator.tree.depth == 6)
    #expect(customer.problems.count == 1)
    #expect(
      customer.problems.first?.contains("CheckoutScreen #6 is in front of the caller, ItemScreen(2) #5.")
        == true)
  }

  @Test func orderIsPaidOnItsOwnScreen() throws {
    try customer.goToItem(4)
    try customer.buy(2)
    try customer.see(CheckoutScreen.self).pay()
    #expect(customer.place.hasSuffix("ItemScreen(4) > CheckoutScreen > PaymentScreen"))
    #expect(try customer.see(PaymentScreen.self).order?.total == Price(cents: 8_10))

    try customer.see(PaymentScreen.self).onBack()
    #expect(customer.place.hasSuffix("ItemScreen(4) > CheckoutScreen"))
  }

  @Test func cancellingThePaymentReturnsToTheItem() throws {
    try customer.goToItem(4)
    try customer.buy(2)
    try customer.see(CheckoutScreen.self).pay()
    try customer.see(PaymentScreen.self).onCancel()
    #expect(customer.place.hasSuffix("CatalogueScreen > ItemScreen(4)"))
    #expect(try customer.see(ItemScreen.self).quantity == "2")
  }

  @Test func backAfterThePaymentReturnsToTheItem() throws {
    try customer.goToItem(4)
    try customer.buy(2)
    try customer.pay()
    customer.navigator.back()
    #expect(customer.place.hasSuffix("CatalogueScreen > ItemScreen(4)"))
    #expect(customer.problems == [])
  }

  @Test(arguments: [true, false]) func enoughReturnsBelowAllItems(startsInCatalogue: Bool) throws {
    try customer.logIn()
    if startsInCatalogue {
      try customer.see(DashboardScreen.self).onCatalogue()
      try customer.see(CatalogueScreen.self).onSelect(3)
    } else {
      try customer.see(DashboardScreen.self).onOffer()
    }
    try customer.see(ItemScreen.self).onRelated()
    try customer.see(ItemScreen.self).onRelated()
    #expect(customer.place.hasSuffix("ItemScreen(3) > ItemScreen(2) > ItemScreen(1)"))

    try customer.see(ItemScreen.self).onEnough()
    #expect(customer.place.hasSuffix(startsInCatalogue ? "> CatalogueScreen" : "> DashboardScreen"))
  }

  @Test func thanksTakeThePlaceOfTheCheckout() throws {
    try customer.goToItem(4)
    try customer.buy(2)
    try customer.pay()

    #expect(
      customer.place
        == "TutorialScreen > LoginScreen > DashboardScreen > CatalogueScreen > ItemScreen(4) > ThankYouScreen")
    #expect(try customer.see(ThankYouScreen.self).order?.total == Price(cents: 8_10))
  }

  @Test func doneForwardsTheOrderToTheDashboard() throws {
    try customer.goToItem(4)
    try customer.buy(2)
    try customer.pay()
    try customer.see(ThankYouScreen.self).done()

    #expect(customer.place == "TutorialScreen > LoginScreen > DashboardScreen")
    #expect(try customer.see(DashboardScreen.self).orders.map(\.description) == ["2 × Biscuits for 8.10 €"])
  }

  @Test func theNextCustomerStartsAnew() throws {
    try customer.goToItem(4)
    try customer.buy(2)
    try customer.pay()
    try customer.see(ThankYouScreen.self).onNextCustomer()

    #expect(customer.place == "TutorialScreen")
    #expect(customer.navigator.screenCount == 1)
  }

  @Test func relatedItemIsPushedOnceAndThenReturnedTo() throws {
    try customer.goToItem(1)
    try customer.see(ItemScreen.self).onRelated()
    #expect(customer.place.hasSuffix("CatalogueScreen > ItemScreen(1) > ItemScreen(2)"))

    try customer.see(ItemScreen.self).onRelated()
    #expect(customer.place.hasSuffix("CatalogueScreen > ItemScreen(1)"))
  }

  @Test func backLeadsOneByOneToTheTutorial() throws {
    try customer.goToItem(3)
    var places: [String] = []
    while customer.navigator.back() { places.append(customer.navigator.tree.visible.description) }

    #expect(places == ["CatalogueScreen #4", "DashboardScreen #3", "LoginScreen #2", "TutorialScreen #1"])
  }

  @Test func unknownItemHasNothingToBuy() throws {
    try customer.logIn()
    customer.navigator.perform(.push(customer.shop.item(99)))
    try customer.buy(1)

    #expect(customer.place.hasSuffix("DashboardScreen > ItemScreen(99)"))
    #expect(customer.problems == [])
  }

  @Test(arguments: [(0, "0.00 €"), (5, "0.05 €"), (405, "4.05 €"), (35_00, "35.00 €")])
  func pricesAreWrittenWithTwoDigits(cents: Int, text: String) {
    #expect(Price(cents: cents).description == text)
  }
}
