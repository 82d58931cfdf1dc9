import FlowKit

/// Flows whose screens or entries are reused, and the screens that they made.
@MainActor
final class ReuseFlows {
  /// The screens in the order in which they were made, by the names of their flows.
  private(set) var made: [String] = []

  /// A flow that records when its screen is made; the callbacks push X and forward their argument.
  func flow(_ name: String) -> Flow<Page> {
    Flow<Page>(id: name) { [self] lets in
      made.append(name)
      let page = Page()
      page.onNext = lets.push(Pages.x)
      page.onText = lets.push(Pages.x) { $0.receive }
      return page
    }
    .named(name)
  }

  var kept: Flow<Page> { flow("Kept").retained() }
  var plain: Flow<Page> { flow("Plain") }
  var top: Flow<Page> { flow("Top").singleTop() }
  var front: Flow<Page> { flow("Front").movesToFront() }
}
