import FlowKitRestoration

/// A question as it is asked in the command line.
struct CommandLineQuestion {
  private(set) var name: String?
  private(set) var values: [String] = []
  private(set) var named: [String: String] = [:]
  /// The steps to take before.
  private(set) var steps: [String] = []
  private(set) var isJSON = false
  private(set) var wantsHelp = false
  /// The running app that is asked; nil for one without a UI.
  private(set) var app: String?

  /// - Throws: An option without its value.
  init(_ arguments: [String]) throws(ToolMistake) {
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      switch argument {
      case "--json": isJSON = true
      case "-h", "--help": wantsHelp = true
      case "--app": app = try Self.value(of: argument, &rest)
      case "--after": steps.append(try Self.value(of: argument, &rest))
      case _ where argument.hasPrefix("--"): named[String(argument.dropFirst(2))] = try Self.value(of: argument, &rest)
      case _ where name == nil: name = argument
      default: values.append(argument)
      }
    }
    wantsHelp = wantsHelp || name == nil
  }

  private static func value(of option: String, _ rest: inout ArraySlice<String>) throws(ToolMistake) -> String {
    if let value = rest.popFirst() { return value }
    throw ToolMistake(description: "\(option.prefix(100)) needs a value.", isOfQuestion: true)
  }

  /// The values for a question's parameters: first those with names, then the others in order.
  func arguments(for question: Question) throws(ToolMistake) -> Arguments {
    var given = named.mapValues(SavedValue.text), rest = values[...]
    for parameter in question.parameters where given[parameter.name] == nil && !rest.isEmpty {
      if case .texts = parameter.kind {
        given[parameter.name] = .list(rest.map(SavedValue.text))
        rest = []
      } else if let value = rest.popFirst() {
        given[parameter.name] = .text(value)
      }
    }
    if let value = rest.first {
      throw ToolMistake(description: "\(question.name) has no use for “\(value.prefix(100))”.", isOfQuestion: true)
    }
    return try Arguments(given, of: question)
  }
}

extension FlowTool {
  /// What to print for arguments, and the exit code.
  package func answer(_ arguments: [String]) async -> (text: String, code: Int32) {
    do {
      let asked = try CommandLineQuestion(arguments)
      guard !asked.wantsHelp, let name = asked.name else { return (Self.usage, 0) }
      let question = try Question.named(name), values = try asked.arguments(for: question)
      let answer = try await answer(question, values, of: asked)
      return (asked.isJSON ? answer.value.text(isPretty: true) : answer.text, 0)
    } catch let mistake as ToolMistake {
      return (mistake.description + (mistake.isOfQuestion ? "\n\n" + Self.usage : ""), mistake.isOfQuestion ? 64 : 1)
    } catch {
      return ("\(error)", 1)
    }
  }

  private func answer(
    _ question: Question, _ values: Arguments, of asked: CommandLineQuestion
  ) async throws -> WrittenAnswer {
    if let name = asked.app {
      let app = RemoteApp(name: name)
      if !asked.steps.isEmpty { _ = try await app.answer("press", ["steps": .list(asked.steps.map(SavedValue.text))]) }
      return try await app.answer(question.name, values.saved)
    }
    let session = try ToolSession(self)
    for step in asked.steps { await session.take(step) }
    return try await question.answer(session, values).written
  }

  /// The questions and options, to be read.
  static var usage: String {
    """
    usage: <question> [<value>...] [--after <step>]... [--json]
           --mcp

    Answers questions about an app's flows, which run without a UI:

    \(Question.all.map(\.usage).joined())
    Options:
      --<parameter> <value>
                       gives a parameter by its name
      --after <step>   does this before, as press does; may be repeated
      --app <name>     asks a running app, which an inspector shows; its users' steps count, too
      --json           prints the answer as JSON
      --mcp            answers the same questions as a server of the Model Context Protocol
    """
  }
}
