import Testing

@testable import Playground

struct WrappingTests {
  @Test(
    arguments: [
      ("", [""]), ("short", ["short"]), ("two words here", ["two words", "here"]),
      ("  many   spaces ", ["many", "spaces"]), ("exactly 10", ["exactly 10"]),
      ("Shop/ShopFlow.swift:20 is far", ["Shop/ShopF", "low.swift:", "20 is far"]),
      ("茶茶茶茶茶茶 x", ["茶茶茶茶茶", "茶 x"]),
    ] as [(String, [String])])
  func linesHaveTenColumnsAtMost(text: String, lines: [String]) {
    #expect(text.wrapped(to: 10) == lines)
  }

  @Test func withoutAnyRoomThereAreNoLines() {
    #expect("text".wrapped(to: 0) == [])
    #expect("茶".wrapped(to: 1) == ["茶"])
  }

  @Test(arguments: [("tea", "tea"), ("green tea", "gree…"), ("茶茶茶", "茶茶…"), ("ab\u{1B}[", "ab·[")])
  func tooLongTextIsCutOff(text: String, clipped: String) {
    #expect(text.clipped(to: 5) == clipped)
  }

  @Test func typedTextShowsItsEnd() {
    #expect("abcdefg".clippedAtStart(to: 5) == "…defg")
    #expect("abc".clippedAtStart(to: 5) == "abc")
    #expect("abc".clippedAtStart(to: 0) == "")
  }

  @Test(
    arguments: [
      ("a", 1), ("é", 1), ("e\u{301}", 1), ("─", 1), ("茶", 2), ("🫖", 2), ("👩‍🍳", 2), ("한", 2), ("✓", 1),
    ] as [(Character, Int)])
  func charactersTakeOneOrTwoColumns(character: Character, columns: Int) {
    #expect(character.columns == columns)
  }

  @Test func controlCharactersAreDots() {
    #expect("a\u{1B}b\u{7}c\u{202E}d\u{301}".printable == "a·b·c·d\u{301}")
  }
}
