import Foundation
import HTTPTypes
public import Hummingbird
import NIOCore
import PageFields

/// Serves an app to browsers.
///
/// ```swift
/// try await WebServer(WebApp("Shop") { Navigator(root: ShopFlow().list) }).run()
/// ```
///
/// - `GET /`, or an app's path and what lies below it, is the page, and gives the browser a cookie. With several apps, `GET /`
///   lists them.
/// - `POST /window` opens a window, or finds the one that the page has had before.
/// - `GET /events` is the stream of states for a window.
/// - `POST /act` reports what the user does.
public struct WebServer: Sendable {
  let apps: [WebApp]
  /// The list of apps; nil if there is only one app.
  private let menu: WebMenu?
  let settings: WebSettings
  let sessions: WebSessions

  /// Makes a server, which doesn't listen yet.
  @MainActor
  public init(_ app: WebApp, _ settings: WebSettings = WebSettings()) {
    (apps, menu, self.settings) = ([app], nil, settings)
    sessions = WebSessions([app], settings)
  }

  /// Makes a server for several apps, each at its path.
  ///
  /// - Parameters:
  ///   - apps: The apps, none of which is at the root.
  ///   - menu: The page that lists them.
  ///   - settings: Where it listens.
  @MainActor
  public init(_ apps: [WebApp], menu: WebMenu, _ settings: WebSettings = WebSettings()) {
    (self.apps, self.menu, self.settings) = (apps, menu, settings)
    sessions = WebSessions(apps, settings)
  }

  /// Listens until the task is cancelled.
  ///
  /// - Parameter started: Called with the port when it listens. Without it, the address of the first page is printed.
  /// - Throws: What prevents it, such as another program that listens there.
  public func run(_ started: (@Sendable (Int) async -> Void)? = nil) async throws {
    let configuration = ApplicationConfiguration(address: .hostname(settings.address, port: settings.port))
    let application = Application(
      router: router,
      server: .http1(configuration: .init(idleTimeout: .seconds(settings.idleConnectionTime.components.seconds))),
      configuration: configuration,
      onServerRunning: { [settings] channel in
        let port = channel.localAddress?.port ?? 0
        if let started { return await started(port) }
        print("http://\(settings.address == "0.0.0.0" ? "127.0.0.1" : settings.address):\(port)/")
        fflush(nil)  // also where a program reads it
      })
    let sweep = Task { [sessions, settings] in
      while !Task.isCancelled {
        try? await Task.sleep(for: settings.idleTime / 4)
        await sessions.forgetIdle()
      }
    }
    defer { sweep.cancel() }
    try await application.run()
  }

  /// The routes, for a server of your own.
  public var router: Router<WebContext> {
    let router = Router(context: WebContext.self, options: .autoGenerateHeadEndpoints)
    router.add(middleware: RequestCheck(settings: settings))
    for app in apps {
      let path = app.path.isEmpty ? "" : "/" + app.path
      router.get("\(path)/") { request, context in await page(of: app, for: request, context) }
      router.get("\(path)/**") { request, context in await page(of: app, for: request, context) }
    }
    if let menu {
      router.get("/") { _, _ in html(PageFile.menu(menu, of: apps)) }
    }
    for file in ServedFile.all { router.get("/\(file.name)") { request, _ in file.response(to: request) } }
    router.get("/events") { request, _ in try await events(for: request) }
    router.post("/window") { request, _ in try await openWindow(for: request) }
    router.post("/act") { request, _ in try await act(for: request) }
    return router
  }
}

// The page and its windows.
extension WebServer {
  @MainActor
  private func page(of app: WebApp, for request: Request, _ context: WebContext) -> Response {
    if request.headers[.site] == "cross-site", cookie(of: request) == nil {
      // After a link on another site, the browser keeps the cookie to itself; it sends it when the page loads itself again.
      let page = "<!DOCTYPE html><meta http-equiv=\"refresh\" content=\"0\"><title>\u{2026}</title>"
      return html(page)
    }
    guard let (cookie, token) = sessions.open(cookie(of: request), from: settings.address(of: request, context)) else {
      var response = html(
        PageFile.message("Too many are here now", "There will be room again in a minute or two.", link: "Try again"))
      (response.status, response.headers[.retryAfter]) = (.serviceUnavailable, "60")
      return response
    }
    let name = Self.cookieName(for: request)
    let parts = "\(name)=\(cookie); Path=/; HttpOnly; SameSite=Strict" + (settings.isSecure ? "; Secure" : "")
    var response = html(PageFile.page(of: app, token: token, hasMenu: menu != nil))
    response.headers[.setCookie] = parts
    return response
  }

