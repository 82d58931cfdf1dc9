import FlowKit
import FlowKitTesting
import Shop
import Testing

/// Comparing the tree with an expected one, and what a developer reads if they differ.
@MainActor
@Suite struct TreeVerifyingTests {
  private let shop = ShopFlow()

  private func navigator(_ actions: NavigationAction...) -> Navigator {
    let navigator = Navigator(root: shop.tutorial)
    for action in actions { navigator.perform(action, from: navigator.tree.visible.id) }
    return navigator
  }

  private func expectMismatch(
    _ picture: String, sourceLocation: SourceLocation = #_sourceLocation, in check: (UInt32) throws -> Void
  ) {
    let error = #expect(throws: Mismatch.self, sourceLocation: sourceLocation) { try check(7) }
    let place = "FlowKitTestingTests/TreeVerifyingTests.swift:7"
    #expect(
      error?.description == "verify at \(place) failed: the tree is different (- expected, + got):\n\(picture)",
      sourceLocation: sourceLocation)
  }

  @Test func correctPictureThrowsNothing() throws {
    let tree = navigator(.push(shop.login), .present(shop.terms)).tree
    try tree.verify("TutorialScreen > LoginScreen | sheet: TermsScreen")
    try tree.verify(
      """
      stack
      ├ TutorialScreen #1
      └ LoginScreen #2
      sheet over LoginScreen #2
      └ TermsScreen #3 ← visible
      """)
    try tree.verify(tree)
  }

  @Test func differentScreensHaveTheirOwnLines() {
    let tree = navigator(.push(shop.login), .present(shop.terms)).tree
    expectMismatch(
      """
        TutorialScreen
      - > DashboardScreen
      + > LoginScreen
      + | sheet: TermsScreen
      """
    ) { try tree.verify("TutorialScreen > DashboardScreen", line: $0) }
  }

  @Test func aTallPictureIsComparedLineByLine() {
    let tree = navigator(.push(shop.login)).tree
    expectMismatch(
      """
        stack
        ├ TutorialScreen #1
      - └ LoginScreen #3 ← visible
      + └ LoginScreen #2 ← visible
      """
    ) { try tree.verify("stack\n├ TutorialScreen #1\n└ LoginScreen #3 ← visible", line: $0) }
  }

  @Test func childrenOfAContainerAreIndented() {
    let tree = Navigator(root: Flow(with: Tabs(), containing: .tabs(shop.login, shop.item(1), shop.terms))).tree
    expectMismatch(
      """
        Tabs[
      -   LoginScreen,
      -   *ItemScreen(1),
      +   *LoginScreen,
      +   (ItemScreen(1)),
          (TermsScreen)
        ]
      """
    ) { try tree.verify("Tabs[LoginScreen, *ItemScreen(1), (TermsScreen)]", line: $0) }
  }

  @Test func invalidPictureIsShownUnchanged() {
    let tree = navigator(.push(shop.login)).tree
    expectMismatch("- TutorialScreen>LoginScreen\n+ TutorialScreen\n+ > LoginScreen") {
      try tree.verify("TutorialScreen>LoginScreen", line: $0)
    }
    expectMismatch("  TutorialScreen\n- >  LoginScreen\n+ > LoginScreen") {
      try tree.verify("TutorialScreen >  LoginScreen", line: $0)
    }
  }

  @Test func twoTreesAreEqualWithTheirIDs() throws {
    let navigator = navigator(.push(shop.login)), before = navigator.tree
    navigator.perform(.push(shop.terms))
    navigator.perform(.pop())
    try navigator.tree.verify(before)
    navigator.perform(.pop())
    navigator.perform(.push(shop.login))
    #expect(navigator.tree.summary == before.summary)
    expectMismatch(
      """
        stack
        ├ TutorialScreen #1
      - └ LoginScreen #2 ← visible
      + └ LoginScreen #4 ← visible
      """
    ) { try navigator.tree.verify(before, line: $0) }
  }

  @Test func placesDistinguishFlowsOfTheSameName() {
    let lines = (#line + 1, #line + 2)
    let one = Flow(with: Tabs())
    let other = Flow(with: Tabs())
    let file = "FlowKitTestingTests/TreeVerifyingTests.swift"
    expectMismatch(
      """
      - Tabs #1, declared at \(file):\(lines.0)
      + Tabs #1, declared at \(file):\(lines.1)
      """
    ) { try Navigator(root: other).tree.verify(Navigator(root: one).tree, line: $0) }
  }

  @Test func countedScreensAreComparedToo() throws {
    func tall(_ middle: Int) -> NavigationTree {
      let navigator = navigator()
      for number in 2...100 { navigator.perform(.push(shop.item(number == 40 ? middle : 1))) }
      return navigator.tree
    }
    let error = #expect(throws: Mismatch.self) { try tall(1).verify(tall(2)) }
    let lines = try #require(error).description.split(separator: "\n")
    #expect(lines.contains { $0.hasPrefix("- ItemScreen(2) #40, declared at ") })
    #expect(lines.contains { $0.hasPrefix("+ ItemScreen(1) #40, declared at ") })
    #expect(lines.count == 9)
  }
}

private final class Tabs {}
