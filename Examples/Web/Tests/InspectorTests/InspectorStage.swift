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
  private var processes: [AppProcess] = []

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
    server?.cancel()
    for process in processes { process.kill() }
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
  func launch(_ name: String = "Shop") throws -> AppProcess {
    let process = try AppProcess(address, name)
    processes.append(process)
    return process
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

/// `InspectedTour` in a process of its own.
@MainActor
final class AppProcess {
  private let process = Process()
  private let input = Pipe()
  private let lines: AsyncStream<String>.Iterator

  init(_ address: String, _ name: String) throws {
    let tests = Bundle.allBundles.map(\.bundleURL).first { $0.pathExtension == "xctest" }
    let folder =
      tests?.deletingLastPathComponent() ?? URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
    process.executableURL = folder.appendingPathComponent("InspectedTour")
    process.arguments = [address, name]
    process.environment = ProcessInfo.processInfo.environment.merging(["SWIFT_BACKTRACE": "enable=no"]) { $1 }
    process.standardInput = input
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    lines = output.lines().makeAsyncIterator()
    self.output = output
  }

  private let output: Pipe

  /// Does what a user does, and returns the place.
  @discardableResult
  func take(_ line: String) async throws -> String {
    try input.fileHandleForWriting.write(contentsOf: Data((line + "\n").utf8))
    var iterator = lines  // copies share what they read
    return await iterator.next(isolation: #isolation) ?? "ended"
  }

  func kill() { if process.isRunning { process.terminate() } }
}
