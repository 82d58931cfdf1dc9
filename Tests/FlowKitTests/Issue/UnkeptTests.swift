import FlowKit
import FlowKitTesting
import Testing

/// What a debug build tells of closures and navigators that nobody keeps.
@MainActor
struct UnkeptTests {
  private final class Scanner {
    weak var delegate: Adapter?
    var onDone: () -> Void = {}
    var onPick: (Int) -> Void = { _ in }
  }

  private final class Adapter {
    let onFind: (Int) -> Void
    init(_ onFind: @escaping (Int) -> Void) { self.onFind = onFind }
  }

  private final class Page {
    func prepare(_ number: Int) {}
  }

  private var page: Flow<Page> { Flow(with: Page()) }
  private func item(_ id: Int) -> Flow<Page> { Flow(with: Page(), id: id) }

  private func messages(_ bind: @escaping @MainActor (Scanner, Lets) -> Void) -> [String] {
    let navigator = Navigator(root: page), issues = IssueSpy(navigator)
    navigator.perform(.push(Flow(with: Scanner(), bind)))
    defer { withExtendedLifetime(navigator) { try? issues.expect(.notKept) } }
    return issues.issues.map { "\($0.reason): \($0.action.call)" }
  }

  @Test func anAdapterThatNobodyKeepsIsTold() {
    #expect(messages { _, lets in _ = Adapter(lets.push(page)) } == ["not kept: push(Page)"])
    #expect(messages { _, lets in _ = Adapter(lets.push(page) { $0.prepare }) } == ["not kept: push(Page)"])
    #expect(messages { _, lets in _ = Adapter(lets.push(item)) } == ["not kept: push()"])
    #expect(messages { _, lets in _ = Adapter(lets.choose { number in .push(item(number)) }) } == ["not kept: nil"])
    #expect(messages { _, lets in _ = Adapter(lets.task { _, _ in }) } == ["not kept: task()"])
    #expect(messages { _, lets in _ = Adapter(lets.pop()) } == ["not kept: pop()"])
  }

  @Test(arguments: [false, true])
  func oneThatIsMadeWithTheLetsOfAnotherFlowIsTold(_ chooses: Bool) throws {
    let first = Flow(with: Scanner()) { [page] scanner, outer in
      scanner.onDone = outer.push(
        Flow(with: Scanner()) { _, _ in
          _ = Adapter(chooses ? outer.choose { (_: Int) in .push(page) } : outer.push(page) { $0.prepare })
        })
    }
    let navigator = Navigator(root: first), issues = IssueSpy(navigator)
    try navigator.screen(ofType: Scanner.self).onDone()
    #expect(issues.issues.map { "\($0.reason): \($0.action.call)" } == ["not kept: \(chooses ? "nil" : "push(Page)")"])
    try? issues.expect(.notKept)
  }

  @Test func anIssueSaysWhatToDo() {
    let navigator = Navigator(root: page), issues = IssueSpy(navigator)
    navigator.perform(
      .push(Flow(with: Scanner()) { _, lets in _ = Adapter(lets.choose { number in .push(item(number)) }) }))
    #expect(issues.issues.count == 1)
    let message = issues.issues.first?.message ?? ""
    #expect(message.hasPrefix("nobody has kept the closure of choose at FlowKitTests/UnkeptTests.swift:"), "\(message)")
    #expect(
      message.hasSuffix(
        ", which the flow of Scanner #2 made, so it can't be called. Assign it to the screen, or keep the object that has"
          + " it: lets.keep(adapter)."))
    try? issues.expect(.notKept)
  }

  @Test func anAdapterOfTheRootIsTold() {
    var lines: [String] = []
    let before = IssuePrinter.write
    IssuePrinter.write = { lines.append($0) }
    defer { IssuePrinter.write = before }
    let navigator = Navigator(root: Flow(with: Scanner()) { _, lets in _ = Adapter(lets.push(page)) })
    #expect(lines.count == 1)
    #expect(lines.first?.hasPrefix("FlowKit: nobody has kept the closure of push(Page) at FlowKitTests/Unkept") == true)
    withExtendedLifetime(navigator) {}
  }

  @Test func aVerbOfALaterMomentIsNotTold() throws {
    let flow = Flow(with: Scanner()) { scanner, lets in scanner.onDone = { lets.push(page)() } }
    let navigator = Navigator(root: flow), issues = IssueSpy(navigator)
    navigator.screen(of: flow)?.onDone()
    #expect(navigator.tree.summary == "Scanner > Page")
    try issues.verify()
  }

  @Test func whatIsKeptIsNotTold() {
    #expect(messages { $0.delegate = $1.keep(Adapter($1.push(page) { $0.prepare })) } == [])
    #expect(
      messages { scanner, lets in
        scanner.onDone = lets.pop()
        scanner.onPick = lets.push(item)
        let push = lets.push(page)
        scanner.onDone = { push() }
      } == ["not kept: pop()"])
  }

  @Test func aNavigatorThatNobodyKeepsIsPrinted() {
    var lines: [String] = []
    let before = IssuePrinter.write
    IssuePrinter.write = { lines.append($0) }
    defer { IssuePrinter.write = before }
    let scanner = Scanner()
    scanner.onPick = { _ in }
    func start() { _ = Navigator(root: Flow(with: scanner) { $0.onDone = $1.push(page) }) }
    start()
    scanner.onDone()
    scanner.onDone()
    #expect(lines.count == 1)
    #expect(lines.first?.hasPrefix("FlowKit: push(Page) at FlowKitTests/UnkeptTests.swift:") == true)
    #expect(lines.first?.contains("did nothing, because its navigator is gone. Keep the navigator") == true)
  }
}
