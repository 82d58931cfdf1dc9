import FlowKit
import Foundation
import Testing

/// What a developer reads when a container can't do an action.
@MainActor
struct ContainerSentenceTests {
  @Test(arguments: [
    (
      "Tabs[*B, (C), (D)]", NavigationAction.select(7),
      "select(7) was ignored: no container around B #2 has a child 7 (Tabs[*B, (C), (D)])."
        + " Children are counted from 0, or named by their flows."
    ),
    (
      "Tabs[*B, (C), (D)]", .next(),
      "next() was ignored: neither B #2 nor anything around it is a container of pages."
        + " Perform it from a screen inside one, or use goTo."
    ),
    (
      "A", .select(0),
      "select(0) was ignored: neither A #1 nor anything around it is a container whose children can be selected."
        + " Perform it from a screen inside one, or use goTo."
    ),
    (
      "Tabs[*B, (C), (D)]", .pop(),
      "pop() was ignored: B #2 is the root of its stack in Tabs #1."
        + " To show another child of Tabs #1, use select; to go back further, use back()."
    ),
  ])
  func sentenceSaysWhatIsMissing(before: String, action: NavigationAction, sentence: String) throws {
    let outcome = try Navigator(showing: before).perform(action)
    #expect(withoutPlace(outcome) == sentence)
    #expect(!outcome.isPerformed)
  }

  @Test(arguments: [
    (
      NavigationAction.setChildren(Pages.b, Pages.b),
      "a container would contain B twice."
        + " Give flows of one declaration different keys: Flow(with: ItemScreen(id), id: id)."
    ),
    (.setChildren(), "a container would have no children. Give it at least one; only .embedded may be empty."),
    (
      .select(Pages.x),
      "no container around B #2 has a child X (Tabs[*B, (C), (D)])."
        + " Children are counted from 0, or named by their flows."
    ),
  ])
  func sentenceSaysWhyChildrenStayAsTheyAre(action: NavigationAction, sentence: String) throws {
    let navigator = try Navigator(showing: "Tabs[*B, (C), (D)]")
    let outcome = navigator.perform(action)
    #expect(outcome.description.hasSuffix("was ignored: \(sentence)"), "\(outcome)")
    #expect(navigator.tree.summary == "Tabs[*B, (C), (D)]")
  }

  /// The sentence without the place of the action.
  private func withoutPlace(_ outcome: NavigationOutcome) -> String {
    let place = outcome.issue?.action.origin.map { " at \($0)" } ?? ""
    return outcome.description.replacingOccurrences(of: place, with: "")
  }
}
