import FlowKit
import Testing

/// Models that decide where to go, with closures that send.
@MainActor
struct ModelRoutesTests {
  private enum HomeRoute: Hashable, Sendable {
    case users
    case back
    case user(UserRoute)
  }

  private enum UserRoute: Hashable, Sendable { case detail(Int) }

  @MainActor
  private final class HomeModel {
    let go: @MainActor (HomeRoute) -> Void
    let goToUser: @MainActor (UserRoute) -> Void
    let goAndWait: @MainActor (HomeRoute) async -> NavigationOutcome?

    init(
      go: @escaping @MainActor (HomeRoute) -> Void, goToUser: @escaping @MainActor (UserRoute) -> Void,
      goAndWait: @escaping @MainActor (HomeRoute) async -> NavigationOutcome?
    ) {
      (self.go, self.goToUser, self.goAndWait) = (go, goToUser, goAndWait)
    }
  }

  @MainActor
  private final class Home {
    let model: HomeModel

    init(_ model: HomeModel) { self.model = model }
  }

  private func navigator() throws -> (Navigator, HomeModel) {
    let home = Flow<Home> { lets in
      Home(
        HomeModel(
          go: lets.send(), goToUser: lets.send { HomeRoute.user($0) },
          goAndWait: { await lets.performAndWait(.send($0)) }))
    }.named("Home")
    let navigator = Navigator(
      quiet: home.handling(HomeRoute.self) { route in
        switch route {
        case .users: .push(Pages.a)
        case .back: .pop()
        case .user(.detail(let id)): .push(Pages.b.id(id))
        }
      })
    return (navigator, try #require((navigator.visibleScreen as? Home)?.model))
  }

  @Test func routeIsAMessageOfItsScreen() throws {
    let (navigator, model) = try navigator()
    let log = EventLog(of: navigator, .actions)
    model.go(.users)
    #expect(navigator.tree.summary == "Home > A")
    model.go(.users)
    #expect(log.lines.last == "ignored send(HomeRoute.users): covered")
    #expect(log.events.last?.caller?.description == "Home #1")
  }

  @Test func awaitedRouteReturnsItsOutcome() async throws {
    let (navigator, model) = try navigator()
    let first = await model.goAndWait(.users)
    let second = await model.goAndWait(.users)
    await navigator.performAndWait(.popToRoot())
    let third = await model.goAndWait(.back)
    #expect(first?.description == "pushed A #2 for HomeRoute.users")
    #expect(second?.reason == .covered)
    #expect(third?.reason == .nothingToPop)
  }

  @Test func routesOfAPartAreWrapped() throws {
    let (navigator, model) = try navigator()
    model.goToUser(.detail(7))
    #expect(navigator.tree.summary == "Home > B(7)")
  }

  @Test func routesKeepNoNavigatorAliveAndThenDoNothing() async throws {
    var pair: (Navigator, HomeModel)? = try navigator()
    let weak = Weak(pair?.0), model = try #require(pair?.1)
    pair = nil
    #expect(weak.object == nil)
    model.go(.users)
    let outcome = await model.goAndWait(.users)
    #expect(outcome?.description == nil)
  }

  @Test func routeOfARemovedScreenReportsIt() async throws {
    let (navigator, model) = try navigator()
    await navigator.performAndWait(.reset(to: Pages.a))
    let log = EventLog(of: navigator, .actions)
    model.go(.users)
    #expect(log.lines == ["ignored send(HomeRoute.users): removed"])
    let outcome = await model.goAndWait(.users)
    #expect(outcome?.reason == .removed)
  }
}
