import FlowKit
import FlowKitMaps
import FlowKitTesting
import Foundation
import Testing

/// Steps of the system, of several screens at once, and of none.
@MainActor
@Suite struct WindowDrivingTests {
  @Test func userSelectsTabs() async throws {
    var driver = FlowDriver { Navigator(root: Loft().tabs) }
    driver.on(PaneScreen.self, each: { $0.name == "two" ? ["calm", "loud"] : [] }) { pane, text in pane.text = text }
    driver.always(PaneScreen.self) { $0.text != "loud" }
    try await expect(driver, "tabs") { try $0.tabs() }
  }

  @Test func columnsAreDistinguished() async throws {
    var driver = FlowDriver { Navigator(root: Loft().columns) }
    driver.on(PaneScreen.self) { $0.text += $0.name }
    driver.never { Loft.first($0)?.text == "oneone" }
    try await expect(driver, "columns") { try $0.columns() }
  }

  @Test func stepsCanHappenAnywhere() async throws {
    let loft = Loft()
    var driver = FlowDriver { Navigator(root: loft.pane("one")) }
    driver.anywhere { $0.perform(.push(loft.pane("two"))) }
    driver.always { $0.tree.count < 3 }
    try await expect(driver, "notices") { try $0.notices() }
  }

  @Test func guardsAnswerBeforeTheNextStep() async throws {
    var driver = FlowDriver {
      let loft = Loft()
      return Navigator(root: loft.pane("one"))
    }
    driver.on(PaneScreen.self) { $0.onSlow() }
    driver.on(PaneScreen.self) { $0.text = "typed" }
    driver.never { $0.tree.count == 3 }
    try await expect(driver, "slowGuards") { try await $0.slowGuards() }
  }

  @Test func userClosesAModalWithAGesture() async throws {
    var driver = FlowDriver { Navigator(root: Loft(drafts: Drafts()).pane("one")) }
    driver.on(PaneScreen.self, when: { $0.name == "one" }) { $0.onSheet() }
    driver.on(PaneScreen.self, when: { $0.name == "sheet" }) { $0.text = "typed" }
    driver.always(PaneScreen.self) { $0.name == "sheet" || $0.drafts.open?.isEmpty != false }
    let failure = try #require(await failure(driver, seed: 1))
    #expect(failure.steps.suffix(2) == ["PaneScreen { $0.text = \"typed\" }", "the user closes the modal"])
    #expect(failure.test(named: "closing").contains("\n  navigator.perform(.dismiss())\n"))
    #expect(failure.test(named: "closing", as: .xcTest).contains("\n  navigator.perform(.dismiss())\n"))
  }

  @Test func unprintableValueIsAPlaceholder() async throws {
    let begin: @MainActor () -> Navigator = { Navigator(root: Loft().pane("one")) }
    let type: @MainActor (PaneScreen) -> Void = { $0.text = "typed" }
    var driver = FlowDriver(begin)
    driver.on(PaneScreen.self, type)
    driver.always(PaneScreen.self, filePath: "/nowhere.swift", line: 7) { $0.text.isEmpty }
    let failure = try #require(await failure(driver, seed: 1))
    let test = failure.test(named: "unknown")
    #expect(test.contains("let navigator = <#what begins at WindowDrivingTests.swift:"))
    #expect(
      test.contains("try navigator.on(PaneScreen.self) { <#the step that is written at WindowDrivingTests.swift:"))
    #expect(test.contains("try navigator.on(PaneScreen.self) { _ in <#the rule that is written at nowhere.swift:7#> }"))
    #expect(failure.problem == "This must always hold for PaneScreen, but does not (nowhere.swift:7):")
  }

  /// Whether the failure that a driver finds is the one printed in this file.
  private func expect(
    _ driver: FlowDriver, _ name: String, _ run: (PrintedWindowDrive) async throws -> Void,
    at place: SourceLocation = #_sourceLocation
  ) async throws {
    let failure = try #require(await failure(driver, seed: 1), sourceLocation: place)
    let test = failure.test(named: name).replacingOccurrences(of: "@Test ", with: "")
    let file = try String(contentsOfFile: "\(#filePath)", encoding: .utf8)
    let lines = test.split(separator: "\n").map { "  \($0)" }.joined(separator: "\n")
    #expect(file.contains(lines), "\(test)", sourceLocation: place)
    await withKnownIssue { try await run(PrintedWindowDrive()) }
  }
}

