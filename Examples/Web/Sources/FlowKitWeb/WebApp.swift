public import FlowKit

/// An app for the browser: its title, its address, and how each window gets its navigator.
///
/// ```swift
/// let app = WebApp("Shop") { Navigator(root: ShopFlow(services: services).list) }
/// try await WebServer(app).run()
/// ```
public struct WebApp: Sendable {
  /// The title, which stands in the browser's tabs, too.
  public var title: String
  /// What it is, in a few words, for the list of several apps.
  public var description = ""
  /// Where it is on its server, such as `shop`; empty if it is the only one.
  public var path = ""
  /// Makes the host of a window that has just been opened.
  package let makeHost: @MainActor @Sendable () -> WebHost

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

  /// Makes an app that makes the host of each window itself, such as one with panels beside it, addresses, or a registry.
  ///
  /// ```swift
  /// WebApp("Shop", path: "shop") {
  ///   let flow = ShopFlow(), host = WebHost(Navigator(root: flow.list))
  ///   host.linkPrefix = "https://shop.example"
  ///   return host
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - description: What it is, in a few words.
  ///   - path: Where it is on its server.
  ///   - host: Makes the host of each new window.
  public init(
    _ title: String, description: String = "", path: String = "", host: @escaping @MainActor @Sendable () -> WebHost
  ) {
    (self.title, self.description, self.path) = (title, description, path)
    makeHost = host
  }
}
