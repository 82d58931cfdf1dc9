import FlowKitMaps

extension MapPicture {
  /// Whether the arrows of a row were taken: full, half or empty, so that no colour is needed.
  static func dot(_ share: FlowMap.Coverage.Share, _ x: Int, _ y: Int) -> String {
    let ring = "<circle class=\"\(share == .taken ? "full" : "ring")\" cx=\"\(x)\" cy=\"\(y)\" r=\"4\"/>"
    return share == .partly ? ring + "<path class=\"half\" d=\"M\(x) \(y - 4)a4 4 0 0 0 0 8z\"/>" : ring
  }

  static let style = """
    <style>
    text{font:11px system-ui,-apple-system,"Segoe UI",Roboto,"Helvetica Neue",Arial,sans-serif;fill:#1e293b}
    .heading{font-size:18px;font-weight:600}
    .name{font-size:12px;font-weight:600}
    .note{font-size:10px;fill:#475569}
    .end{font-size:10px;fill:#64748b;text-anchor:end}
    .paper{fill:#fff}
    .box,.root{fill:#f8fafc;stroke:#475569}
    .root{stroke-width:3}
    .frame{fill:#eef2f7;stroke:#94a3b8}
    path{fill:none;stroke-width:1.3}
    .modal{stroke-dasharray:7 4}
    .back{stroke-dasharray:1.5 3.5;stroke-linecap:round;stroke-width:1.6}
    .selecting{stroke-width:.7}
    .telling{stroke-dasharray:9 3 2 3}
    .containing{stroke-width:2}
    \(colors { $0.light })
    path.taken{stroke-width:2.4}
    path.untaken{opacity:.45}
    marker .head{stroke:none}
    marker .open{fill:none;stroke-width:1;stroke-dasharray:none}
    .ring{fill:#fff;stroke:#475569}
    @media (prefers-color-scheme:dark){
    text{fill:#e2e8f0}
    .note,.end{fill:#a3b0c2}
    .paper{fill:#14171c}
    .box,.root{fill:#1e232b;stroke:#8f9cb0}
    .frame{fill:#191d24;stroke:#475569}
    \(colors { $0.dark })
    .ring{fill:#14171c;stroke:#8f9cb0}
    }
    </style>
    """

  /// What a picture with groups needs besides.
  static let groupStyle = """
    <style>
    .group{fill:#f1f5f9;stroke:#cbd5e1}
    .group-name{font-size:15px;font-weight:600;fill:#334155}
    @media (prefers-color-scheme:dark){
    .group{fill:#1a1e25;stroke:#2f3744}
    .group-name{fill:#cbd5e1}
    }
    </style>
    """

  /// A rule for each colour, of the line and of the filled end.
  private static func colors(_ color: (MapColor) -> String) -> String {
    let lines = MapColor.allCases.map { ".\($0){stroke:\(color($0))}.head.\($0){fill:\(color($0))}" }
    return (lines + [".full,.half{fill:\(color(.taken));stroke:\(color(.taken))}"]).joined(separator: "\n")
  }
}
