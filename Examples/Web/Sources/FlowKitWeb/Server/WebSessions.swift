/// The browsers that use the app, and their windows.
@MainActor
final class WebSessions {
  private let apps: [WebApp]
  private let settings: WebSettings
  private var sessions: [String: Session] = [:]
  /// The time; tests have one of their own.
  private let now: @MainActor () -> ContinuousClock.Instant

  private struct Session {
    /// What a request must have beside the cookie, which the browser sends by itself.
    let token: String
    var windows: [String: Window] = [:]
    var lastUse: ContinuousClock.Instant

    @MainActor var isIdle: Bool { windows.values.allSatisfy { !$0.host.isConnected } }
  }

  private struct Window {
    let host: WebHost
    /// Where its app is.
    let app: String
    var lastUse: ContinuousClock.Instant
  }

  init(_ apps: [WebApp], _ settings: WebSettings, now: @escaping @MainActor () -> ContinuousClock.Instant = { .now }) {
    (self.apps, self.settings, self.now) = (apps, settings, now)
  }

  /// How many browsers there are.
  var count: Int { sessions.count }

  /// The session of a browser, perhaps a new one; nil if there is no room.
  ///
  /// - Parameter cookie: The browser's cookie, if it has one.
  /// - Returns: Its cookie from now on, and the token for its pages.
  func open(_ cookie: String?) -> (cookie: String, token: String)? {
    forgetIdle()
    if let cookie, let session = sessions[cookie] {
      sessions[cookie]?.lastUse = now()
      return (cookie, session.token)
    }
    if sessions.count >= settings.maxSessions {
      let idle = sessions.filter { $0.value.isIdle }.min { $0.value.lastUse < $1.value.lastUse }
      guard let idle else { return nil }
      sessions[idle.key] = nil
    }
    let cookie = Self.secret(), token = Self.secret()
    sessions[cookie] = Session(token: token, lastUse: now())
    return (cookie, token)
  }

  /// Whether a request comes from a page of this browser.
  func accepts(_ token: String?, of cookie: String?) -> Bool {
    guard let cookie, let token, let session = sessions[cookie] else { return false }
    return Self.areEqual(session.token, token)
  }

  /// What a page wants to show.
  struct Wish: Decodable, Sendable {
    /// Where its app is; nil for the only one.
    var app: String?
    /// The window that it has had before it was loaded again.
    var window: String?
    /// The place in its address.
    var address: String?
    /// The place that it has kept, in case the window is no longer there.
    var snapshot: String?
  }

  /// A window of a browser.
  ///
  /// - Parameters:
  ///   - wish: What a page wants to show.
  ///   - cookie: The browser.
  /// - Returns: The window that it has had if that is still there, or a new one.
  func openWindow(_ wish: Wish = Wish(), of cookie: String) -> String? {
    forgetIdle()
    guard var session = sessions[cookie], let app = apps.first(where: { $0.path == wish.app ?? "" }) else { return nil }
    if let id = wish.window, session.windows[id]?.app == app.path {
      session.windows[id]?.lastUse = now()
      sessions[cookie] = session
      return id
    }
    if session.windows.count >= settings.maxWindows {
      let idle = session.windows.filter { !$0.value.host.isConnected }.min { $0.value.lastUse < $1.value.lastUse }
      guard let idle else { return nil }
      session.windows[idle.key] = nil
    }
    let id = Self.secret()
    let host = app.makeHost()
    session.windows[id] = Window(host: host, app: app.path, lastUse: now())
    sessions[cookie] = session
    Task { await host.start(at: wish.address, from: wish.snapshot) }
    return id
  }

  /// The host of a window; nil if it has been forgotten.
  func host(of window: String, of cookie: String?) -> WebHost? {
    guard let cookie, sessions[cookie]?.windows[window] != nil else { return nil }
    sessions[cookie]?.lastUse = now()
    sessions[cookie]?.windows[window]?.lastUse = now()
    return sessions[cookie]?.windows[window]?.host
  }

  /// Forgets who has not been there for a while.
  func forgetIdle() {
    let limit = now() - settings.idleTime
    for (cookie, session) in sessions {
      let windows = session.windows.filter { $0.value.host.isConnected || $0.value.lastUse > limit }
      sessions[cookie]?.windows = windows
      if windows.isEmpty, session.lastUse <= limit { sessions[cookie] = nil }
    }
  }

  /// 32 random bytes in hexadecimal digits.
  private static func secret() -> String {
    var random = SystemRandomNumberGenerator()
    return (0..<4).map { _ in
      let digits = String(random.next() as UInt64, radix: 16)
      return String(repeating: "0", count: 16 - digits.count) + digits
    }.joined()
  }

  /// Takes the same time wherever they differ.
  private static func areEqual(_ left: String, _ right: String) -> Bool {
    guard left.utf8.count == right.utf8.count else { return false }
    return zip(left.utf8, right.utf8).reduce(0) { $0 | ($1.0 ^ $1.1) } == 0
  }
}
