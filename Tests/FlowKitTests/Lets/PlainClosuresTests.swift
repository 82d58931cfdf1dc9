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

  @Test func eachPlainVerbPerformsItsAction() {
    let lets = spy.lets
    let all: [@MainActor () -> Void] = [
      lets.push(page), lets.present(page, as: .fullScreen), lets.replace(with: page), lets.goTo(page),
      lets.popTo(page), lets.pop(), lets.popToRoot(), lets.dismiss(), lets.dismissAll(), lets.back(), lets.finish(),
      lets.select(page), lets.show(page, in: .detail),
    ]
    for closure in all { closure() }
    #expect(
      spy.actions == [
        .push(page), .present(page, as: .fullScreen), .replace(with: page), .goTo(page), .popTo(page), .pop(),
        .popToRoot(),
        .dismiss(), .dismissAll(), .back(), .finish(), .select(page), .show(page, in: .detail),
      ])
  }

  @Test func placeIsThatOfTheVerb() {
    let back = spy.lets.pop(), line = #line
    back()
    #expect(spy.actions.first?.origin?.line == line)
  }
}
