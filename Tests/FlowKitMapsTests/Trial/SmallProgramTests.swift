import FlowKit
import FlowKitMaps
import Testing

/// What is explored is what a real navigator does, whatever guards answer.
@MainActor
@Suite struct SmallProgramTests {
  @Test(arguments: SmallProgram.guards + SmallProgram.redirects + SmallProgram.others + SmallProgram.withStates)
  func aNavigatorReachesTheSamePlaces(_ program: SmallProgram) {
    let steps = 3, real = RealPlaces(steps: steps, program.make).found
    let app = program.make()
    let map = FlowMap(
      of: app.navigator, opening: program.addresses, samples: [Int.self: [1]], messages: program.messages,
      states: program.states())
    let places = map.explore(limits: .init(depth: steps + 1, places: 5_000, sameFlow: 3, modals: 3))
    let explored = Set(places.map(\.tree.summary)), near = places.filter { $0.way.steps.count <= steps }
    if map.open.isEmpty {
      let missing = real.filter { !explored.contains($0.key) && isInside($0.value, modals: program.modals) }.keys
        .sorted()
      #expect(missing == [], "a navigator reaches these, and the explorer doesn't")
    }
    guard program.isExact else { return }
    let unreal = near.filter { real[$0.tree.summary] == nil }.map { "\($0.tree.summary), by \($0.way)" }
    #expect(unreal == [], "the explorer reaches these, and a navigator doesn't")
  }

  /// Whether a tree is within the limits.
  private func isInside(_ tree: NavigationTree, modals: Int) -> Bool {
    tree.modals.count <= modals
      && tree.stacks.allSatisfy { stack in stack.allSatisfy { entry in stack.count { $0.flow == entry.flow } <= 3 } }
  }
}
