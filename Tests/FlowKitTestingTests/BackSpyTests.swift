import FlowKit
import FlowKitTesting
import Testing

/// Spies that ask a screen's handlers of back.
@MainActor
struct BackSpyTests {
  private final class Browser {
    var isSearching = false
    var handler: Registration?
  }

  private var browser: Flow<Browser> {
    Flow(with: Browser()) { screen, lets in
      screen.handler = lets.onBack {
        guard screen.isSearching else { return nil }
        screen.isSearching = false
        return .stay
      }
      lets.onBack(priority: -1) { .popToRoot() }
    }
  }

  @Test func handlersAreAskedInTheirOrder() throws {
    let spy = LetsSpy(), screen = browser.makeScreen(lets: spy.lets)
    screen.isSearching = true
    #expect(spy.back() == NavigationAction.stay)
    #expect(!screen.isSearching)
    try spy.verify()
    #expect(spy.back() == .popToRoot())
    try spy.verify(.popToRoot())
    #expect(screen.handler?.isEnabled == true)
  }

  @Test func disabledOrMissingHandlersAnswerNothing() {
    let spy = LetsSpy(), screen = Flow(with: Browser()) { $0.handler = $1.onBack { .stay } }.makeScreen(lets: spy.lets)
    screen.handler?.isEnabled = false
    #expect(spy.back() == nil)
    #expect(LetsSpy().back() == nil)
  }
}
