/// A file of the page.
struct PageFile: Sendable {
  let name: String
  let type: String
  let bytes: [UInt8]

  static let all = [
    style("page.css", PackageResources.page_css),
    style("containers.css", PackageResources.containers_css),
    style("inspection.css", PackageResources.inspection_css),
    style("panels.css", PackageResources.panels_css),
    style("menu.css", PackageResources.menu_css),
    script("page.js", PackageResources.page_js),
    script("panels.js", PackageResources.panels_js),
    script("code.js", PackageResources.code_js),
    script("view.js", PackageResources.view_js),
    script("motion.js", PackageResources.motion_js),
    script("presses.js", PackageResources.presses_js),
    script("reports.js", PackageResources.reports_js),
    script("history.js", PackageResources.history_js),
    script("touch.js", PackageResources.touch_js),
    PageFile(name: "icon.svg", type: "image/svg+xml", bytes: PackageResources.icon_svg),
  ]

  private static func script(_ name: String, _ bytes: [UInt8]) -> PageFile {
    PageFile(name: name, type: "text/javascript; charset=utf-8", bytes: bytes)
  }

  private static func style(_ name: String, _ bytes: [UInt8]) -> PageFile {
    PageFile(name: name, type: "text/css; charset=utf-8", bytes: bytes)
  }

  /// The page of an app, for one browser.
  static func page(of app: WebApp, token: String, hasMenu: Bool) -> String {
    let base = app.path.isEmpty ? "" : "/" + app.path
    return fill(
      PackageResources.page_html,
      [
        "title": app.title.inHTML, "description": app.description.inHTML, "base": base.inHTML, "token": token,
        "menu": hasMenu ? "/" : "",
      ])
  }

  /// The page that lists several apps.
  static func menu(_ menu: WebMenu, of apps: [WebApp]) -> String {
    let links = apps.map { app in
      let mark = app.path == menu.first ? "<em>Begin here</em>" : ""
      return "<li><a href=\"/\(app.path.inHTML)\">\(mark)<b>\(app.title.inHTML)</b>"
        + "<span>\(app.description.inHTML)</span></a></li>"
    }
    return text(
      menu.title,
      [
        "<p class=\"lead\">\(menu.text.inHTML)</p>", "<p>\(menu.more.inHTML)</p>",
        "<ul>\(links.joined(separator: "\n"))</ul>", menu.link.map { Self.link($0.label, to: $0.address) } ?? "",
      ])
  }

  /// A page that says something, and leads to where the apps are.
  static func message(_ title: String, _ text: String, link: String) -> String {
    Self.text(title, ["<p>\(text.inHTML)</p>", Self.link(link, to: "/")])
  }

  /// A page without an app.
  private static func text(_ title: String, _ lines: [String]) -> String {
    fill(PackageResources.menu_html, ["title": title.inHTML, "content": lines.joined(separator: "\n      ")])
  }

  private static func link(_ label: String, to address: String) -> String {
    "<p><a class=\"plain\" href=\"\(address.inHTML)\">\(label.inHTML)</a></p>"
  }

  /// Replaces each `{{name}}` of a template.
  private static func fill(_ template: [UInt8], _ values: [String: String]) -> String {
    String(decoding: template, as: UTF8.self)
      .split(separator: "{{", omittingEmptySubsequences: false).enumerated()
      .map { index, part in
        guard index > 0, let end = part.firstRange(of: "}}") else { return String(part) }
        return values[String(part[..<end.lowerBound]), default: ""] + part[end.upperBound...]
      }.joined()
  }
}

extension String {
  /// The text, to be used in HTML, also in an attribute.
  ///
  /// By scalars: with a mark behind it, a quotation mark is another character, and still ends an attribute.
  package var inHTML: String {
    unicodeScalars.map { scalar in
      switch scalar {
      case "&": "&amp;"
      case "<": "&lt;"
      case ">": "&gt;"
      case "\"": "&quot;"
      default: String(scalar)
      }
    }.joined()
  }
}
