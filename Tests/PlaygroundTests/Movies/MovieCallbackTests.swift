import FlowKit
import FlowKitTesting
import Movies
import Testing

/// The action of each callback, without navigation.
@MainActor
struct MovieCallbackTests {
  let flow = MoviesFlow(library: MovieLibrary(user: "Ada"))
  let spy = LetsSpy()

  @Test func theWizard() throws {
    flow.welcome.makeScreen(lets: spy.lets).onContinue()
    try spy.verify(.next())

    let signIn = flow.signIn.makeScreen(lets: spy.lets)
    signIn.name = "Grace"
    signIn.goOn()
    signIn.onBack()
    try spy.verify(.select(flow.permission), .previous())
  }

  @Test func lastStepOfTheWizardSendsThatItIsDone() throws {
    let screen = flow.permission.makeScreen(lets: spy.lets)
    screen.answer(true)
    try spy.verify(.previous())  // nobody has said their name

    screen.prepare(name: "Grace")
    screen.answer(true)
    try spy.verify(.send(MovieStep.signedIn("Grace", wantsNews: true)))
  }

  @Test func theTabs() throws {
    flow.home.makeScreen(lets: spy.lets).onTab(1)
    try spy.verify(.select(1))

    for list in [flow.wishlist, flow.watched] { list.makeScreen(lets: spy.lets).pick(2) }
    try spy.verify(.send(MovieStep.picked(2)), .send(MovieStep.picked(2)))
  }

  @Test func aMovie() throws {
    let screen = flow.movie(3).makeScreen(lets: spy.lets)
    screen.onCastMember(1)
    screen.changeShelf()
    screen.changeShelf()
    screen.onBack()
    try spy.verify(
      .push(flow.castMember(1)), .batch(.pop(), .goTo(flow.watched), .push(flow.movie(3))),
      .batch(.pop(), .goTo(flow.wishlist), .push(flow.movie(3))), .pop())
  }

  @Test func theTrailerIsMadeAheadAndThenPlayed() throws {
    let screen = flow.movie(3).makeScreen(lets: spy.lets), trailer = TrailerScreen()
    screen.screenAppeared()
    try spy.forwardArguments(to: trailer)
    #expect(trailer.movie?.id == 3)
    #expect(!trailer.isPlaying)

    screen.playTrailer()
    try spy.forwardArguments(to: trailer)
    #expect(trailer.isPlaying)
    #expect(trailer.wasReady)
    try spy.verify(.preload(flow.trailer), .present(flow.trailer, as: .fullScreen))

    flow.trailer.makeScreen(lets: spy.lets).onClose()
    try spy.verify(.dismiss())
  }

  @Test func theNewMovies() throws {
    let screen = flow.news.makeScreen(lets: spy.lets)
    screen.pick(2)
    screen.switchOff()
    flow.newsSetting.makeScreen(lets: spy.lets).change()
    try spy.verify(
      .send(MovieStep.picked(2)), .send(MovieStep.newsSwitched(on: false)), .send(MovieStep.newsSwitched(on: true)))
  }

  @Test func theCast() throws {
    let screen = flow.castMember(1).makeScreen(lets: spy.lets)
    screen.onMovie(5)
    screen.onBack()
    try spy.verify(.goTo(flow.movie(5)), .pop())
  }

  @Test func theSettings() throws {
    let list = flow.preferenceList.makeScreen(lets: spy.lets)
    list.onAccount()
    list.onNews()
    list.onAbout()
    try spy.verify(
      .show(flow.account, in: .detail), .show(flow.newsSetting, in: .detail), .show(flow.about, in: .detail))

    flow.account.makeScreen(lets: spy.lets).onSignOut()
    flow.about.makeScreen(lets: spy.lets).onThanks()
    flow.thanks.makeScreen(lets: spy.lets).onBack()
    try spy.verify(.present(flow.signOut, as: .alert), .push(flow.thanks), .pop())
  }

  @Test func questionReturnsItsAnswer() throws {
    let screen = flow.signOut.makeScreen(lets: spy.lets)
    screen.onConfirm()
    screen.onCancel()
    try spy.verify(.send(MovieStep.signedOut), .dismiss())
  }
}
