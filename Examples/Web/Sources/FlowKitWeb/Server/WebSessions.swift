/// The browsers that use the app, and their windows.
@MainActor
final class WebSessions {
  private let apps: [WebApp]
  private let settings: WebSettings
  private let seal: SnapshotSeal
  /// The way of the newest window to its place, for tests.
  private(set) var starting: Task<Void, Never>?
  private var sessions: [String: Session] = [:]
  /// The time; tests have one of their own.
  private let now: @MainActor () -> ContinuousClock.Instant

  private struct Session {
    /// What a request must have beside the cookie, which the browser sends by itself.
    let token: String
    /// Where it has come from.
    let address: String
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
    seal = SnapshotSeal(key: settings.key)
  }

  /// How many browsers there are.
  var count: Int { sessions.count }

  /// The session of a browser, perhaps a new one; nil if there is no room.
  ///
  /// - Parameters:
  ///   - cookie: The browser's cookie, if it has one.
  ///   - address: Where it comes from.
  /// - Returns: Its cookie from now on, and the token for its pages.
  func open(_ cookie: String?, from address: String = "") -> (cookie: String, token: String)? {
    forgetIdle()
    if let cookie, let session = sessions[cookie] {
      sessions[cookie]?.lastUse = now()
      return (cookie, session.token)
    }
    guard makeRoom(settings.maxSessionsOfAddress, { $0.address == address }),
      makeRoom(settings.maxSessions, { _ in true })
    else { return nil }
    let cookie = Self.secret(), token = Self.secret()
    sessions[cookie] = Session(token: token, address: address, lastUse: now())
    return (cookie, token)
  }

  /// Forgets the one of some sessions that has been idle longest, if there are too many of them for another one.
  private func makeRoom(_ limit: Int, _ isCounted: (Session) -> Bool) -> Bool {
    let counted = sessions.filter { isCounted($0.value) }
    guard counted.count >= limit else { return true }
    let idle = counted.filter { $0.value.isIdle }.min { $0.value.lastUse < $1.value.lastUse }
    guard let idle else { return false }
    sessions[idle.key] = nil
    return true
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
    (host.log, host.seal) = (settings.log, { [seal] in seal.seal($0, of: app.path) })
    // What was signed by somebody else can't be read.
    let snapshot = wish.snapshot.map { seal.open($0, of: app.path) ?? "" }
    session.windows[id] = Window(host: host, app: app.path, lastUse: now())
    sessions[cookie] = session
    starting = Task { await host.start(at: wish.address, from: snapshot) }
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
  private static func secret() -> String { WebSettings.randomKey().inHexadecimal }

  /// Takes the same time wherever they differ.
  private static func areEqual(_ left: String, _ right: String) -> Bool {
    guard left.utf8.count == right.utf8.count else { return false }
    return zip(left.utf8, right.utf8).reduce(0) { $0 | ($1.0 ^ $1.1) } == 0
  }
}
