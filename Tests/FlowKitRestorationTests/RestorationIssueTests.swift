import FlowKit
import FlowKitRestoration
import FlowKitTesting
import Testing

/// Entries that can't be restored are dropped with everything above them, and reported.
@MainActor
struct RestorationIssueTests {
  @Test(arguments: [
    ("A > B > C > D", "C", "A > B", ["C: unknownFlow"]),
    ("A > B | sheet: C > D | alert: A", "C", "A > B", ["C: unknownFlow", "A: notPresented"]),
    ("A > B | sheet: C", "B", "A", ["B: unknownFlow", "C: notPresented"]),
    ("A > B", "A", "X", ["A: unknownFlow"]),
    ("A > Tabs[B > C, *C > A, (D)]", "C", "A > Tabs[*B, (C), (D)]", ["C: unknownFlow", "C: unknownFlow"]),
    ("A > Split[B > C, *D]", "D", "A > Split[B > C, *D]", ["D: unknownFlow"]),
    ("A > Book[B, *C > D, (D)] > B", "D", "A > Book[B, *C, (D)] > B", ["D: unknownFlow"]),
  ])
  func flowsMissingInTheRegistryAreDropped(
    before: String, missing: String, after: String, reasons: [String]
  ) throws {
    let snapshot = try Navigator(showing: before).snapshot(with: try Restored.flows())
    let copy = Navigator(root: Pages.x),
      restoration = copy.restore(snapshot, from: try Restored.flows(without: missing))
    #expect(copy.tree.summary == after)
    #expect(restoration.reasons == reasons)
    #expect((restoration.outcome == nil) == (after == "X"))
  }

