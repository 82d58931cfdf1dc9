import FlowKit
import News
import Testing

/// Chains through the whole app: all of their steps, or none.
@MainActor
struct ChainTests {
  let app = AppFlow()
  let visitor: Visitor

  init() {
    visitor = Visitor(root: app.signIn)
  }

  @Test(arguments: Look.allCases) func chainGoesFromTheRootToAColour(look: Look) throws {
    #expect(visitor.navigator.perform(app.likes(.purple, 1, look: look)).isPerformed)
    #expect(visitor.place.hasPrefix("SignInScreen > FrontPageScreen(\(look.rawValue))["))
    #expect(visitor.place.hasSuffix("*ReaderListScreen > ReaderScreen(1) > ColourScreen]"))
    #expect(try visitor.see(ColourScreen.self).colour == .purple)
  }

  @Test func chainIsOneChangeForObservers() {
    var kinds: [NavigationEvent.Kind] = []
    visitor.navigator.observe { kinds.append($0.kind) }
    visitor.navigator.perform(app.likes(.green, 2))
    #expect(kinds.filter { $0 == .willNavigate } == [.willNavigate])
    #expect(kinds.filter { $0 == .didNavigate } == [.didNavigate])
  }

  @Test func screenCanPerformAChain() throws {
    try visitor.see(SignInScreen.self).onTour()
    #expect(
      visitor.place == "SignInScreen > FrontPageScreen(tabs)"
        + "[(NewsListScreen), *ReaderListScreen > ReaderScreen(2) > ColourScreen]")
    #expect(try visitor.see(ColourScreen.self).colour == .orange)
    #expect(visitor.problems == [])
  }

  @Test func backLeavesAChainStepByStep() {
    visitor.navigator.perform(app.likes(.blue, 3))
    var places: [String] = []
    while visitor.navigator.back() { places.append("\(visitor.navigator.tree.visible.flow)") }
    #expect(places == ["ReaderScreen(3)", "ReaderListScreen", "SignInScreen"])
  }

  @Test func impossibleChainDoesNothing() {
    let home = app.home, before = visitor.navigator.tree
    let chain = NavigationAction.batch(
      .push(home.shown(as: .tabs)), .select(home.readers.list), .pop(), .push(home.readers.reader(1)))
    let outcome = visitor.navigator.perform(chain)

    #expect(!outcome.isPerformed)
    #expect(outcome.reason == .nothingToPop)
    #expect(visitor.navigator.tree == before)
    #expect(visitor.navigator.screenCount == 1)
    #expect(visitor.problems.count == 1)
    #expect(
      visitor.problems.first?.hasSuffix(
        "its step 3, pop(), cannot be done: ReaderListScreen #4 is the root of its stack in FrontPageScreen(tabs) #2."
          + " To show another child of FrontPageScreen(tabs) #2, use select; to go back further, use back().") == true)
  }

  @Test func chainContinuesFromTheScreenOfItsFirstStep() throws {
    let chain = NavigationAction.batch(.push(app.home.shown(as: .tabs)), .push(app.home.readers.reader(1)))
    let outcome = visitor.navigator.perform(chain, from: visitor.navigator.tree.visible.id)

    #expect(outcome.isPerformed)
    #expect(
      visitor.place == "SignInScreen > FrontPageScreen(tabs)[*NewsListScreen > ReaderScreen(1), (ReaderListScreen)]")
  }
}
