import FlowKit

/// Steps as the source of a test.
struct DriveSource: Sendable {
  private var lines: [Line] = []

  private enum Line {
    case plain(String)
    case expect(String)

    var text: String {
      switch self {
      case .plain(let text), .expect(let text): text
      }
    }
  }

  @MainActor
  init(_ trace: DriveTrace, _ driver: FlowDriver) {
    add("let navigator\(driver.place.call.map(Self.value) ?? " = <#what begins at \(driver.place.text)#>")")
    if case .issue = trace.problem.evidence { add("let issues = IssueSpy(navigator)  // of FlowKitTesting") }
    for (index, taken) in trace.taken.enumerated() {
      if case .leak(let id) = trace.problem.evidence, index == trace.taken.count - 1 {
        let isThere = id.number <= (index == 0 ? trace.firstIDs : trace.taken[index - 1].lastID)
        add("weak var left: AnyObject?")
        add("left = \(isThere ? "navigator.screen(of: \(id.number))" : "<#the screen that lives on#>")")
      }
      add(taken.step, driver)
      if taken.takesTurns { add("await rest()") }
    }
    add(trace.problem.evidence, driver)
  }

  private static func value(of call: CallPlace.Call) -> String {
    call.expression.map { " = \($0)" }
      ?? ": Navigator = \(call.closure.contains("try ") ? "try " : "")\(call.closure)()"
  }

  private mutating func add(_ line: String) { lines.append(.plain(line)) }

  @MainActor
  private mutating func add(_ step: DriveStep, _ driver: FlowDriver) {
    switch step {
    case .back: add("navigator.back()")
    case .close: lines.append(.plain("navigator.perform(.dismiss())"))
    case .select(let child, let container):
      lines.append(.plain("navigator.perform(.select(\(child)), from: navigator.tree.containers[\(container)].id)"))
    case .move(let index, let screen, let sample):
      let move = driver.moves[index], call = move.place.call
      let closure = call?.closure ?? "{ <#the step that is written at \(move.place.text)#> }"
      let short = sample.flatMap { Self.closure(closure, with: $0) }
      guard let type = move.screenType else {
        let value = short == nil ? sample.map { "(with: \($0))" } ?? "" : ""
        return add("try anywhere\(value) \(short ?? closure)")
      }
      let value = short == nil ? sample.map { ", with: \($0)" } ?? "" : ""
      add("try on(\(call?.firstArgument ?? "\(type).self")\(value)\(Self.index(screen))) \(short ?? closure)")
    }
  }

  /// The check at the end that fails.
  @MainActor
  private mutating func add(_ evidence: DriveProblem.Evidence, _ driver: FlowDriver) {
    switch evidence {
    case .issue(let reason): lines.append(.expect("!issues.issues.contains { $0.reason == .\(reason.code) }"))
    case .thrown: break  // the last step throws in the test, too
    case .end(let move):
      let place = driver.moves[move].place
      let closure = place.call?.argument("then") ?? "{ _ in <#`then:` at \(place.text)#> }"
      add("let isRight: (Navigator) -> Bool = \(closure)")
      lines.append(.expect("isRight(navigator)"))
    case .leak: lines.append(.expect("left == nil"))
    case .waiting(let summary): lines.append(.expect("navigator.tree.summary != \(summary.debugDescription)"))
    case .rule(let index, let screen):
      let rule = driver.rules[index], call = rule.place.call
      let closure = call?.closure ?? "{ _ in <#the rule that is written at \(rule.place.text)#> }"
      guard case .screens(let type) = rule.kind else {
        let isNever = if case .never = rule.kind { true } else { false }
        add("let \(isNever ? "isWrong" : "isRight"): (Navigator) -> Bool = \(closure)")
        return lines.append(.expect(isNever ? "!isWrong(navigator)" : "isRight(navigator)"))
      }
      lines.append(.expect("try on(\(call?.firstArgument ?? "\(type).self")\(Self.index(screen))) \(closure)"))
    }
  }

  /// The closure with a value in place of its second argument.
  ///
  /// It is nil if the argument has a name, or if a string may contain what looks like one.
  private static func closure(_ closure: String, with value: String) -> String? {
    guard closure.contains("$1"), !closure.contains("\"") else { return nil }
    return closure.split(separator: "$1", omittingEmptySubsequences: false).joined(separator: value)
  }

  private static func index(_ screen: Int) -> String { screen == 0 ? "" : ", at: \(screen)" }
}

// The function.
extension DriveSource {
  func test(named name: String, as kind: Exploration.Way.TestKind) -> String {
    let isAsync = kind == .xcTest || needs("await rest()")
    let head = kind == .xcTest ? "@MainActor func" : "@Test @MainActor func"
    let body = lines.dropFirst().map { line in
      switch line {
      case .plain(let text): text
      case .expect(let text): kind == .xcTest ? "XCTAssertTrue(\(text))" : "#expect(\(text))"
      }
    }
    let all = [lines[0].text] + helpers(kind == .xcTest ? "XCTUnwrap" : "#require") + body
    let indented = all.joined(separator: "\n").split(separator: "\n", omittingEmptySubsequences: false).map {
      "  \($0)"
    }
    return (["\(head) \(name)() \(isAsync ? "async " : "")throws {"] + indented + ["}"]).joined(separator: "\n")
  }

  private func needs(_ call: String) -> Bool { lines.contains { $0.text.hasPrefix(call) } }

  private func helpers(_ require: String) -> [String] {
    var helpers: [String] = []
    if needs("try on(") {
      helpers.append(
        """
        @discardableResult
        func on<Screen, Result>(
          _ type: Screen.Type, at index: Int = 0, _ body: (Screen) throws -> Result
        ) throws -> Result {
          let shown = navigator.tree.shown.reversed().compactMap { navigator.screen(of: $0.id) as? Screen }
          return try body(\(require)(shown.dropFirst(index).first))
        }
        """)
    }
    if lines.contains(where: { $0.text.contains(".self, with: ") }) {
      helpers.append(
        """
        func on<Screen, Value>(
          _ type: Screen.Type, with value: Value, at index: Int = 0, _ body: (Screen, Value) throws -> Void
        ) throws {
          try on(type, at: index) { try body($0, value) }
        }
        """)
    }
    if needs("try anywhere(with: ") {
      helpers.append(
        """
        func anywhere<Value>(with value: Value, _ body: (Navigator, Value) throws -> Void) throws {
          try body(navigator, value)
        }
        """)
    }
    if needs("try anywhere {") {
      helpers.append("func anywhere(_ body: (Navigator) throws -> Void) throws { try body(navigator) }")
    }
    if needs("await rest()") {
      helpers.append("func rest() async { for _ in 0..<100 { await Task.yield() } }")
    }
    return helpers
  }
}
