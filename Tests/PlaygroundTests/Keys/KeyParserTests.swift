import Testing

@testable import Playground

struct KeyParserTests {
  @Test(
    arguments: [
      ("a", [.character("a")]), ("é", [.character("é")]), ("€", [.character("€")]), ("🫖", [.character("🫖")]),
      ("\t", [.tab]), ("\r", [.enter]), ("\n", [.enter]), ("\u{7F}", [.backspace]), ("\u{8}", [.backspace]),
      ("\u{3}", [.control("c")]), ("\u{15}", [.control("u")]), ("\u{1A}", [.control("z")]),
      ("\u{1B}[A", [.up]), ("\u{1B}[B", [.down]), ("\u{1B}[C", [.right]), ("\u{1B}[D", [.left]),
      ("\u{1B}OA", [.up]), ("\u{1B}[1;5B", [.down]), ("\u{1B}[Z", [.backTab]), ("\u{1B}[3~", [.delete]),
      ("\u{1B}[5~", [.pageUp]), ("\u{1B}[6~", [.pageDown]), ("\u{1B}[H", [.home]), ("\u{1B}[4~", [.end]),
      ("\u{1B}OP", [.function(1)]), ("\u{1B}OQ\u{1B}[13~", [.function(2), .function(3)]),
      ("\u{1B}OS", [.function(4)]), ("\u{1B}[15~", [.function(5)]), ("\u{1B}[11~", [.function(1)]),
      ("\u{1B}[11;2~", [.function(1)]),
      ("\u{1B}x", [.escape, .character("x")]), ("\u{1B}\u{1B}[A", [.escape, .up]),
      ("\u{1B}[<0;5;3M", [.click(4, 2)]), ("\u{1B}[<0;5;3m", []), ("\u{1B}[<64;1;1M", [.scroll(-3)]),
      ("\u{1B}[<65;1;1M\u{1B}[<2;1;1M", [.scroll(3)]), ("\u{1B}[<M", []), ("\u{1B}[200~", []), ("\u{0}", []),
    ] as [(String, [Key])])
  func whatATerminalSendsIsAKey(text: String, keys: [Key]) {
    var parser = KeyParser()

    #expect(parser.keys(from: Array(text.utf8)) == keys)
    #expect(!parser.isWaiting)
  }

  @Test func oneReadCanContainManyKeys() {
    var parser = KeyParser()

    #expect(
      parser.keys(from: Array("Añ\u{1B}[B\u{1B}OA\r".utf8)) == [.character("A"), .character("ñ"), .down, .up, .enter])
  }

  @Test func keyCanComeInParts() {
    let bytes = Array("x€\u{1B}[1;2A🫖\u{1B}OP\u{1B}[3~é".utf8)
    var whole = KeyParser()
    let keys = whole.keys(from: bytes)
    for cut in bytes.indices {
      var parser = KeyParser()
      #expect(parser.keys(from: Array(bytes[..<cut])) + parser.keys(from: Array(bytes[cut...])) == keys, "at \(cut)")
    }
    var slow = KeyParser()
    #expect(bytes.flatMap { slow.keys(from: [$0]) } == keys)
  }

  @Test func aLoneEscapeIsAKeyWhenNothingFollows() {
    var parser = KeyParser()

    #expect(parser.keys(from: [0x1B]) == [])
    #expect(parser.isWaiting)
    #expect(parser.flush() == [.escape])
    #expect(!parser.isWaiting)
  }

  @Test func anUnfinishedSequenceIsAnEscapeAndWhatFollows() {
    var parser = KeyParser()

    #expect(parser.keys(from: Array("\u{1B}[".utf8)) == [])
    #expect(parser.flush() == [.escape, .character("[")])
  }

  @Test func flushingNothingIsNothing() {
    var parser = KeyParser()

    #expect(parser.flush() == [])
  }

  @Test(
    arguments: [[0xFF, 0x61], [0xC3, 0x61], [0x80, 0x61], [0xE2, 0x82, 0x61], [0xED, 0xA0, 0x80, 0x61]] as [[UInt8]])
  func brokenCharactersAreLeftOut(bytes: [UInt8]) {
    var parser = KeyParser()

    #expect(parser.keys(from: bytes) == [.character("a")])
  }

  @Test func anyBytesCanBeParsed() {
    var parser = KeyParser(), random: UInt64 = 42
    for _ in 0..<20_000 {
      random = random &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      let byte = UInt8(truncatingIfNeeded: random >> 33)
      _ = parser.keys(from: [random % 3 == 0 ? byte : byte & 0x3F | 0x1B])
    }
    _ = parser.flush()

    #expect(parser.keys(from: Array("q".utf8)) == [.character("q")])
  }
}
