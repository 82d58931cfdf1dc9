import FlowKit
import FlowKitInspector
import Foundation
import Testing

@testable import Inspector

/// Apps and an inspector find each other, and lose each other.
@MainActor
@Suite(.serialized, .timeLimit(.minutes(5))) struct LinkTests {
  @Test func anAppIsShownWhereItIs() async throws {
    try await InspectorStage.run { stage in
      let process = try stage.launch()
      let app = try await stage.app()
      #expect(app.map?["flows"]?.list.count ?? 0 > 5)
      let place = try await process.take("tap onContinue")
      #expect(place == "TutorialScreen > LoginScreen")
      try await stage.app { $0.summary == place }
    }
  }

  @Test func aTapThatDoesNothingIsToldWithItsReasonAndItsLine() async throws {
    try await InspectorStage.run { stage in
      let process = try stage.launch()
      let app = try await stage.app()
      #expect(await stage.press(app, "onContinue", "onLogin", "onOffer").hasSuffix("> ItemScreen(3)"))
      // The related item is the one that is there.
      try await process.take("tap onRelated")
      try await process.take("again onContinue")
      let told = try await stage.app { $0.notes.contains { $0["kind"] == "ignored" } }
      let note = try #require(told.notes.last { $0["kind"] == "ignored" })
      #expect(note["reason"] == "covered")
      #expect(note["file"] == "Shop/ShopFlow.swift")
      #expect(note["line"]?.int == 20)
      #expect(await stage.ask(app, "why").contains("Shop/ShopFlow.swift:20"))
    }
  }

  @Test func anInspectorThatStartsAnewIsToldEverythingAgain() async throws {
    try await InspectorStage.run { stage in
      let process = try stage.launch()
      try await stage.app()
      try await process.take("tap onContinue")
      try await stage.app { $0.summary == "TutorialScreen > LoginScreen" }
      await stage.stop()
      let place = try await process.take("tap onLogin")
      try await stage.start()
      let app = try await stage.app { $0.summary == place }
      #expect(place == "TutorialScreen > LoginScreen > DashboardScreen")
      #expect(app.notes.first?["number"]?.int == 1)
      #expect(app.map != nil)
      #expect(await stage.press(app, "onOffer").hasSuffix("> ItemScreen(3)"))
    }
  }

  @Test func anAppThatCrashesIsGoneAndGivesNoAnswer() async throws {
    try await InspectorStage.run { stage in
      let process = try stage.launch()
      let app = try await stage.app()
      #expect(try await process.take("crash") == "ended")
      try await stage.app { !$0.isConnected }
      #expect(await stage.press(app, "onContinue") == "no answer")
      let again = try stage.launch()
      let other = try await stage.app { $0.isConnected }
      #expect(other.title == "Shop 2")
      #expect(try await again.take("tap onContinue") == "TutorialScreen > LoginScreen")
    }
  }

  @Test func tenAppsAreToldApart() async throws {
    try await InspectorStage.run { stage in
      let names = (1...10).map { "App \($0)" }
      let processes = try names.map { try stage.launch($0) }
      for (index, name) in names.enumerated() {
        let app = try await stage.app(name)
        if index.isMultiple(of: 2) { #expect(await stage.press(app, "onContinue").hasSuffix("> LoginScreen")) }
      }
      for (index, process) in processes.enumerated() {
        let place = try await process.take("look")
        #expect(place == (index.isMultiple(of: 2) ? "TutorialScreen > LoginScreen" : "TutorialScreen"))
        try await stage.app(names[index]) { $0.summary == place }
      }
    }
  }

  @Test(arguments: 1...5) func randomActionsFromBothSidesAgree(seed: UInt64) async throws {
    try await InspectorStage.run { stage in
      let process = try stage.launch()
      let app = try await stage.app()
      var random = Steps(seed: seed), taken: [String] = []
      for _ in 0..<200 {
        let callbacks = (app.place["screens"]?.list.first?["callbacks"]?.list ?? []).compactMap { $0["callback"]?.text }
          .filter { !$0.contains("ShopStep") }
        let names = callbacks.map { String($0.prefix { $0 != "(" }) } + ["back"]
        let name = names[random.next(below: names.count)], line = name == "back" ? name : "tap \(name)"
        let side = ["user", "inspector", "both"][random.next(below: 3)]
        switch side {
        case "user": try await process.take(line)
        case "inspector": _ = await stage.press(app, name)
        default:
          async let pressed = stage.press(app, name)
          try await process.take(line)
          _ = await pressed
        }
        taken.append("\(side): \(name)")
        let place = try await process.take("look")
        do {
          try await stage.app { $0.summary == place }
        } catch {
          Issue.record("seed \(seed): \(app.summary), not \(place), after \(taken.suffix(20))")
          return
        }
      }
      #expect(Set(app.notes.compactMap { $0["place"]?.text }).count > 5)
    }
  }

  @Test func aPageThatReadsNothingHoldsNobodyUp() async throws {
    try await InspectorStage.run { stage in
      let process = try stage.launch()
      try await stage.app()
      let apps = try #require(stage.apps), (reader, _) = apps.addReader()
      for _ in 0..<100 {
        try await process.take("tap onContinue")
        try await process.take("back")
      }
      let app = try await stage.app { $0.lastNote > 500 }
      // It then gets one message with all that is left.
      #expect(apps.news(for: reader)["apps"]?.list.first?["notes"]?.list.count == app.notes.count)
      #expect(apps.news(for: reader)["apps"]?.list == [])
    }
  }
}

/// Numbers that are the same for the same seed.
struct Steps {
  private var state: UInt64

  init(seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 | 1 }

  mutating func next(below limit: Int) -> Int {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return Int(state % UInt64(limit))
  }
}
