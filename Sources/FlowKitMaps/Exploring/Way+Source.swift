import FlowKit

extension Exploration.Way {
  /// The kind of test to write.
  public enum TestKind: Sendable {
    /// `@Test func`, with `#expect`.
    case swiftTesting
    /// A method of an `XCTestCase`.
    case xcTest
  }

  /// Writes the way as a test that takes it with real screens.
  ///
  /// ```swift
  /// print(places.way { $0.contains(shop.thankYou) }?.test(named: "buying", root: "ShopFlow().tutorial") ?? "")
  /// ```
  ///
  /// If an argument determines the way, its value comes from the map's samples. The others come from `arguments`, by
  /// their types. If a type has none, or the source of a sample is unknown, the test contains a placeholder, and doesn't
  /// compile until you fill it in. The test needs the modules FlowKit and FlowKitTesting, FlowKitLinks for a
  /// link, and Foundation for a URL.
  ///
  /// - Parameters:
  ///   - name: The name of the test.
  ///   - root: The source of the flow that the way begins with.
  ///   - kind: The kind of test to write.
  ///   - arguments: The source of a value for each type: `["User": "User(name: \"Ann\")"]`.
  /// - Returns: The function's source, without the imports and the suite around it.
  public func test(
    named name: String, root: String, as kind: TestKind = .swiftTesting, arguments: [String: String] = [:]
  ) -> String {
    let begin = state.map { ["<#make the app \($0)#>"] } ?? []
    return kind.test(
      named: name, begin + ["let navigator = Navigator(root: \(root))"] + steps.map { $0.source(arguments) },
      leadingTo: destination)
  }
}

extension Exploration.Way.TestKind {
  /// A test of these lines, which lead to a tree.
  ///
  /// - Parameters:
  ///   - name: The name of the test.
  ///   - lines: The lines, in which ``ValueSource/unwrap`` may stand for a function.
  ///   - summary: The tree at the end, in one line.
  ///   - isAsync: Whether a line awaits something.
  /// - Returns: The function's source.
  package func test(named name: String, _ lines: [String], leadingTo summary: String, isAsync: Bool = false) -> String {
    let require = self == .swiftTesting ? "#require" : "XCTUnwrap"
    return ([head(name, isAsync: isAsync)] + lines.map { "  " + $0 } + ["  " + check(summary.debugDescription), "}"])
      .joined(separator: "\n").replacing(ValueSource.unwrap, with: require)
  }

  private func head(_ name: String, isAsync: Bool) -> String {
    switch self {
    case .swiftTesting: "@Test @MainActor func \(name)()\(isAsync ? " async" : "") throws {"
    case .xcTest: "@MainActor func \(name)() async throws {"
    }
  }

  private func check(_ summary: String) -> String {
    switch self {
    case .swiftTesting: "#expect(navigator.tree.summary == \(summary))"
    case .xcTest: "XCTAssertEqual(navigator.tree.summary, \(summary))"
    }
  }
}

extension Exploration.Step {
  /// The line of a test that takes the step.
  ///
  /// - Parameter arguments: The source of a value for each type.
  /// - Returns: The line.
  package func source(_ arguments: [String: String]) -> String {
    switch act {
    case .back: "navigator.back()"
    case .close: "navigator.perform(.dismiss())"
    case .select(let index, let flow):
      "navigator.perform(.select(\(index)), from: try navigator.entry(\(flow.ofType(behind))).id)"
    case .arrow(let arrow):
      arrow.cause == .back ? "navigator.back()" : arrow.source(arguments, behind, isCovered: coveredIndex != nil)
    case .answer(let arrow):
      "try navigator.screen(\(arrow.answerer.ofType(behind))).\(arrow.answer ?? "")(<#the answer#>)"
    case .state(let name, _): "<#make the app \(name), and update the root if there is a rule for it#>"
    }
  }
}

extension FlowID {
  /// The source of its screens' type.
  fileprivate var screenTypeName: String { ValueSource.name(of: blueprint.screenType) }

  /// The arguments that find one of its screens.
  fileprivate func ofType(_ behind: Int) -> String {
    "ofType: \(screenTypeName).self\(behind == 0 ? "" : ", behind: \(behind)")"
  }
}

extension FlowMap.Arrow {
  fileprivate func source(_ known: [String: String], _ behind: Int, isCovered: Bool) -> String {
    if case .outside(let address) = cause {
      guard let message = action.message else {
        return "try navigator.open(\(ValueSource.unwrap)(URL(string: \(address.debugDescription))))"
      }
      let value = ValueSource.code(message, isTyped: true) ?? ValueSource.placeholder(message)
      return "navigator.perform(.send(\(value)))"
    }
    guard case .callback(let name?) = cause else {
      return "<#the callback of \(source.screenTypeName)\(place.map { " that is bound at \($0)" } ?? "")#>"
    }
    let written = parameters.enumerated().map { index, type in
      if let literals, index < literals.count {
        return literals[index].code ?? known[type] ?? literals[index].placeholder
      }
      return known[type] ?? Self.usual[type] ?? "<#\(type)#>"
    }
    let screen =
      isCovered ? "<#the covered \(source.screenTypeName)#>" : "try navigator.screen(\(source.ofType(behind)))"
    let call = "\(name)\(isOptional ? "?" : "")(\(written.joined(separator: ", ")))"
    return "\(screen).\(call)"
  }

  /// Neutral values for usual types.
  private static let usual = ["Int": "1", "String": "\"\"", "Bool": "true", "Double": "1"]
}
