import FlowKit
import FlowKitRestoration
import Hummingbird
import HummingbirdTesting
import NIOCore
import NIOPosix
import Testing

@testable import FlowKitWeb

/// What the server refuses, keeps, signs, and tells whoever runs it.
@MainActor
struct ServingTests {
  @Test func aLineIsNotedForEachRequestThatIsRefused() async throws {
    let (lines, log) = AsyncStream<String>.makeStream()
    var settings = WebSettings()
    settings.log = { log.yield($0) }
    try await Client.run(settings) { client in
      try await client.enter()
      _ = try await client.post("/window", "{}")
      _ = try await client.post("/window", "{}", ["Origin": "http://evil.example"])
      _ = try await client.post("/act", #"{"kind": "back", "window": "1"}"#)
    }
    log.finish()
    var noted: [String] = []
    for await line in lines { noted.append(line) }
    #expect(noted == ["403: POST /window from ", "410: POST /act from "])
  }

  @Test func aFileIsCompressedAndAskedForOnce() async throws {
    try await Client.run { client in
      let plain = try await client.get("/page.css")
      let small = try await client.get("/page.css", ["Accept-Encoding": "gzip, br"])
      #expect(small.headers[.contentEncoding] == "gzip" && plain.headers[.contentEncoding] == nil)
      #expect(
        small.body.readableBytes * 2 < plain.body.readableBytes && small.body.getBytes(at: 0, length: 2) == [31, 139])
      let tag = try #require(plain.headers[.eTag])
      let again = try await client.get("/page.css", ["If-None-Match": tag])
      #expect(again.status == .notModified && again.body.readableBytes == 0)
      #expect(try await client.get("/page.css", ["If-None-Match": "\"other\""]).status == .ok)
    }
  }

  @Test func noAddressTakesTheWholeServer() throws {
    var settings = WebSettings()
    (settings.maxSessions, settings.maxSessionsOfAddress) = (3, 2)
    let sessions = WebSessions([Client.app()], settings)
    var links: [PageLink?] = []
    for _ in 0..<2 {
      let one = try #require(sessions.open(nil, from: "a")), window = try #require(sessions.openWindow(of: one.cookie))
      links.append(sessions.host(of: window, of: one.cookie)?.connect())
    }
    #expect(sessions.open(nil, from: "a") == nil, "both are there")
    #expect(sessions.open(nil, from: "b") != nil)
    withExtendedLifetime(links) {}
  }

  @Test func aProxyTellsWhoIsBehindIt() throws {
    var settings = WebSettings()
    settings.addressField = "X-Forwarded-For"
    #expect(settings.address(told: "1.1.1.1, 2.2.2.2", "127.0.0.1") == "2.2.2.2", "the first may be made up")
    #expect(settings.address(told: nil, "127.0.0.1") == "127.0.0.1")
    settings.addressField = nil
    #expect(settings.address(told: "1.1.1.1", "127.0.0.1") == "127.0.0.1")
  }

  @Test func aConnectionOnWhichNothingIsAskedIsClosed() async throws {
    var settings = WebSettings()
    (settings.port, settings.idleConnectionTime) = (0, .seconds(1))
    let (ports, continuation) = AsyncStream<Int>.makeStream()
    let server = WebServer(Client.app(), settings)
    let running = Task { try await server.run { continuation.yield($0) } }
    for await port in ports {
      let client = ClientBootstrap(group: .singletonMultiThreadedEventLoopGroup).connectTimeout(.seconds(10))
      try await client.connect(host: "127.0.0.1", port: port).get().closeFuture.get()
      break
    }
    running.cancel()
  }
}

// Snapshots.
extension ServingTests {
  private func window(from snapshot: String, _ settings: WebSettings) async throws -> WebHost {
    let flows = try FlowRegistry {
      $0.add("home", NoteFlow().home)
      $0.add("next", NoteFlow().note("Home.1"))
    }
    let app = WebApp("Test", path: "notes") {
      let host = WebHost(Navigator(root: NoteFlow().home))
      host.flows = flows
      return host
    }
    let sessions = WebSessions([app], settings), session = try #require(sessions.open(nil))
    let window = try #require(sessions.openWindow(.init(app: "notes", snapshot: snapshot), of: session.cookie))
    let host = try #require(sessions.host(of: window, of: session.cookie))
    await sessions.starting?.value
    return host
  }

  @Test func aSnapshotThatTheServerHasNotSignedIsNotTaken() async throws {
    var settings = WebSettings()
    let first = try await window(from: "", settings), link = first.connect()
    (first.navigator.visibleScreen as? NoteScreen)?.onNext()
    let signed = try #require(first.news(for: link)?.snapshot), plain = try #require(first.snapshot)
    #expect(signed.hasSuffix(plain) && signed != plain)
    for made in [plain, "." + plain, String(repeating: "0", count: 64) + "." + plain, signed + " "] {
      let host = try await window(from: made, settings)
      #expect(host.navigator.place == "Home" && host.notice == "What this page has kept can’t be read.", "\(made)")
    }
    let later = try await window(from: signed, settings)
    #expect(later.navigator.place == "Home > Home.1" && later.notice == nil)
    settings.key = WebSettings.randomKey()
    #expect(try await window(from: signed, settings).navigator.place == "Home")
    let seal = SnapshotSeal(key: settings.key)
    #expect(
      seal.open(seal.seal("a", of: "shop"), of: "shop") == "a" && seal.open(seal.seal("a", of: "shop"), of: "") == nil)
  }
}
