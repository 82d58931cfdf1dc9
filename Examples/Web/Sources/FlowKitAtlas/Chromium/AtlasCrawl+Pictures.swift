import FlowKit
import FlowKitWeb

// The pictures: Chromium takes each screen's way once.
extension AtlasCrawl {
  /// The size of the phone that is photographed, in the page's points.
  static let phone = (width: 320, height: 520)

  /// Walks, lets Chromium take a picture of each screen, and compares all that with another atlas.
  ///
  /// - Parameter old: The other atlas; nil if there is none.
  /// - Returns: The atlas, and what is different.
  /// - Throws: ``MissingChromium``, or what prevents the server or Chromium.
  public func runWithPictures(comparedWith old: Atlas? = nil) async throws -> (Atlas, AtlasComparison?) {
    let chromium = try Chromium()
    defer { chromium.quit() }
    let atlas = try await photograph(chromium)
    guard let old else { return (atlas, nil) }
    return (atlas, try await AtlasComparison(from: old, to: atlas) { try await chromium.difference(of: $0, and: $1) })
  }

  private func photograph(_ chromium: Chromium) async throws -> Atlas {
    var atlas = await run()
    var settings = WebSettings()
    settings.port = 0
    settings.maxSessions = 1000
    let windows = Windows()
    let photographed = WebApp(app.title, path: app.path) { [app] in
      let host = app.makeHost()
      Self.prepare(host)
      windows.newest = host
      return host
    }
    let (ports, continuation) = AsyncStream<Int>.makeStream()
    let webServer = WebServer(photographed, settings)
    let server = Task {
      defer { continuation.finish() }
      try await webServer.run { continuation.yield($0) }
    }
    defer { server.cancel() }
    for await port in ports {
      let address = "http://127.0.0.1:\(port)/\(app.path)"
      for index in atlas.screens.indices {
        try await photograph(index, of: &atlas, at: address, windows, chromium)
      }
      return atlas
    }
    try await server.value  // the server couldn't start, and says why
    return atlas
  }

  private func photograph(
    _ index: Int, of atlas: inout Atlas, at address: String, _ windows: Windows, _ chromium: Chromium
  ) async throws {
    let name = atlas.screens[index].name
    windows.newest = nil
    _ = try await chromium.ask(
      "open", ["url": address, "width": Self.phone.width, "height": Self.phone.height], as: Int.self)
    guard let host = windows.newest else { return }
    try await settle(host, chromium)
    for step in ways[name] ?? [] {
      guard let control = host.control(for: step) else { break }
      let arguments = ["selector": control.selector]
      if step.key.kind == .field {
        _ = try await chromium.ask("fill", arguments.merging(["text": step.text]) { $1 }, as: Bool.self)
      } else {
        _ = try await chromium.ask("click", arguments, as: Bool.self)
      }
      try await settle(host, chromium)
    }
    let own = atlas.arrows.indices.filter { atlas.arrows[$0].source == name }
    let controls = host.steps
    let selectors = own.map { arrow in
      controls.first { $0.step.key == keys[arrow] }?.control.selector ?? "#none"
    }
    let shot = try await chromium.ask("shoot", ["selectors": selectors], as: Shot.self)
    for (arrow, box) in zip(own, shot.boxes) { atlas.arrows[arrow].box = box }
    atlas.screens[index].picture = Atlas.Picture(
      light: shot.light, dark: shot.dark, width: Double(Self.phone.width), height: Double(Self.phone.height))
  }

  /// Waits until nothing goes on in the app, and the page shows all of it.
  private func settle(_ host: WebHost, _ chromium: Chromium) async throws {
    try? await host.navigator.settled(within: patience)
    while true {
      let applied = try await chromium.ask("settle", ["stamp": host.sentStamp], as: Int.self)
      if let seen = host.seenStamp, applied >= seen { return }
    }
  }

  /// The window that Chromium has opened last.
  @MainActor
  private final class Windows {
    var newest: WebHost?
  }

  private struct Shot: Decodable {
    let light: String
    let dark: String
    let boxes: [Atlas.Box?]
  }
}
