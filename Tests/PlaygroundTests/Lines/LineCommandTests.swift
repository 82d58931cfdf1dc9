import Testing

@testable import Playground

struct LineCommandTests {
  @Test(
    arguments: [
      ("", .nothing), ("   ", .nothing), ("# a comment", .nothing), ("1", .press("1")), ("  Log in ", .press("Log in")),
      ("press back", .press("back")), ("back", .back), ("Back", .back), ("back home", .press("back home")),
      ("double 1", .double("1")), ("double", .press("double")), ("type name Ada L", .type("name Ada L")),
      ("open x://y", .open("x://y")), ("open", .press("open")),
      ("links", .links), ("code", .code), ("cancel", .cancel), ("hint", .hint), ("find A", .find("A")),
      ("find", .press("find")), ("tree", .tree), ("log", .log), ("events", .events), ("step back", .step(-1)),
      ("Step  ON", .step(1)), ("step", .press("step")), ("step up", .press("step up")),
      ("background", .background(true)), ("foreground", .background(false)), ("log out", .press("log out")),
      ("help", .help), ("?", .help), ("quit", .quit),
      ("q", .quit), ("exit", .quit), ("]", .turn(1)), ("[", .turn(-1)), ("] 2", .press("] 2")),
      ("quit now", .press("quit now")),
    ] as [(String, LineCommand)])
  func aLineIsACommandOrAButton(line: String, command: LineCommand) {
    #expect(LineCommand(line) == command)
  }

  @Test(
    arguments: [
      ([], .run(lines: false)), (["--lines"], .run(lines: true)), (["--help"], .help), (["--lines", "-h"], .help),
      (["--tour", "Movies"], .run(lines: false, tour: "Movies")), (["--tour"], .mistake("there is no tour “”")),
      (["--tour", "x\u{1B}"], .mistake("there is no tour “x·”")),
      (["--restore", "x.json"], .run(lines: false, restoring: "x.json")),
      (["--restore"], .mistake("--restore needs the name of a file")),
      (["--what"], .mistake("unknown option --what")), (["shop"], .mistake("unknown option shop")),
    ] as [([String], Options)])
  func argumentsAreOptions(arguments: [String], options: Options) {
    #expect(Options(arguments) == options)
  }

  @Test(
    arguments: [
      ("1", "Tea"), ("2", "Teapot"), ("tea", "Tea"), ("TEAP", "Teapot"), ("te", nil), ("0", nil), ("3", nil),
      ("x", nil),
    ] as [(String, String?)])
  func buttonsAreFoundByNumberOrTitle(name: String, title: String?) {
    let card = Card(title: "", buttons: [Card.Button("Tea") {}, Card.Button("Teapot") {}])

    #expect(card.buttons.named(name)?.title == title)
  }

  @Test(arguments: [
    ("name Ada", "Name", "Ada"), ("NAME", "Name", ""), ("deliver to  my home", "Deliver to", " my home"),
  ])
  func fieldsAreFoundByTheirLabel(text: String, label: String, rest: String) throws {
    let card = Card(
      title: "", fields: [Card.Field("Name", text: "") { _ in }, Card.Field("Deliver to", text: "") { _ in }])
    let (field, typed) = try #require(card.fields.named(text))

    #expect(field.label == label)
    #expect(typed == rest)
    #expect(card.fields.named("names Ada") == nil)
  }
}
