import FlowKit
import FlowKitTesting
import News
import Testing

/// The action of each callback, without navigation.
@MainActor
struct NewsCallbackTests {
  let app = AppFlow()
  let spy = LetsSpy()

  @Test(arguments: Look.allCases) func signingInLeadsToTheLookThatWasChosen(look: Look) throws {
    app.signIn.makeScreen(lets: spy.lets).onSignIn(look)
    try spy.verify(.push(app.home.shown(as: look)))
  }

  @Test func theTourIsOneAction() throws {
    app.signIn.makeScreen(lets: spy.lets).onTour()
    let home = app.home
    try spy.verify(
      .batch(
        .push(home.shown(as: .tabs)), .select(home.readers.list), .push(home.readers.reader(2)),
        .push(home.readers.colour)))
  }

  @Test func theFrontPage() throws {
    let page = app.home.shown(as: .tabs).makeScreen(lets: spy.lets)
    page.onSelect(1)
    page.onLook(.pages)
    page.onSignOut()
    try spy.verify(.select(1), .replace(with: app.home.shown(as: .pages)), .popTo(app.signIn))
  }

  @Test func theLists() throws {
    let news = app.home.news, readers = app.home.readers
    let list = news.list.makeScreen(lets: spy.lets)
    list.onSelect(3)
    list.onReaders()
    list.onLook(.pages)
    list.onSignOut()
    try spy.verify(
      .push(news.article(3)), .send(HomeRoute.readers), .send(HomeRoute.look(.pages)), .send(HomeRoute.signOut))

    let model = readers.list.makeScreen(lets: spy.lets).model
    model.select(2)
    model.openNews()
    model.signOut()
    try spy.verify(.send(HomeRoute.reader(2)), .send(HomeRoute.news), .send(HomeRoute.signOut))
  }

  @Test func readersForwardTheirColourAndTheirName() throws {
    let readers = app.home.readers, reader = readers.reader(1).makeScreen(lets: spy.lets)
    reader.drawColour()
    let colour = ColourScreen()
    try spy.forwardArguments(to: colour)
    try spy.verify(.push(readers.colour))
    #expect(colour.colour == ColourBox().draw())

    reader.greet()
    let greeting = GreetingScreen()
    try spy.forwardArguments(to: greeting)
    try spy.verify(.present(readers.greeting, as: .alert))
    #expect(greeting.reader?.name == "Mira")
  }

  @Test func spiesRecordEachScreenOfAWalk() throws {
    let spies = LetsSpyFactory()
    let visitor = Visitor(Navigator(root: app.signIn, spies: spies))
    try visitor.see(SignInScreen.self).onSignIn(.split)
    try visitor.see(NewsListScreen.self).onReaders()
    try visitor.see(ReaderListScreen.self).model.select(1)
    try visitor.see(ReaderScreen.self).onBack()

    #expect(
      spies.requests.map(\.flow.description) == [
        "SignInScreen", "NewsListScreen", "ReaderListScreen", "ReaderScreen(1)",
      ])
    #expect(
      spies.actions == [
        .push(app.home.shown(as: .split)), .send(HomeRoute.readers), .send(HomeRoute.reader(1)), .pop(),
      ])
  }
}
