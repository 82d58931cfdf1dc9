import FlowKitRestoration
import Foundation

/// An app that runs elsewhere, and that an inspector shows: it answers the questions itself.
struct RemoteApp: Sendable {
  private let name: String
  private let inspector: InspectorAddress

  /// - Throws: A mistake if no inspector has said where it is.
  init(_ name: String) throws(ToolMistake) {
    self.name = name
    guard let address = Self.address, let inspector = InspectorAddress(address) else {
      throw ToolMistake(
        description: "No inspector is running. Start it: swift run --package-path Examples/Web Inspector.")
    }
    self.inspector = inspector
  }

  /// The address that an inspector has printed: from the environment, or from the file that it writes.
  private static var address: String? {
    ProcessInfo.processInfo.environment["FLOWKIT_INSPECTOR"]
      ?? (try? String(contentsOfFile: NSHomeDirectory() + "/.flowkit-inspector", encoding: .utf8))
  }

  /// The answer of the app to a question.
  ///
  /// - Throws: A mistake that says what helps.
  func answer(_ question: String, _ values: [String: SavedValue]) async throws -> WrittenAnswer {
    let command: [String: SavedValue] = [
      "app": .text(name), "do": "ask", "question": .text(question), "values": .record(values),
    ]
    let answer: SavedValue
    do {
      answer = try await inspector.post("act", .record(command))
    } catch let refusal as InspectorAddress.Refusal {
      throw ToolMistake(description: refusal.description)
    } catch {
      throw ToolMistake(
        description: "The inspector gives no answer; is it still running? \(error.localizedDescription)")
    }
    let text = answer["text"]?.string ?? ""
    if answer["isError"] == true { throw ToolMistake(description: text) }
    return WrittenAnswer(text: text, value: answer["value"] ?? .null)
  }
}

extension ToolServer {
  /// Answers of a running app.
  convenience init(_ app: RemoteApp) { self.init { try await app.answer($0, $1) } }
}
