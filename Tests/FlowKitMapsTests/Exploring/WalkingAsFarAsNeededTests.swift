import FlowKit
import FlowKitMaps
import Testing

/// A question is answered at the first place that decides, and the next one walks on from there.
@MainActor
@Suite struct WalkingAsFarAsNeededTests {
  private let app = BigApp(pages: 4, tabs: 2)
  /// There are more than a hundred million places, and room for all of them.
  private let huge = BigApp(pages: 40, tabs: 5)
  private let roomy = Exploration.Limits(depth: 1_000, places: 1_000_000_000)

  /// The numbers of the places that were walked from, as the test's rule hears of them.
  private final class Steps {
    var places: [Int] = []
  }

  private func explore(_ steps: Steps) -> Exploration {
    FlowMap(of: app.home).explore { place in
      steps.places.append(place.number)
      return true
    }
  }

  @Test func nothingIsWalkedBeforeTheFirstQuestion() {
    let steps = Steps(), places = explore(steps)
    #expect(steps.places == [])
    #expect(places[0].visible == app.page(1, 1).id)
    #expect(!places.isEmpty)
    #expect(steps.places == [])
  }

  @Test func theFirstWrongPlaceEndsTheWalk() {
    let steps = Steps(), places = explore(steps), page = app.page(1, 2)
    let isWrong = { (place: Exploration.Place) in place.contains(page) }
    #expect(throws: Exploration.Contradiction.self) { try places.never(isWrong) }
    #expect(steps.places == [0])
    #expect(throws: Exploration.Contradiction.self) { try places.always { !isWrong($0) } }
    #expect(places.way(to: isWrong)?.place == 2)
    #expect(steps.places == [0])
  }

  @Test func theNextQuestionWalksOn() throws {
    let steps = Steps(), places = explore(steps)
    try places.reachable { $0.contains(app.page(1, 3)) }
    let known = steps.places.count
    try places.reachable { $0.contains(app.page(1, 4)) }
    #expect(known > 1 && steps.places.count > known)
    try places.never { _ in false }
    #expect(steps.places == Array(0..<places.count))
  }

  @Test func whatNeedsAllPlacesWalksToTheEnd() throws {
    let whole = Array(0..<explore(Steps()).count)
    let questions: [(Exploration) throws -> Void] = [
      { _ = $0.count }, { _ = $0.cuts }, { _ = $0.isComplete }, { _ = $0.moveCount },
      { try $0.canAlwaysReturn { _ in true } },
    ]
    for question in questions {
      let steps = Steps()
      try question(explore(steps))
      #expect(steps.places == whole)
    }
  }

  @Test func placesAreTheSameHoweverTheyAreWalkedTo() {
    let whole = explore(Steps()), slow = explore(Steps())
    #expect(whole.count == Array(whole).count)
    var number = 0
    for place in slow {
      #expect(place.description == whole[number].description)
      #expect(place.way.description == whole[number].way.description)
      number += 1
    }
    #expect(number == whole.count)
    #expect(slow.cuts == whole.cuts && slow.moveCount == whole.moveCount)
  }

  /// A walk to the end would take hours.
  @Test func aMistakeInAHugeAppIsFoundAtOnce() {
    let places = FlowMap(of: huge.home).explore(limits: roomy)
    let error = #expect(throws: Exploration.Contradiction.self) { try places.never { $0.contains(huge.help(1)) } }
    #expect(error?.way?.steps.count == 3)
    #expect(places.first { $0.contains(huge.page(2, 3)) }?.way.steps.count == 3)
    #expect(throws: Exploration.Contradiction.self) {
      try places.never(reaching: { $0.contains(huge.page(3, 2)) }, without: { $0.contains(huge.help(1)) })
    }
  }
}
