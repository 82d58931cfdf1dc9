import Foundation
import Testing

/// The page in Chromium saves what has happened in an app, and opens it without the app.
@MainActor
@Suite(.serialized, .needsBrowser, .timeLimit(.minutes(5))) struct LogTests {
  @Test func aLogIsSavedAndOpenedWithoutTheApp() async throws {
    var file = (name: "", text: "")
    try await InspectorPageStage.run { page, stage in
      let process = try stage.launch()
      try await page.shows("TutorialScreen")
      try await process.take("tap onContinue")
      try await process.take("again onContinue")
      try await page.waits("document.querySelector('#events .problem')")
      file = try await page.save()
      #expect(file.name == "Shop.flowkit.json")
    }
    try await InspectorPageStage.run { page, stage in
      try await page.open(file)
      try await page.shows("TutorialScreen > LoginScreen")
      #expect(try await page.value("$('apps').textContent", as: String.self) == "Shop.flowkit.json×")
      try await page.waits("document.querySelector('#events .problem').textContent.startsWith('covered: ')")
      try await page.waits(
        "document.querySelector('#source .marked')?.textContent.includes('screen.onContinue = lets.push(login)')")
      try await page.click("#map .hit[data-step='LoginScreen.onLogin']")
      try await page.waits("$('answer').textContent.includes('nothing runs there')")
      #expect(try await page.save().name == file.name)
      // An app that comes stands beside it.
      try stage.launch()
      try await page.waits("$('apps').textContent === 'Shop.flowkit.json×Shop'")
      try await page.shows("TutorialScreen > LoginScreen")
      try await page.click("[aria-label='Close Shop.flowkit.json']")
      try await page.waits("$('apps').textContent === 'Shop'")
      try await page.shows("TutorialScreen")
    }
  }

  @Test(arguments: ["", "{}", #"{"flowKitLog":1}"#, #"{"flowKitLog":1,"place":{"summary":""},"notes":[]}"#])
  func whatIsNoLogIsRefusedAndHarmsNothing(text: String) async throws {
    try await InspectorPageStage.run { page, stage in
      let isTold = "$('state').checkVisibility() && $('state').textContent === 'a.json is no log that was saved here.'"
      try await page.open(("a.json", text))
      try await page.waits(isTold)
      #expect(try await page.value("$('empty').checkVisibility()", as: Bool.self))
      let process = try stage.launch()
      try await page.shows("TutorialScreen")
      try await page.open(("a.json", text))
      try await page.waits(isTold)
      try await page.shows(try await process.take("tap onContinue"))
      #expect(try await page.value("$('apps').textContent", as: String.self) == "Shop")
    }
  }
}
