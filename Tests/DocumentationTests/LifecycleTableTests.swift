import FlowKit
import Testing

/// The table of what screens hear, line by line.
@MainActor
@Suite struct LifecycleTableTests {
  private nonisolated static let article = "Sources/FlowKit/FlowKit.docc/Lifecycle.md"
  private nonisolated static let tables = Project.blocks(of: article).filter { $0.language == "lifecycle" }

  private final class Calls {
    var all: [String] = []
  }

  @Test(arguments: tables.flatMap(Move.all))
  func everyLineOfTheTableIsTrue(_ line: Move) throws {
    let calls = Calls()
    var letters = Letters()
    letters.hear = { calls.all.append($0) }
    let navigator = Navigator(root: letters.flow(String(line.before.prefix(1))))
    navigator.onIssue = nil
    for (action, isOfApp) in letters.actions(leadingTo: line.before).dropFirst() {
      navigator.perform(action, from: isOfApp ? nil : navigator.tree.visible.id)
    }
    try #require(navigator.tree.summary == line.before)
    let caller = try #require(navigator.tree.path.last { $0.flow.name == line.caller })
    calls.all = []
    navigator.perform(try #require(letters.action(line.action)), from: caller.id)
    #expect((calls.all.isEmpty ? "nothing" : calls.all.joined(separator: ", ")) == line.after)
  }

  @Test func everyLineIsRead() {
    #expect(Self.tables.map { $0.lines.count - 1 } == Self.tables.map { Move.all(in: $0).count })
    #expect(Self.tables.flatMap(Move.all).count > 20)
  }
}
