import FlowKit
import Foundation
import HTTPTypes
import Hummingbird
import HummingbirdTesting
import NIOCore
import Testing

@testable import FlowKitWeb

/// What the server answers, by plain HTTP.
@MainActor
struct ServerTests {
  @Test func aMarkBehindAQuotationMarkEndsNoAttribute() {
    #expect(Array("\"\u{301}<".inHTML.unicodeScalars) == Array("&quot;\u{301}&lt;".unicodeScalars))
  }

  @Test func aPageHasACookieThatNoScriptReadsAndAllowsNoForeignScript() async throws {
    try await Client.run { client in
      let page = try await client.get("/")
      let cookie = try #require(page.headers[.setCookie])
      #expect(cookie.wholeMatch(of: /flowkit=[0-9a-f]{64}; Path=\/; HttpOnly; SameSite=Strict/) != nil)
      for path in ["/", "/page.js", "/page.css", "/nothing", "/events?window=1"] {
        let headers = try await client.get(path).headers
        #expect(headers[.contentSecurityPolicy]?.hasPrefix("default-src 'none'; script-src 'self';") == true, "\(path)")
        #expect(headers[.xContentTypeOptions] == "nosniff", "\(path)")
        #expect(headers[.cacheControl] == (path.contains("page.") ? "no-cache" : "no-store"), "\(path)")
      }
    }
  }

  @Test func titlesAreNoMarkup() async throws {
    try await Client.run(title: "</title><script>alert(1)</script>") { client in
      let page = String(buffer: try await client.get("/").body)
      #expect(page.contains("<title>&lt;/title&gt;&lt;script&gt;alert(1)&lt;/script&gt;</title>"))
    }
  }

  @Test func onlyItsOwnPageMayAct() async throws {
    try await Client.run { client in
      try await client.enter()
      let good = try await client.post("/window", "{}")
      #expect(good.status == .ok)
      for (change, status) in Self.refused {
        let answer = try await client.post("/window", "{}", change)
        #expect(answer.status == status, "\(change)")
      }
      #expect(try await client.post("/window", "nonsense").status == .badRequest)
      #expect(try await client.post("/window", String(repeating: " ", count: 70_000)).status == .contentTooLarge)
      #expect(try await client.post("/act", #"{"kind": "back", "window": "1"}"#).status == .gone)
      #expect(try await client.get("/events?window=1").status == .gone)
    }
  }

  /// What a header is instead, and what the server says then; nil removes it.
  nonisolated private static let refused: [([String: String?], HTTPResponse.Status)] = [
    (["X-FlowKit-Token": nil], .forbidden),
    (["X-FlowKit-Token": String(repeating: "0", count: 64)], .forbidden),
    (["Cookie": nil], .forbidden),
    (["Cookie": "flowkit=0"], .forbidden),
    (["Origin": nil], .forbidden),
    (["Origin": "http://evil.example"], .forbidden),
    (["Origin": "null"], .forbidden),
    (["Sec-Fetch-Site": "cross-site"], .forbidden),
    (["Sec-Fetch-Site": "same-site"], .forbidden),
    (["Content-Type": "text/plain"], .unsupportedMediaType),
  ]

  @Test func aNameThatIsNotItsOwnIsRefused() async throws {
    var settings = WebSettings()
    settings.hosts = ["shop.example"]
    try await Client.run(settings) { client in
      let answer = try await client.get("/")
      #expect(answer.status == .misdirectedRequest)
    }
  }

  @Test func aWindowOfAnotherBrowserIsNotFound() async throws {
    try await Client.run { client in
      try await client.enter()
      let answer = String(buffer: try await client.post("/window", "{}").body)
      let window = try #require(answer.firstMatch(of: /[0-9a-f]{64}/)).output
      let event = #"{"kind": "resize", "isNarrow": true, "window": "\#(window)"}"#
      #expect(try await client.post("/act", event).status == .ok)
      try await client.enter(asNew: true)
      #expect(try await client.post("/act", event).status == .gone)
      #expect(try await client.get("/events?window=\(window)").status == .gone)
    }
  }

  @Test func afterALinkOnAnotherSiteThePageLoadsAgainWithItsCookie() async throws {
    try await Client.run { client in
      let page = try await client.get("/", ["Sec-Fetch-Site": "cross-site"])
      #expect(page.headers[.setCookie] == nil && String(buffer: page.body).contains("http-equiv=\"refresh\""))
    }
  }
}

