import FlowKitRestoration

/// An answer as a text to read, and as JSON.
struct WrittenAnswer: Sendable {
  let text: String
  let value: SavedValue
}

extension Answer {
  /// The answer in both forms.
  var written: WrittenAnswer {
    get throws { WrittenAnswer(text: "\(self)", value: try SavedValue(saving: self)) }
  }
}

extension ToolSession {
  /// The answer to a question.
  ///
  /// - Throws: A mistake that says what helps.
  func answer(_ question: String, _ values: [String: SavedValue]) async throws -> any Answer {
    let question = try Question.named(question)
    return try await question.answer(self, try Arguments(values, of: question))
  }
}
