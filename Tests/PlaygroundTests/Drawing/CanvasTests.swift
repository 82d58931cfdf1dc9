import Testing

@testable import Playground

struct CanvasTests {
  @Test func aFrameHasATitleAndALabel() {
    var canvas = Canvas(Size(width: 20, height: 3))
    canvas.frame(Area(canvas.size), .round, title: "Tea", label: "#1")
    canvas.write("green", in: Area(canvas.size).inset(columns: 2, rows: 1))

    #expect(
      canvas.picture == """
        ╭ Tea ───────── #1 ╮
        │ green            │
        ╰──────────────────╯
        """)
  }

  @Test func aLabelWithoutRoomIsLeftOut() {
    var canvas = Canvas(Size(width: 11, height: 2))
    canvas.frame(Area(canvas.size), .double, title: "A long title", label: "#1")

    #expect(
      canvas.picture == """
        ╔ A long… ╗
        ╚═════════╝
        """)
  }

  @Test func textOutsideIsLeftOut() {
    var canvas = Canvas(Size(width: 4, height: 2))
    canvas.write("abcdef", in: Area(x: 2, y: 1, width: 9, height: 1))
    canvas.write("no", in: Area(x: 0, y: 0, width: 4, height: 1), row: 1)
    canvas.write("no", in: Area(x: -9, y: -1, width: 4, height: 9))
    canvas.frame(Area(x: 3, y: 1, width: 1, height: 1), .round, title: "no")

    #expect(canvas.picture == "\n  ab")
  }

  @Test func halfAWideCharacterIsRemoved() {
    var canvas = Canvas(Size(width: 6, height: 1))
    canvas.write("茶茶茶", in: Area(canvas.size))
    canvas.write("|", in: Area(x: 1, y: 0, width: 1, height: 1))
    canvas.write("|", in: Area(x: 2, y: 0, width: 1, height: 1))

    #expect(canvas.picture == " || 茶")
  }

  @Test func aTerminalGetsEachRowWithItsInks() {
    var canvas = Canvas(Size(width: 3, height: 2))
    canvas.write("ab", in: Area(canvas.size), .accent)

    let codes = canvas.codes(hasColours: true).replacing("\u{1B}", with: "^")
    #expect(codes == "^[1;1H^[0;1;35mab^[0m ^[2;1H^[0m   ^[0m")
  }

  @Test func focusIsVisibleWithoutColours() {
    var canvas = Canvas(Size(width: 2, height: 1))
    canvas.write("a", in: Area(canvas.size), .warning)
    canvas.write("b", in: Area(canvas.size).dropping(columns: 1), .focused)

    let codes = canvas.codes(hasColours: false).replacing("\u{1B}", with: "^")
    #expect(codes == "^[1;1H^[0ma^[0;1;7mb^[0m")
  }

  @Test func fadingKeepsTheText() {
    var canvas = Canvas(Size(width: 1, height: 1))
    canvas.write("a", in: Area(canvas.size), .focused)
    canvas.fade()

    #expect(canvas.codes(hasColours: true).replacing("\u{1B}", with: "^") == "^[1;1H^[0;2ma^[0m")
  }

  @Test(arguments: [Size(width: 0, height: 0), Size(width: -1, height: 5), Size(width: 1, height: 1)])
  func anySizeCanBeDrawnOn(size: Size) {
    var canvas = Canvas(size)
    canvas.frame(Area(size), .round, title: "title", label: "label")
    canvas.write("text", in: Area(size))

    #expect(canvas.picture.filter { $0 != "\n" }.count <= 1)
  }
}
