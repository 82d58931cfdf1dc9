/// The page of a storyboard: one self-contained HTML file, made of a title, the data, and the parts in `Page`.
///
/// The same title and data give the same bytes: the file contains no date, and no random order.
struct Storyboard {
  let title: String
  /// What the page shows, as JSON: ``StoryboardData/json``.
  let data: String

  /// The whole file: `page.html` with what its names in braces stand for.
  var html: String {
    let parts = Self.text(PackageResources.page_html).split(separator: "{{")
    return parts.dropFirst().reduce(into: String(parts[0])) { page, part in
      let halves = part.split(separator: "}}", omittingEmptySubsequences: false)
      page += content(String(halves[0])) + halves[1]
    }
  }

  private func content(_ name: String) -> String {
    switch name {
    case "title": Self.escaped(title)
    case "colors": Self.colors
    case "style": Self.text(PackageResources.style_css)
    case "heads": MapColor.heads(ArrowKind.allCases, canBeTaken: true)
    case "data": data
    case "script": Self.script
    default: "{{\(name)}}"
    }
  }

  /// The scripts, in the order in which they need each other.
  private static let script = [
    PackageResources.data_js, PackageResources.tree_js, PackageResources.session_js, PackageResources.map_js,
    PackageResources.drawing_js, PackageResources.player_js, PackageResources.side_js, PackageResources.list_js,
    PackageResources.page_js,
  ]
  .map(text).joined(separator: "\n")

  private static func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }

  /// The colours of lines, which those of ``FlowMap/svg(title:coverage:)`` have, too.
  private static var colors: String {
    let light = variables(\.light), dark = variables(\.dark)
    let rules = MapColor.allCases.map { color in
      "path.\(color) { stroke: var(--\(color)-line); } .head.\(color) { fill: var(--\(color)-line); }"
    }
    let themes = [
      ":root { \(light) }",
      "@media screen and (prefers-color-scheme: dark) { :root:not([data-theme=light]) { \(dark) } }",
      "@media screen { :root[data-theme=dark] { \(dark) } }",
    ]
    return (themes + rules).joined(separator: "\n")
  }

  private static func variables(_ color: (MapColor) -> String) -> String {
    MapColor.allCases.map { "--\($0)-line: \(color($0));" }.joined(separator: " ")
  }

  /// The title, escaped for markup; the data is escaped where it is written.
  private static func escaped(_ text: String) -> String {
    var escaped = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": escaped += "&amp;"
      case "<": escaped += "&lt;"
      case ">": escaped += "&gt;"
      default: escaped.unicodeScalars.append(scalar)
      }
    }
    return escaped
  }
}
