import FlowKit
import FlowKitLinks
import FlowKitMaps
import Foundation
import Testing

/// Each mistake in an airline's app is found by one of the tools, and the sound app has none.
@MainActor
@Suite struct AirlineTests {
  /// Which tool tells a mistake.
  enum Finder: Sendable { case problems, links, registry, unbound, driver, driverOfBookings, property(Int) }

  nonisolated static let found: [(Airline.Mistake, Finder, String)] = [
    (.popToNeverBelow, .problems, "ChangeSeatScreen.onDone → popTo(HistoryScreen)"),
    (.selectOfNoChild, .problems, "SearchScreen.onTrips → select(HistoryScreen)"),
    (.messageUnhandled, .problems, "SignInScreen.onHelp → send(\"help\")"),
    (.pushUnderModal, .driverOfBookings, "ReceiptScreen { $0.onDone() }"),
    (.popTooMany, .problems, "SeatsScreen(berlin).onDone → pop(4)"),
    (.showWithoutSplit, .problems, "HistoryScreen.onBack → show(RedeemScreen, in: .detail)"),
    (.deadEnd, .problems, "TermsScreen is a dead end"),
    (.boundTwice, .problems, "ForgottenSentScreen.onDone is set again below, so this dismiss is never called"),
    (.neverBound, .unbound, "NoticeScreen.onClose"),
    (.sameChildTwice, .problems, "HomeScreen contains TripsScreen twice"),
    (.keyMissing, .problems, "Two flows are both FlightScreen, but lead to different places"),
    (.keyMissingInScreens, .problems, "takes one TripScreen for another"),
    (.forgottenForward, .problems, "SearchScreen.onRecent → push(ResultsScreen) discards its arguments (String)"),
    (.loneForward, .driver, "This must always hold for ResultsScreen, but does not"),
    (.swappedTargets, .driver, "MoreScreen { $0.onProfile() }"),
    (.wrongTab, .driverOfBookings, "ReceiptScreen { $0.onDone() }"),
    (.popTooFar, .driver, "SeatsScreen { $0.onDone() }"),
    (.dismissTooLittle, .driver, "AddHelpScreen { $0.onDone() }"),
    (.choiceForgetsCase, .problems, "SearchScreen.onTopic chooses nothing for money"),
    (.presentsItself, .driverOfBookings, "ConfirmScreen { $0.onCode(7) }"),
    (.leak, .driver, "TripScreen"),
    (.cannotLeave, .property(2), "From here, no way leads to such a place"),
    (.answerNeverComes, .unbound, "LanguageScreen.onPick"),
    (.answersTooEarly, .driverOfBookings, "ReceiptScreen { $0.onDone() }"),
    (.endlessModals, .property(3), "JoinScreen.onClose → present(JoinScreen, as: .sheet)"),
    (.guardForgottenByLink, .property(0), "App.sky://trips → resetRoot(to: TripsScreen)"),
    (.guardForgottenByMessage, .property(0), "App.arrives → send(Call.gateChanged)"),
    (.guardForgottenByTab, .property(0), "MilesScreen"),
    (.guardLoop, .problems, "which runs the same guard again"),
    (.guardNeverAnswers, .driver, "TripScreen { $0.onPass() }"),
    (.secondFactorSkipped, .property(1), "ExtrasScreen.onNext → push(PaymentScreen)"),
    (.secondFactorSkippedByLink, .property(1), "App.sky://pay → present(PaymentScreen, as: .sheet)"),
    (.openAfterLock, .property(0), "(locked)"),
    (.rootFlips, .driver, "updateRoot()"),
    (.registryGap, .registry, "RedeemScreen can be shown, and is missing in the registry"),
    (.unlinked, .registry, "SettingsScreen is in the registry, and nothing leads to it"),
    (.brokenLink, .links, "No link of the table opens sky://trips"),
    (.unreachableLink, .links, "lounge opens LoungeScreen for sky://lounge, and nothing else leads to it"),
  ]

  private nonisolated static let isLong = ProcessInfo.processInfo.environment["FLOWKIT_LONG"] != nil

  /// All mistakes with `FLOWKIT_LONG=1`, as in CI, otherwise one of eight.
  private nonisolated static let tried = isLong ? found : stride(from: 0, to: found.count, by: 8).map { found[$0] }

  @Test(arguments: tried)
  func eachMistakeIsTold(_ mistake: Airline.Mistake, _ finder: Finder, _ sentence: String) async throws {
    let texts = try await texts(of: finder, Airline(mistake: mistake))
    #expect(texts.contains { $0.contains(sentence) }, "\(texts)")
  }

  @Test func eachMistakeIsListed() {
    #expect(
      Set(Self.found.map(\.0)) == Set(Airline.Mistake.allCases) && Self.found.count == Airline.Mistake.allCases.count)
  }

  @Test func theSoundAppHasNoProblems() throws {
    let app = Airline(), map = app.map
    #expect(map.open.isEmpty && map.sampled.isEmpty && map.unbound.isEmpty)
    #expect(map.problems == [])
    #expect(try map.problems(of: app.registry()) == [])
    #expect(try app.mapWithoutLinks.problems(of: #require(app.navigator.links), opening: app.addresses) == [])
  }

  @Test func allPropertiesOfTheSoundAppHold() throws {
    let checks = AirlineChecks(Airline(), limits: Self.limits)
    for check in AirlineChecks.all {
      let verdict = try check.run(checks)
      #expect(verdict.open.isEmpty && verdict.sampled.isEmpty, "\(check.name)")
    }
  }

  @Test func theDriverFindsNothingInTheSoundApp() async throws {
    for seed in 1...3 { try await Airline.driver(nil).run(steps: 200, seed: UInt64(seed)) }
  }

  /// A few of its fifty thousand places: with `FLOWKIT_LONG=1`, those that are explored in a second.
  private static let limits = Exploration.Limits(places: isLong ? 2_000 : 500, sameFlow: 1, modals: 2)

  /// As many as show the mistakes.
  private static let fewPlaces = Exploration.Limits(places: 500, sameFlow: 1, modals: 2)

  /// What a tool says about an app.
  private func texts(of finder: Finder, _ app: Airline) async throws -> [String] {
    switch finder {
    case .problems:
      return [app.states[0], app.states[2]].flatMap { state in
        FlowMap(of: app.navigator, states: [state]).problems(within: Self.fewPlaces).map(\.text)
      }
    case .unbound: return app.map.unbound.map(\.description)
    case .registry: return try app.map.problems(of: app.registry()).map(\.text)
    case .links:
      let links = try #require(app.navigator.links)
      return app.mapWithoutLinks.problems(of: links, opening: app.addresses).map(\.text)
    case .driver, .driverOfBookings:
      var onlyBooks = false
      if case .driverOfBookings = finder { onlyBooks = true }
      do {
        for seed in 1...6 {
          try await Airline.driver(app.mistake, onlyBooks: onlyBooks).run(steps: 200, seed: UInt64(seed))
        }
        return []
      } catch {
        return ["\(error)"]
      }
    case .property(let number):
      do {
        _ = try AirlineChecks.all[number].run(AirlineChecks(app, limits: Self.limits))
        return []
      } catch {
        return ["\(error)"]
      }
    }
  }
}
