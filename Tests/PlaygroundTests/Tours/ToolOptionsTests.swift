import Testing

@testable import PlaygroundTool

struct ToolOptionsTests {
  @Test(
    arguments: [
      ([], .help), (["-h"], .help), (["--help"], .help), (["--map", "shop"], .mistake("there is no command “--map”")),
      (["map", "Shop"], .map(tour: "Shop", as: .text)),
      (["map", "rooms", "--as", "svg"], .map(tour: "rooms", as: .svg)),
      (["map"], .mistake("there is no tour “”")), (["map", "x"], .mistake("there is no tour “x”")),
      (
        ["map", "shop", "--as", "pdf"],
        .mistake("after map shop, there may be --as and one of text, mermaid, dot, svg")
      ),
      (["map", "shop", "svg"], .mistake("after map shop, there may be --as and one of text, mermaid, dot, svg")),
      (["storyboard", "rooms", "x.html"], .storyboard(tour: "rooms", file: "x.html")),
      (["storyboard", "rooms"], .mistake("storyboard needs the name of a file")),
      (["ask", "shop", "way", "--json"], .ask(tour: "shop", question: ["way", "--json"])),
      (["ask", "Safe"], .ask(tour: "Safe", question: [])), (["ask"], .mistake("there is no tour “”")),
    ] as [([String], ToolOptions)])
  func argumentsAreOptions(arguments: [String], options: ToolOptions) {
    #expect(ToolOptions(arguments) == options)
  }
}
