import Foundation

/// A program that was built with the tests, in a process of its own, which answers a line with a line.
@MainActor
final class LineProcess {
  private let process = Process()
  private let input = Pipe()
  private let output = Pipe()
  private let errors = Pipe()
  private let lines: AsyncStream<String>.Iterator
  private let complaints: AsyncStream<String>.Iterator
  private let codes: AsyncStream<Int32>.Iterator

  init(_ program: String, _ arguments: [String], _ environment: [String: String]) throws {
    let tests = Bundle.allBundles.map(\.bundleURL).first { $0.pathExtension == "xctest" }
    let folder =
      tests?.deletingLastPathComponent() ?? URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
    process.executableURL = folder.appendingPathComponent(program)
    process.arguments = arguments
    process.environment = ProcessInfo.processInfo.environment.filter { $0.key != "FLOWKIT_INSPECTOR" }
      .merging(environment) { $1 }
    (process.standardInput, process.standardOutput, process.standardError) = (input, output, errors)
    let (codes, continuation) = AsyncStream<Int32>.makeStream()
    self.codes = codes.makeAsyncIterator()
    process.terminationHandler = { ended in
      continuation.yield(ended.terminationStatus)
      continuation.finish()
    }
    try process.run()
    lines = output.lines().makeAsyncIterator()
    complaints = errors.lines().makeAsyncIterator()
  }

  /// Writes a line, which may be something that a user does, and returns the answer.
  @discardableResult
  func take(_ line: String) async throws -> String {
    try input.fileHandleForWriting.write(contentsOf: Data((line + "\n").utf8))
    return await next() ?? "ended"
  }

  /// The next line of its output; nil if it has ended.
  func next() async -> String? {
    var iterator = lines  // copies share what they read
    return await iterator.next(isolation: #isolation)
  }

  /// All that it still prints and complains of, until it ends, and its exit code.
  func end() async throws -> (output: String, complaints: String, code: Int32?) {
    try input.fileHandleForWriting.close()
    var all: [String] = [], complained: [String] = [], iterator = complaints, codes = codes
    while let line = await next() { all.append(line) }
    while let line = await iterator.next(isolation: #isolation) { complained.append(line) }
    return (all.joined(separator: "\n"), complained.joined(separator: "\n"), await codes.next(isolation: #isolation))
  }

  func kill() { if process.isRunning { process.terminate() } }
}
