import FlowKit
import FlowKitInspector
import Foundation
import Hummingbird
import Testing

@testable import Inspector

/// An inspector on this machine, with apps in processes of their own.
@MainActor
final class InspectorStage {
  private(set) var settings = InspectorSettings()
  private var server: Task<Void, any Error>?
  private(set) var apps: InspectedApps?
  private var processes: [LineProcess] = []
  /// How the tool is told of the inspector: by the variables of its environment.
  lazy var inspectorOfTool = ["FLOWKIT_INSPECTOR": page]

  /// How long anything may take that has to come.
  private static let patience = Duration.seconds(20)

  /// Runs a test with a server of its own.
  static func run(_ body: @MainActor (InspectorStage) async throws -> Void) async throws {
    let stage = InspectorStage()
    stage.settings.port = 0
    stage.settings.sources =
      URL(fileURLWithPath: #filePath).appendingPathComponent("../../../../../Playground")
      .standardizedFileURL
    try await stage.start()
    defer { stage.close() }
    try await body(stage)
  }

  private func close() {
    // First those who connect: NIO ends the process if a connection comes while its server is being cancelled.
    for process in processes { process.kill() }
    server?.cancel()
  }

  /// Starts the server; again, at the port that it had, without all that it knew.
  func start() async throws {
    let (ports, continuation) = AsyncStream<Int>.makeStream()
    let inspector = InspectorServer(settings)
    apps = inspector.apps
    server = Task {
      defer { continuation.finish() }
      try await inspector.run { continuation.yield($0) }
    }
    for await port in ports {
      settings.port = port
      return
    }
    try await server?.value
  }

  func stop() async {
    server?.cancel()
    _ = await server?.result
  }

  var address: String { "http://127.0.0.1:\(settings.port)" }

  /// The address that the server prints.
  var page: String { settings.page(port: settings.port) }

  /// Starts an app.
  @discardableResult
  func launch(_ name: String = "Shop", at other: String? = nil) throws -> LineProcess {
    try start("InspectedTour", [other ?? address, name], ["SWIFT_BACKTRACE": "enable=no"])
  }

  /// Starts a program that was built with the tests.
  func start(_ program: String, _ arguments: [String], _ environment: [String: String]) throws -> LineProcess {
    let process = try LineProcess(program, arguments, environment)
    processes.append(process)
    return process
  }

  /// Starts the Playground's tool.
  func tool(_ arguments: String...) throws -> LineProcess {
    try start("PlaygroundTool", ["ask", "shop"] + arguments, inspectorOfTool)
  }

  /// The app of a title, as soon as it is there and as the test wants it.
  @discardableResult
  func app(
    _ title: String = "Shop", at source: SourceLocation = #_sourceLocation,
    when isReady: (InspectedApp) -> Bool = { $0.isConnected }
  ) async throws -> InspectedApp {
    try await waiting("no such \(title)", at: source) { apps?.app(named: title).flatMap { isReady($0) ? $0 : nil } }
  }

  /// What a closure returns, as soon as it is no longer nil.
  func waiting<Value>(
    _ problem: String, at source: SourceLocation = #_sourceLocation, _ look: () async throws -> Value?
  ) async throws -> Value {
    let start = ContinuousClock.now
    while start.advanced(by: Self.patience) > .now {
      if let value = try await look() { return value }
      _ = await withCheckedContinuation { done in
        DispatchQueue.global().asyncAfter(deadline: .now() + .milliseconds(10)) { done.resume(returning: true) }
      }
    }
    throw Missing(description: problem)
  }

  struct Missing: Error, CustomStringConvertible { let description: String }

  /// Asks an app a question, and returns its answer.
  func ask(_ app: InspectedApp, _ question: String, _ values: JSON = [:]) async -> String {
    let command: JSON = ["do": "ask", "question": .text(question), "values": values]
    return await app.perform(command, within: .seconds(10))?["text"]?.text ?? "no answer"
  }

  func press(_ app: InspectedApp, _ steps: String...) async -> String {
    await ask(app, "press", ["steps": .list(steps.map { .text($0) })])
  }
}

extension InspectedApp {
  /// Where it is, in one line.
  var summary: String { place["summary"]?.text ?? "" }
}
