import FlowKit
import Testing

#if canImport(Combine)
  import Combine
#endif

/// The code of the article "Rx, Combine and async sequences" does what it says.
@MainActor
@Suite(.timeLimit(.minutes(5)))  // a test that never ends fails
struct SubscriptionTests {
  private final class Start {}

  private let start = Flow(with: Start()) { _, _ in }
  private let photo = WithCombine.Photo(name: "sea")

  private func begin<Screen: AnyObject>(_ flow: Flow<Screen>) throws -> (Navigator, Screen) {
    let navigator = Navigator(root: start)
    navigator.onIssue = nil
    navigator.perform(.push(flow))
    return (navigator, try #require(navigator.visibleScreen as? Screen))
  }

  /// Publishes again and again, as nobody can know when a sequence is being read, until a navigator with this root has
  /// told something.
  private func event<Message: Sendable>(
    about _: Message.Type, of flow: Flow<some AnyObject>, _ publish: @escaping @MainActor () -> Void
  ) async -> NavigationEvent? {
    let navigator = Navigator(root: start.handling(Message.self) { _ in .pop() })
    await navigator.performAndWait(.push(flow))
    let events = navigator.events()
    let publishing = Task {
      while !Task.isCancelled {
        publish()
        await Task.yield()
      }
    }
    defer { publishing.cancel() }
    for await event in events where event.kind == .didNavigate || event.issue != nil { return event }
    return nil
  }

  // Combine

  @Test func publisherLeadsOnAndForwards() throws {
    let (navigator, screen) = try begin(WithCombine.gallery)
    screen.model.picked.send(photo)
    #expect((navigator.visibleScreen as? WithCombine.PhotoScreen)?.photo == photo)
    screen.model.picked.send(photo)  // covered: as of a double tap, one is opened
    #expect(navigator.tree.summary == "Start > GalleryScreen > PhotoScreen")
  }

  @Test func subscriptionsEndWithTheirScreen() throws {
    let model = WithCombine.GalleryModel()
    let (navigator, _) = try begin(WithCombine.several(model))
    var issues: [NavigationReason] = []
    navigator.onIssue = { issues.append($0.reason) }
    model.picked.send(photo)
    #expect(navigator.tree.summary == "Start > GalleryScreen > PhotoScreen")
    model.closed.send(())
    #expect(navigator.tree.summary == "Start")
    model.picked.send(photo)
    model.closed.send(())
    #expect(navigator.tree.summary == "Start")
    #expect(issues.isEmpty)  // nobody listens any more, so nothing is ignored
  }

  @Test func completionLeadsSomewhere() throws {
    let (navigator, screen) = try begin(WithCombine.upload)
    screen.uploads.send(completion: .failure(WithCombine.Offline()))
    #expect((navigator.visibleScreen as? WithCombine.ProblemScreen)?.problem == "Offline()")
    let (other, second) = try begin(WithCombine.upload)
    second.uploads.send(completion: .finished)
    #expect(other.tree.summary == "Start")
  }

  @Test func valuesAreMessages() async {
    let model = WithCombine.GalleryModel(), photo = photo
    let event = await event(about: WithCombine.GalleryStep.self, of: WithCombine.followed(model)) {
      model.picked.send(photo)
    }
    #expect(event?.action.message as? WithCombine.GalleryStep == .picked(photo))
    #expect(event?.tree.summary == "Start")
  }

  @Test func errorOfAPublisherIsTold() async {
    let screen = WithCombine.UploadScreen()
    let event = await event(about: WithCombine.GalleryStep.self, of: WithCombine.followed(screen)) {
      screen.uploads.send(completion: .failure(WithCombine.Offline()))
    }
    #expect(event?.issue?.reason == .messagesFailed)
    #expect(event?.issue?.error is WithCombine.Offline)
  }

  // RxSwift

  @Test func observableLeadsOnAndForwards() throws {
    let (navigator, screen) = try begin(WithRx.album)
    screen.picked.onNext(photo)
    #expect((navigator.visibleScreen as? WithCombine.PhotoScreen)?.photo == photo)
    #expect(navigator.back())
    screen.picked.onError(WithCombine.Offline())
    #expect((navigator.visibleScreen as? WithCombine.ProblemScreen)?.problem == "Offline()")
  }

  @Test func bagIsDisposedWithItsScreen() throws {
    let (navigator, screen) = try begin(WithRx.album)
    #expect(screen.picked.hasObservers && screen.closed.hasObservers)
    screen.closed.onNext(())
    #expect(navigator.tree.summary == "Start")
    #expect(!screen.picked.hasObservers && !screen.closed.hasObservers)
  }

  @Test func stepsAreMessages() throws {
    let (navigator, screen) = try begin(WithRx.list)
    screen.model.pick(5)
    #expect(navigator.tree.summary == "Start > MovieListScreen > MovieScreen(5)")
    #expect(navigator.back())
    screen.model.steps.accept(WithRx.MovieStep.done)
    #expect(navigator.tree.summary == "Start")
    #expect(!screen.model.steps.hasObservers)
  }

  @Test func valuesOfAnObservableAreMessages() async {
    let screen = WithRx.AlbumScreen(), photo = photo
    let event = await event(about: WithRx.AlbumStep.self, of: WithRx.followed(screen)) { screen.picked.onNext(photo) }
    #expect(event?.action.message as? WithRx.AlbumStep == .picked(photo))
  }

  @Test func errorOfAnObservableIsTold() async {
    let screen = WithRx.AlbumScreen()
    let event = await event(about: WithRx.AlbumStep.self, of: WithRx.followed(screen)) {
      screen.picked.onError(WithCombine.Offline())
    }
    #expect(event?.issue?.reason == .messagesFailed)
    #expect(event?.issue?.error is WithCombine.Offline)
  }
}
