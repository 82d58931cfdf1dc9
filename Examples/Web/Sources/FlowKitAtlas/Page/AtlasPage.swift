import FlowKitWeb
import Foundation

// The page of an atlas: one file with all that it needs.
extension Atlas {
  /// The whole page.
  ///
  /// - Parameter comparison: What is different from another atlas, which stands at the top.
  /// - Returns: The HTML.
  public func page(_ comparison: AtlasComparison? = nil) -> String {
    let layout = AtlasLayout(self)
    return """
      <!DOCTYPE html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <meta name="color-scheme" content="light dark">
      <title>\(title.inHTML): an atlas</title>
      <link rel="icon" href="data:,">
      <style>\(String(decoding: PackageResources.atlas_css, as: UTF8.self))</style>
      </head>
      <body>
      <header>
      <h1>\(title.inHTML) <span>every screen, every arrow</span></h1>
      <p class="count">\(screens.count) screens · \(arrows.count) buttons · \
      \(Set(arrows.compactMap(\.callback)).count) callbacks</p>
      <div class="tools"><label><input type="checkbox" id="back" checked> Ways back</label>
      <button type="button" id="fit" aria-pressed="true">Fit the width</button></div>
      </header>
      \(comparison?.section ?? "")
      \(findingsInHTML)
      <main><div id="map" style="width:\(layout.width)px;height:\(layout.height)px">
      \(screens.enumerated().map { figure($1, number: $0, layout) }.joined(separator: "\n"))
      \(picture(of: layout))
      </div></main>
      \(table)
      <script type="application/json" id="atlas">\(data)</script>
      <script>\(String(decoding: PackageResources.atlas_js, as: UTF8.self))</script>
      </body>
      </html>
      """
  }

  private var findingsInHTML: String {
    guard !findings.isEmpty else {
      return "<p class=\"fine\">Each button leads somewhere, and each callback has a button.</p>"
    }
    let groups = findings.map { title, lines in
      "<section><h2>\(title) <b>\(lines.count)</b></h2><ul>\(lines.map { "<li>\($0.inHTML)</li>" }.joined())</ul></section>"
    }
    return "<div class=\"findings\">\(groups.joined())</div>"
  }

  private func figure(_ screen: Screen, number: Int, _ layout: AtlasLayout) -> String {
    guard let frame = layout.frames[screen.name] else { return "" }
    let place = "left:\(frame.x)px;top:\(frame.y)px;width:\(frame.width)px;height:\(frame.height)px"
    let way = screen.way.isEmpty ? "the start" : screen.way.joined(separator: " › ")
    let inside = screen.containers.isEmpty ? "" : "in \(screen.containers.joined(separator: ", "))"
    let images = screen.picture.map { picture in
      picture.images(number, name: screen.name)
    }
    return """
      <figure tabindex="0" data-screen="\(screen.name.inHTML)" style="\(place)" title="\(way.inHTML)">
      <figcaption><b>\(screen.name.inHTML)</b><span>\((screen.isOnMap ? inside : "not on the map").inHTML)</span></figcaption>
      \(images ?? "<p>no picture</p>")</figure>
      """
  }

  private func picture(of layout: AtlasLayout) -> String {
    let lines = layout.lines.sorted { $0.direction == .back && $1.direction != .back }.map(line)
    return """
      <svg width="\(layout.width)" height="\(layout.height)" role="img" aria-label="Where the buttons lead">
      <defs>\(["on", "side", "back"].map(Self.head).joined())</defs>
      \(lines.joined(separator: "\n"))
      </svg>
      """
  }

  private static func head(_ name: String) -> String {
    """
    <marker id="head-\(name)" class="\(name)" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="7" markerHeight="7" \
    orient="auto"><path d="M0 0.6 L8 4 L0 7.4 z"/></marker>
    """
  }

  private func line(_ line: AtlasLayout.Line) -> String {
    let arrow = arrows[line.arrow], kind = line.direction.rawValue
    let target = arrow.target == arrow.source ? "" : arrow.target
    let path = line.path.map { "<path class=\"way\" d=\"\($0)\" marker-end=\"url(#head-\(kind))\"/>" } ?? ""
    let text = "\(arrow.line)\(arrow.sentence.map { ". \($0)" } ?? "")"
    let button = line.button
    return """
      <g class="arrow \(kind) \(arrow.result.rawValue)" tabindex="0" data-source="\(arrow.source.inHTML)" \
      data-target="\(target.inHTML)" data-name="\(arrow.name.inHTML)"><title>\(text.inHTML)</title>\
      <rect class="button" x="\(button.x)" y="\(button.y)" width="\(button.width)" height="\(button.height)" rx="5"/>\
      <path class="stem" d="\(line.stem)"/>\(path)\
      <rect class="plate" x="\(line.labelX)" y="\(line.labelY - 7.5)" width="\(line.labelWidth)" height="15" rx="7.5"/>\
      <text x="\(line.labelX + line.labelWidth / 2)" y="\(line.labelY + 3.4)" text-anchor="middle" \
      textLength="\(line.labelWidth - 14)" lengthAdjust="spacingAndGlyphs">\(arrow.name.inHTML)</text></g>
      """
  }

  /// All arrows as a text.
  private var table: String {
    let rows = arrows.map { arrow in
      "<tr><td>\([arrow.source, arrow.label, arrow.name, arrow.target].map(\.inHTML).joined(separator: "<td>"))"
    }
    return """
      <details><summary>All \(arrows.count) buttons as a table</summary><table>
      <thead><tr><th>Screen<th>Button<th>Callback<th>Leads to</thead>
      <tbody>\(rows.joined(separator: "\n"))</tbody></table></details>
      """
  }
}

extension Atlas.Picture {
  /// The image for the user's colours, one of two.
  func images(_ number: Int, name: String) -> String {
    """
    <picture><source media="(prefers-color-scheme: dark)" srcset="\(dark)">\
    <img data-number="\(number)" alt="\(name.inHTML)" src="\(light)"></picture>
    """
  }
}

// The data in the page.
extension Atlas {
  /// The page isn't one of an atlas.
  public struct NoAtlas: Error, CustomStringConvertible {
    /// What is wrong with it.
    public let description = "There is no atlas in this file."
  }

  private static let opening = "<script type=\"application/json\" id=\"atlas\">"

  /// All but the pictures, which the page has already.
  private var data: String {
    var plain = self
    for index in plain.screens.indices {
      plain.screens[index].picture?.light = ""
      plain.screens[index].picture?.dark = ""
    }
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    let json = (try? encoder.encode(plain)).map { String(decoding: $0, as: UTF8.self) } ?? ""
    return json.replacingOccurrences(of: "<", with: "\\u003c", options: .literal)
  }

  /// Reads an atlas from its page, with the pictures in light.
  public init(page: String) throws {
    guard let start = page.range(of: Self.opening),
      let end = page.range(of: "</script>", range: start.upperBound..<page.endIndex)
    else { throw NoAtlas() }
    self = try JSONDecoder().decode(Atlas.self, from: Data(page[start.upperBound..<end.lowerBound].utf8))
    for index in screens.indices {
      guard let image = page.range(of: "<img data-number=\"\(index)\""),
        let source = page.range(of: "src=\"", range: image.upperBound..<page.endIndex),
        let quote = page.range(of: "\"", range: source.upperBound..<page.endIndex)
      else { continue }
      screens[index].picture?.light = String(page[source.upperBound..<quote.lowerBound])
    }
  }
}