@MainActor struct PrintedWindowDrive {
  let loft = Loft()

  @MainActor func tabs() throws {
    let navigator = Navigator(root: Loft().tabs)
    navigator.perform(.select(1), from: navigator.tree.containers[0].id)
    try navigator.on(PaneScreen.self, with: "loud") { pane, text in pane.text = text }
    #expect(try navigator.on(PaneScreen.self) { $0.text != "loud" })
  }

  @MainActor func columns() throws {
    let navigator = Navigator(root: Loft().columns)
    try navigator.on(PaneScreen.self, behind: 1) { $0.text += $0.name }
    try navigator.on(PaneScreen.self, behind: 1) { $0.text += $0.name }
    let isWrong: (Navigator) -> Bool = { Loft.first($0)?.text == "oneone" }
    #expect(!isWrong(navigator))
  }

  @MainActor func notices() throws {
    let navigator = Navigator(root: loft.pane("one"))
    func anywhere(_ body: (Navigator) throws -> Void) throws { try body(navigator) }
    try anywhere { $0.perform(.push(loft.pane("two"))) }
    try anywhere { $0.perform(.push(loft.pane("two"))) }
    let isRight: (Navigator) -> Bool = { $0.tree.count < 3 }
    #expect(isRight(navigator))
  }

  @MainActor func slowGuards() async throws {
    let navigator: Navigator = {
      let loft = Loft()
      return Navigator(root: loft.pane("one"))
    }()
    try navigator.on(PaneScreen.self) { $0.onSlow() }
    try await navigator.settled()
    try navigator.on(PaneScreen.self) { $0.onSlow() }
    try await navigator.settled()
    let isWrong: (Navigator) -> Bool = { $0.tree.count == 3 }
    #expect(!isWrong(navigator))
  }
}

@MainActor final class Frame {}

@MainActor final class PaneScreen {
  let name: String
  let drafts: Drafts
  var text = "" { didSet { drafts.open = text } }
  var onSlow: () -> Void = {}
  var onSheet: () -> Void = {}

  init(_ name: String, _ drafts: Drafts) { (self.name, self.drafts) = (name, drafts) }
}

/// The typed text that is not saved yet.
@MainActor final class Drafts { var open: String? }

@MainActor struct Loft {
  var drafts = Drafts()

  var tabs: Flow<Frame> { Flow(with: Frame(), containing: .tabs(pane("one"), pane("two"))) }
  var columns: Flow<Frame> { Flow(with: Frame(), containing: .split(pane("one"), pane("two"))) }

  func pane(_ name: String) -> Flow<PaneScreen> {
    Flow(with: PaneScreen(name, drafts), id: name) { screen, lets in
      screen.onSlow = lets.push(slow(name + "+"))
      screen.onSheet = lets.present(sheet)
    }
  }

  func slow(_ name: String) -> Flow<PaneScreen> {
    pane(name).guarded {
      for _ in 0..<20 { await Task.yield() }
      return .allow
    }
  }

  /// Saves the typed text when the user goes back, but not when it is closed in another way.
  var sheet: Flow<PaneScreen> {
    Flow(with: PaneScreen("sheet", drafts), id: "sheet") { screen, lets in
      lets.onBack { screen.text.isEmpty ? nil : .stay }
    }
  }

  /// The first pane that is visible.
  static func first(_ navigator: Navigator) -> PaneScreen? {
    navigator.tree.shown.lazy.compactMap { navigator.screen(of: $0.id) as? PaneScreen }.first
  }
}
