public import FlowKit

/// An app for the browser: its title, and how each window gets its navigator.
///
/// ```swift
/// let app = WebApp("Shop") { Navigator(root: ShopFlow(services: services).list) }
/// try await WebServer(app).run()
/// ```
public struct WebApp: Sendable {
  /// The title, which stands in the browser's tabs, too.
  public var title: String
  /// Makes the host of a window that has just been opened.
  let makeHost: @MainActor @Sendable () -> WebHost

  /// Makes an app.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - prepare: Registers views of screens that are no ``WebScreen``.
  ///   - navigator: Makes the navigator of each new window.
  public init(
    _ title: String, prepare: (@MainActor @Sendable (WebHost) -> Void)? = nil,
    navigator: @escaping @MainActor @Sendable () -> Navigator
  ) {
    self.title = title
    makeHost = { WebHost(navigator(), prepare) }
  }

  /// Makes an app whose windows get hosts that are already there.
  package init(_ title: String, host: @escaping @MainActor @Sendable () -> WebHost) {
    self.title = title
    makeHost = host
  }
}
