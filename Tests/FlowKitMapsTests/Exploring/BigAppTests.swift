import FlowKit
import FlowKitMaps
import Testing

/// Tabs add up where an action is looked for; they multiply where a property is asked of all places.
@MainActor
@Suite struct BigAppTests {
  @Test func theProblemsOfSixtyFlowsInFiveTabsAreDecided() {
    let clock = ContinuousClock()
    var problems: [FlowMap.Problem] = []
    let time = clock.measure { problems = FlowMap(of: BigApp(hasMistake: true).home).problems }
    #expect(problems.map(\.rule) == [.neverWorks])
    #expect(problems.first?.text.contains("popTo") == true)
    #expect(time < .seconds(5))  // a second, on a quiet machine
  }

  @Test func twoHundredFlowsTakeLittleLonger() {
    let clock = ContinuousClock()
    let time = clock.measure { #expect(FlowMap(of: BigApp(pages: 40).home).problems == []) }
    #expect(time < .seconds(25))  // five seconds, on a quiet machine
  }

  @Test func whatLooksIntoAnotherTabIsFound() {
    #expect(FlowMap(of: BigApp(crosses: true).home).problems == [])
  }

  /// The places of a small app can be told apart, too.
  @Test(arguments: [false, true], [false, true])
  func theVerdictsAreThoseOfAllPlaces(hasMistake: Bool, crosses: Bool) {
    let map = FlowMap(of: BigApp(pages: 4, tabs: 2, hasMistake: hasMistake, crosses: crosses).home)
    let all = map.problems(within: .init(), forgetsHidden: false, stopsEarly: false).problems
    #expect(map.problems.map(\.text) == all.map(\.text))
  }
}
