import Foundation
import Testing

@testable import Inspector

/// The tool's server of the Model Context Protocol, as an agent starts and asks it.
@MainActor
final class Agent {
  private let stage: InspectorStage
  private let server: LineProcess
  private var lastID = 0
  /// What the server says first.
  private(set) var instructions = ""

  init(_ stage: InspectorStage, asking app: String) async throws {
    self.stage = stage
    server = try stage.tool("--mcp", "--app", app)
    let begun = try await request("initialize", ["protocolVersion": "2025-06-18", "capabilities": [:]])
    instructions = begun["instructions"]?.text ?? ""
  }

  private func request(_ method: String, _ parameters: JSON) async throws -> JSON {
    lastID += 1
    let id = JSON.number(Double(lastID))
    let line: JSON = ["jsonrpc": "2.0", "id": id, "method": .text(method), "params": parameters]
    let answer = try await server.take(String(decoding: line.bytes, as: UTF8.self))
    let read = try JSONDecoder().decode(JSON.self, from: Data(answer.utf8))
    #expect(read["id"] == id)
    return try #require(read["result"], "\(answer)")
  }

  private func call(_ question: String, _ values: JSON = [:]) async throws -> JSON {
    try await request("tools/call", ["name": .text(question), "arguments": values])
  }

  private static func text(_ result: JSON) -> String { result["content"]?.list.first?["text"]?.text ?? "" }

  /// The answer to a question.
  func ask(_ question: String, _ values: JSON = [:]) async throws -> JSON {
    let result = try await call(question, values)
    #expect(result["isError"] == false, "\(Self.text(result))")
    return try #require(result["structuredContent"], "\(Self.text(result))")
  }

  /// Why there is no answer.
  func mistake(_ question: String) async throws -> String {
    let result = try await call(question)
    #expect(result["isError"] == true)
    return Self.text(result)
  }

  /// Waits until the app is there, and at a place.
  func waits(for place: String, at source: SourceLocation = #_sourceLocation) async throws {
    var answer = ""
    do {
      _ = try await stage.waiting("", at: source) {
        let result = try await call("where")
        answer = Self.text(result)
        return result["structuredContent"]?["place"]?.text == place ? true : nil
      }
    } catch {
      throw InspectorStage.Missing(description: "the app isn't at \(place): \(answer)")
    }
  }
}
