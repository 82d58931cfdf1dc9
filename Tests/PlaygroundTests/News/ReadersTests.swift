import FlowKit
import News
import Testing

/// Readers, their colours, and the way out.
@MainActor
struct ReadersTests {
  let app = AppFlow(services: Services(colours: ColourBox(seed: 5)))
  let visitor: Visitor

  init() throws {
    visitor = Visitor(root: app.signIn)
    try visitor.see(SignInScreen.self).onSignIn(.tabs)
    try visitor.see(NewsListScreen.self).onReaders()
    try visitor.see(ReaderListScreen.self).model.select(3)
  }

  @Test func readersArePushedInTheirTab() {
    #expect(
      visitor.navigator.tree.description == """
        stack
        ├ SignInScreen #1
        └ FrontPageScreen(tabs) #2
          · NewsListScreen
            └ NewsListScreen #3
          ▸ ReaderListScreen
            ├ ReaderListScreen #4
            └ ReaderScreen(3) #5 ← visible
        """)
  }

  @Test func aColourIsDrawnAndForwarded() throws {
    let drawn = ColourBox(seed: 5).draw()
    try visitor.see(ReaderScreen.self).drawColour()

    #expect(try visitor.see(ColourScreen.self).colour == drawn)
    #expect(visitor.place.hasSuffix("*ReaderListScreen > ReaderScreen(3) > ColourScreen]"))
  }

  @Test func aGreetingIsAnAlertOverAll() throws {
    try visitor.see(ReaderScreen.self).greet()
    #expect(visitor.place.hasSuffix("*ReaderListScreen > ReaderScreen(3)] | alert: GreetingScreen"))
    #expect(try visitor.see(GreetingScreen.self).reader?.name == "Yusuf")

    try visitor.see(GreetingScreen.self).onClose()
    #expect(visitor.place.hasSuffix("*ReaderListScreen > ReaderScreen(3)]"))
  }

  @Test func enoughOfColoursLeadsToTheNewsAndKeepsTheColour() throws {
    try visitor.see(ReaderScreen.self).drawColour()
    try visitor.see(ColourScreen.self).onNews()
    #expect(visitor.place.hasSuffix("[*NewsListScreen, ReaderListScreen > ReaderScreen(3) > ColourScreen]"))
  }

  @Test func signingOutReleasesEverything() throws {
    try visitor.see(ReaderScreen.self).drawColour()
    let weak = WeakScreens(visitor)
    try visitor.screen(of: app.home.shown(as: .tabs)).onSignOut()

    #expect(visitor.place == "SignInScreen")
    #expect(try visitor.see(SignInScreen.self).message.hasPrefix("Back so soon?"))
    #expect(visitor.navigator.screenCount == 1)
    #expect(weak.alive == ["SignInScreen"])
  }

  @Test func aListThatIsCoveredSignsNobodyOut() throws {
    try visitor.screen(of: app.home.readers.list).model.signOut()
    #expect(visitor.place.hasSuffix("*ReaderListScreen > ReaderScreen(3)]"))
    #expect(visitor.problems.count == 1)
    #expect(visitor.problems.first?.contains("A screen can send only while it is in front") == true)
  }

  @Test func aReaderWhoMovedAwayHasNoColour() throws {
    visitor.navigator.perform(.push(app.home.readers.reader(9)))
    try visitor.see(ReaderScreen.self).drawColour()
    try visitor.see(ReaderScreen.self).greet()
    #expect(visitor.place.hasSuffix("ReaderScreen(3) > ReaderScreen(9)]"))
  }

  @Test func boxesWithTheSameSeedDrawTheSameColours() {
    let one = ColourBox(seed: 11), other = ColourBox(seed: 11)
    let colours = (1...30).map { _ in one.draw() }
    #expect(colours == (1...30).map { _ in other.draw() })
    #expect(Set(colours) == Set(Colour.allCases))
  }
}