  @Test func unlistedFlowsAreLeftOutOfTheSnapshot() throws {
    let navigator = try Navigator(showing: "A > B > C > D | sheet: A")
    let snapshot = navigator.snapshot(with: try Restored.flows(without: "C"))
    #expect(snapshot.entries.map(\.flow) == ["A", "B"])
    #expect(snapshot.omissions.map { "\($0.reason)" } == ["notListed", "notPresented"])
    #expect(snapshot.omissions[0].message.hasPrefix("C, declared at FlowKitRestorationTests/Pages.swift:"))
    #expect(
      snapshot.omissions[0].message.hasSuffix("is left out, with the one above it: the registry does not list it."))
  }

  @Test(arguments: [
    (#"{"flow":"Note","key":"five"}"#, "brokenKey"), (#"{"flow":"Note"}"#, "brokenKey"),
    (#"{"flow":"Note","key":5,"state":{"text":7,"marks":[]}}"#, "brokenState"),
    (#"{"flow":"Note","key":5,"state":{"text":"x"}}"#, "brokenState"),
    (#"{"flow":"nobody's"}"#, "unknownFlow"),
  ])
  func brokenEntriesAreDropped(entry: String, reason: String) throws {
    let snapshot = try NavigationSnapshot(
      text: #"{"format":1,"version":1,"stacks":[{"entries":[{"flow":"A"},\#(entry),{"flow":"B"}]}]}"#)
    let copy = Navigator(root: Pages.x), restoration = copy.restore(snapshot, from: try Restored.flows())
    #expect(copy.tree.summary == "A")
    #expect(restoration.issues.map { "\($0.reason)" } == [reason])
    #expect(restoration.issues[0].message.contains(" is not restored, with the one above it: "))
  }

  @Test func guardsRunOnceAndRefusedFlowsAreDropped() throws {
    let judge = Judge(), snapshot = try Navigator(showing: "A > B > C | sheet: D").snapshot(with: try Restored.flows())
    let guarded = Pages.c.guarded(fileID: "App/Shop.swift", line: 3) { judge.says(.refuse("not logged in")) }
    let flows = try FlowRegistry {
      $0.add(Pages.a)
      $0.add(Pages.b.guarded { judge.says(.allow) })
      $0.add(guarded)
      $0.add(Pages.d)
    }
    let copy = Navigator(root: Pages.x), restoration = copy.restore(snapshot, from: flows)
    #expect(copy.tree.summary == "A > B")
    #expect(restoration.reasons == ["C: refused", "D: notPresented"])
    #expect(
      restoration.issues[0].message == "C is not restored: the guard of C at App/Shop.swift:3 says: not logged in.")
    #expect(judge.count == 2)
  }

  @Test func asynchronousGuardsAreAwaitedOrDropTheirFlow() async throws {
    let judge = Judge(), snapshot = try Navigator(showing: "A > B > C").snapshot(with: try Restored.flows())
    let flows = try FlowRegistry {
      $0.add(Pages.a)
      $0.add(Pages.b.guarded { await judge.thinks() }.guarded { judge.says(.allow) })
      $0.add(Pages.c)
    }
    let copy = Navigator(root: Pages.x), atOnce = copy.restore(snapshot, from: flows)
    #expect(copy.tree.summary == "A")
    #expect(atOnce.reasons == ["B: mustBeAwaited"])
    #expect(atOnce.issues[0].message.hasSuffix("is asynchronous, and only restoreAndWait runs it."))
    let task = Task { await copy.restoreAndWait(snapshot, from: flows) }
    await judge.begins()
    judge.answers(.allow)
    #expect(await task.value.issues == [])
    #expect(copy.tree.summary == "A > B > C")
    #expect(judge.count == 2)
  }

  @Test func navigatorThatMovedMeanwhileStaysWhereItIs() async throws {
    let load = Load(), snapshot = try Navigator(showing: "A > B").snapshot(with: try Restored.flows())
    let flows = try FlowRegistry {
      $0.add(Pages.a)
      $0.add(Pages.b.preparing { try await load.run() })
    }
    let copy = Navigator(root: Pages.x)
    let first = Task { await copy.restoreAndWait(snapshot, from: flows) }
    await load.begins()
    load.fail()
    #expect(await first.value.issues.first?.message.contains("its preparation threw an error: no connection") == true)
    let second = Task { await copy.restoreAndWait(snapshot, from: flows) }
    await load.begins()
    await copy.performAndWait(.push(Pages.c), from: copy.tree.visible.id)
    load.succeed()
    #expect(await second.value.reasons == ["all: notPerformed"])
    #expect(copy.tree.summary == "A > C")
  }

  @Test func rootRuleIsRespected() throws {
    let session = Flag(), flows = try Restored.flows()
    let copy = Navigator { session.isOn ? .root(Pages.b) : .root(Pages.a) }
    let snapshot = try Navigator(showing: "B > C").snapshot(with: flows)
    #expect(copy.restore(snapshot, from: flows).reasons == ["B: otherRoot"])
    #expect(copy.tree.summary == "A")
    session.isOn = true
    #expect(copy.restore(snapshot, from: flows).issues == [])
    #expect(copy.tree.summary == "B > C")
    copy.updateRoot()
    #expect(copy.tree.summary == "B > C")
  }

  @Test func newerVersionsAreNotRestoredAndOlderOnesAreMigrated() throws {
    let navigator = Navigator(root: Pages.a), copy = Navigator(root: Pages.x)
    navigator.perform(.push(Restored.note(5)))
    navigator.perform(.push(Containers.tabs))
    let snapshot = navigator.snapshot(with: try Restored.flows(version: 2))
    #expect(copy.restore(snapshot, from: try Restored.flows(version: 1)).reasons == ["all: tooNew"])
    let newer = try FlowRegistry(version: 3) { list in
      for flow in [Pages.a, Pages.b, Pages.c, Pages.d, Containers.tabs] { list.add("new." + flow.id.name, flow) }
      list.add("new.Note") { (key: String) in Restored.note(Int(key) ?? 0) }
    } migrating: { snapshot in
      #expect(snapshot.version == 2)
      try snapshot.changeEntries { entry in
        entry.flow = "new." + entry.flow
        if let key = try entry.key?.value(as: Int.self) { entry.key = .text("\(key)") }
        if entry.state != nil { entry.state?["text"] = "migrated" }
      }
    }
    #expect(copy.restore(snapshot, from: newer).issues == [])
    #expect(copy.tree.summary == "A > Note(5) > Tabs[*B, (C), (D)]")
    #expect(copy.screen(of: Restored.note(5))?.state.text == "migrated")
    let failing = try Restored.flows(version: 3, migrating: { _ in throw Load.Failure() })
    #expect(copy.restore(snapshot, from: failing).reasons == ["all: notMigrated"])
  }

  @Test func childrenThatWereSetAreRestored() throws {
    let flows = try Restored.flows(), navigator = try Navigator(showing: "Tabs[*B, C > A, (D)]")
    navigator.perform(.setChildren(Pages.c, Pages.p, Pages.b))
    let picture = navigator.tree.summary, snapshot = navigator.snapshot(with: flows), copy = Navigator(root: Pages.x)
    copy.restore(try snapshot.reread, from: flows)
    #expect(copy.tree.summary == picture)
    let fewer = Navigator(root: Pages.x), restoration = fewer.restore(snapshot, from: try Restored.flows(without: "C"))
    #expect(fewer.tree.summary == "Tabs[(P), *B]")
    #expect(restoration.reasons == ["C: unknownFlow"])
  }

  @Test func containersGetTheCurrentChildrenOfTheirFlows() throws {
    let old = try FlowRegistry {
      for flow in [Pages.b, Pages.c, Pages.d] { $0.add(flow) }
      $0.add("home", Containers.tabs)
    }
    let new = try FlowRegistry {
      for flow in [Pages.b, Pages.c, Pages.d] { $0.add(flow) }
      $0.add("home", Containers.home)
    }
    let snapshot = try Navigator(showing: "Tabs[B > C, C, *D]").snapshot(with: old), copy = Navigator(root: Pages.x)
    let restoration = copy.restore(snapshot, from: new)
    #expect(copy.tree.summary == "Home[*B > C, C]")
    #expect(restoration.reasons == ["D: brokenContainer"])
  }
}
