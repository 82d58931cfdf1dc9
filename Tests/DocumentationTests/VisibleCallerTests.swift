import FlowKit
import Testing

/// The verbs of which the page on actions says that they need a visible caller.
@MainActor
@Suite struct VisibleCallerTests {
  @Test func thePageNamesThemAll() throws {
    let text = Project.text("Sources/FlowKit/FlowKit.docc/WhatEveryActionMeans.md")
    let start = try #require(text.firstRange(of: "**Verbs that lead forward need a visible caller.**"))
    let sentence = text[start.upperBound...].prefix { $0 != "." }
    let named = sentence.split(separator: "`").filter { !$0.contains(" ") && !$0.contains("\n") && $0 != "covered" }
    let needed = NavigationAction.Kind.all.filter { $0.traits.contains(.needsVisibleCaller) } + [.send]
    #expect(Set(named.map(String.init)) == Set(needed.map(\.description)))
  }
}
