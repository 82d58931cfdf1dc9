import FlowKit
import Testing

/// Guards that run before an existing screen is used again.
@MainActor
@Suite(.timeLimit(.minutes(5)))  // a test that never ends fails
struct UpdateGuardTests {
  /// What the guard received: the text of an existing screen, `nil` for one that would be made.
  @MainActor
  private final class Record {
    var asked: [String?] = []
  }

  private let record = Record()

  /// A document with one screen, which shows another document only if it holds no draft.
  private var editor: Flow<Page> {
    Flow(with: Page()).named("Editor").guarded { [record] screen in
      record.asked.append(screen.map { $0.received.last ?? "" })
      return screen?.received.last == "draft" ? .refuse("there are unsaved changes") : .allow
    }
  }

  private func open(_ text: String, _ flow: Flow<Page>, in navigator: Navigator) -> NavigationOutcome {
    navigator.perform(.push(flow) { $0.receive(text) })
  }

  @Test(arguments: [true, false])
  func existingScreenCanRefuseItsUpdate(isSingleTop: Bool) throws {
    let flow = isSingleTop ? editor.singleTop() : editor.movesToFront()
    let navigator = Navigator(quiet: Pages.a)
    #expect(open("letter", flow, in: navigator).isPerformed)
    if !isSingleTop { navigator.perform(.push(Pages.b)) }
    #expect(open("draft", flow, in: navigator).isPerformed)
    let tree = navigator.tree
    if !isSingleTop { navigator.perform(.push(Pages.c)) }
    let before = navigator.tree
    let outcome = open("other", flow, in: navigator)
    #expect(outcome.reason == .guardRefused)
    #expect(outcome.description.contains("the guard of Editor #2 at "))
    #expect(outcome.description.contains("says: there are unsaved changes."))
    #expect(navigator.tree == before)
    #expect(try navigator.page(2).received == ["letter", "draft"])
    #expect(record.asked == [nil, "letter", "draft"])
    #expect(tree.contains(flow))
  }

  @Test func guardRunsForPresentAndShowToo() throws {
    let flow = editor.singleTop()
    let navigator = Navigator(quiet: Pages.a)
    navigator.perform(.present(flow) { $0.receive("draft") })
    #expect(navigator.perform(.present(flow)).reason == .guardRefused)
    let split = Navigator(quiet: Containers.split)
    split.perform(.show(flow, in: .detail) { $0.receive("draft") })
    #expect(split.perform(.show(flow, in: .detail)).reason == .guardRefused)
    #expect(split.perform(.push(flow)).reason == .guardRefused)
  }

  @Test func returningRunsNoGuard() {
    let flow = editor.singleTop()
    let navigator = Navigator(quiet: Pages.a)
    _ = open("draft", flow, in: navigator)
    navigator.perform(.push(Pages.b))
    #expect(navigator.perform(.popTo(flow)).isPerformed)
    #expect(navigator.perform(.goTo(flow)).isPerformed)
    #expect(record.asked == [nil])
  }

  @Test func guardWithoutAScreenDoesNotRunForUpdates() {
    var count = 0
    let flow = Pages.x.singleTop().guarded {
      count += 1
      return count == 1 ? .allow : .refuse("again")
    }
    let navigator = Navigator(quiet: Pages.a)
    #expect(open("one", flow, in: navigator).isPerformed)
    #expect(open("two", flow, in: navigator).isPerformed)
    #expect(count == 1)
  }

  @Test func flowWithoutReuseMakesANewScreenEachTime() {
    let navigator = Navigator(quiet: Pages.a)
    _ = open("draft", editor, in: navigator)
    #expect(open("other", editor, in: navigator).isPerformed)
    #expect(record.asked == [nil, nil])
    #expect(navigator.tree.summary == "A > Editor > Editor")
  }

  @Test func guardOfAnUpdateCanReplaceTheAction() {
    let flow = Pages.x.singleTop().guarded { screen in screen == nil ? .allow : .instead(.push(Pages.b)) }
    let navigator = Navigator(quiet: Pages.a)
    _ = open("one", flow, in: navigator)
    #expect(open("two", flow, in: navigator).isPerformed)
    #expect(navigator.tree.summary == "A > X > B")
  }

  @Test func existingScreenCanAskTheUser() async throws {
    let question = Flow(with: Page()).named("Question")
    let flow = Flow(with: Page()) { page, lets in
      page.onNext = lets.present(question)
    }
    .named("Editor").singleTop().guarded { screen in
      guard let screen else { return .allow }
      screen.onNext()
      while screen.received.last != "discarded" { await Task.yield() }
      return .allow
    }
    let navigator = Navigator(quiet: Pages.a)
    await navigator.performAndWait(.push(flow) { $0.receive("draft") })
    let editor = try navigator.page(2)
    let end = Task { await navigator.performAndWait(.push(flow) { $0.receive("other") }) }
    while navigator.tree.depth != 1 { await Task.yield() }
    #expect(navigator.tree.summary == "A > Editor | sheet: Question")
    #expect(navigator.perform(.pop()).reason == .nothingToPop)
    navigator.perform(.dismiss())
    editor.receive("discarded")
    let outcome: NavigationOutcome = await end.value
    #expect(outcome.isPerformed)
    #expect(editor.received == ["draft", "discarded", "other"])
    #expect(navigator.tree.summary == "A > Editor")
  }

  @Test func guardDoesNotRunForAScreenThatIsGoneAtTheEndOfABatch() {
    let flow = editor.singleTop()
    let navigator = Navigator(quiet: Pages.a)
    _ = open("draft", flow, in: navigator)
    #expect(navigator.perform(.batch(.push(flow), .pop())).isPerformed)
    #expect(record.asked == [nil])
  }

  @Test func aScreenThatABatchUsesAgainTwiceIsAskedOnce() throws {
    let flow = editor.singleTop()
    let navigator = Navigator(quiet: Pages.a)
    _ = open("letter", flow, in: navigator)
    let both = NavigationAction.batch(.push(flow) { $0.receive("one") }, .push(flow) { $0.receive("two") })
    #expect(navigator.perform(both).isPerformed)
    #expect(record.asked == [nil, "letter"])
    #expect(try navigator.page(2).received == ["letter", "one", "two"])
  }

  @Test func asksBeforeIsTrueForAGuardedUpdate() {
    let flow = editor.singleTop()
    let navigator = Navigator(quiet: Pages.a)
    _ = open("letter", flow, in: navigator)
    #expect(navigator.host.asksBefore(.push(flow)))
    #expect(!navigator.host.asksBefore(.push(Pages.x)))
  }

  @Test func guardsOfActionsSeeWhichEntriesAreUpdated() {
    let navigator = Navigator(quiet: Pages.a), flow = Pages.x.singleTop()
    var seen: [String] = []
    navigator.guardActions { request in
      seen.append("\(request.entering.map(\.name)) \(request.updating.map(\.description))")
      return .allow
    }
    _ = open("one", flow, in: navigator)
    _ = open("two", flow, in: navigator)
    #expect(seen == ["[\"X\"] []", "[] [\"X #2\"]"])
  }
}
