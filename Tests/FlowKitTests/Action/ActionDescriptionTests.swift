import FlowKit
import Testing

@MainActor
struct ActionDescriptionTests {
  @Test(arguments: [
    (NavigationAction.push(Pages.a), "push(A)"),
    (.push(Pages.a.id(5)), "push(A(5))"),
    (.push(Pages.a, transition: .none), "push(A, transition: .none)"),
    (.push(Pages.a, transition: ScreenTransition("flip")), "push(A, transition: .flip)"),
    (.push(Pages.a, transition: ScreenTransition("flip", animated: false)), "push(A, transition: .flip, not animated)"),
    (.present(Pages.a), "present(A, as: .sheet)"),
    (.present(Pages.a, as: .alert, transition: .none), "present(A, as: .alert, transition: .none)"),
    (.goTo(Pages.a), "goTo(A)"),
    (.popTo(Pages.a), "popTo(A)"),
    (.reset(to: Pages.a), "reset(to: A)"),
    (.reset(to: Pages.a, Pages.b), "reset(to: A, B)"),
    (.pop(), "pop()"),
    (.pop(transition: .none), "pop(transition: .none)"),
    (.popToRoot(), "popToRoot()"),
    (.dismiss(), "dismiss()"),
    (.dismissAll(), "dismissAll()"),
    (.back(), "back()"),
  ])
  func actionIsDescribedAsItIsWritten(action: NavigationAction, text: String) {
    #expect(action.description == (action.origin.map { "\(text) at \($0)" } ?? text))
  }

  @Test func replaceIsDescribedAsItIsWritten() {
    #expect(NavigationAction.replace(with: Pages.a).description.hasPrefix("replace(with: A) at "))
  }

  @Test func actionsAreEqualIfTheyDoTheSame() {
    #expect(NavigationAction.push(Pages.a) == .push(Pages.a) { $0.receive("") })
    #expect(NavigationAction.push(Pages.a) != .push(Pages.b))
    #expect(NavigationAction.push(Pages.a) != .goTo(Pages.a))
    #expect(NavigationAction.push(Pages.a.id(1)) != .push(Pages.a.id(2)))
    #expect(NavigationAction.push(Pages.a) != .push(Pages.a, transition: .none))
    #expect(NavigationAction.push(Pages.a) == .push(Pages.a, transition: .automatic))
    #expect(NavigationAction.present(Pages.a) == .present(Pages.a, as: .sheet))
    #expect(NavigationAction.present(Pages.a) != .present(Pages.a, as: .alert))
    #expect(NavigationAction.reset(to: Pages.a, Pages.b) == .reset(to: Pages.a, Pages.b))
    #expect(NavigationAction.reset(to: Pages.a, Pages.b) != .reset(to: Pages.b, Pages.a))
    #expect(NavigationAction.reset(to: Pages.a) != .reset(to: Pages.a, Pages.b))
    #expect(NavigationAction.pop() == .pop(transition: .automatic))
    #expect(NavigationAction.pop() != .back())
  }
}
