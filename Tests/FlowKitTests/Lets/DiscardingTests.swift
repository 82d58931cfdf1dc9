import FlowKit
import Testing

/// A verb without a forwarding closure fits callbacks of every shape, and drops their arguments.
@MainActor
struct DiscardingTests {
  private static func plain(_ lets: Lets) -> PlainShapes {
    let screen = PlainShapes()
    screen.none = lets.push(Pages.b)
    screen.one = lets.push(Pages.b)
    screen.two = lets.push(Pages.b)
    screen.many = lets.push(Pages.b)
    screen.optional = lets.push(Pages.b)
    screen.optionalNone = lets.push(Pages.b)
    screen.isolated = lets.push(Pages.b)
    screen.isolatedOne = lets.push(Pages.b)
    screen.isolatedSendable = lets.push(Pages.b)
    screen.optionalIsolated = lets.push(Pages.b)
    screen.optionalSendable = lets.push(Pages.b)
    screen.optionalArgument = lets.push(Pages.b)
    screen.closureArgument = lets.push(Pages.b)
    return screen
  }

  private static func isolated(_ lets: Lets) -> IsolatedShapes {
    let screen = IsolatedShapes()
    screen.none = lets.push(Pages.b)
    screen.one = lets.push(Pages.b)
    screen.two = lets.push(Pages.b)
    screen.many = lets.push(Pages.b)
    screen.optional = lets.push(Pages.b)
    screen.optionalNone = lets.push(Pages.b)
    screen.isolated = lets.push(Pages.b)
    screen.isolatedOne = lets.push(Pages.b)
    screen.isolatedSendable = lets.push(Pages.b)
    screen.optionalIsolated = lets.push(Pages.b)
    screen.optionalSendable = lets.push(Pages.b)
    screen.optionalArgument = lets.push(Pages.b)
    screen.closureArgument = lets.push(Pages.b)
    return screen
  }

  @Test func pushFitsCallbacksOfAPlainScreen() throws {
    let calls: [@MainActor (PlainShapes) -> Void] = [
      { $0.none() }, { $0.one(1) }, { $0.two(1, "") }, { $0.many(1, "", true, [], nil, "x") }, { $0.optional?(1) },
      { $0.optionalNone?() }, { $0.optionalArgument(nil) }, { $0.closureArgument {} },
      { $0.isolated() }, { $0.isolatedOne(1) }, { $0.isolatedSendable(1, "") }, { $0.optionalIsolated?(1) },
      { $0.optionalSendable?() },
    ]
    for call in calls {
      let navigator = Navigator(root: Flow<PlainShapes> { Self.plain($0) }.named("A"))
      call(try #require(navigator.visibleScreen as? PlainShapes))
      #expect(navigator.tree.summary == "A > B")
    }
  }

  @Test func pushFitsCallbacksOfAScreenOfTheMainActor() throws {
    let calls: [@MainActor (IsolatedShapes) -> Void] = [
      { $0.none() }, { $0.one(1) }, { $0.two(1, "") }, { $0.many(1, "", true, [], nil, "x") }, { $0.optional?(1) },
      { $0.optionalNone?() }, { $0.optionalArgument(nil) }, { $0.closureArgument {} },
      { $0.isolated() }, { $0.isolatedOne(1) }, { $0.isolatedSendable(1, "") }, { $0.optionalIsolated?(1) },
      { $0.optionalSendable?() },
    ]
    for call in calls {
      let navigator = Navigator(root: Flow<IsolatedShapes> { Self.isolated($0) }.named("A"))
      call(try #require(navigator.visibleScreen as? IsolatedShapes))
      #expect(navigator.tree.summary == "A > B")
    }
  }

  @Test func sendableCallbackCanBeCalledFromATask() async throws {
    let navigator = Navigator(root: Flow<PlainShapes> { Self.plain($0) }.named("A"))
    let callback = try #require(navigator.visibleScreen as? PlainShapes).isolatedSendable
    await Task.detached { await callback(1, "") }.value
    #expect(navigator.tree.summary == "A > B")
  }
}
