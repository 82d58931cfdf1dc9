import FlowKit
import Testing

/// An action that finds everything as it should be says so.
@MainActor
struct SoAlreadyTests {
  @Test(arguments: [NavigationAction.dismissAll(), .goTo(Pages.b), .back(), .select(0)])
  func nothingHasChanged(_ action: NavigationAction) throws {
    let navigator = try Navigator(
      showing: action.kind == .back ? "A" : action.kind == .select ? "Tabs[*B, (C), (D)]" : "A > B")
    let outcome = navigator.perform(action)
    #expect(outcome.isPerformed && outcome.wasSoAlready)
    #expect("\(outcome)" == "performed: it was so already")
  }

  @Test func aRootThatIsThereAlready() {
    let navigator = Navigator { .root(Pages.a) }
    #expect(navigator.updateRoot().wasSoAlready)
  }

  @Test func whatChangesSomethingOrIsIgnoredWasNotSo() {
    let navigator = Navigator(root: Pages.a)
    #expect(!navigator.perform(.push(Pages.b)).wasSoAlready)
    #expect(!navigator.perform(.dismiss()).wasSoAlready)
  }

  @Test func aHandledMessageIsNoSuchAction() {
    let navigator = Navigator(root: Pages.a.handling(Step.self) { _ in .stay })
    #expect(!navigator.perform(.send(Step.done)).wasSoAlready)
  }
}
