import Foundation
import HTTPTypes
import Hummingbird
import NIOCore

/// Listens to apps, and shows them on its page.
///
/// - `POST /app/...` comes from an app: `hello`, `news`, `answer`, `end`, and `commands`, whose answer waits until there are some.
/// - `GET /events` is the stream of news for a page, a line of JSON each.
/// - `POST /act` is a command for an app, from the page or the tool; its answer is the app's.
/// - `GET /source` is a file of an app's sources.
struct InspectorServer: Sendable {
  let settings: InspectorSettings
  let apps: InspectedApps
  private let sources: SourceFiles

  @MainActor
  init(_ settings: InspectorSettings) {
    self.settings = settings
    apps = InspectedApps()
    sources = SourceFiles(settings.sources)
  }

  /// Listens until the task is cancelled.
  ///
  /// - Parameter started: Called with the port when it listens.
  /// - Throws: What prevents it, such as another program that listens there.
  func run(_ started: @escaping @Sendable (Int) async -> Void) async throws {
    let application = Application(
      router: router,
      configuration: ApplicationConfiguration(address: .hostname(settings.address, port: settings.port)),
      onServerRunning: { await started($0.localAddress?.port ?? 0) })
    let sweep = Task { [apps] in
      while !Task.isCancelled {
        try? await Task.sleep(for: .seconds(5))
        await apps.loseSilent()
      }
    }
    defer { sweep.cancel() }
    try await application.run()
  }

  var router: Router<BasicRequestContext> {
    let router = Router()
    router.add(middleware: InspectorCheck(settings: settings))
    for file in InspectorPage.files { router.get("\(file.path)") { _, _ in file.response } }
    router.post("/app/hello") { request, _ in try await hello(request) }
    router.post("/app/commands") { request, _ in try await commands(for: request) }
    for path in ["news", "answer", "end"] {
      router.post("/app/\(path)") { request, _ in try await take(path, request) }
    }
    router.get("/events") { request, _ in await events(for: request) }
    router.post("/act") { request, _ in try await act(request) }
    router.get("/source") { request, _ in try await source(for: request) }
    return router
  }

  private func read(_ request: Request) async throws -> JSON {
    let buffer = try await request.body.collect(upTo: settings.maxRequest)
    guard let value = try? JSONDecoder().decode(JSON.self, from: Data(buffer.readableBytesView)) else {
      throw HTTPError(.badRequest)
    }
    return value
  }

  private func answer(_ value: JSON) -> Response {
    Response(
      status: .ok, headers: [.contentType: "application/json"],
      body: ResponseBody(byteBuffer: ByteBuffer(bytes: value.bytes)))
  }
}

// Apps.
extension InspectorServer {
  private func hello(_ request: Request) async throws -> Response {
    guard let id = request.headers[InspectorCheck.app] else { throw HTTPError(.badRequest) }
    await apps.takeHello(try await read(request), from: id)
    return answer(.null)
  }

  /// The app of a request; one that is unknown has to begin anew.
  private func app(of request: Request) async throws -> InspectedApp {
    guard let app = await apps.app(request.headers[InspectorCheck.app]) else { throw HTTPError(.gone) }
    return app
  }

  private func take(_ path: String, _ request: Request) async throws -> Response {
    let app = try await app(of: request), message = try await read(request)
    await apps.take(path, message, from: app)
    return answer(.null)
  }

  private func commands(for request: Request) async throws -> Response {
    let app = try await app(of: request), poll = await app.beginPoll()
    return Response(
      status: .ok, headers: [.contentType: "application/json", .connection: "close"],
      body: ResponseBody { writer in
        let timeout = Task { [settings] in
          try? await Task.sleep(for: settings.pollTime)
          poll.wake()
        }
        defer { timeout.cancel() }
        let commands = try await request.body.consumeWithInboundCloseHandler { _ in
          for await _ in poll.signals { break }
          return await app.take(poll)
        } onInboundClosed: {  // called in any case, but then the app doesn't wait any more
          Task { await apps.lose(app, poll) }
          poll.end()
        }
        try await writer.write(ByteBuffer(bytes: JSON.list(commands).bytes))
        try await writer.finish(nil)
      })
  }
}

// Pages, and the tool.
extension InspectorServer {
  private func events(for request: Request) async -> Response {
    let (reader, signals) = await apps.addReader()
    return Response(
      status: .ok, headers: [.contentType: "application/x-ndjson"],
      body: ResponseBody { writer in
        let pulse = Task {
          while !Task.isCancelled {
            try? await Task.sleep(for: .seconds(15))
            await reader.wake()
          }
        }
        do {
          try await request.body.consumeWithInboundCloseHandler { _ in
            for await _ in signals {
              try await writer.write(ByteBuffer(bytes: await apps.news(for: reader).bytes + [10]))
            }
          } onInboundClosed: {
            Task { await reader.end() }
          }
          try await writer.finish(nil)
        } catch {
          // The page is gone.
        }
        pulse.cancel()
        await apps.remove(reader)
      })
  }

  private func act(_ request: Request) async throws -> Response {
    let command = try await read(request), name = command["app"]?.text ?? ""
    guard let app = await apps.app(named: name) else {
      throw HTTPError(.notFound, message: await unknown(name))
    }
    guard let answer = await app.perform(command, within: settings.answerTime) else {
      let title = app.title
      throw HTTPError(.gatewayTimeout, message: "\(title) gives no answer: it has ended, or it is busy or stopped.")
    }
    return self.answer(answer)
  }

  @MainActor
  private func unknown(_ name: String) -> String {
    let titles = apps.apps.filter(\.isConnected).map(\.title)
    let known = titles.isEmpty ? "No app is connected." : "Connected are: \(titles.joined(separator: ", "))."
    return "No app “\(name.prefix(100))” is connected. \(known) An app connects with navigator.inspect()."
  }

  private func source(for request: Request) async throws -> Response {
    let name = request.uri.queryParameters["file"].map { String($0) } ?? ""
    guard let found = await sources.lines(of: name) else { throw HTTPError(.notFound) }
    return answer(["path": .text(found.path), "lines": .list(found.lines.map { .text($0) })])
  }
}
