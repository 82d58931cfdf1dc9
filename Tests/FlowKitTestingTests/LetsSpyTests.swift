import FlowKit
import FlowKitTesting
import Shop
import Testing

@MainActor
@Suite struct LetsSpyTests {
  private let shop = ShopFlow()
  private let spy = LetsSpy()

  @Test func callbackPerformsItsAction() throws {
    shop.tutorial.makeScreen(lets: spy.lets).onContinue()
    #expect(spy.actions == [.push(shop.login)])
    try spy.verify(.push(shop.login))
  }

  @Test func actionsAreInOrder() throws {
    let screen = shop.terms.makeScreen(lets: spy.lets)
    screen.onClose()
    screen.onBack()
    screen.onClose()
    try spy.verify(.dismiss(), .pop(), .dismiss())
  }

  @Test func missingExtraOrReorderedActionsFail() {
    let screen = shop.terms.makeScreen(lets: spy.lets)
    for expected in [[NavigationAction.dismiss()], [.dismiss(), .pop(), .pop()], [.pop(), .dismiss()]] {
      screen.onClose()
      screen.onBack()
      #expect(spy.actions != expected)
      spy.clear()
    }
  }

  @Test func verifyingForgetsTheActions() throws {
    let screen = shop.terms.makeScreen(lets: spy.lets)
    screen.onBack()
    try spy.verify(.pop())
    try spy.verify()
    screen.onClose()
    try spy.verify(.dismiss())
  }

  @Test func failedVerifyingForgetsTheActionsToo() throws {
    shop.terms.makeScreen(lets: spy.lets).onBack()
    #expect(throws: Mismatch.self) { try spy.verify(.dismiss()) }
    try spy.verify()
  }

  @Test func bindingPerformsNothing() throws {
    _ = shop.dashboard.makeScreen(lets: spy.lets)
    try spy.verify()
  }

  @Test func nothingIsNavigatedAndNoOtherScreenIsMade() throws {
    var made = 0
    func makeTarget() -> TermsScreen {
      made += 1
      return TermsScreen()
    }
    let target = Flow(with: makeTarget())
    let screen = Flow(with: TutorialScreen()) { $0.onContinue = $1.push(target) }.makeScreen(lets: spy.lets)
    screen.onContinue()
    try spy.verify(.push(target))
    #expect(made == 0)
  }

  @Test func actionsDifferByVerbFlowStyleTransitionAndKey() {
    let about = shop.terms
    let actions: [NavigationAction] = [
      .push(about), .push(shop.settings), .present(about), .present(about, as: .alert), .replace(with: about),
      .reset(to: about), .reset(to: about, about), .goTo(about), .popTo(about), .push(about, transition: .none),
      .push(shop.item(1)), .push(shop.item(2)), .pop(), .pop(transition: .none), .popToRoot(), .back(), .dismiss(),
      .dismissAll(),
    ]
    for (index, action) in actions.enumerated() {
      #expect(actions.filter { $0 == action } == [action], "\(index)")
    }
  }
}
