/// Sends routes from one screen, for objects such as models that decide where to go.
///
/// ```swift
/// Flow(with: HomeScreen()) { screen, lets in
///   screen.model = HomeModel(router: lets.router(for: HomeRoute.self))
/// }
/// // in the model:
/// router.trigger(.users)
/// ```
///
/// A route is a message of the screen that the router was made for: see ``Lets/send(fileID:line:)``. A router keeps
/// neither the screen nor the navigator alive; once they are gone, it does nothing.
@MainActor
public struct Router<Route: Sendable>: Sendable {
  let performer: any ActionPerformer
  let caller: Caller
  let message: @MainActor (Route) -> any Sendable

  /// Sends a route.
  ///
  /// - Parameters:
  ///   - route: Where to go.
  ///   - fileID: The file to report as the action's origin.
  ///   - line: The line to report as the action's origin.
  public func trigger(_ route: Route, fileID: StaticString = #fileID, line: UInt32 = #line) {
    performer.perform(action(route, fileID, line), for: caller)
  }

  /// Sends a route and waits until what it leads to has ended, even if other actions come first.
  ///
  /// - Parameters:
  ///   - route: Where to go.
  ///   - fileID: The file to report as the action's origin.
  ///   - line: The line to report as the action's origin.
  /// - Returns: The outcome, never deferred; `nil` if the navigator is gone, or from a spy that performs nothing.
  @discardableResult
  public func trigger(
    _ route: Route, fileID: StaticString = #fileID, line: UInt32 = #line
  ) async -> NavigationOutcome? {
    await performer.performAwaiting(action(route, fileID, line), for: caller)
  }

  /// Makes a router for a part of the app that has routes of its own.
  ///
  /// ```swift
  /// let users = router.map { (route: UsersRoute) in HomeRoute.users(route) }
  /// users.trigger(.detail(5))   // sends HomeRoute.users(.detail(5))
  /// ```
  ///
  /// - Parameter route: Converts the part's route to a route of this router.
  /// - Returns: The part's router.
  public func map<Part: Sendable>(_ route: @escaping @MainActor (Part) -> Route) -> Router<Part> {
    let message = message
    return Router<Part>(performer: performer, caller: caller) { message(route($0)) }
  }

  private func action(_ route: Route, _ fileID: StaticString, _ line: UInt32) -> NavigationAction {
    .send(message(route), fileID: fileID, line: line)
  }
}

extension Lets {
  /// Makes a router that sends routes from this screen.
  ///
  /// ```swift
  /// let router = lets.router(for: HomeRoute.self)
  /// ```
  ///
  /// - Parameters:
  ///   - type: The routes' type.
  ///   - fileID: The file to report as the router's origin.
  ///   - line: The line to report as the router's origin.
  /// - Returns: The router.
  public func router<Route: Sendable>(
    for type: Route.Type, fileID: StaticString = #fileID, line: UInt32 = #line
  ) -> Router<Route> {
    let place = SourcePlace(fileID, line)
    recorder?.bound(.follow, at: place, isForCallback: false) { (route: Route) in
      .send(route, fileID: fileID, line: line)
    }
    return Router(performer: performer, caller: caller) { $0 }
  }
}
