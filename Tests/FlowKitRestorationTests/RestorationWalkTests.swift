import FlowKit
import FlowKitRestoration
import FlowKitTesting
import Testing

/// Random actions on a restored navigator, whose screens are made late, and on one that has all of its own: both must
/// do the same.
///
/// `WalkPlan` determines how many and which: 20 actions after each restoration.
@MainActor
struct RestorationWalkTests {
  private static nonisolated let plan = WalkPlan(2_400, seeds: 4)

  @Test(arguments: plan.seeds)
  func restoredNavigatorBehavesLikeTheOriginal(seed: UInt64) throws {
    let flows = try Restored.flows()
    var random = WalkRandom(seed: seed)
    for round in 0...(Self.plan.actions - 1) / 20 {
      let original = try Navigator(showing: Self.pictures[random.below(Self.pictures.count)])
      let copy = Navigator(quiet: Pages.x), host = HeadlessHost()
      copy.attach(host)
      for _ in 0..<random.below(8) { original.perform(try Self.action(&random)) }
      #expect(copy.restore(original.snapshot(with: flows), from: flows).issues == [])
      var story: [String] = []
      for _ in 0..<min(20, Self.plan.actions - round * 20) {
        let action = try Self.action(&random), index = random.below(original.tree.count)
        // Of several, it goes to the newest one, and a restored place doesn't know which that is.
        if action.kind == .goTo, original.tree.path.filter({ $0.flow == action.flow }).count > 1 { continue }
        let callers = random.chance(1, in: 3) ? (original.tree.path[index].id, copy.tree.path[index].id) : nil
        story.append("\(action.withoutPlace) from \(callers?.0.description ?? "the visible one")")
        let outcomes = (original.perform(action, from: callers?.0), copy.perform(action, from: callers?.1))
        #expect(outcomes.0.reason == outcomes.1.reason)
        let problem = Self.problem(original, copy, host)
        try #require(problem == nil, "seed \(seed), round \(round): \(problem ?? "") after \(story)")
      }
    }
  }

  private static func problem(_ original: Navigator, _ copy: Navigator, _ host: HeadlessHost) -> String? {
    let summary = original.tree.summary
    guard copy.tree.summary == summary else { return "\(copy.tree.summary), not \(summary)" }
    let live = copy.screenCount
    if live > copy.tree.count || copy.visibleScreen == nil { return "\(live) screens for \(copy.tree.summary)" }
    for entry in copy.tree.shown + copy.tree.partlyCovered where copy.screen(of: entry.id) == nil {
      return "\(entry) has no screen"
    }
    if copy.screenCount != live { return "something that is shown was made too late" }
    return host.shown == copy.tree ? host.problems.first : "shown: \(host.shown?.summary ?? "nothing")"
  }

  private static let pictures = [
    "A > B > C > D", "A > Tabs[B > C, *C, (D)] | sheet: D > A", "A > B | sheet: C > D | alert: A",
    "A > Past[B, C, *D] | sheet: Tabs[*B, (C), (D)] | sheet: B", "Outer[Tabs[*B, C > A, (D)], *Split[B, *D], (Book)]",
  ]

  private static func action(_ random: inout WalkRandom) throws -> NavigationAction {
    let flow = Restored.letters[random.below(Restored.letters.count)]
    return switch random.below(12) {
    case 0: .push(flow)
    case 1: .present(flow)
    case 2: .popTo(flow)
    case 3: .goTo(flow)
    case 4: .select(random.below(3))
    case 5: .dismiss()
    case 6: .popToRoot()
    case 7: .back()
    case 8: .replace(with: flow)
    case 9: .batch(.pop(), .push(flow))
    default: .pop()
    }
  }
}
