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
    if case .issue = trace.problem.evidence { add("let issues = IssueSpy(navigator)") }
    for (index, taken) in trace.taken.enumerated() {
      if case .leak(let id) = trace.problem.evidence, index == trace.taken.count - 1 {
        let isThere = id.number <= (index == 0 ? trace.firstIDs : trace.taken[index - 1].lastID)
        add("weak var left: AnyObject?")
        add("left = \(isThere ? "navigator.screen(of: \(id.number))" : "<#the screen that lives on#>")")
      }
      add(taken, driver)
      if let wait = taken.wait { add(wait) }
    }
    add(trace.problem.evidence, driver)
  }

  private static func value(of call: CallPlace.Call) -> String {
    call.expression.map { " = \($0)" }
      ?? ": Navigator = \(call.closure.contains("try ") ? "try " : "")\(call.closure)()"
  }

  private mutating func add(_ line: String) { lines.append(.plain(line)) }

  @MainActor
  private mutating func add(_ taken: DriveSession.Taken, _ driver: FlowDriver) {
    switch taken.step {
    case .back: add("navigator.back()")
    case .close: lines.append(.plain("navigator.perform(.dismiss())"))
    case .select(let child, let container):
      lines.append(.plain("navigator.perform(.select(\(child)), from: navigator.tree.containers[\(container)].id)"))
    case .move(let index, let screen, _):
      let move = driver.moves[index], call = move.place.call
      let closure = call?.closure ?? "{ <#the step that is written at \(move.place.text)#> }"
      let short = taken.value.flatMap { Self.closure(closure, with: $0) }
      let value = short == nil ? taken.value?.code : nil
      guard let type = move.screenType else {
        return add("try anywhere\(value.map { "(with: \($0))" } ?? "") \(short ?? closure)")
      }
      let subject = Self.subject(call, type, with: value, screen)
      add("try navigator.on(\(subject)) \(short ?? closure)")
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
      lines.append(.expect("try navigator.on(\(Self.subject(call, type, with: nil, screen))) \(closure)"))
    }
  }

  /// The closure with a value in place of its second argument.
  ///
  /// It is nil if the argument has a name, or if a string or another closure may contain what looks like one.
  private static func closure(_ closure: String, with value: DriveValue) -> String? {
    let isPlain = !closure.contains("\"") && !closure.dropFirst().contains("{")
    guard closure.contains("$1"), isPlain, !value.isUnwrapped else { return nil }
    return closure.split(separator: "$1", omittingEmptySubsequences: false).joined(separator: value.code)
  }

  /// The arguments that find a screen, and the value that is used with it.
  private static func subject(
    _ call: CallPlace.Call?, _ type: Any.Type, with value: String?, _ screen: Int
  ) -> String {
    (call?.firstArgument ?? "\(ValueSource.name(of: type)).self") + (value.map { ", with: \($0)" } ?? "")
      + (screen == 0 ? "" : ", behind: \(screen)")
  }
}

// The function.
extension DriveSource {
  func test(named name: String, as kind: Exploration.Way.TestKind) -> String {
    let isAsync = kind == .xcTest || needs("try await ") || needs("try? await ")
    let head = kind == .xcTest ? "@MainActor func" : "@Test @MainActor func"
    let body = lines.dropFirst().map { line in
      switch line {
      case .plain(let text): text
      case .expect(let text): kind == .xcTest ? "XCTAssertTrue(\(text))" : "#expect(\(text))"
      }
    }
    let all = [lines[0].text] + helpers + body
    let indented = all.joined(separator: "\n").split(separator: "\n", omittingEmptySubsequences: false).map {
      "  \($0)"
    }
    return (["\(head) \(name)() \(isAsync ? "async " : "")throws {"] + indented + ["}"]).joined(separator: "\n")
      .replacing(ValueSource.unwrap, with: kind == .xcTest ? "XCTUnwrap" : "#require")
  }

  private func needs(_ call: String) -> Bool { lines.contains { $0.text.hasPrefix(call) } }

  private var helpers: [String] {
    var helpers: [String] = []
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
    return helpers
  }
}
