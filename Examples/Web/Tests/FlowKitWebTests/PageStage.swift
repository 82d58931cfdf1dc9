import FlowKit
import FlowKitHostTesting
import Testing

@testable import FlowKitWeb

/// An app of notes on the page in Chromium.
@MainActor
final class PageStage {
  private let stage: WebStage
  let navigator: Navigator

  private init(_ stage: WebStage, _ flows: NoteFlow) {
    self.stage = stage
    navigator = Navigator(root: flows.home)
    navigator.onIssue = { _ in }
    stage.show(navigator)
  }

  /// Runs a test on a page of its own, which must not complain.
  static func run(
    _ flows: NoteFlow = NoteFlow(), options: [String: any Sendable] = [:],
    _ body: @MainActor (PageStage) async throws -> Void
  ) async throws {
    let web = try await WebStage(Browser.command ?? "")
    defer { web.close() }
    web.options = options
    let stage = PageStage(web, flows)
    try await body(stage)
    #expect(await web.takeComplaints() == [])
  }

  var host: WebHost? { stage.host }

  var top: NoteScreen? { navigator.visibleScreen as? NoteScreen }

  func takeComplaints() async -> [String] { await stage.takeComplaints() }

  func settle() async { await stage.settle() }

  @discardableResult
  func act(_ name: String, _ arguments: [String: any Sendable] = [:]) async -> Bool {
    await stage.act(name, arguments)
  }

  func press(_ label: String, times: Int = 1) async throws {
    await stage.settle()
    #expect(await act("press", ["label": label, "count": times]))
    await stage.settle()
  }

  /// Checks what is shown, and where the browser's history is.
  func shows(_ place: String, index: Int, at source: SourceLocation = #_sourceLocation) async throws {
    await stage.settle()
    #expect(navigator.place == place, sourceLocation: source)
    let picture = await stage.picture?.description
    #expect(picture == place.replacing(" | ", with: " / "), sourceLocation: source)
    #expect(try await self.index == index, sourceLocation: source)
  }

  var index: Int? {
    get async throws { try await value("history.state.index", as: Int?.self) }
  }

  var focused: String {
    get async throws { try await stage.browser.ask("focused", as: String.self) }
  }

  func text(_ selector: String) async throws -> String {
    try await stage.browser.ask("text", ["selector": selector], as: String.self)
  }

  func count(_ selector: String) async throws -> Int {
    try await stage.browser.ask("count", ["selector": selector], as: Int.self)
  }

  func ask<Value: Decodable>(
    _ name: String, _ arguments: [String: any Sendable], as type: Value.Type
  ) async throws -> Value {
    try await stage.browser.ask(name, arguments, as: type)
  }

  func value<Value: Decodable>(_ script: String, as type: Value?.Type) async throws -> Value? {
    try await stage.browser.ask("run", ["script": script], as: [Value?].self)[0]
  }

  /// Waits until the page has a connection again.
  func untilConnected() async {
    while stage.host?.isConnected != true { await act("moment") }
  }
}
