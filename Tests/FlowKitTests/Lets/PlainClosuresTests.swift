import FlowKit
import FlowKitTesting
import Testing

/// Closures of verbs without arguments, assigned to constants without a type.
@MainActor
struct PlainClosuresTests {
  private let spy = LetsSpy()
  private let page = Flow(with: Page())

  @Test func constantNeedsNoType() {
    let back = spy.lets.pop()
    back()
    let on = spy.lets.push(page)
    on()
    #expect(spy.actions == [.pop(), .push(page)])
  }

  @Test func closureCanBeCalledAtOnce() {
    var tracked = 0
    let screen = Page()
    screen.onNext = {
      tracked += 1
      spy.lets.push(page)()
    }
    screen.onNext()
    #expect(tracked == 1)
    #expect(spy.actions == [.push(page)])
  }

  @Test func anActionIsPerformedAtOnceWithItsOutcome() throws {
    var outcomes: [NavigationOutcome?] = []
    let flow = Flow(with: Page()) { screen, lets in
      screen.onNext = {
        outcomes.append(lets.now(.push(page)))
        outcomes.append(lets.now(.push(page)))
        outcomes.append(lets.now(.unwind(), .replace(with: page)))
      }
    }
    let navigator = Navigator(root: flow), issues = IssueSpy(navigator)
    navigator.screen(of: flow)?.onNext()
    #expect(outcomes.map { $0?.isPerformed } == [true, false, true])
    #expect(outcomes[1]?.reason == .covered)
    #expect(navigator.tree.summary == "Page")
    try issues.expect(.covered)
  }

  @Test func withASpyAnActionAtOnceIsRecordedAndHasNoOutcome() {
    #expect(spy.lets.now(.pop(), .push(page)) == nil)
    #expect(spy.actions == [.batch(.pop(), .push(page))])
  }

  @Test func eachPlainVerbPerformsItsAction() {
    let lets = spy.lets
    let all: [@MainActor () -> Void] = [
      lets.present(page, as: .fullScreen), lets.pop(), lets.popToRoot(), lets.dismiss(), lets.dismissAll(),
      lets.back(), lets.unwind(), lets.show(page, in: .detail),
    ]
    for closure in all { closure() }
    #expect(
      spy.actions == [
        .present(page, as: .fullScreen), .pop(), .popToRoot(), .dismiss(), .dismissAll(), .back(), .unwind(),
        .show(page, in: .detail),
      ])
  }

  @Test func placeIsThatOfTheVerb() {
    let back = spy.lets.pop(), line = #line
    back()
    #expect(spy.actions.first?.origin?.line == line)
  }
}
