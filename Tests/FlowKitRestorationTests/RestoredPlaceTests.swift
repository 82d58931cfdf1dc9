import FlowKit
import FlowKitRestoration
import FlowKitTesting
import Foundation
import Testing

/// How a restored place behaves: who is asked, who may act, and where back leads.
@MainActor
@Suite(.timeLimit(.minutes(5)))  // a test that never ends fails
struct RestoredPlaceTests {
  /// Pushes while it is made, and again in `screenMade`.
  private final class Eager: ScreenLifecycle {
    var onMade: () -> Void = {}

    func screenMade() { onMade() }
  }

  private var eager: Flow<Eager> {
    Flow(with: Eager()) { screen, lets in
      screen.onMade = lets.push(Pages.x)
      screen.onMade()
    }
    .named("Eager").actsWhileCovered()
  }

  @Test func coveredScreenThatIsMadeLateCannotNavigate() throws {
    let flows = try FlowRegistry {
      $0.add(Pages.a)
      $0.add(eager)
      $0.add(Pages.b)
      $0.add(Pages.x)
    }
    let snapshot = try NavigationSnapshot(
      text: #"{"format":1,"version":1,"stacks":[{"entries":[{"flow":"A"},{"flow":"Eager"},{"flow":"B"}]}]}"#)
    let navigator = Navigator(quiet: Pages.a)
    navigator.restore(snapshot, from: flows)
    let log = EventLog(of: navigator, [.ignored])
    #expect(navigator.screen(of: eager) != nil)
    #expect(navigator.tree.summary == "A > Eager > B")
    #expect(log.lines == ["ignored push(X): travelling", "ignored push(X): travelling"])
  }

  @Test func modalsOfTheAppAreTheAppsAgain() throws {
    let flows = try Restored.flows(), navigator = try Navigator(showing: "A > B | sheet: C | app's alert: D | sheet: A")
    let copy = Navigator(quiet: Pages.p)
    copy.restore(try navigator.snapshot(with: flows).reread, from: flows)
    let modals = copy.tree.modals.map { $0.presentation?.presenter }, paths = copy.tree.path.map(\.id)
    #expect(copy.tree.summary == "A > B | sheet: C | alert: D | sheet: A")
    #expect(modals == [paths[1], nil, paths[3]])
    copy.perform(.popToRoot(), from: paths[1])
    #expect(copy.tree.summary == "A | alert: D | sheet: A")
  }

  @Test func modalOfADroppedContainerIsDroppedToo() throws {
    let snapshot = try NavigationSnapshot(
      text: """
        {"format":1,"version":1,"stacks":[{"entries":[{"flow":"A"},{"flow":"Tabs","children":{"selected":0,"list":[\
        {"flow":"B","entries":[{"flow":"B"}]},{"flow":"C"},{"flow":"D"}]}}]},\
        {"style":"sheet","presenter":2,"entries":[{"flow":"D"}]}]}
        """)
    let tabs = Flow(with: Page(), containing: .tabs(Pages.b, Pages.b)).named("Tabs")
    let flows = try FlowRegistry {
      $0.add(Pages.a)
      $0.add(Pages.b)
      $0.add(Pages.c)
      $0.add(Pages.d)
      $0.add(tabs)
    }
    let navigator = Navigator(quiet: Pages.x), restoration = navigator.restore(snapshot, from: flows)
    #expect(navigator.tree.summary == "A")
    #expect(restoration.outcome?.isPerformed == true)
    #expect(restoration.issues.map { "\($0.reason)" } == ["brokenContainer", "notPresented"])
  }

  @Test func eagerContainersThatContainEachOtherAreDroppedAtOnce() throws {
    let flows = try FlowRegistry {
      $0.add(Pages.a)
      $0.add(Circle().one)
    }
    let snapshot = try NavigationSnapshot(
      text: #"{"format":1,"version":1,"stacks":[{"entries":[{"flow":"A"},{"flow":"One"}]}]}"#)
    let navigator = Navigator(quiet: Pages.x), restoration = navigator.restore(snapshot, from: flows)
    #expect(navigator.tree.summary == "A")
    #expect(restoration.issues.map(\.message).last?.contains("contain each other endlessly") == true)
  }

  @MainActor
  private struct Circle {
    var one: Flow<Page> { Flow(with: Page(), containing: .tabs(self.one.id(1), two, isEager: true)).named("One") }
    var two: Flow<Page> { Flow(with: Page(), containing: .tabs(one, self.two.id(2), isEager: true)).named("Two") }
  }

  @Test func snapshotOfThisVersionIsNotMigrated() throws {
    var versions: [Int] = []
    let flows = try Restored.flows(version: 2, migrating: { versions.append($0.version) })
    let navigator = Navigator(quiet: Pages.a), old = try Navigator(root: Pages.a).snapshot(with: Restored.flows())
    navigator.restore(old, from: flows)
    #expect(versions == [1])
    navigator.restore(navigator.snapshot(with: flows), from: flows)
    let copy = try JSONDecoder().decode(
      NavigationSnapshot.self, from: JSONEncoder().encode(navigator.snapshot(with: flows)))
    navigator.restore(copy, from: flows)
    #expect(versions == [1])
  }
}

extension RestoredPlaceTests {
  @Test func backVisitsRestoredTabsAsOftenAsTheyWereSelected() throws {
    let flows = try FlowRegistry { flows in
      flows.add("all", Containers.all)
      flows.add("b", Pages.b)
      flows.add("c", Pages.c)
      flows.add("d", Pages.d)
    }
    let original = Navigator(quiet: Containers.all), copy = Navigator(root: Pages.x)
    for index in [1, 0, 1] { original.perform(.select(index)) }
    #expect(copy.restore(original.snapshot(with: flows), from: flows).issues == [])
    var ways: [[String]] = [[], []]
    for (index, navigator) in [original, copy].enumerated() {
      while navigator.back() { ways[index].append(navigator.tree.visible.flow.name) }
    }
    #expect(ways == [["B", "C", "B"], ["B", "C", "B"]])
  }

  @Test func backVisitsTheSameTabsAlthoughANewVersionHasThemInAnotherOrder() throws {
    func registry(_ tabs: Flow<Page>) throws -> FlowRegistry {
      try FlowRegistry { flows in
        flows.add("tabs", tabs)
        flows.add("b", Pages.b)
        flows.add("c", Pages.c)
        flows.add("d", Pages.d)
      }
    }
    let original = Navigator(quiet: Containers.past), copy = Navigator(root: Pages.x)
    for index in [1, 0, 2] { original.perform(.select(index)) }  // C, B, D
    let other = Flow(with: Page(), containing: .tabs(Pages.d, Pages.c, Pages.b, back: .previousTabs)).named("Other")
    let snapshot = original.snapshot(with: try registry(Containers.past))
    #expect(copy.restore(snapshot, from: try registry(other)).issues == [])
    #expect(copy.tree.summary == "Other[*D, C, B]")
    var visited: [String] = []
    while copy.back() { visited.append(copy.tree.visible.flow.name) }
    #expect(visited == ["B", "C"])
  }

  @Test func restoringRunsTheGuardsOfTheNavigatorAndOfGroups() throws {
    let session = Flag()
    var asked: [String] = []
    let group = Pages.a.guardingActions { request in
      asked.append("group: \(request.entering.map(\.name))")
      return .allow
    }
    let flows = try FlowRegistry {
      $0.add(group)
      $0.add(Pages.b)
    }
    let before = Navigator(quiet: Pages.a)
    before.perform(.push(Pages.b))
    let snapshot = before.snapshot(with: flows), navigator = Navigator(quiet: group)
    navigator.guardActions { request in
      asked.append("navigator: \(request.action.kind)")
      return session.isOn ? .allow : .refuse("locked")
    }
    let refused = navigator.restore(snapshot, from: flows)
    #expect(refused.outcome?.reason == .guardRefused)
    #expect(navigator.tree.summary == "A")
    #expect(asked == [#"group: ["A", "B"]"#, "navigator: travel"])
    session.isOn = true
    #expect(navigator.restore(snapshot, from: flows).outcome?.isPerformed == true)
    #expect(navigator.tree.summary == "A > B")
  }

  @Test(arguments: ["A > B > C > D", "A > Tabs[*B > C, (C), (D)] | sheet: D"])
  func aRestoredTreeIsMadeOnce(_ picture: String) async throws {
    let flows = try Restored.flows(), navigator = try Navigator(showing: picture)
    let snapshot = navigator.snapshot(with: flows), copy = Navigator(quiet: Pages.x)
    var areSame: [Bool] = []
    let observation = copy.observe { [unowned copy] event in
      guard event.kind == .didNavigate, let made = event.action.payload as? NavigationTree else { return }
      areSame.append(made.isIdentical(to: copy.tree))
    }
    copy.restore(snapshot, from: flows)
    await copy.restoreAndWait(snapshot, from: flows)
    withExtendedLifetime(observation) {}
    #expect(copy.tree.summary == navigator.tree.summary)
    #expect(areSame == [true, true])
  }

  @Test func childrenAreAskedForOnceIfNobodyTakesTime() async throws {
    var count = 0
    let tabs = Flow<Page>(
      with: Page(),
      containing: {
        count += 1
        return .tabs(Pages.b, Pages.c)
      }()
    ).named("Counted")
    let flows = try Restored.flows { $0.add(tabs) }
    let navigator = Navigator(quiet: tabs), snapshot = navigator.snapshot(with: flows)
    count = 0
    await Navigator(quiet: Pages.x).restoreAndWait(snapshot, from: flows)
    #expect(count == 1)
  }
}
