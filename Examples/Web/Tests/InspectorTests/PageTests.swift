import Foundation
import Testing

@testable import Inspector

/// The page in Chromium.
@MainActor
@Suite(.serialized, .needsBrowser, .timeLimit(.minutes(5))) struct PageTests {
  @Test func aTapThatDoesNothingIsOnThePageWithSentenceLineAndPlace() async throws {
    try await InspectorPageStage.run { page, stage in
      let process = try stage.launch()
      try await page.shows("TutorialScreen")
      try await process.take("tap onContinue")
      try await page.shows("TutorialScreen > LoginScreen")
      try await process.take("again onContinue")
      try await page.waits("document.querySelector('#events .problem')?.textContent.includes('covered')")
      try await page.waits(
        "document.querySelector('#source .marked')?.textContent.includes('screen.onContinue = lets.push(login)')")
      #expect(try await page.value("$('path').textContent", as: String.self) == "Shop/ShopFlow.swift:20")
      #expect(
        try await page.value("document.querySelector('.box.here > title').textContent", as: String.self)
          == "LoginScreen")
    }
  }

  @Test func aClickOnTheMapPerformsTheActionInTheApp() async throws {
    try await InspectorPageStage.run { page, stage in
      let process = try stage.launch()
      try await page.shows("TutorialScreen")
      try await page.click("#map .row[data-step='TutorialScreen.onContinue']")
      try await page.shows("TutorialScreen > LoginScreen")
      try await page.click("#map .hit[data-step='LoginScreen.onLogin']")
      try await page.shows("TutorialScreen > LoginScreen > DashboardScreen")
      #expect(try await process.take("look") == "TutorialScreen > LoginScreen > DashboardScreen")
      try await page.click("#map .row[data-step='TutorialScreen.onContinue']")
      try await page.waits("$('answer').textContent.includes('TutorialScreen is covered')")
    }
  }

  @Test func aPlaceIsKeptAndGoneToAgainAndTimeGoesBack() async throws {
    try await InspectorPageStage.run { page, stage in
      let process = try stage.launch()
      try await page.shows("TutorialScreen")
      try await process.take("tap onContinue")
      try await page.shows("TutorialScreen > LoginScreen")
      try await page.run("$('name').value = 'login'; $('keep').requestSubmit()")
      try await page.waits("$('kept').textContent.includes('login')")
      try await process.take("back")
      try await page.shows("TutorialScreen")
      try await page.click("#kept button")
      try await page.shows("TutorialScreen > LoginScreen")
      try await page.run("$('time').value = 1; $('time').dispatchEvent(new Event('change'))")
      try await page.shows("TutorialScreen")
      #expect(try await process.take("look") == "TutorialScreen")
    }
  }

  @Test func thePageFindsItsWayBackAfterTheServerWasKilled() async throws {
    try await InspectorPageStage.run { page, stage in
      let process = try stage.launch()
      try await page.shows("TutorialScreen")
      await stage.stop()
      try await page.waits("$('state').textContent.includes('is gone')")
      let place = try await process.take("tap onContinue")
      try await stage.start()
      try await page.shows(place)
      page.forgivesLostConnection()
    }
  }

  @Test func severalAppsAreChosenAndOneThatCrashedIsMarked() async throws {
    try await InspectorPageStage.run { page, stage in
      let first = try stage.launch("One"), second = try stage.launch("Two")
      try await page.waits("document.querySelectorAll('#apps button').length === 2")
      try await second.take("tap onContinue")
      try await page.run(
        "[...document.querySelectorAll('#apps button')].find(one => one.textContent === 'Two').click()")
      try await page.shows("TutorialScreen > LoginScreen")
      _ = try await first.take("crash")
      try await page.waits("document.querySelector('#apps .gone')?.textContent === 'One'")
    }
  }

  @Test(arguments: [3]) func randomActionsFromBothSidesAreShown(seed: UInt64) async throws {
    try await InspectorPageStage.run { page, stage in
      let process = try stage.launch()
      try await page.shows("TutorialScreen")
      var random = Steps(seed: seed), taken: [String] = []
      for _ in 0..<150 {
        let script = "[...document.querySelectorAll('#screens button')].map(one => one.textContent)"
        let names = try await page.value(script, as: [String].self), index = random.next(below: names.count + 1)
        if index == names.count {
          try await process.take("back")
        } else if random.next(below: 2) == 0 {
          try await process.take("tap \(names[index].prefix { $0 != "(" })")
        } else {
          try await page.press(index)
        }
        taken.append(index == names.count ? "back" : names[index])
        let place = try await process.take("look")
        try await page.shows(place, "seed \(seed), after \(taken.suffix(20))")
      }
    }
  }
}
