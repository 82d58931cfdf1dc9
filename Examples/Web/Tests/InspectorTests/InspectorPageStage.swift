import Foundation
import Testing

@testable import Inspector

/// The inspector's page in Chromium.
@MainActor
final class InspectorPageStage {
  private let browser: Browser
  private let stage: InspectorStage
  private var forgives = false

  private init(_ stage: InspectorStage) throws {
    self.stage = stage
    browser = try Browser(Browser.command ?? "")
  }

  /// Runs a test on a page that has connected; it must not complain.
  static func run(_ body: @MainActor (InspectorPageStage, InspectorStage) async throws -> Void) async throws {
    try await InspectorStage.run { stage in
      let page = try InspectorPageStage(stage)
      defer { page.browser.quit() }
      try await page.browser.act("open_plain", ["url": stage.page])
      try await page.waits("inspector.isConnected")
      try await body(page, stage)
      let complaints = try await page.browser.ask("take", as: [String].self)
      #expect(complaints.filter { !page.forgives || !$0.contains("Failed to load resource") } == [])
    }
  }

  /// The page complains while there is no server.
  func forgivesLostConnection() { forgives = true }

  func run(_ script: String) async throws {
    _ = try await browser.ask("run", ["script": "(() => { \(script) })()"], as: [JSON].self)
  }

  func value<Value: Decodable>(_ script: String, as type: Value.Type) async throws -> Value {
    try await browser.ask("run", ["script": script], as: [Value].self)[0]
  }

  /// Waits until an expression is true on the page.
  func waits(_ condition: String, at source: SourceLocation = #_sourceLocation) async throws {
    _ = try await stage.waiting("not true: \(condition)", at: source) {
      try await value("Boolean(\(condition))", as: Bool.self) ? true : nil
    }
  }

  /// Waits until the page shows this place: in its title, its tree, and its timeline.
  func shows(_ place: String, _ comment: String = "", at source: SourceLocation = #_sourceLocation) async throws {
    let script = "document.title.replace(/^[^:]*: /, '')"
    var shown = ""
    do {
      _ = try await stage.waiting("", at: source) {
        shown = try await value(script, as: String.self)
        return shown == place ? true : nil
      }
    } catch {
      throw InspectorStage.Missing(description: "the page shows \(shown), not \(place) \(comment)")
    }
    let tree = try await value(
      "[...document.querySelectorAll('#tree .entry')].map(one => one.textContent)", as: [String].self)
    let flows = place.split(separator: " ").filter { $0.first?.isUppercase == true }.map(String.init)
    #expect(tree == flows, Comment(rawValue: comment), sourceLocation: source)
    let visible = try await value("document.querySelector('#tree .visible').textContent", as: String.self)
    let here = try await value(
      "[...document.querySelectorAll('.box.here > title')].map(one => one.textContent)", as: [String].self)
    #expect(here == [visible], Comment(rawValue: comment), sourceLocation: source)
  }

  /// Clicks what a selector finds.
  func click(_ selector: String) async throws {
    let quoted = selector.replacing("`", with: "")
    try await run("document.querySelector(`\(quoted)`).dispatchEvent(new MouseEvent('click', { bubbles: true }))")
  }

  /// Saves the log, and returns the file's name and text.
  func save() async throws -> (name: String, text: String) {
    let file = try await browser.ask("save_file", ["label": "Save log"], as: [String].self)
    return (file[0], file[1])
  }

  /// Opens a file as a log.
  func open(_ file: (name: String, text: String)) async throws {
    try await browser.act("choose_file", ["label": "Open log", "name": file.name, "text": file.text])
  }

  /// Presses the callback of this number, and waits for the answer.
  func press(_ index: Int) async throws {
    try await run("$('answer').textContent = ''; document.querySelectorAll('#screens button')[\(index)].click()")
    try await waits("$('answer').textContent !== ''")
  }
}
