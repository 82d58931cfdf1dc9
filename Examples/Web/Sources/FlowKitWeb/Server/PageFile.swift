/// A file of the page.
struct PageFile: Sendable {
  let name: String
  let type: String
  let bytes: [UInt8]

  static let all = [
    PageFile(name: "page.css", type: "text/css; charset=utf-8", bytes: PackageResources.page_css),
    script("page.js", PackageResources.page_js),
    script("view.js", PackageResources.view_js),
    script("motion.js", PackageResources.motion_js),
    script("history.js", PackageResources.history_js),
    script("touch.js", PackageResources.touch_js),
  ]

  private static func script(_ name: String, _ bytes: [UInt8]) -> PageFile {
    PageFile(name: name, type: "text/javascript; charset=utf-8", bytes: bytes)
  }

  /// The page itself, for one browser.
  static func page(title: String, token: String) -> String {
    String(decoding: PackageResources.page_html, as: UTF8.self)
      .split(separator: "{{", omittingEmptySubsequences: false).enumerated()
      .map { index, part in
        guard index > 0, let end = part.firstRange(of: "}}") else { return String(part) }
        let value = part[..<end.lowerBound] == "title" ? escaped(title) : token
        return value + part[end.upperBound...]
      }.joined()
  }

  private static func escaped(_ text: String) -> String {
    text.map { character in
      switch character {
      case "&": "&amp;"
      case "<": "&lt;"
      case ">": "&gt;"
      case "\"": "&quot;"
      default: String(character)
      }
    }.joined()
  }
}
