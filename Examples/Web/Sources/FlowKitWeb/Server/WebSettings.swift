/// Where a server listens, and what it allows.
public struct WebSettings: Sendable {
  /// The address that it listens on; only programs on the same machine reach the usual one.
  public var address = "127.0.0.1"
  /// The port; 0 for any that is free.
  public var port = 8080
  /// The names by which browsers may call the server, without the port.
  ///
  /// A request for another name is refused, so that a foreign page can't reach a server on the user's machine under a name
  /// of its own.
  public var hosts: Set<String> = ["127.0.0.1", "localhost", "[::1]"]
  /// Whether browsers reach it by https, through a proxy; then its cookie never travels otherwise.
  public var isSecure = false
  /// How many browsers may use the app at the same time.
  public var maxSessions = 100
  /// How many windows a browser may have.
  public var maxWindows = 20
  /// After which time without a page a window, and a browser, are forgotten.
  public var idleTime: Duration = .seconds(1800)
  /// The size of the largest request, in bytes.
  public var maxRequest = 65_536
  /// How often a page is sent a sign of life.
  public var pulse: Duration = .seconds(15)

  /// The usual settings.
  public init() {}
}
