import FlowKit
import Testing

/// The kind of an action.
@MainActor
struct KindTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let action: NavigationAction
    let kind: NavigationAction.Kind
    let name: String
    var flow: FlowID?

    init(_ action: NavigationAction, _ kind: NavigationAction.Kind, _ name: String, _ flow: FlowID? = nil) {
      self.action = action
      self.kind = kind
      self.name = name
      self.flow = flow
    }

    var testDescription: String { name }
  }

  nonisolated static let cases: [Case] = [
    Case(.push(Pages.a), .push, "push", Pages.a.id), Case(.present(Pages.b), .present, "present", Pages.b.id),
    Case(.replace(with: Pages.c), .replace, "replace", Pages.c.id), Case(.goTo(Pages.d), .goTo, "goTo", Pages.d.id),
    Case(.reset(to: Pages.a, Pages.b), .reset, "reset", Pages.a.id), Case(.popTo(Pages.x), .popTo, "popTo", Pages.x.id),
    Case(.remove(Pages.a), .remove, "remove", Pages.a.id),
    Case(.pop(), .pop, "pop"),
    Case(.popToRoot(), .popToRoot, "popToRoot"), Case(.dismiss(), .dismiss, "dismiss"),
    Case(.dismissAll(), .dismissAll, "dismissAll"), Case(.close(), .close, "close"), Case(.back(), .back, "back"),
    Case(.open(Pages.b), .open, "open", Pages.b.id), Case(.broadcast(5), .broadcast, "broadcast"),
    Case(.send(5), .send, "send"), Case(.stay, .stay, "stay"), Case(nil, .nothing, "nothing"),
  ]

  @Test(arguments: cases)
  func actionHasTheKindOfItsVerbAndItsFlow(_ test: Case) {
    #expect(test.action.kind == test.kind)
    #expect(test.action.kind.description == test.name)
    #expect(test.action.flow == test.flow)
    #expect(Self.cases.filter { $0.kind == test.kind }.count == 1)
  }

  @Test func observersSeeTheKindOfAnAction() throws {
    let navigator = try Navigator(showing: "A > B")
    let log = EventLog(of: navigator, [.didNavigate, .ignored])
    navigator.perform(.present(Pages.c))
    navigator.back()
    navigator.perform(.pop(), from: 1)
    #expect(log.events.map { "\($0.action.kind)" } == ["present", "back", "pop"])
  }

  @Test func backAtTheAppsRootIsReported() throws {
    let navigator = try Navigator(showing: "A")
    let log = EventLog(of: navigator, .actions)
    #expect(!navigator.back())
    #expect(log.lines == ["willNavigate back()", "didNavigate back()"])
  }
}
