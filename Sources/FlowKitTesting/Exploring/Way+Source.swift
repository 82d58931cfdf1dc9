import FlowKit

extension Exploration.Way {
  /// In which kind of test a way is written.
  public enum TestKind: Sendable {
    /// `@Test func`, with `#expect`.
    case swiftTesting
    /// A method of an `XCTestCase`.
    case xcTest
  }

  /// The way as the source of a test that goes it with real screens.
  ///
  /// ```swift
  /// print(places.way { $0.contains(shop.thankYou) }?.test(named: "buying", root: "ShopFlow().tutorial") ?? "")
  /// ```
  ///
  /// Arguments that decide on the way are those of the map's samples; the others are made of `arguments`, by their types. Where there
  /// is none for a type, the test has a placeholder in its place, and does not compile before that is filled.
  ///
  /// - Parameters:
  ///   - name: The name of the test.
  ///   - root: How the flow is written that the way begins with.
  ///   - kind: In which kind of test.
  ///   - arguments: How a value of a type is written: `["User": "User(name: \"Ann\")"]`.
  /// - Returns: The function, without the imports and the suite around it.
  public func test(
    named name: String, root: String, as kind: TestKind = .swiftTesting, arguments: [String: String] = [:]
  ) -> String {
    let lines = steps.map { "  " + $0.source(kind, arguments) }
    let summary = destination.debugDescription
    let head =
      switch kind {
      case .swiftTesting: "@Test @MainActor func \(name)() throws {"
      case .xcTest: "@MainActor func \(name)() async throws {"
      }
    let end =
      switch kind {
      case .swiftTesting: "  #expect(navigator.tree.summary == \(summary))"
      case .xcTest: "  XCTAssertEqual(navigator.tree.summary, \(summary))"
      }
    let require = kind == .swiftTesting ? "try #require" : "try XCTUnwrap"
    let helper = [
      "  func entry<Screen>(_ type: Screen.Type, behind count: Int = 0) throws -> (id: ScreenID, screen: Screen) {",
      "    \(require)(",
      "      navigator.tree.shown.compactMap { entry in",
      "        (navigator.screen(of: entry.id) as? Screen).map { (entry.id, $0) }",
      "      }.dropLast(count).last)", "  }",
    ]
    let needsHelper = lines.contains { $0.contains("try entry(") }
    return ([head, "  let navigator = Navigator(root: \(root))"] + (needsHelper ? helper : []) + lines + [end, "}"])
      .joined(separator: "\n")
  }
}

extension Exploration.Step {
  fileprivate func source(_ kind: Exploration.Way.TestKind, _ arguments: [String: String]) -> String {
    switch self {
    case .back: "navigator.back()"
    case .close: "\(kind.wait)navigator.perform(.dismiss)"
    case .select(let index, let flow, let behind):
      "\(kind.wait)navigator.perform(.select(\(index)), from: \(flow.entry(behind)).id)"
    case .arrow(let arrow, _, let behind): arrow.cause == .back ? "navigator.back()" : arrow.source(arguments, behind)
    }
  }
}

extension Exploration.Way.TestKind {
  /// A test that is asynchronous waits for actions to end.
  fileprivate var wait: String { self == .xcTest ? "await " : "" }
}

extension FlowID {
  /// How the type of its screens is written.
  fileprivate var screenTypeName: String { String(describing: blueprint.screenType) }

  /// How one of its screens is looked for.
  fileprivate func entry(_ behind: Int) -> String {
    "try entry(\(screenTypeName).self\(behind == 0 ? "" : ", behind: \(behind)"))"
  }
}

extension FlowMap.Arrow {
  fileprivate func source(_ known: [String: String], _ behind: Int) -> String {
    guard case .callback(let name?) = cause else {
      return "<#the callback of \(source.screenTypeName)\(place.map { " that is bound at \($0)" } ?? "")#>"
    }
    let written = parameters.enumerated().map { index, type in
      literals.flatMap { index < $0.count ? $0[index] : nil } ?? known[type] ?? Self.usual[type] ?? "<#\(type)#>"
    }
    let call = "\(name)\(isOptional ? "?" : "")(\(written.joined(separator: ", ")))"
    return "\(source.entry(behind)).screen.\(call)"
  }

  /// Values that say nothing.
  private static let usual = ["Int": "1", "String": "\"\"", "Bool": "true", "Double": "1"]
}
