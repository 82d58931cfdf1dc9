import FlowKit
import FlowKitTesting
import Testing

/// An action knows the place where it was written.
@MainActor
struct PlaceTests {
  private static func place(_ line: Int) -> String { "\(#fileID):\(line)" }

  @Test func actionWithATargetKnowsThePlaceWhereItWasMade() {
    let actions: [(NavigationAction, Int)] = [
      (.push(Pages.a), #line), (.present(Pages.a), #line), (.replace(with: Pages.a), #line),
      (.goTo(Pages.a), #line), (.popTo(Pages.a), #line), (.reset(to: Pages.a, Pages.b), #line),
    ]
    for (action, line) in actions { #expect(action.origin?.description == Self.place(line)) }
  }

  @Test func actionWithoutATargetGetsThePlaceWhereItIsPerformed() throws {
    #expect(NavigationAction.pop().origin == nil)
    let (outcome, line) = (try Navigator(showing: "A").perform(.pop()), #line)
    #expect(outcome.issue?.action.origin?.description == Self.place(line))
  }

  @Test func performingDoesNotChangeAKnownPlace() throws {
    let (action, line) = (NavigationAction.popTo(Pages.x), #line)
    let outcome = try Navigator(showing: "A").perform(action)
    #expect(outcome.issue?.action.origin?.description == Self.place(line))
  }

  @Test func awaitedActionKnowsItsPlaceToo() async throws {
    let navigator = try Navigator(showing: "A")
    let (outcome, line) = (await navigator.performAndWait(.pop()), #line)
    #expect(outcome.issue?.action.origin?.description == Self.place(line))
  }

  @Test func backKnowsItsPlace() throws {
    let navigator = try Navigator(showing: "A > B")
    var places: [String?] = []
    let observation = navigator.observe { places.append($0.action.origin?.description) }
    let (isBack, line) = (navigator.back(), #line)
    #expect(isBack)
    #expect(Set(places) == [Self.place(line)])
    observation.cancel()
  }

  @Test func callbackKnowsThePlaceWhereItWasBound() throws {
    var bound: [(callback: () -> Void, line: Int)] = []
    let spy = LetsSpy()
    let lets = spy.lets
    bound.append((lets.push(Pages.a), #line))
    bound.append((lets.present(Pages.a), #line))
    bound.append((lets.replace(with: Pages.a), #line))
    bound.append((lets.reset(to: Pages.a), #line))
    bound.append((lets.goTo(Pages.a), #line))
    bound.append((lets.popTo(Pages.a), #line))
    bound.append((lets.pop(), #line))
    bound.append((lets.popToRoot(), #line))
    bound.append((lets.dismiss(), #line))
    bound.append((lets.dismissAll(), #line))
    bound.append((lets.back(), #line))
    for callback in bound.map(\.callback) { callback() }
    #expect(spy.actions.map { $0.origin?.description } == bound.map { Self.place($0.line) })
  }
}
