import FlowKit

extension FlowDriver {
  /// What went wrong, with the fewest steps that were found to lead to it.
  public struct Failure: Error, CustomStringConvertible {
    /// What went wrong.
    public let problem: String
    /// The steps that lead to it, in words, without the beginning of the app.
    public let steps: [String]
    /// The seed that found it.
    package let seed: UInt64

    /// The number of steps after which it was found, before they were shortened.
    private let foundAfter: Int
    /// The trees at the beginning and after each step.
    private let trees: [String]
    private let source: DriveSource

    @MainActor
    init(_ trace: DriveTrace, _ driver: FlowDriver, seed: UInt64, foundAfter: Int) {
      self.seed = seed
      self.foundAfter = foundAfter
      problem = driver.text(of: trace.problem)
      steps = trace.taken.map { driver.label(of: $0) }
      trees = [trace.beginning] + trace.taken.map(\.summary)
      source = DriveSource(trace, driver)
    }

    /// The whole failure, with the trees after the steps, and the test.
    public var description: String {
      let lines = zip(["begin"] + steps, trees).enumerated().map { number, line in
        "\(number). \(line.0)\n\(line.1)".split(separator: "\n").joined(separator: "\n   ")
      }
      let count = foundAfter == 1 ? "1 step" : "\(foundAfter) steps"
      return """
        \(problem)
        \(lines.joined(separator: "\n"))
        Found with seed \(seed) after \(count). As a test:

        \(test(named: "whatTheDriverFound"))
        """
    }

    /// Writes the steps as a test that takes them with real screens, and fails until the mistake is fixed.
    ///
    /// The test needs no driver. All names in the closures of the steps and of the rule must be visible where you put
    /// it. If the source of a value is unknown, the test has a placeholder for it, and doesn't compile until you fill it
    /// in. The test needs the modules FlowKit and FlowKitTesting, and Foundation for a URL.
    ///
    /// - Parameters:
    ///   - name: The name of the test.
    ///   - kind: The kind of test to write.
    /// - Returns: The function's source, without the imports and the suite around it.
    public func test(named name: String, as kind: Exploration.Way.TestKind = .swiftTesting) -> String {
      source.test(named: name, as: kind)
    }
  }
}

// The words.
extension FlowDriver {
  fileprivate func text(of problem: DriveProblem) -> String {
    if case .end(let move) = problem.evidence {
      let code = moves[move].place.call?.argument("then").map { " \($0)" } ?? ""
      return "This must be true after \(moves[move].label(nil)), but is not:\(code)"
    }
    guard case .rule(let index, _) = problem.evidence else { return problem.text }
    let rule = rules[index], code = rule.place.call.map { " \($0.closure)" } ?? ""
    return switch rule.kind {
    case .screens(let type): "This must always hold for \(type), but does not (\(rule.place.text)):\(code)"
    case .always: "This must always be true, but is not (\(rule.place.text)):\(code)"
    case .never: "This must never be true, but is (\(rule.place.text)):\(code)"
    }
  }

  fileprivate func label(of taken: DriveSession.Taken) -> String {
    switch taken.step {
    case .move(let move, _, let sample): moves[move].label(sample)
    case .select(let child, _): "\(taken.container): the user selects child \(child)"
    case .back: "the user goes back"
    case .close: "the user closes the modal"
    }
  }
}

extension FlowDriver.Move {
  /// The step in words: its screen, what it does, and its value.
  func label(_ sample: String?) -> String {
    let screen = screenType.map { "\($0)" } ?? "anywhere"
    return "\(screen) \(place.call?.closure ?? "(\(place.text))")\(sample.map { " with \($0)" } ?? "")"
  }
}