// Several apps.
extension ServerTests {
  @Test func eachAppHasItsPathAndWhatLiesBelowIt() async throws {
    let apps = ["one", "two"].map { name in
      WebApp(name.capitalized, description: "<\(name)>", path: name) { WebHost(Navigator(root: NoteFlow().home)) }
    }
    var list = WebMenu("Apps")
    (list.text, list.first, list.link) = ("<all>", "one", ("More & more", "https://example.org"))
    try await Client.run(WebServer(apps, menu: list)) { client in
      let menu = String(buffer: try await client.get("/").body)
      #expect(menu.contains("<a href=\"/one\"><em>Begin here</em><b>One</b>") && menu.contains("&lt;all&gt;"))
      #expect(menu.contains("<a class=\"plain\" href=\"https://example.org\">More &amp; more</a>"))
      #expect(menu.contains("<a href=\"/two\"><b>Two</b><span>&lt;two&gt;</span></a>"))
      for path in ["/two", "/two/", "/two/items/2?count=3"] {
        let page = String(buffer: try await client.get(path).body)
        #expect(page.contains("<title>Two</title>") && page.contains("name=\"base\" content=\"/two\""), "\(path)")
      }
      let nothing = try await client.get("/three")
      #expect(nothing.status == .notFound && String(buffer: nothing.body).contains("<h1>Nothing is here</h1>"))
      #expect(try await client.get("/two/items", ["Sec-Fetch-Site": "cross-site"]).status == .ok)
      #expect(try await client.get("/page.js", ["Sec-Fetch-Site": "cross-site"]).status == .forbidden)
      try await client.enter(at: "/two")
      #expect(try await client.post("/window", #"{"app": "three"}"#).status == .serviceUnavailable)
      let answer = String(buffer: try await client.post("/window", #"{"app": "two"}"#).body)
      let window = try #require(answer.firstMatch(of: /[0-9a-f]{64}/)).output
      let same = #"{"app": "two", "window": "\#(window)"}"#, other = #"{"app": "one", "window": "\#(window)"}"#
      #expect(String(buffer: try await client.post("/window", same).body).contains(window))
      #expect(try await !String(buffer: client.post("/window", other).body).contains(window))
    }
  }
}

// How many there may be.
extension ServerTests {
  @Test func whoIsNotThereMakesRoomAndWhoIsThereStays() throws {
    var settings = WebSettings()
    settings.maxSessions = 2
    let sessions = WebSessions([Client.app()], settings)
    let first = try #require(sessions.open(nil)), window = try #require(sessions.openWindow(of: first.cookie))
    let link = sessions.host(of: window, of: first.cookie)?.connect()
    let second = try #require(sessions.open(nil)), third = try #require(sessions.open(nil))
    #expect(sessions.count == 2)
    #expect(sessions.accepts(first.token, of: first.cookie) && !sessions.accepts(second.token, of: second.cookie))
    let other = try #require(sessions.openWindow(of: third.cookie))
    let otherLink = sessions.host(of: other, of: third.cookie)?.connect()
    #expect(sessions.open(nil) == nil)
    withExtendedLifetime((link, otherLink)) {}
  }

  @Test func whoIsIdleIsForgotten() throws {
    let clock = ManualClock(), settings = WebSettings()
    let sessions = WebSessions([Client.app()], settings) { clock.now }
    let session = try #require(sessions.open(nil)), window = try #require(sessions.openWindow(of: session.cookie))
    let link = try #require(sessions.host(of: window, of: session.cookie)?.connect())
    clock.now += settings.idleTime * 2
    sessions.forgetIdle()
    #expect(sessions.count == 1)
    sessions.host(of: window, of: session.cookie)?.disconnect(link)
    clock.now += settings.idleTime / 2
    sessions.forgetIdle()
    #expect(sessions.host(of: window, of: session.cookie) != nil)
    clock.now += settings.idleTime
    sessions.forgetIdle()
    #expect(sessions.count == 0)
  }

  @Test func aBrowserHasSoManyWindows() throws {
    var settings = WebSettings()
    settings.maxWindows = 2
    let sessions = WebSessions([Client.app()], settings)
    let session = try #require(sessions.open(nil))
    let windows = (0..<3).compactMap { _ in sessions.openWindow(of: session.cookie) }
    #expect(windows.map { sessions.host(of: $0, of: session.cookie) != nil } == [false, true, true])
    #expect(sessions.openWindow(.init(window: windows[2]), of: session.cookie) == windows[2])
  }

  @MainActor
  private final class ManualClock {
    var now = ContinuousClock.now
  }
}

/// A browser that is told what to send.
@MainActor
final class Client {
  private let client: any TestClientProtocol
  private var cookie: String?
  private var token: String?

  private init(_ client: any TestClientProtocol) { self.client = client }

  static func app(_ title: String = "Test") -> WebApp {
    WebApp(title) { Navigator(root: NoteFlow().home) }
  }

  static func run(
    _ settings: WebSettings = WebSettings(), title: String = "Test", _ body: @MainActor (Client) async throws -> Void
  ) async throws {
    try await run(WebServer(app(title), settings), body)
  }

  static func run(_ server: WebServer, _ body: @MainActor (Client) async throws -> Void) async throws {
    try await Application(router: server.router).test(.router) { client in try await body(Client(client)) }
  }

  func get(_ path: String, _ fields: [String: String] = [:]) async throws -> TestResponse {
    try await client.execute(uri: path, method: .get, headers: Self.fields(["Cookie": cookie], fields.mapValues { $0 }))
  }

  /// Gets the page, its cookie and its token.
  func enter(asNew isNew: Bool = false, at path: String = "/") async throws {
    if isNew { cookie = nil }
    let page = try await get(path)
    cookie = page.headers[.setCookie]?.split(separator: ";").first.map(String.init)
    token = String(buffer: page.body).firstMatch(of: /name="token" content="([0-9a-f]+)"/).map { String($0.output.1) }
  }

  func post(_ path: String, _ body: String, _ changes: [String: String?] = [:]) async throws -> TestResponse {
    let usual = [
      "Cookie": cookie, "X-FlowKit-Token": token, "Origin": "http://localhost", "Content-Type": "application/json",
    ]
    return try await client.execute(
      uri: path, method: .post, headers: Self.fields(usual, changes), body: ByteBuffer(string: body))
  }

  private static func fields(_ usual: [String: String?], _ changes: [String: String?]) -> HTTPFields {
    var fields = HTTPFields()
    for (name, value) in usual.merging(changes, uniquingKeysWith: { $1 }) {
      if let name = HTTPField.Name(name) { fields[name] = value }
    }
    return fields
  }
}
