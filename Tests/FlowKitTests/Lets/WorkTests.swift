import FlowKit
import FlowKitTesting
import Testing

/// Work of the app, and then an action.
@MainActor
@Suite struct WorkTests {
  private final class Form { var onName: (String, Int) -> Void = { _, _ in } }

  @Test func theWorkIsDoneBeforeTheAction() throws {
    var trees: [String] = []
    var navigator: Navigator?
    let form = Flow(with: Form()) { screen, lets in
      screen.onName = lets.perform(
        after: { name, age in trees.append("\(name), \(age): \(navigator?.tree.summary ?? "")") }, .push(Pages.b))
    }
    navigator = Navigator(root: form)
    try navigator?.screen(ofType: Form.self).onName("Ada", 36)
    #expect(trees == ["Ada, 36: Form"])
    #expect(navigator?.tree.summary == "Form > B")
  }

  @Test func anActionThatTheWorkHasMadeImpossibleIsIgnored() throws {
    var navigator: Navigator?
    let form = Flow(with: Form()) { screen, lets in
      screen.onName = lets.perform(
        after: { _, _ in navigator?.perform(.resetRoot(to: Pages.a)) }, .push(Pages.b))
    }
    let made = Navigator(root: form), issues = IssueSpy(made)
    navigator = made
    try made.screen(ofType: Form.self).onName("Ada", 36)
    #expect(made.tree.summary == "A")
    try issues.expect(.removed)
  }

  @Test func nothingOnPurposeIsDoneAlsoIfTheWorkHasClosedTheScreen() throws {
    var navigator: Navigator?
    let form = Flow(with: Form()) { screen, lets in
      screen.onName = lets.choose { (_: String, _: Int) in
        navigator?.perform(.resetRoot(to: Pages.a))
        return .stay
      }
    }
    let made = Navigator(root: form), issues = IssueSpy(made)
    navigator = made
    try made.screen(ofType: Form.self).onName("Ada", 36)
    #expect(made.tree.summary == "A")
    try issues.verify()
  }

  // A second tap.

  private enum Verb: CaseIterable { case push, several, dismiss, choose }

  @Test(arguments: Verb.allCases, [false, true])
  private func aSecondTapDoesNoWork(_ verb: Verb, isAsked: Bool) async throws {
    var count = 0
    let judge = Judge()
    let form = Flow(with: Form()) { screen, lets in
      switch verb {
      case .push: screen.onName = lets.perform(after: { _, _ in count += 1 }, .push(Pages.b))
      case .several: screen.onName = lets.perform(after: { _, _ in count += 1 }, .batch(.push(Pages.b), .push(Pages.c)))
      case .dismiss: screen.onName = lets.perform(after: { _, _ in count += 1 }, .dismiss())
      case .choose: screen.onName = lets.choose(after: { _, _ in count += 1 }) { _, _ in .dismiss() }
      }
    }
    let flow = isAsked ? form.confirmsLeaving { _ in await judge.confirms() } : form
    let navigator = Navigator(root: Pages.a, spies: LetsSpyFactory()), issues = IssueSpy(navigator)
    navigator.perform(.present(flow))
    let screen = try navigator.screen(ofType: Form.self)
    screen.onName("Ada", 36)
    screen.onName("Ada", 36)
    #expect(count == 1)
    #expect(issues.issues.count == 1)
    if isAsked, verb == .dismiss || verb == .choose {
      await judge.begins()
      judge.answers(.allow)
      try await navigator.settled()
    }
    switch verb {
    case .push: #expect(navigator.tree.summary == "A | sheet: Form > B")
    case .several: #expect(navigator.tree.summary == "A | sheet: Form > B > C")
    case .dismiss, .choose: #expect(navigator.tree.summary == "A")
    }
  }

  @Test func theChoiceIsMadeOnceAndAfterTheWork() throws {
    var names: [String] = [], choices = 0
    let form = Flow(with: Form()) { screen, lets in
      screen.onName = lets.choose(after: { name, _ in names.append(name) }) { _, _ in
        choices += 1
        return .push(names.last == "Ada" ? Pages.b : Pages.c)
      }
    }
    let navigator = Navigator(root: form)
    try navigator.screen(ofType: Form.self).onName("Ada", 36)
    #expect(choices == 1)
    #expect(navigator.tree.summary == "Form > B")
  }

