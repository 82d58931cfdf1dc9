import FlowKit
import FlowKitLinks
import FlowKitMaps
import Foundation
import Testing

@MainActor
@Suite struct ScratchTests {
  @Test func soundApp() throws {
    func timed(_ name: String, _ body: () throws -> Any) {
      let start = ContinuousClock.now
      let result = Result { try body() }
      print("##", name, ContinuousClock.now - start)
      switch result {
      case .success(let value): print("   ", value)
      case .failure(let error): print("    FAILED", error)
      }
    }
    let app = Airline()
    var map = FlowMap(of: app.lounge)
    timed("map") { map = app.map; return map.nodes.count }
    print(map.open, map.unbound, map.sampled)
    timed("problems1") { map.problems(within: .init(sameFlow: 1, modals: 2)).map(\.description).joined(separator: "\n") }
    timed("problems") { map.problems.map(\.description).joined(separator: "\n") }
    timed("catalogue") { try map.problems(of: app.catalogue()) }
    timed("links") { try map.problems(of: #require(app.navigator.links), opening: app.addresses) }
    for places in [5000, 100000] {
    let checks = AirlineChecks(app, limits: .init(places: places, sameFlow: 1, modals: 2))
    for check in AirlineChecks.all { timed(check.name) { try check.run(checks) } }
    timed("count") { "\(checks.places.count) \(checks.places.cuts)" }
    }
    let home = Airline(), navigator = home.navigator
    home.session.isSignedIn = true
    home.session.onChange()
    print(navigator.tree.summary)
    navigator.perform(.select(2), from: navigator.tree.path[0].id)
    home.session.isSignedIn = false
    print(navigator.updateRoot())
    print(navigator.tree.summary)
  }
}
