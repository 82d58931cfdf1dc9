import Foundation

/// Chromium, driven by `camera.py` beside this file.
@MainActor
final class Chromium {
  private let process = Process()
  private let input = Pipe()
  private let output = Pipe()
  private let lines: AsyncStream<String>.Iterator

  /// What Chromium or its driver couldn't do.
  struct Failure: Error, CustomStringConvertible {
    let description: String
  }

  /// Starts Chromium.
  ///
  /// - Throws: ``MissingChromium`` if it, or Playwright, is not installed.
  init() throws {
    let tools = try Tools()
    process.executableURL = URL(fileURLWithPath: tools.python)
    process.arguments = ["-c", String(decoding: PackageResources.camera_py, as: UTF8.self)]
    process.environment = ProcessInfo.processInfo.environment.merging(["CHROMIUM": tools.chromium]) { $1 }
    process.standardInput = input
    process.standardOutput = output
    try process.run()
    lines = output.lines().makeAsyncIterator()
  }

  /// Closes it.
  func quit() { try? input.fileHandleForWriting.close() }

  /// Lets the driver do something, and returns the answer.
  func ask<Value: Decodable>(
    _ name: String, _ arguments: [String: any Sendable], as type: Value.Type
  ) async throws -> Value {
    var request = arguments
    request["do"] = name
    try input.fileHandleForWriting.write(contentsOf: JSONSerialization.data(withJSONObject: request) + [10])
    var iterator = lines  // copies share what they read
    guard let line = await iterator.next(isolation: #isolation) else {
      throw Failure(description: "Chromium’s driver has ended.")
    }
    let answer = try JSONDecoder().decode(Answer<Value>.self, from: Data(line.utf8))
    guard let value = answer.value else { throw Failure(description: answer.error ?? "no answer to \(name)") }
    return value
  }

  /// The part of two pictures that is not the same, from 0 to 1.
  func difference(of one: String, and other: String) async throws -> Double {
    try await ask("differ", ["one": one, "other": other], as: Double.self)
  }

  private struct Answer<Value: Decodable>: Decodable {
    var value: Value?
    var error: String?
  }
}

/// Chromium, or Playwright, which drives it, is not installed.
public struct MissingChromium: Error, CustomStringConvertible {
  /// What is missing.
  public let what: String

  /// What is missing, and how to install it.
  public var description: String { "\(what) is missing. This installs it: bash Examples/Web/chromium" }
}

/// Where Python with Playwright is, and Chromium.
private struct Tools {
  let python: String
  let chromium: String

  /// Looks at `CHROMIUM` and in the search path, and where `Examples/Web/chromium` installs Playwright.
  init() throws {
    let environment = ProcessInfo.processInfo.environment
    let folders = (environment["PATH"] ?? "").split(separator: ":")
    let names = ["chromium", "chromium-browser", "google-chrome"]
    let browsers = environment["CHROMIUM"].map { [$0] } ?? folders.flatMap { folder in names.map { "\(folder)/\($0)" } }
    guard let chromium = browsers.first(where: FileManager.default.isExecutableFile) else {
      throw MissingChromium(what: "Chromium")
    }
    var package = URL(fileURLWithPath: #filePath)
    for _ in 1...4 { package.deleteLastPathComponent() }
    let own = environment["ATLAS_PYTHON"] ?? package.appendingPathComponent(".build/python/bin/python").path
    guard let python = ([own] + folders.map { "\($0)/python3" }).first(where: Self.hasPlaywright) else {
      throw MissingChromium(what: "Playwright")
    }
    (self.python, self.chromium) = (python, chromium)
  }

  private static func hasPlaywright(_ python: String) -> Bool {
    guard FileManager.default.isExecutableFile(atPath: python) else { return false }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: python)
    process.arguments = ["-c", "import playwright"]
    process.standardError = FileHandle.nullDevice
    guard (try? process.run()) != nil else { return false }
    process.waitUntilExit()
    return process.terminationStatus == 0
  }
}
