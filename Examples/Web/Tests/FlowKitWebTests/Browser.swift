import Foundation
import Testing

extension Trait where Self == ConditionTrait {
  /// Skips tests that need a browser, where nobody has said how it is driven.
  static var needsBrowser: Self {
    .enabled(if: Browser.command != nil, "`bash Examples/Web/run` runs this test in a browser")
  }

  /// Skips, in other browsers, tests of what only Chromium's driver can do.
  static func onlyInChromium(because reason: Comment) -> Self {
    .enabled(if: ProcessInfo.processInfo.environment["BROWSER"] ?? "chromium" == "chromium", reason)
  }
}

/// A browser, driven by `driver.py` beside this file.
@MainActor
final class Browser {
  private let process = Process()
  private let input = Pipe()
  private let output: Pipe
  private let lines: AsyncStream<String>.Iterator

  /// How the driver is called, if `run` has told; tests with a browser are skipped without it.
  nonisolated static let command = ProcessInfo.processInfo.environment["WEB_DRIVER"]

  /// What the driver couldn't do.
  struct Failure: Error, CustomStringConvertible {
    let description: String
  }

  init(_ command: String) throws {
    let words = command.split(separator: " ").map(String.init)
    process.executableURL = URL(fileURLWithPath: words[0])
    process.arguments = Array(words.dropFirst())
    process.standardInput = input
    output = Pipe()
    process.standardOutput = output
    try process.run()
    lines = output.lines().makeAsyncIterator()
  }

  /// Closes the browser.
  func quit() { try? input.fileHandleForWriting.close() }

  /// Lets the driver do something, and returns the answer.
  @discardableResult
  func ask<Value: Decodable>(
    _ name: String, _ arguments: [String: any Sendable] = [:], as type: Value.Type
  ) async throws -> Value {
    var request = arguments
    request["do"] = name
    try input.fileHandleForWriting.write(contentsOf: JSONSerialization.data(withJSONObject: request) + [10])
    var iterator = lines  // copies share what they read
    guard let line = await iterator.next(isolation: #isolation) else {
      throw Failure(description: "the driver has ended")
    }
    let answer = try JSONDecoder().decode(Answer<Value>.self, from: Data(line.utf8))
    guard let value = answer.value else { throw Failure(description: answer.error ?? "no answer to \(name)") }
    return value
  }

  /// Lets the driver do something; returns whether that was possible.
  @discardableResult
  func act(_ name: String, _ arguments: [String: any Sendable] = [:]) async throws -> Bool {
    try await ask(name, arguments, as: Bool.self)
  }

  private struct Answer<Value: Decodable>: Decodable {
    var value: Value?
    var error: String?
  }
}
