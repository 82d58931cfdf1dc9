import FlowKit
import FlowKitTesting
import Testing

/// FlowKit doesn't keep forwarded objects.
@MainActor
struct ForwardedObjectTests {
  /// A screen whose callback forwards an object.
  @MainActor
  private final class Sender {
    var onSend: (Page) -> Void = { _ in }
  }

  @Test(arguments: [false, true])
  func forwardedObjectIsReleasedAfterItsDelivery(isWatched: Bool) throws {
    let navigator = Navigator(quiet: sender)
    let watchers: [AnyObject] = isWatched ? [EventLog(of: navigator), attachedHost(of: navigator)] : []
    #expect(try send(Page(), on: navigator).object == nil)
    #expect(navigator.tree.summary == "Sender > B")
    #expect(try navigator.page(2).received == ["delivered"])
    #expect(try send(Page(), on: navigator).object == nil)
    #expect(navigator.tree.summary == "Sender > B")
    withExtendedLifetime(watchers) {}
  }

  @Test(arguments: [false, true])
  func forwardedObjectOfAWaitingActionIsReleasedToo(isWatched: Bool) throws {
    let navigator = Navigator(quiet: sender)
    let watchers: [AnyObject] = isWatched ? [EventLog(of: navigator), attachedHost(of: navigator)] : []
    var objects: [Weak] = []
    let sender = try #require(navigator.visibleScreen as? Sender)
    navigator.perform(
      .goTo(Pages.c) { [unowned navigator] _ in
        for action in [NavigationAction.pop(), .popTo(Pages.x)] {
          navigator.perform(action)
          let page = Page()
          objects.append(Weak(page))
          sender.onSend(page)
        }
        #expect(objects.allSatisfy { $0.object != nil })
      })
    #expect(navigator.tree.summary == "Sender > B")
    #expect(try navigator.page(3).received == ["delivered"])
    #expect(objects.map { $0.object == nil } == [true, true])
    withExtendedLifetime(watchers) {}
  }

  private var sender: Flow<Sender> {
    Flow(with: Sender()) { sender, lets in
      sender.onSend = lets.push(Pages.b) { page in { (_: Page) in page.receive("delivered") } }
    }
  }

  private func attachedHost(of navigator: Navigator) -> HeadlessHost {
    let host = HeadlessHost(delaysTransitions: true)
    navigator.attach(host)
    return host
  }

  private func send(_ page: Page, on navigator: Navigator) throws -> Weak {
    try #require(navigator.screen(of: 1) as? Sender).onSend(page)
    return Weak(page)
  }
}
