/// The colours of lines, in pictures and on pages, in light and in dark.
enum MapColor: String, CaseIterable {
  case forward, modal, back, replacing, selecting, telling, containing
  /// What was taken, if the picture shows that.
  case taken

  var light: String {
    switch self {
    case .forward: "#1e3a8a"
    case .modal: "#7e22ce"
    case .back: "#0f766e"
    case .replacing: "#b91c1c"
    case .selecting: "#334155"
    case .telling: "#92400e"
    case .containing: "#64748b"
    case .taken: "#15803d"
    }
  }

  var dark: String {
    switch self {
    case .forward: "#93b4ff"
    case .modal: "#d0a2ff"
    case .back: "#5fd4c4"
    case .replacing: "#ff9a9a"
    case .selecting: "#b6c2d4"
    case .telling: "#f0b27a"
    case .containing: "#8f9cb0"
    case .taken: "#5fd38a"
    }
  }
}

extension MapColor {
  /// The ends of lines, for the `defs` of a picture: one for each kind, and one more for a kind that can be taken.
  static func heads(_ kinds: [ArrowKind], canBeTaken: Bool) -> String {
    kinds.flatMap { kind in ([""] + (canBeTaken ? [" taken"] : [])).map { head(of: kind, $0) } }.joined(separator: "\n")
  }

  private static func head(of kind: ArrowKind, _ state: String) -> String {
    let id = "\(kind)\(state.isEmpty ? "" : "-taken")-head"
    return "<marker id=\"\(id)\" viewBox=\"0 0 16 8\" refX=\"\(kind == .replacing ? 16 : 8)\" refY=\"4\" "
      + "markerWidth=\"16\" markerHeight=\"8\" markerUnits=\"userSpaceOnUse\" orient=\"auto\">"
      + "<path class=\"\(kind.isOpen ? "open" : "head") \(kind)\(state)\" d=\"\(kind.head)\"/></marker>"
  }
}

extension ArrowKind {
  /// Whether the end is an outline, rather than filled.
  fileprivate var isOpen: Bool { self == .selecting || self == .telling }

  fileprivate var head: String {
    switch self {
    case .forward, .modal, .back: "M0 0L8 4L0 8z"
    case .replacing: "M0 0L8 4L0 8zM8 0L16 4L8 8z"
    case .selecting, .telling: "M1 1L8 4L1 7"
    case .containing: "M2 4a3 3 0 1 0 6 0a3 3 0 1 0-6 0z"
    }
  }
}
