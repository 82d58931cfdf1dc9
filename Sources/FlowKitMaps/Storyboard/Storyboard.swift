/// The page of a storyboard: one self-contained HTML file, made of a title, the data, and the parts in `Page`.
///
/// The same title and data give the same bytes: the file contains no date, and no random order.
struct Storyboard {
  let title: String
  /// What the page shows, as JSON: ``StoryboardData/json``.
  let data: String

  /// The whole file.
  var html: String {
    """
    <!DOCTYPE html>
    <html lang="en">
    <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta http-equiv="Content-Security-Policy" content="\(Self.policy)">
    <title>\(Self.escaped(title))</title>
    <style>
    \(Self.style)
    </style>
    </head>
    <body data-view="map">
    \(Self.markup)
    <script type="application/json" id="data">\(data)</script>
    <script>
    "use strict";
    (() => {
    \(Self.script)
    })();
    </script>
    </body>
    </html>

    """
  }

  /// The policy that lets the page load and send nothing, whatever is in the data.
  private static let policy =
    "default-src 'none'; style-src 'unsafe-inline'; script-src 'unsafe-inline'; img-src data:"

  private static var script: String {
    [
      verbTable, dataScript, treeScript, verbsScript, containersScript, textScript, sentencesScript, walkScript,
      sessionScript, mapScript, mapDrawingScript, playerScript, sideScript, listScript, logScript, pageScript,
    ]
    .joined(separator: "\n")
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
