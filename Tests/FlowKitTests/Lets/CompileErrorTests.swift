import Testing

/// What the compiler reports about correct and incorrect lines in a flow.
@Suite(.enabled(if: Compiler.found != nil, "there is no swiftc in the PATH, or no module FlowKit beside the tests"))
struct CompileErrorTests {
  private static let natural = [
    "source.onNothing = lets.push(target) { $0.refresh }",
    "source.onNumber = lets.push(target) { $0.prepare }",
    "source.onMaybe = lets.push(target) { $0.prepare }",
    "source.onNumber = lets.push(target) { screen in screen.prepare }",
    "source.onNumber = lets.present(target, as: .alert) { $0.prepare }",
    "source.onNumber = lets.replace(with: target) { $0.prepare }",
    "source.onNumber = lets.goTo(target) { $0.prepare }",
    "source.onNumber = lets.popTo(target) { $0.prepare }",
    "source.onNumber = lets.reset(to: target) { $0.prepare }",
    "source.onNumber = lets.reset(to: target, other) { $1.greet }",
    "source.onBoth = lets.push(target) { $0.show }",
    "source.onBoth = lets.push(target) { $0.show(number:text:) }",
    "source.onBoth = lets.push(target) { target in { number, _ in target.prepare(number) } }",
    "source.onText = lets.push(target) { target in { text in track(); target.prepare(text.count) } }",
    "source.onNumber = lets.push { number in item(number) }",
    "source.onNothing = lets.push(item(5))",
    "source.onNumber = lets.pop()",
    "source.onBoth = lets.push(target)",
    "source.onPair = lets.push(target)",
    "let back = lets.pop(); source.onNothing = back",
    "source.onNothing = { track(); lets.push(target)() }",
    "let clear = lets.reset(to: target, [target], other); source.onNothing = clear",
    "let home = lets.reset(to: target), start = lets.resetRoot(to: target, other); source.onNothing = { home(); start() }",
    "source.onNothing = { track(); lets.now(.remove(target)); lets.preload(target)() }",
    "source.onNumber = { number in lets.reset(to: other, [item(number)], keepingEqual: true)() }",
    "source.onBoth = lets.perform(.remove(target))",
    "source.onBoth = lets.reset(to: target, [target], other)",
    "source.onBoth = lets.resetRoot(to: target)",
    "source.onBoth = lets.unwind(sending: 5)",
    "source.onBoth = lets.perform(.broadcast(5))",
    "source.onBoth = lets.send(5, to: target)",
    "source.onNumber = { number in track(); lets.push(item(number))() }",
    "source.onNumber = lets.send()",
    "source.onBoth = lets.send { number, text in text }",
    "source.onNumber = lets.send { $0 }",
    "source.onNothing = lets.send(5)",
    "source.onNumber = lets.select { $0 }",
    "source.onNumber = lets.select(1)",
    "source.onNothing = lets.select(target)",
    "source.onPair = lets.push(target)",
    "source.onPair = lets.choose { pair in pair.number > 1 ? .push(item(pair.number)) : nil }",
    "source.onNothing = lets.perform(after: { track() }, .dismiss())",
    "source.onNumber = lets.perform(after: { number in source.number = number }, .dismiss(), .push(target))",
    "source.onNothing = { track(); lets.now(.pop(), .push(target)) }",
    "_ = Flow(with: Other(), containing: .tabs(target, source.number > 1 ? other : nil))",
    "source.onNothing = lets.perform(.dismiss(), .push(target))",
    "source.onNothing = lets.perform([.dismiss(), .push(target)])",
    "source.onBoth = lets.perform([1, 2].map { .push(item($0)) })",
    "source.onBoth = lets.perform([.dismissAll()] + [1, 2].map { .push(item($0)) }, transition: .none)",
    "source.onNothing = lets.reset(to: target, other)",
    "source.onNumber = lets.choose { number in number > 0 ? .push(target) : .popToRoot() }",
    "source.onNumber = lets.choose { number in track(); return number > 0 ? .push(target) : .popToRoot() }",
    "source.onNumber = lets.choose { number in let isBig = number > 3; if isBig { return .pop() }; return .push(target) }",
    "source.onNumber = lets.choose { number in switch number { case 0: track(); return .pop(); default: return .popToRoot() } }",
    "source.onNumber = lets.choose { number in switch number { case 0: .pop(); default: .push(target) } }",
    "source.onBoth = lets.choose { _, _ in nil }",
    "source.onBoth = lets.choose { _, _ in .stay }",
    "source.onNumber = lets.choose { number in number > 0 ? .push(target) : nil }",
    "source.onText = lets.choose { Int($0).map { .push(item($0)) } }",
    "source.onBoth = lets.choose { number, text in if number > 3 { return nil }; return Int(text).map { .push(item($0)) } }",
    "source.onNothing = lets.choose { ([:] as [Int: NavigationAction])[5] }",
    "lets.onBack { Int(\"5\").map { .push(item($0)) } }",
    "lets.onBack { source.number > 0 ? .stay : nil }",
    "source.onBoth = lets.present(target, as: .alert, until: \\.onPick) { source.number = $0 }",
    "source.onNothing = lets.push(target, until: \\.onDone) { source.number = 1 }",
    "source.onNumber = lets.task { lets in source.number = await lets.push(target, until: \\.onPick) ?? 0 }",
    "source.onNothing = lets.task { lets in if await lets.present(target, until: \\.onDone) { await lets.performAndWait(.pop()) } }",
    "source.onBoth = lets.task { lets, number, text in source.number = number }",
  ]

