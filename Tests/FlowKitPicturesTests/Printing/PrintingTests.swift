import FlowKit
import FlowKitMaps
import FlowKitPictures
import FlowKitTesting
import Testing

/// A map as a picture, and in the languages of other programs.
@MainActor
struct PrintingTests {
  private let map = FlowMap(of: Museum().hall, samples: [Int.self: [1]], states: [.current])
  /// A name with signs that mean something in the printed languages.
  private let hostile = Museum(name: "</text><script>\"'&#1|`a`\\\n--> %% ]]>")

  @Test func mermaid() {
    #expect(
      map.mermaid == """
        flowchart LR
          f1["Hall"]:::root
          f2["RoomsScreen"]
          f3["ShopScreen"]
          f4["RoomScreen(1)"]
          f5["RoomScreen(2)"]
          f6["PictureScreen(1)"]
          f1 -->|"onTicket"| f2
          f1 -.->|"onShop"| f3
          f1 ==>|"onRestart"| f1
          f2 ---|"contains"| f4
          f2 ---|"contains"| f5
          f4 -->|"onPicture"| f6
          f4 -.-o|"onOut: back"| f1
          f5 -->|"onPicture"| f6
          f5 -.-o|"onOut: back"| f1
          classDef root stroke-width:3px

        """)
  }

  @Test func graphviz() {
    #expect(
      map.dot == """
        digraph flows {
          rankdir=LR
          node [shape=box, style=rounded]
          f1 [label="Hall", penwidth=2.5]
          f2 [label="RoomsScreen"]
          f3 [label="ShopScreen"]
          f4 [label="RoomScreen(1)"]
          f5 [label="RoomScreen(2)"]
          f6 [label="PictureScreen(1)"]
          f1 -> f2 [label="onTicket", style=solid]
          f1 -> f3 [label="onShop", style=dashed]
          f1 -> f1 [label="onRestart", style=solid, arrowhead=normalnormal]
          f2 -> f4 [label="contains", dir=none]
          f2 -> f5 [label="contains", dir=none]
          f4 -> f6 [label="onPicture", style=solid]
          f4 -> f1 [label="onOut", style=dotted]
          f5 -> f6 [label="onPicture", style=solid]
          f5 -> f1 [label="onOut", style=dotted]
        }

        """)
  }

  @Test func pictureIsText() throws {
    let svg = FlowMap(of: Museum().shop).svg()
    let start = try #require(svg.firstRange(of: "<g transform"))
    let tag = "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"320\" height=\"89\" viewBox=\"0 0 320 89\">\n"
    #expect(svg.hasPrefix(tag))
    #expect(
      svg[start.lowerBound...] == """
        <g transform="translate(0 0)">
        <g><title>ShopScreen</title>
        <rect class="root" x="16" y="16" width="132" height="41" rx="6"/>
        <text class="name" x="24" y="32">ShopScreen</text>
        <text x="24" y="49">onClose</text>
        <text class="end" x="140" y="49">dismiss</text>
        </g>
        </g>
        </svg>

        """)
  }

  @Test func pictureShowsTheCoverage() throws {
    let map = FlowMap(of: Office().desk), spies = LetsSpyFactory()
    let navigator = Navigator(root: Office().desk, spies: spies)
    try #require(navigator.visibleScreen as? Desk).onOrder()
    let svg = map.svg(title: "Office", coverage: map.coverage(of: spies.requests))
    let marks = svg.split(separator: "\n").filter { $0.hasPrefix("<circle") || $0.hasPrefix("<path") }
    #expect(
      marks.prefix(5).joined(separator: "\n") == """
        <path class="forward taken" d="M148 45H222" marker-end="url(#forward-taken-head)"/>
        <path class="back untaken" d="M148 60C172 60 172 27 148 27" marker-end="url(#back-head)"/>
        <circle class="full" cx="16" cy="45" r="4"/>
        <circle class="ring" cx="16" cy="60" r="4"/>
        <circle class="ring" cx="222" cy="63" r="4"/>
        """)
    #expect(svg.contains(">1 of 3 arrows were taken (33 %)</text>"))
    #expect(!map.svg(title: "Office").contains("circle"))
  }

  @Test func namesAreEscaped() {
    let map = FlowMap(of: hostile.hall, samples: [Int.self: [1]])
    let mermaid = "#lt;/text#gt;#lt;script#gt;#quot;'#amp;#35;1|#96;a#96;#92; --#gt; %% ]]#gt;"
    #expect(map.mermaid.contains("  f1[\"\(mermaid)\"]:::root\n"))
    #expect(map.dot.contains("  f1 [label=\"</text><script>\\\"'&amp;#1|`a`\\\\ --> %% ]]>\", penwidth=2.5]\n"))
    let svg = "&lt;/text&gt;&lt;script&gt;&quot;&#39;&amp;#1|`a`\\ --&gt; %% ]]&gt;"
    #expect(map.svg(title: "<&>").contains("<title>\(svg)</title>"))
    #expect(map.svg(title: "<&>").contains("<title>&lt;&amp;&gt;</title>"))
    #expect(!map.svg(title: "<&>").contains("<script>"))
  }

  @Test func limitsOfMermaidAreNamedFirst() {
    #expect(!map.mermaid.contains("%% "))
    let text = FlowMap(of: Ring(count: 501).flow(0)).mermaid
    let sentence = "501 arrows, 23667 characters: Mermaid draws 500 and 50,000 unless maxEdges and maxTextSize say more"
    #expect(text.hasPrefix("%% \(sentence)\nflowchart LR\n"))
  }
}

/// Flows in a ring.
@MainActor
private struct Ring {
  let count: Int

  final class Screen {
    var onNext: () -> Void = {}
  }

  func flow(_ number: Int) -> Flow<Screen> {
    Flow(with: Screen(), id: number) { screen, lets in
      screen.onNext = lets.push(flow((number + 1) % count))
    }
  }
}
