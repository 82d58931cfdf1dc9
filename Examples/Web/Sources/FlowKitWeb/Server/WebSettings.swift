import Foundation

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
  /// How many of them may come from the same address.
  public var maxSessionsOfAddress = 50
  /// The header in which a proxy tells the address of who is connected to it, such as `X-Forwarded-For`; nil without a proxy.
  public var addressField: String?
  /// How many windows a browser may have.
  public var maxWindows = 20
  /// After which time without a page a window, and a browser, are forgotten.
  public var idleTime: Duration = .seconds(1800)
  /// The size of the largest request, in bytes.
  public var maxRequest = 65_536
  /// After which time a connection is closed on which nothing is asked.
  public var idleConnectionTime: Duration = .seconds(60)
  /// The key that signs what pages keep of their place.
  ///
  /// With a key of its own, a server that starts again takes back what the one before has signed.
  public var key: [UInt8] = Self.randomKey()
  /// Notes what was refused, and what users are told in fewer words, a line each; the standard error output at first.
  public var log: @Sendable (String) -> Void = { FileHandle.standardError.write(Data("\($0)\n".utf8)) }
  /// How often a page is sent a sign of life.
  public var pulse: Duration = .seconds(15)

  /// The usual settings.
  public init() {}

  /// A key that nobody can guess.
  public static func randomKey() -> [UInt8] {
    var random = SystemRandomNumberGenerator()
    return (0..<32).map { _ in random.next() }
  }
}
