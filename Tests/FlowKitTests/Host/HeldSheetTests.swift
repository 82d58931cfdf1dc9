import FlowKit
import FlowKitTesting
import Testing

/// A sheet whose screen handles the system's back, when the user pulls at it or swipes.
@MainActor
struct HeldSheetTests {
  private func navigator(_ answer: @escaping @MainActor (Lets) -> NavigationAction?) -> Navigator {
    let sheet = Flow(with: Page()) { _, lets in lets.onBack { answer(lets) } }.named("S")
    let navigator = Navigator(quiet: Pages.a)
    navigator.performHere(.present(sheet))
    return navigator
  }

  private func root(_ navigator: Navigator) -> ScreenID? { navigator.tree.modals.last?.first?.id }

  @Test func pullIsAskedFirst() {
    let navigator = navigator { _ in NavigationAction.stay }
    #expect(navigator.host.asksBefore(.dismiss(), from: root(navigator)))
    #expect(navigator.host.asksBefore(.dismiss(), from: navigator.tree.root[0].id))
    navigator.host.askBefore(.dismiss(), from: root(navigator))
    #expect(navigator.tree.summary == "A | sheet: S")
  }

  @Test func handlerThatPassesOnLetsTheSheetGo() {
    let navigator = navigator { _ in nil }
    navigator.host.askBefore(.dismiss(), from: root(navigator))
    #expect(navigator.tree.summary == "A")
  }

  @Test func answerIsPerformedInstead() {
    let navigator = navigator { _ in .present(Pages.b, as: .alert) }
    navigator.host.askBefore(.dismiss(), from: root(navigator))
    #expect(navigator.tree.summary == "A | sheet: S | alert: B")
  }

  /// The pull closes the whole sheet, however much was pushed in it.
  @Test func handlerOfAPushedScreenHoldsTheWholeSheet() {
    let calls = Texts()
    let pushed = Flow(with: Page()) { _, lets in
      lets.onBack {
        calls.count += 1; return calls.count == 1 ? NavigationAction.stay : nil
      }
    }
    .named("P")
    let navigator = Navigator(quiet: Pages.a)
    navigator.performHere(.present(Pages.b))
    navigator.perform(.push(pushed))
    #expect(navigator.host.asksBefore(.dismiss(), from: root(navigator)))
    navigator.host.askBefore(.dismiss(), from: root(navigator))
    #expect(navigator.tree.summary == "A | sheet: B > P")
    navigator.host.askBefore(.dismiss(), from: root(navigator))
    #expect(navigator.tree.summary == "A")
  }

  /// Only a host's pull is like the system's back; the app closes what it wants to.
  @Test func dismissOfTheAppAsksNoHandler() {
    let navigator = navigator { _ in NavigationAction.stay }
    navigator.perform(.dismiss())
    #expect(navigator.tree.summary == "A")
  }

  @Test func handlerOfTheScreenBelowHoldsNoSheet() {
    let below = Flow(with: Page()) { _, lets in lets.onBack { NavigationAction.stay } }.named("H")
    let navigator = Navigator(quiet: below)
    navigator.performHere(.present(Pages.b))
    #expect(!navigator.host.asksBefore(.dismiss(), from: root(navigator)))
  }

  @Test func swipeOfAHeadlessHostDoesNotBeginWhereSomethingIsAsked() {
    let navigator = navigator { _ in NavigationAction.stay }, host = HeadlessHost()
    navigator.attach(host)
    #expect(host.beginSwipeBack() == nil)
    #expect(host.problems == [])
  }

  @MainActor
  private final class Texts { var count = 0 }
}
