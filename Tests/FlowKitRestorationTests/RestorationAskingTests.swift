import FlowKit
import FlowKitRestoration
import FlowKitTesting
import Testing

/// A restoration asks as every action does, and goes on without what isn't allowed.
@MainActor
struct RestorationAskingTests {
  private func saved(_ picture: String) throws -> NavigationSnapshot {
    try Navigator(showing: picture).snapshot(with: try Restored.flows())
  }

  private func flows(_ some: Flow<Page>...) throws -> FlowRegistry {
    try FlowRegistry { list in
      for flow in some { list.add(flow) }
    }
  }

  @Test func nothingIsRestoredWithoutTheRoot() throws {
    let flows = try flows(Pages.a.guarded { .refuse("closed") }, Pages.b), navigator = Navigator(quiet: Pages.x)
    let restoration = navigator.restore(try saved("A > B"), from: flows)
    #expect(navigator.tree.summary == "X")
    #expect(restoration.outcome?.reason == .guardRefused)
    #expect(restoration.reasons == ["A: refused"])
    #expect(restoration.issues[0].message.hasPrefix("A is not restored, with the one above it: the guard of A at "))
  }

  @Test func nothingIsRestoredIfTheRootHasNothingToShow() throws {
    let closed = Pages.b.guarded { .redirect(.present(Pages.p)) }
    let tabs = Flow(with: Page(), containing: .tabs(closed)).named("Tabs"), flows = try flows(tabs, closed)
    let before = Flow(with: Page(), containing: .tabs(Pages.b)).named("Tabs")
    let snapshot = Navigator(quiet: before).snapshot(with: try self.flows(before, Pages.b))
    let navigator = Navigator(quiet: Pages.x), restoration = navigator.restore(snapshot, from: flows)
    #expect(navigator.tree.summary == "X")
    #expect(restoration.reasons == ["Tabs: refused"])
    #expect(restoration.issues[0].message.hasPrefix("Tabs is not restored: it contains B, and the guard of B at "))
    #expect(restoration.issues[0].message.hasSuffix(" leads to present(P, as: .sheet) instead."))
  }

  @Test func nothingIsPreparedAboveAFlowThatIsLeftOut() async throws {
    var prepared: [String] = []
    func preparing(_ flow: Flow<Page>) -> Flow<Page> { flow.preparing { prepared.append(flow.id.name) } }
    let flows = try flows(
      preparing(Pages.a), preparing(Pages.b), Pages.c.guarded { .refuse("closed") }, preparing(Pages.d))
    let navigator = Navigator(quiet: Pages.x),
      restoration = await navigator.restoreAndWait(try saved("A > B > C > D"), from: flows)
    #expect(navigator.tree.summary == "A > B")
    #expect(prepared == ["A", "B"])
    #expect(restoration.reasons == ["C: refused"])
  }

  @Test func aGuardThatFailsLateIsLeftOut() async throws {
    let load = Load(), navigator = Navigator(quiet: Pages.x), snapshot = try saved("A > B > C")
    let flows = try flows(
      Pages.a, Pages.b,
      Pages.c.guarded {
        try await load.run()
        return .allow
      })
    let restoring = Task { await navigator.restoreAndWait(snapshot, from: flows) }
    await load.begins()
    load.fail()
    let restoration = await restoring.value
    #expect(navigator.tree.summary == "A > B")
    #expect(restoration.issues.map(\.message) == ["C is not restored: its guard threw an error: no connection."])
  }

  /// The log has the place without what was left out, so that a travel leads to the same one.
  @Test func whatWasLeftOutIsNotInTheLog() throws {
    let session = Flag(), secret = Pages.b.guarded { session.isOn ? .allow : .refuse("closed") }
    let flows = try flows(Pages.a, secret, Pages.c), navigator = Navigator(quiet: Pages.x),
      logger = navigator.startLog()
    navigator.restore(try saved("A > B > C"), from: flows)
    session.isOn = true
    let copy = Navigator(quiet: Pages.x)
    copy.perform(.travel(to: try #require(logger.log.last).tree))
    #expect(navigator.tree.summary == "A")
    #expect(copy.tree.summary == "A")
  }

  @Test func aSignOutEndsARestorationThatWaits() async throws {
    let session = Flag(), judge = Judge(), snapshot = try saved("A > B")
    session.isOn = true
    let flows = try flows(Pages.a, Pages.b.guarded { await judge.thinks() })
    let navigator = Navigator { session.isOn ? .root(Pages.a) : .root(Pages.x) }
    let restoring = Task { await navigator.restoreAndWait(snapshot, from: flows) }
    await judge.begins()
    #expect(!navigator.isSettled)
    session.isOn = false
    #expect(navigator.updateRoot().isPerformed)
    let restoration = await restoring.value
    #expect(restoration.outcome?.reason == .superseded)
    #expect(restoration.reasons == ["all: notPerformed"])
    #expect(navigator.tree.summary == "X")
    #expect(judge.isCancelled)
  }

  @Test func aLinkThatComesMeanwhileIsFollowedInTheRestoredPlace() async throws {
    let judge = Judge(), snapshot = try saved("A > B"), navigator = Navigator(quiet: Pages.x)
    let flows = try flows(Pages.a, Pages.b.guarded { await judge.thinks() })
    let restoring = Task { await navigator.restoreAndWait(snapshot, from: flows) }
    await judge.begins()
    #expect(navigator.perform(.push(Pages.c)).isWaiting)
    judge.answers(.allow)
    #expect(await restoring.value.issues == [])
    try await navigator.settled()
    #expect(navigator.tree.summary == "A > B > C")
  }

  @Test func whereverAGuardLeadsItsFlowIsLeftOut() throws {
    let answers: [GuardDecision] = [
      .instead(Pages.p), .instead(.push(Pages.p)), .redirect(.present(Pages.p)), .refuse("no"),
    ]
    for answer in answers {
      let navigator = Navigator(quiet: Pages.x), flows = try flows(Pages.a, Pages.b.guarded { answer }, Pages.p)
      #expect(navigator.restore(try saved("A > B"), from: flows).reasons == ["B: refused"])
      #expect(navigator.tree.summary == "A")
    }
  }
}
