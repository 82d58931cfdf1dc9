import FlowKitRestoration

/// Something to ask of an app's flows.
///
/// The help, the texts, the JSON, and the tools of the Model Context Protocol all come from a list of these.
struct Question {
  /// The name by which it is asked.
  let name: String
  /// One sentence that says what is answered.
  let help: String
  let parameters: [Parameter]
  /// Finds the answer, and may do something in the session.
  let answer: @MainActor (ToolSession, Arguments) async throws -> any Answer
}

/// An answer: an object as JSON, and a text to read.
protocol Answer: Encodable, CustomStringConvertible {}

/// Why a question has no answer, in a sentence that says what helps.
struct ToolMistake: Error, CustomStringConvertible {
  let description: String
  /// Whether the question itself is wrong, rather than what it asks for.
  var isOfQuestion = false
}

/// A value that a question is asked with.
struct Parameter {
  enum Kind {
    case text
    /// Any number of texts.
    case texts
    case choice([String])
  }

  let name: String
  let help: String
  var kind = Kind.text
  var isRequired = false
}

extension Parameter {
  /// The parameter as JSON Schema.
  var schema: SavedValue {
    var members: [String: SavedValue] = ["description": .text(help), "type": "string"]
    switch kind {
    case .text: break
    case .texts: (members["type"], members["items"]) = ("array", .record(["type": "string"]))
    case .choice(let names): members["enum"] = .list(names.map(SavedValue.text))
    }
    return .record(members)
  }

  /// The parameter in a line of help: `<screen>`, `[<screen>]`, `<step>...`.
  var usage: String {
    let more = if case .texts = kind { "..." } else { "" }
    return isRequired ? "<\(name)>\(more)" : "[<\(name)>\(more)]"
  }

  fileprivate func texts(in value: SavedValue) throws(ToolMistake) -> [String] {
    switch (kind, value.form) {
    case (.choice(let names), .text(let text)) where !names.contains(text):
      throw ToolMistake(
        description: "“\(name)” is one of \(names.joined(separator: ", ")), not “\(text)”.", isOfQuestion: true)
    case (_, .text(let text)): return [text]
    case (.texts, .list(let values)):
      let texts = values.compactMap(\.string)
      if texts.count == values.count { return texts }
    default: break
    }
    let wanted = if case .texts = kind { "texts" } else { "a text" }
    throw ToolMistake(description: "“\(name)” must be \(wanted), not \(value.text().prefix(100)).", isOfQuestion: true)
  }
}

/// The values of a question's parameters, checked.
struct Arguments {
  private let values: [String: [String]]

  /// - Throws: What is missing, unknown, or of another type.
  init(_ given: [String: SavedValue], of question: Question) throws(ToolMistake) {
    let names = question.parameters.map(\.name)
    if let other = given.keys.sorted().first(where: { !names.contains($0) }) {
      throw ToolMistake(
        description: "\(question.name) has no “\(other.prefix(100))”. \(Names.advice(for: other, among: names))",
        isOfQuestion: true)
    }
    var values: [String: [String]] = [:]
    for parameter in question.parameters {
      let value = given[parameter.name] ?? .null
      values[parameter.name] = value == .null ? [] : try parameter.texts(in: value)
      if parameter.isRequired, values[parameter.name]?.isEmpty == true {
        throw ToolMistake(
          description: "\(question.name) needs “\(parameter.name)”: \(parameter.help)", isOfQuestion: true)
      }
    }
    self.values = values
  }

  /// The value of a parameter; nil if it was not given.
  subscript(name: String) -> String? { values[name]?.first }

  /// The same as plain data, for an app that runs elsewhere.
  var saved: [String: SavedValue] {
    values.filter { !$0.value.isEmpty }.mapValues { $0.count == 1 ? .text($0[0]) : .list($0.map(SavedValue.text)) }
  }

  func all(_ name: String) -> [String] { values[name] ?? [] }
}

extension Question {
  /// The question as a tool of the Model Context Protocol.
  var schema: SavedValue {
    let properties = parameters.map { ($0.name, $0.schema) }
    let required = parameters.filter(\.isRequired).map { SavedValue.text($0.name) }
    return .record([
      "name": .text(name), "description": .text(help),
      "inputSchema": .record([
        "type": "object", "properties": .record(Dictionary(properties) { first, _ in first }),
        "required": .list(required), "additionalProperties": .bool(false),
      ]),
    ])
  }

  /// The question in the help: how it is asked, what is answered, and its parameters.
  var usage: String {
    let lines = parameters.map { "      \($0.usage): \($0.help)\n" }
    return "  \(([name] + parameters.map(\.usage)).joined(separator: " "))\n      \(help)\n\(lines.joined())"
  }
}
