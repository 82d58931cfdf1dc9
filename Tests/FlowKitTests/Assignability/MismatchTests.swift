import Testing

/// What the compiler makes of callbacks and targets that fit, and of such as don't.
@Suite(.enabled(if: Compiler.found != nil, "there is no swiftc in the PATH, or no module FlowKit beside the tests"))
struct MismatchTests {
  private static let fitting = [
    "source.onNothing = lets.push(target) { $0.refresh }",
    "source.onNumber = lets.push(target) { $0.prepare }",
    "source.onNumber = lets.present(target, as: .alert) { $0.prepare }",
    "source.onNumber = lets.replace(with: target) { $0.prepare }",
    "source.onNumber = lets.goTo(target) { $0.prepare }",
    "source.onNumber = lets.popTo(target) { $0.prepare }",
    "source.onNumber = lets.reset(to: target) { $0.prepare }",
    "source.onNumber = lets.reset(to: target, other) { $1.greet }",
    "source.onBoth = lets.push(target) { $0.show(number:text:) }",
    "source.onBoth = lets.push(target) { target in { number, _ in target.prepare(number) } }",
    "source.onNumber = lets.pop()",
    "source.onBoth = lets.push(target)",
    "source.onNumber = lets.send()",
    "source.onBoth = lets.send { number, text in text }",
    "source.onNumber = lets.send { $0 }",
    "source.onNothing = lets.send(5)",
    "source.onNumber = lets.choose { number in number > 0 ? .push(target) : .popToRoot }",
    "source.onBoth = lets.choose { _, _ in nil }",
    "source.onBoth = lets.present(target, as: .alert, until: \\.onPick) { source.number = $0 }",
    "source.onNothing = lets.push(target, until: \\.onDone) { source.number = 1 }",
    "source.onNumber = lets.task { lets in source.number = await lets.push(target, until: \\.onPick) ?? 0 }",
    "source.onNothing = lets.task { lets in if await lets.present(target, until: \\.onDone) { await lets.perform(.pop) } }",
    "source.onBoth = lets.task { lets, number, text in source.number = number }",
  ]

  private static let mismatching = [
    "source.onNothing = lets.push(target) { $0.prepare }",
    "source.onText = lets.push(target) { $0.prepare }",
    "source.onBoth = lets.push(target) { $0.prepare }",
    "source.onNumber = lets.push(target) { $0.refresh }",
    "source.onNumber = lets.push(target) { $0.show(number:text:) }",
    "source.onNumber = lets.push(target) { $0.greet }",
    "source.onText = lets.present(target, as: .alert) { $0.prepare }",
    "source.onText = lets.replace(with: target) { $0.prepare }",
    "source.onText = lets.goTo(target) { $0.prepare }",
    "source.onText = lets.popTo(target) { $0.prepare }",
    "source.onText = lets.reset(to: target) { $0.prepare }",
    "source.onNumber = lets.reset(to: target, other) { $0.greet }",
    "source.onAnswer = lets.push(target)",
    "source.onNumber = lets.pop() { $0.prepare }",
    "source.onNumber = lets.push(Target())",
    "source.onNothing = lets.send()",
    "source.onNumber = lets.send { _, _ in 5 }",
    "source.onNothing = lets.send(Target())",
    "source.onAnswer = lets.send(5)",
    "source.onNumber = lets.choose { number in number }",
    "source.onNothing = lets.choose { _ in .pop }",
    "source.onNumber = lets.push(target, until: \\.title) { _ in }",
    "source.onNumber = lets.push(target, until: \\.onTwo) { _ in }",
    "source.onNumber = lets.push(target, until: \\.fixed) { _ in }",
    "source.onNumber = lets.push(target, until: \\.nobody) { _ in }",
    "source.onNothing = lets.push(target, until: \\.onPick) { (text: String) in }",
    "source.onNothing = lets.push(other, until: \\.onPick) { _ in }",
    "source.onNothing = lets.task { lets in let text: String? = await lets.push(target, until: \\.onPick) }",
    "source.onNothing = lets.task { lets in _ = await lets.present(target, until: \\.title) }",
    "source.onNothing = lets.task { lets, number in }",
    "source.onAnswer = lets.task { _ in }",
  ]

  @Test func whatFitsCompiles() throws {
    #expect(try check(Self.fitting) == [])
  }

  @Test func whatDoesNotFitIsAnError() throws {
    let report = try check(Self.mismatching)
    for (index, line) in Self.mismatching.enumerated() {
      let isRefused = report.contains { $0.hasPrefix("<stdin>:\(index + 1):") && $0.contains("error:") }
      #expect(isRefused, "\(line)")
    }
  }

  /// The compiler finds no words for it, but refuses it.
  @Test func twoArgumentsAreNoMessage() throws {
    let report = try check(["source.onBoth = lets.send()"])
    #expect(report.contains { $0.hasPrefix("<stdin>:1:") && $0.contains("error:") })
  }

  @Test func errorSaysWhatDoesNotFit() throws {
    let report = try check(Self.mismatching)
    #expect(report.filter { $0.contains("failed to produce diagnostic") } == [])
  }

  @Test func errorNamesThePropertyThatIsNoCallback() throws {
    let report = try check(["source.onNumber = lets.push(target, until: \\.title) { _ in }"])
    #expect(report.contains { $0.hasPrefix("<stdin>:1:") && $0.contains("'NotACallback<String>'") })
  }

  /// - Returns: What the compiler says of these lines, counted from 1.
  private func check(_ lines: [String]) throws -> [String] {
    try #require(Compiler.found).check(
      """
      import FlowKit
      final class Source {
        var onNothing: () -> Void = {}
        var onNumber: (Int) -> Void = { _ in }
        var onText: (String) -> Void = { _ in }
        var onBoth: (Int, String) -> Void = { _, _ in }
        var onAnswer: () -> Bool = { true }
        var number = 0
      }
      final class Target {
        var onPick: ((Int) -> Void)?
        var onDone: () -> Void = {}
        var onTwo: (Int, String) -> Void = { _, _ in }
        let fixed: (Int) -> Void = { _ in }
        var title = ""
        func refresh() {}
        func prepare(_ number: Int) {}
        func show(number: Int, text: String) {}
      }
      final class Other {
        func greet(_ number: Int) {}
      }
      @MainActor func bind(_ source: Source, _ lets: Lets, _ target: Flow<Target>, _ other: Flow<Other>) {
      #sourceLocation(file: "<stdin>", line: 1)
      \(lines.joined(separator: "\n"))
      }
      """)
  }
}