  @Test func aSecondMessageDoesNoWork() throws {
    var count = 0
    let form = Flow(with: Form()) { screen, lets in
      screen.onName = lets.perform(after: { _, _ in count += 1 }, .send("named"))
    }
    let navigator = Navigator(root: form.handling(String.self) { _ in .push(Pages.b) }), issues = IssueSpy(navigator)
    let screen = try navigator.screen(ofType: Form.self)
    screen.onName("Ada", 36)
    screen.onName("Ada", 36)
    #expect(count == 1)
    try issues.expect(.covered)
  }

  /// What an action does is known only when its turn comes.
  @Test func workInTheMiddleOfAnotherActionIsDone() throws {
    final class Shop {
      var onAsk: () -> Void = {}
      var onBuy: () -> Void = {}
    }
    var count = 0
    let shop = Flow(with: Shop()) { screen, lets in
      screen.onBuy = lets.perform(after: { count += 1 }, .push(Pages.b))
      screen.onAsk = lets.present(Asking.picker, until: \.hasty) { (_: String) in screen.onBuy() }
    }
    let navigator = Navigator(root: shop)
    try navigator.screen(ofType: Shop.self).onAsk()
    #expect(navigator.tree.summary == "Shop > B")
    #expect(count == 1)
  }

  /// The action is performed when the other one has uncovered its screen.
  @Test func workOfAScreenThatAnotherActionUncoversIsDone() throws {
    final class Shop { var onBuy: () -> Void = {} }
    var trees: [String] = []
    weak var weak: Navigator?
    let shop = Flow(with: Shop()) { screen, lets in
      screen.onBuy = lets.perform(after: { trees.append(weak?.tree.summary ?? "") }, .push(Pages.c))
    }
    let navigator = Navigator(root: shop), screen = try navigator.screen(ofType: Shop.self)
    weak = navigator
    navigator.perform(.push(Pages.b))
    let observation = navigator.observe { event in
      if event.kind == .willNavigate, event.action.kind == .pop { screen.onBuy() }
    }
    navigator.perform(.pop())
    #expect(trees == ["Shop > B"])
    #expect(navigator.tree.summary == "Shop > C")
    observation.cancel()
  }

  @Test func aCoveredScreenThatMayActDoesItsWork() throws {
    var count = 0
    let form = Flow(with: Form()) { screen, lets in
      screen.onName = lets.perform(after: { _, _ in count += 1 }, .push(Pages.b))
    }
    let navigator = Navigator(root: form.actsWhileCovered()),
      screen = try navigator.screen(ofType: Form.self)
    screen.onName("Ada", 36)
    screen.onName("Ada", 36)
    #expect(count == 2)
    #expect(navigator.tree.summary == "Form > B > B")
  }

  @Test func severalActionsFollowTheWorkAsOne() throws {
    var trees: [String] = []
    weak var weak: Navigator?
    let form = Flow(with: Form()) { screen, lets in
      screen.onName = lets.perform(
        after: { name, _ in trees.append("\(name): \(weak?.tree.summary ?? "")") }, .pop(), .push(Pages.b),
        .push(Pages.c))
    }
    let navigator = Navigator(root: Pages.a)
    weak = navigator
    navigator.perform(.push(form))
    try navigator.screen(ofType: Form.self).onName("Ada", 36)
    #expect(trees == ["Ada: A > Form"])
    #expect(navigator.tree.summary == "A > B > C")
  }

  @Test func aSpyRunsTheWork() throws {
    var count = 0
    let form = Flow(with: Form()) { screen, lets in
      screen.onName = lets.perform(after: { _, _ in count += 1 }, .dismiss())
    }
    let spy = LetsSpy()
    form.makeScreen(lets: spy.lets).onName("Ada", 36)
    #expect(count == 1)
    try spy.verify(.dismiss())
  }
}