  @Test(arguments: [["-swift-version", "6"], ["-swift-version", "5"], complete])
  func naturalCodeCompilesWithoutWarnings(mode: [String]) throws {
    #expect(try check(Self.natural, mode) == [])
  }

  private static let complete = ["-swift-version", "5", "-strict-concurrency=complete"]

  @Test func functionThatMakesTheFlowCompiles() throws {
    #expect(try check(["source.onNumber = lets.push(item)", "source.onNumber = lets.goTo(item)"]) == [])
    #expect(try check(["source.onNumber = lets.show(item, in: .detail)"]) == [])
  }

  @Test(arguments: [Slip.named, Slip.obvious], [["-swift-version", "6"], complete])
  func eachMistakeIsOneErrorInItsLine(slips: [Slip], mode: [String]) throws {
    let report = try check(slips.map(\.line), mode).filter { $0.contains("error:") }
    for (index, slip) in slips.enumerated() {
      let errors = report.filter { $0.hasPrefix("line \(index):1:") }
      #expect(errors.count == 1, "\(slip.line): \(errors)")
      #expect(errors.contains { $0.contains(slip.message) }, "\(slip.line): \(errors)")
    }
    #expect(report.filter { !$0.hasPrefix("line ") } == [])
    #expect(report.filter { $0.contains("failed to produce diagnostic") } == [])
  }

  /// The compiler takes the flow for a function that makes one, and doesn't name the property.
  @Test func callbackThatDoesNotExistIsAnErrorInItsLine() throws {
    let lines = [
      "source.onNothing = lets.push(target, until: \\.onDon) { _ in }",
      "source.onNothing = lets.push(target, until: \\.nobody) { _ in }",
      "source.onNothing = lets.push(other, until: \\.onPick) { _ in }",
    ]
    let report = try check(lines).filter { $0.contains("error:") }
    for index in lines.indices { #expect(report.contains { $0.hasPrefix("line \(index):1:") }) }
    #expect(report.filter { !$0.hasPrefix("line ") } == [])
  }

  /// The compiler has several words for it.
  @Test(arguments: [
    "source.onNothing = lets.choose { _ in .pop() }", "source.onNumber = lets.send { _, _ in 5 }",
    "source.onNothing = lets.task { lets, number in }",
  ])
  func closureWithTooManyArgumentsIsAnErrorInItsLine(line: String) throws {
    let errors = try check([line]).filter { $0.contains("error:") }
    #expect(!errors.isEmpty)
    #expect(errors.filter { !$0.hasPrefix("line 0:1:") } == [])
  }

  /// - Returns: What the compiler reports about these lines, each in its own flow, such as "line 5:1:..." for the sixth.
  private func check(_ lines: [String], _ mode: [String] = ["-swift-version", "6"]) throws -> [String] {
    let flows = lines.enumerated().map { index, line in
      """
        var flow\(index): Flow<Source> {
          Flow(with: Source()) { source, lets in
            source.onMaybe = lets.pop()
      #sourceLocation(file: "line \(index)", line: 1)
            \(line)
      #sourceLocation()
            source.onMaybe = lets.dismiss()
          }
        }
      """
    }
    let program = """
      \(Self.screens)
      @MainActor struct Group {
        var target: Flow<Target> { Flow(with: Target()) }
        var other: Flow<Other> { Flow(with: Other()) }
        func item(_ id: Int) -> Flow<Target> { Flow(with: Target(), id: id) }
      \(flows.joined(separator: "\n"))
      }
      """
    return try #require(Compiler.found).check(program, mode)
      .filter { $0.contains(": error: ") || $0.contains(": warning: ") }
      .filter { !$0.hasPrefix(" ") }
  }

  private static let screens = """
    import FlowKit
    func track() {}
    enum Section { case first, second }
    @MainActor final class Source {
      var onNothing: () -> Void = {}
      var onNumber: (Int) -> Void = { _ in }
      var onText: (String) -> Void = { _ in }
      var onBoth: (Int, String) -> Void = { _, _ in }
      var onReversed: (String, Int) -> Void = { _, _ in }
      var onPair: ((number: Int, text: String)) -> Void = { _ in }
      var onMaybe: ((Int) -> Void)?
      var onAnswer: () -> Bool = { true }
      var number = 0
    }
    @MainActor final class Target {
      var onPick: ((Int) -> Void)?
      var onDone: () -> Void = {}
      var onTwo: (Int, String) -> Void = { _, _ in }
      var onAsk: () -> Bool = { true }
      let fixed: (Int) -> Void = { _ in }
      var title = ""
      func refresh() {}
      func prepare(_ number: Int) {}
      func show(number: Int, text: String) {}
      func load(_ number: Int) async {}
      func check(_ number: Int) -> Bool { true }
      func attempt(_ number: Int) throws {}
    }
    @MainActor final class Other {
      func greet(_ number: Int) {}
    }
    """
}
