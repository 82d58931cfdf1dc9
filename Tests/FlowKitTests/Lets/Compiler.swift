import Foundation

/// The compiler of this machine, with the module built beside these tests, for code that must not compile.
struct Compiler: Sendable {
  private let executable: URL
  private let modules: URL

  /// `nil` if there is no compiler, or no module beside the tests.
  static let found = Compiler()

  private init?() {
    guard let executable = Self.executable, let modules = Self.modules else { return nil }
    self.executable = executable
    self.modules = modules
  }
}

extension Compiler {
  /// Checks the types of a program.
  ///
  /// - Parameters:
  ///   - program: Its text.
  ///   - mode: The compiler's options for the language mode.
  /// - Returns: The compiler's messages, line by line; empty if the program is correct.
  /// - Throws: An error if the compiler can't be started.
  func check(_ program: String, _ mode: [String]) throws -> [String] {
    let process = Process(), input = Pipe(), output = Pipe()
    process.executableURL = executable
    process.arguments = ["-typecheck"] + mode + ["-I", modules.path, "-"]
    process.standardInput = input
    process.standardError = output
    process.standardOutput = FileHandle.nullDevice
    try process.run()
    try input.fileHandleForWriting.write(contentsOf: Data(program.utf8))
    try input.fileHandleForWriting.close()
    let text = try output.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return String(decoding: text, as: UTF8.self).split(separator: "\n").map(String.init)
  }

  private static var executable: URL? {
    let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
    return path.split(separator: ":").map { URL(fileURLWithPath: "\($0)/swiftc") }
      .first { FileManager.default.isExecutableFile(atPath: $0.path) }
  }

  /// The folder of the built modules: beside the test bundle, or beside one of the folders around it.
  private static var modules: URL? {
    var folder = Bundle(for: Anchor.self).bundleURL
    while folder.path != "/" {
      let modules = folder.appendingPathComponent("Modules")
      if FileManager.default.fileExists(atPath: modules.appendingPathComponent("FlowKit.swiftmodule").path) {
        return modules
      }
      folder.deleteLastPathComponent()
    }
    return nil
  }

  private final class Anchor {}
}
