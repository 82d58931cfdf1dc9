import FlowKit
import Testing

/// Any number of a callback's arguments go to the method that the closure names.
@MainActor
struct ForwardedArgumentsTests {
  private var plain: Flow<PlainTarget> { Flow(with: PlainTarget()).named("T") }
  private var isolated: Flow<IsolatedTarget> { Flow(with: IsolatedTarget()).named("T") }

  private var toPlain: Flow<Source> {
    Flow(with: Source()) { source, lets in
      source.none = lets.push(plain) { $0.take }
      source.one = lets.push(plain) { $0.take(_:) }
      source.two = lets.push(plain) { $0.take(two:_:) }
      source.three = lets.push(plain) { $0.take(three:_:_:) }
      source.many = lets.push(plain) { $0.take(many:_:_:_:_:) }
      source.optional = lets.push(plain) { $0.take }
      source.sendable = lets.push(plain) { $0.take }
      source.text = lets.push(plain) { target in { text in target.take(text.count) } }
    }
  }

  private var toIsolated: Flow<Source> {
    Flow(with: Source()) { source, lets in
      source.none = lets.push(isolated) { $0.take }
      source.one = lets.push(isolated) { $0.take(_:) }
      source.two = lets.push(isolated) { $0.take(two:_:) }
      source.three = lets.push(isolated) { $0.take(three:_:_:) }
      source.many = lets.push(isolated) { $0.take(many:_:_:_:_:) }
      source.optional = lets.push(isolated) { $0.take }
      source.sendable = lets.push(isolated) { $0.take }
      source.text = lets.push(isolated) { target in { text in target.take(text.count) } }
    }
  }

  struct Call: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let make: @MainActor @Sendable (Source) -> Void
  }

  nonisolated static let calls: [Call] = [
    Call(testDescription: "nothing") { $0.none() },
    Call(testDescription: "1") { $0.one(1) },
    Call(testDescription: "1, two") { $0.two(1, "two") },
    Call(testDescription: "1, two, true") { $0.three(1, "two", true) },
    Call(testDescription: "1, two, true, [4], nil") { $0.many(1, "two", true, [4], nil) },
    Call(testDescription: "7") { $0.optional?(7) },
    Call(testDescription: "8") { $0.sendable(8) },
  ]

  @Test(arguments: calls)
  func argumentsReachTheNamedMethod(_ call: Call) throws {
    let navigators = [Navigator(root: toPlain), Navigator(root: toIsolated)]
    for navigator in navigators { call.make(try #require(navigator.visibleScreen as? Source)) }
    #expect((navigators[0].visibleScreen as? PlainTarget)?.received == [call.testDescription])
    #expect((navigators[1].visibleScreen as? IsolatedTarget)?.received == [call.testDescription])
  }

  @Test func closureCanChangeTheArguments() throws {
    let navigators = [Navigator(root: toPlain), Navigator(root: toIsolated)]
    for navigator in navigators { try #require(navigator.visibleScreen as? Source).text("four") }
    #expect((navigators[0].visibleScreen as? PlainTarget)?.received == ["4"])
    #expect((navigators[1].visibleScreen as? IsolatedTarget)?.received == ["4"])
  }

  @Test func argumentsCanGoToAClosureOfTheTarget() throws {
    var received: [String] = []
    let target = Flow(with: Page()) { page, _ in page.onText = { received.append($0) } }
    let source = Flow(with: Page()) { page, lets in page.onText = lets.push(target) { $0.onText } }
    let navigator = Navigator(root: source)
    try #require(navigator.visibleScreen as? Page).onText("hello")
    #expect(received == ["hello"])
  }

  @Test func everyVerbWithATargetForwards() throws {
    let target = Pages.b
    let flows: [Flow<Page>] = [
      Flow(with: Page()) { $0.onText = $1.push(target) { $0.receive } },
      Flow(with: Page()) { $0.onText = $1.present(target, as: .alert, transition: .none) { $0.receive } },
      Flow(with: Page()) { $0.onText = $1.replace(with: target) { $0.receive } },
      Flow(with: Page()) { $0.onText = $1.goTo(target) { $0.receive } },
      Flow(with: Page()) { $0.onText = $1.popTo(target) { $0.receive } },
      Flow(with: Page()) { $0.onText = $1.reset(to: target) { $0.receive } },
      Flow(with: Page()) { $0.onText = $1.reset(to: Pages.a, target) { $1.receive } },
    ]
    for flow in flows {
      let navigator = try Navigator(showing: "B")
      navigator.perform(.push(flow))
      try navigator.page(2).onText("hello")
      #expect(try navigator.page(navigator.tree.visible.id).received == ["hello"])
      #expect(navigator.tree.visible.flow == target.id)
    }
  }
}