  nonisolated private func html(_ page: String) -> Response {
    Response(status: .ok, headers: [.contentType: "text/html; charset=utf-8"], body: text(page))
  }

  private func cookie(of request: Request) -> String? { request.cookies[Self.cookieName(for: request)]?.value }

  /// Browsers send a cookie to all ports of a host, so each server's has its port in its name.
  private static func cookieName(for request: Request) -> String {
    let port = request.head.authority?.split(separator: ":").last.flatMap { Int($0) }
    return "flowkit\(port.map { "\($0)" } ?? "")"
  }

  nonisolated private func text(_ text: String) -> ResponseBody { ResponseBody(byteBuffer: ByteBuffer(string: text)) }

  private func json(_ value: some Encodable) throws -> Response {
    let bytes = try JSONEncoder().encode(value)
    return Response(
      status: .ok, headers: [.contentType: "application/json"],
      body: ResponseBody(byteBuffer: ByteBuffer(bytes: bytes)))
  }

  /// What a page has sent, if it is one of this server's.
  private func read<Value: Decodable>(_ type: Value.Type, of request: Request) async throws -> Value {
    let token = request.headers[.token]
    guard await sessions.accepts(token, of: cookie(of: request)) else { throw HTTPError(.forbidden) }
    let buffer = try await request.body.collect(upTo: settings.maxRequest)
    guard let value = try? JSONDecoder().decode(type, from: Data(buffer.readableBytesView)) else {
      throw HTTPError(.badRequest)
    }
    return value
  }

  private struct Window: Encodable, Sendable {
    let window: String
  }

  private func openWindow(for request: Request) async throws -> Response {
    let wish = try await read(WebSessions.Wish.self, of: request)
    guard let cookie = cookie(of: request), let id = await sessions.openWindow(wish, of: cookie) else {
      throw HTTPError(.serviceUnavailable)
    }
    return try json(Window(window: id))
  }
}

// What goes on.
extension WebServer {
  private func act(for request: Request) async throws -> Response {
    let event = try await read(PageEvent.self, of: request)
    guard let answer = await take(event, cookie(of: request)) else { throw HTTPError(.gone) }
    return try json(answer)
  }

  @MainActor
  private func take(_ event: PageEvent, _ cookie: String?) -> PageAnswer? {
    sessions.host(of: event.window, of: cookie)?.take(event)
  }

  private func events(for request: Request) async throws -> Response {
    guard let window = request.uri.queryParameters["window"],
      let host = await sessions.host(of: String(window), of: cookie(of: request))
    else {
      throw HTTPError(.gone)
    }
    return Response(
      status: .ok, headers: [.contentType: "text/event-stream", RequestCheck.buffering: "no"],
      body: ResponseBody { writer in
        let link = await host.connect()
        let pulse = Task { [settings] in
          while !Task.isCancelled {
            try? await Task.sleep(for: settings.pulse)
            link.signal()
          }
        }
        do {
          try await writer.write(ByteBuffer(string: "retry: 500\n\n"))
          try await request.body.consumeWithInboundCloseHandler { _ in
            for await _ in link.signals {
              try await writer.write(ByteBuffer(string: Self.message(await host.news(for: link))))
            }
          } onInboundClosed: {
            link.end()
          }
          if await host.isShownElsewhere(than: link) {
            try await writer.write(ByteBuffer(string: "event: elsewhere\ndata: \n\n"))
          }
          try await writer.finish(nil)
        } catch {
          // The page is gone.
        }
        pulse.cancel()
        await host.disconnect(link)
      })
  }

  /// A message of the stream; a sign of life if there is nothing new.
  private static func message(_ news: PageNews?) -> String {
    guard let news, let data = try? JSONEncoder().encode(news) else {
      return "event: pulse\ndata:\n\n"
    }
    return "event: state\ndata: \(String(decoding: data, as: UTF8.self))\n\n"
  }
}
