import FlowKit
import FlowKitLinks
import FlowKitWeb
import Hummingbird
import Testing

@testable import FlowKitWeb
@testable import WebTours

/// The tours on their pages in Chromium.
@MainActor
final class ToursStage {
  private let browser: Browser
  private var server: Task<Void, any Error>?
  private var port = 0
  private let key = WebSettings.randomKey()
  /// The hosts of all windows until now.
  private(set) var hosts: [WebHost] = []

  private init() throws { browser = try Browser(Browser.command ?? "") }

  /// Runs a test with a server and a browser of its own; no page may complain.
  static func run(_ body: @MainActor (ToursStage) async throws -> Void) async throws {
    let stage = try ToursStage()
    defer { stage.close() }
    try await stage.start()
    try await body(stage)
    #expect(try await stage.browser.ask("take", as: [String].self) == [])
  }

  private func close() {
    browser.quit()
    server?.cancel()
  }

  private func start() async throws {
    var settings = WebSettings()
    (settings.port, settings.key) = (port, key)
    let apps = Tour.apps.map { app in
      WebApp(app.title, description: app.description, path: app.path) { [weak self] in
        let host = app.makeHost()
        self?.hosts.append(host)
        return host
      }
    }
    let (ports, continuation) = AsyncStream<Int>.makeStream()
    let webServer = WebToursCommand.server(of: apps, settings)
    server = Task { try await webServer.run { continuation.yield($0) } }
    for await port in ports {
      self.port = port
      break
    }
  }

  /// Ends the server with all that it knows, and starts it again at the same address; the page finds its way back.
  func restart() async throws {
    server?.cancel()
    _ = await server?.result
    let before = hosts.count
    try await start()
    while hosts.count == before || hosts.last?.isConnected != true { await wait() }
    await settle()
    _ = try await browser.ask("take", as: [String].self)  // that the server was gone
  }

  /// Waits a little, also while the page loads.
  private func wait() async { _ = try? await browser.act("wait") }

  private var host: WebHost? { hosts.last }

  /// The navigator of the newest window.
  var navigator: Navigator? { host?.navigator }

  func address(_ path: String) -> String { "http://127.0.0.1:\(port)/\(path)" }

  func act(_ name: String, _ arguments: [String: any Sendable] = [:]) async throws {
    #expect(try await browser.act(name, arguments), "\(name) \(arguments)")
    await settle()
  }

  func open(_ path: String, width: Int = 1440, _ options: [String: any Sendable] = [:]) async throws {
    try await act("open", ["url": address(path), "width": width, "height": 900].merging(options) { $1 })
  }

  /// What the page has complained about until now.
  func complaints() async throws -> [String] { try await browser.ask("take", as: [String].self) }

  /// Checks that axe finds nothing that keeps somebody from using the page.
  func isAccessible(_ step: String, at source: SourceLocation = #_sourceLocation) async throws {
    let found = try await browser.ask("axe", as: [String].self)
    #expect(found == [], "after \(step)", sourceLocation: source)
  }

  func value<Value: Decodable>(_ script: String, as type: Value.Type) async throws -> Value {
    try await browser.ask("run", ["script": script], as: [Value].self)[0]
  }

  func settle() async {
    guard let host else { return }
    while let applied = try? await browser.ask("settle", ["stamp": host.sentStamp], as: Int.self) {
      if let seen = host.seenStamp, applied >= seen { return }
    }
  }

  /// The place in the address bar.
  var place: String {
    get async throws {
      let url = try await browser.ask("address", as: String.self)
      return String(url.dropFirst(address("").count))
    }
  }

  /// Does what a step of a walk says, such as `Name = Ada`, or otherwise presses the button.
  func take(_ step: String) async throws {
    if let way = step.firstMatch(of: /^(.*) = (.*)$/)?.output {
      try await act("fill", ["label": String(way.1), "text": String(way.2)])
    } else {
      do {
        try await act("press", ["label": step])
      } catch {
        throw Browser.Failure(description: "\(step): \(error)")
      }
    }
  }

  /// Checks that the page and its tree show where the navigator is.
  func showsWhereItIs(_ step: String, at source: SourceLocation = #_sourceLocation) async throws {
    let navigator = try #require(navigator), comment = Comment(rawValue: "after \(step)")
    let titles = navigator.tree.layers.map { $0.map { card(of: $0.id)?.title ?? "-" } }
    let picture = try await browser.ask("picture", as: [[Entry]].self).map { $0.map(\.name) }
    #expect(picture == titles, comment, sourceLocation: source)
    let script =
      "[...document.querySelectorAll('.tree .node > .label')]"
      + ".map(one => one.firstChild.textContent + (one.matches('.marked') ? ' *' : ''))"
    #expect(try await value(script, as: [String].self) == navigator.treeLines, comment, sourceLocation: source)
    let text =
      "[...document.querySelectorAll(`[data-entry='${page.state.visible}'] > .elements > .text`)].map(one => one.textContent)"
    let texts = card(of: navigator.tree.visible.id)?.texts
    #expect(try await value(text, as: [String].self) == texts, comment, sourceLocation: source)
  }

  /// The card of a screen that has been made; restored ones that are covered are made when they are needed.
  private func card(of id: ScreenID) -> Card? { (host?.madeScreen(of: id) as? any CardScreen)?.card }

  private struct Entry: Decodable {
    let name: String
  }
}

extension Navigator {
  /// The flows of all entries, as the tree on the page has them, with a star at the visible one.
  fileprivate var treeLines: [String] { tree.layers.flatMap { lines(of: $0) } }

  private func lines(of stack: NavigationTree.Stack) -> [String] {
    stack.flatMap { entry -> [String] in
      let children = tree.container(of: entry.id)?.children.indices.compactMap { tree.stack(ofChild: $0, in: entry.id) }
      return [entry.flow.name + (entry.id == tree.visible.id ? " *" : "")] + (children ?? []).flatMap { lines(of: $0) }
    }
  }
}
