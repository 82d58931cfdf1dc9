import FlowKit
import Testing

/// The page of all reasons: each with a sentence that is printed when it is so.
@MainActor
@Suite(.timeLimit(.minutes(5))) struct ReasonsPageTests {
  private nonisolated static let page = "Sources/FlowKit/FlowKit.docc/WhyNothingHappened.md"

  /// The blocks with sentences: each says in its first line which reason it is about.
  private nonisolated static let sentences = Project.blocks(of: page).filter { !["", "swift"].contains($0.language) }

  @Test func everyReasonIsOnThePageOnce() {
    let reasons = NavigationReason.Code.allCases.map { "\($0)" }
    #expect(Self.sentences.map(\.language).sorted() == reasons.sorted())
  }

  @Test func everyReasonIsNamedUnderItsHeading() {
    let lines = Project.text(Self.page).split(separator: "\n").map { String($0) }
    for code in NavigationReason.Code.allCases {
      #expect(lines.contains { $0.hasPrefix("``NavigationReason/\(code)``") || $0.hasPrefix("`\(code)`") }, "\(code)")
    }
  }

  @Test(arguments: NavigationReason.Code.allCases)
  func itsSentenceIsPrintedAsThePageSays(_ code: NavigationReason.Code) async throws {
    let block = try #require(Self.sentences.first { $0.language == "\(code)" })
    let printed = try await ReasonExamples().sentence(of: code)
    #expect(printed.wordsWithoutPlaces == block.text.wordsWithoutPlaces)
  }
}
