import FlowKit
import Testing

@MainActor
struct RouterTests {
  private enum HomeRoute: Hashable, Sendable {
    case users
    case back
    case user(UserRoute)
  }

  private enum UserRoute: Hashable, Sendable { case detail(Int) }

  /// A screen with a model that holds a router.
  @MainActor
  private final class Home {
    var router: Router<HomeRoute>?
  }

  private func navigator() throws -> (Navigator, Router<HomeRoute>) {
    let home = Flow(with: Home()) { $0.router = $1.router(for: HomeRoute.self) }.named("Home")
    let navigator = Navigator(
      root: home.handling(HomeRoute.self) { route in
        switch route {
        case .users: .push(Pages.a)
        case .back: .pop()
        case .user(.detail(let id)): .push(Pages.b.id(id))
        }
      })
    return (navigator, try #require((navigator.visibleScreen as? Home)?.router))
  }

  private func trigger(_ route: HomeRoute, on router: Router<HomeRoute>) { router.trigger(route) }

  @Test func routeIsAMessageOfItsScreen() throws {
    let (navigator, router) = try navigator()
    let log = EventLog(of: navigator, .actions)
    trigger(.users, on: router)
    #expect(navigator.tree.summary == "Home > A")
    trigger(.users, on: router)
    #expect(log.lines.last == "ignored send(HomeRoute.users): covered")
    #expect(log.events.last?.caller?.description == "Home #1")
  }

  @Test func awaitedRouteReturnsItsOutcome() async throws {
    let (navigator, router) = try navigator()
    let first = await router.trigger(.users)
    let second = await router.trigger(.users)
    await navigator.perform(.popToRoot())
    let third = await router.trigger(.back)
    #expect(first?.description == "pushed A #2 for HomeRoute.users")
    #expect(second?.reason == .covered)
    #expect(third?.reason == .nothingToPop)
  }

  @Test func awaitedRouteIsNeverDeferred() async throws {
    let (navigator, router) = try navigator()
    await navigator.perform(.goTo(Pages.c))
    await navigator.perform(.popToRoot())
    let outcome = await router.trigger(.users)
    #expect(outcome?.isDeferred == false)
    #expect(outcome?.description == "pushed A #3 for HomeRoute.users")
  }

  @Test func routerOfAPartWrapsItsRoutes() throws {
    let (navigator, router) = try navigator()
    let users = router.map { (route: UserRoute) in HomeRoute.user(route) }
    let ids = users.map { UserRoute.detail($0) }
    func go() { ids.trigger(7) }
    go()
    #expect(navigator.tree.summary == "Home > B(7)")
  }

  @Test func routerOfAReleasedNavigatorReturnsNil() async throws {
    var pair: (Navigator, Router<HomeRoute>)? = try navigator()
    let weak = Weak(pair?.0), router = try #require(pair?.1)
    pair = nil
    #expect(weak.object == nil)
    trigger(.users, on: router)
    let outcome = await router.trigger(.users)
    #expect(outcome?.description == nil)
  }

  @Test func routerOfARemovedScreenReportsIt() async throws {
    let (navigator, router) = try navigator()
    await navigator.perform(.reset(to: Pages.a))
    let outcome = await router.trigger(.users)
    #expect(outcome?.reason == .removed)
  }

  @Test func routeKnowsThePlaceWhereItWasTriggered() async throws {
    let (navigator, router) = try navigator()
    await router.trigger(.users)
    let (outcome, line) = (await router.trigger(.back), #line)
    #expect(outcome?.reason == .covered)
    #expect(navigator.tree.summary == "Home > A")
    #expect(outcome?.issue?.action.origin?.description == "\(#fileID):\(line)")
  }
}
