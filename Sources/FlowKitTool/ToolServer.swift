import FlowKitRestoration
import Foundation

/// Answers lines of the Model Context Protocol: requests of JSON-RPC 2.0, one a line.
///
/// The session is kept from request to request.
@MainActor
package final class ToolServer {
  /// Answers a question, with the values that it is asked with.
  private let ask: Ask
  /// What an agent is told first.
  private let about: String
  /// The versions that it knows, the newest first.
  private static let versions = ["2025-06-18", "2025-03-26", "2024-11-05"]
  /// The longest line that is read, in bytes.
  private static let longestLine = 1_000_000

  /// Begins a session.
  ///
  /// - Throws: What the app's own closure throws.
  package convenience init(_ tool: FlowTool) throws {
    let session = try ToolSession(tool)
    self.init(
      about: "Answers questions about an app's screen flows, which run without a UI. Begin with screens or where."
    ) { try await session.answer($0, $1).written }
  }

  /// - Parameters:
  ///   - about: What an agent is told first.
  ///   - ask: Answers questions, such as those of a running app.
  init(about: String, _ ask: @escaping Ask) {
    (self.about, self.ask) = (about, ask)
  }

  typealias Ask = @MainActor (_ question: String, _ values: [String: SavedValue]) async throws -> WrittenAnswer

  /// The answer to a line; nil if it asks for none, because it is a notification, or empty.
  package func answer(to line: String) async -> String? {
    guard line.utf8.count <= Self.longestLine else {
      return failure(.null, .invalidRequest, "The line is longer than \(Self.longestLine) bytes.").text()
    }
    guard !line.allSatisfy(\.isWhitespace) else { return nil }
    do {
      return await answer(to: try SavedValue(reading: line))?.text()
    } catch {
      return failure(.null, .notParsed, "The line is no JSON.").text()
    }
  }

  private func answer(to message: SavedValue) async -> SavedValue? {
    guard case .list(let batch) = message.form else { return await answer(toOne: message) }
    if batch.isEmpty { return failure(.null, .invalidRequest, "The batch is empty.") }
    var answers: [SavedValue] = []
    for one in batch { if let answer = await answer(toOne: one) { answers.append(answer) } }
    return answers.isEmpty ? nil : .list(answers)
  }

  private func answer(toOne message: SavedValue) async -> SavedValue? {
    let id = message["id"]
    guard let method = message["method"]?.string, message["jsonrpc"] == "2.0", id.map(Self.isID) ?? true else {
      if message["result"] != nil || message["error"] != nil { return nil }  // an answer, though nothing was asked
      let known = id.flatMap { Self.isID($0) ? $0 : nil } ?? .null
      return failure(
        known, .invalidRequest, "A request has jsonrpc: \"2.0\", a method, and an id that is a text or a whole number.")
    }
    guard let id else { return nil }  // a notification
    do {
      let result = try await result(of: method, message["params"] ?? .record([:]))
      return .record(["jsonrpc": "2.0", "id": id, "result": result])
    } catch let failure as Failure {
      return self.failure(id, failure.code, failure.text)
    } catch {
      return failure(id, .internalError, "\(error)")
    }
  }

  private static func isID(_ id: SavedValue) -> Bool {
    switch id.form {
    case .text, .integer, .unsigned: true
    case .null, .bool, .number, .list, .record: false
    }
  }
}

// Methods.
extension ToolServer {
  private func result(of method: String, _ parameters: SavedValue) async throws -> SavedValue {
    guard case .record = parameters.form else { throw Failure(.invalidParameters, "“params” must be an object.") }
    switch method {
    case "initialize": return initialized(parameters["protocolVersion"]?.string)
    case "ping": return .record([:])
    case "tools/list": return .record(["tools": .list(Question.all.map(\.schema))])
    case "tools/call": return try await call(parameters)
    default: throw Failure(.unknownMethod, "There is no method “\(method.prefix(100))”.")
    }
  }

  private func initialized(_ wanted: String?) -> SavedValue {
    let version = Self.versions.first { $0 == wanted } ?? Self.versions[0]
    return .record([
      "protocolVersion": .text(version), "capabilities": .record(["tools": .record([:])]),
      "serverInfo": .record(["name": "FlowKit", "version": "1.0.0"]),
      "instructions": .text(about),
    ])
  }

  private func call(_ parameters: SavedValue) async throws -> SavedValue {
    guard let name = parameters["name"]?.string else { throw Failure(.invalidParameters, "“name” is missing.") }
    do {
      var given: [String: SavedValue] = [:]
      switch (parameters["arguments"] ?? .null).form {
      case .record(let members): given = members
      case .null: break
      default: throw Failure(.invalidParameters, "“arguments” must be an object.")
      }
      let answer = try await ask(name, given)
      return Self.result(answer.text, ["structuredContent": answer.value])
    } catch let mistake as ToolMistake where mistake.isOfQuestion {
      throw Failure(.invalidParameters, mistake.description)
    } catch let failure as Failure {
      throw failure
    } catch {
      return Self.result("\(error)", ["isError": .bool(true)])
    }
  }

  private static func result(_ text: String, _ more: [String: SavedValue]) -> SavedValue {
    let content: SavedValue = .record(["type": "text", "text": .text(text)])
    return .record(["content": .list([content]), "isError": .bool(false)].merging(more) { $1 })
  }
}

// Errors of JSON-RPC.
extension ToolServer {
  private enum Code: Int {
    case notParsed = -32700
    case invalidRequest = -32600
    case unknownMethod = -32601
    case invalidParameters = -32602
    case internalError = -32603
  }

  private struct Failure: Error {
    let code: Code
    let text: String

    init(_ code: Code, _ text: String) {
      (self.code, self.text) = (code, text)
    }
  }

  private func failure(_ id: SavedValue, _ code: Code, _ text: String) -> SavedValue {
    .record([
      "jsonrpc": "2.0", "id": id, "error": .record(["code": .integer(Int64(code.rawValue)), "message": .text(text)]),
    ])
  }
}

extension FlowTool {
  /// Answers the lines of the standard input, until it ends.
  ///
  /// Nothing but answers goes to the standard output: what the app prints goes to the standard error meanwhile.
  /// - Parameter arguments: The program's other arguments, which may name a running app.
  /// - Returns: The exit code.
  func serve(_ arguments: [String]) async -> Int32 {
    let output = FileHandle(fileDescriptor: dup(1), closeOnDealloc: true)
    dup2(2, 1)
    do {
      let app = try CommandLineQuestion(arguments).app
      let server = try app.map { ToolServer(RemoteApp(name: $0)) } ?? ToolServer(self)
      for await line in Self.lines {
        guard let answer = await server.answer(to: line) else { continue }
        try output.write(contentsOf: Data((answer + "\n").utf8))
      }
      return 0
    } catch {
      try? FileHandle.standardError.write(contentsOf: Data("\(error)\n".utf8))
      return (error as? ToolMistake)?.isOfQuestion == true ? 64 : 1
    }
  }

  /// The lines of the standard input, read on a thread of its own, so that the app's tasks go on.
  private static var lines: AsyncStream<String> {
    AsyncStream { continuation in
      Thread.detachNewThread {
        while let line = readLine() { continuation.yield(line) }
        continuation.finish()
      }
    }
  }
}
