import Testing

@MainActor
@Suite struct PictureTests {
  private nonisolated static let article = "Sources/FlowKit/FlowKit.docc/WhatEveryActionMeans.md"
  private nonisolated static let moves = Project.blocks(of: article).filter { $0.language == "moves" }

  @Test(arguments: moves.flatMap(Move.all))
  func everyPictureIsTrue(_ move: Move) {
    #expect(move.result() == move.after)
  }

  @Test func everyLineIsRead() {
    for block in Self.moves { #expect(Move.all(in: block).count == block.lines.count - 1, "\(block.testDescription)") }
    #expect(Self.moves.count >= 11)
  }
}
