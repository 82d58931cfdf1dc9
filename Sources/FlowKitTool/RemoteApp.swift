import FlowKitRestoration
import Foundation

/// An app that runs elsewhere, and that an inspector shows: it answers the questions itself.
struct RemoteApp: Sendable {
  let name: String

  /// Where an inspector has printed that it listens: from the environment, or from the file that it writes.
  ///
  /// It is looked up for each question, because an inspector that starts anew has another token.
  /// - Throws: A mistake if no inspector has said where it is.
  private static func inspector() throws(ToolMistake) -> InspectorAddress {
    let told =
      ProcessInfo.processInfo.environment["FLOWKIT_INSPECTOR"]
      ?? (try? String(contentsOfFile: NSHomeDirectory() + "/.flowkit-inspector", encoding: .utf8))
    guard let told else {
      throw ToolMistake(
        description: "No inspector is running. Start it: swift run --package-path Examples/Web Inspector.")
    }
    if let inspector = InspectorAddress(told) { return inspector }
    throw ToolMistake(description: "“\(told.prefix(100))” is no address of an inspector.")
  }

  /// The answer of the app to a question.
  ///
  /// - Throws: A mistake that says what helps.
  func answer(_ question: String, _ values: [String: SavedValue]) async throws -> WrittenAnswer {
    let command: [String: SavedValue] = [
      "app": .text(name), "do": "ask", "question": .text(question), "values": .record(values),
    ]
    let inspector = try Self.inspector(), answer: SavedValue
    defer { inspector.close() }
    do {
      answer = try await inspector.post("act", .record(command))
    } catch let refusal as InspectorAddress.Refusal {
      throw ToolMistake(description: refusal.description)
    } catch {
      let reason = error.localizedDescription
      throw ToolMistake(description: "The inspector at \(inspector) gives no answer; is it still running? \(reason)")
    }
    let text = answer["text"]?.string ?? ""
    if answer["isError"] == true { throw ToolMistake(description: text) }
    return WrittenAnswer(text: text, value: answer["value"] ?? .null)
  }
}

extension ToolServer {
  /// Answers of a running app, also of one that isn't there yet.
  convenience init(_ app: RemoteApp) {
    let name = app.name.prefix(100)
    self.init(
      about: "Answers questions about the app “\(name)”, which runs, and which a user uses meanwhile: "
        + "press acts in it, and why and test are about the user's steps, too. Begin with where."
    ) { try await app.answer($0, $1) }
  }
}
