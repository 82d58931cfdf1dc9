extension String {
  /// The text as it is written in XML.
  var escapedForXML: String {
    escaped { character in
      switch character {
      case "&": "&amp;"
      case "<": "&lt;"
      case ">": "&gt;"
      case "\"": "&quot;"
      case "'": "&#39;"
      default: nil
      }
    }
  }

  /// The text as it is written between quotes in Mermaid.
  var escapedForMermaid: String {
    escaped { character in
      switch character {
      case "\"": "#quot;"
      case "#": "#35;"
      case "&": "#amp;"
      case "<": "#lt;"
      case ">": "#gt;"
      case "`": "#96;"
      case "\\": "#92;"
      default: nil
      }
    }
  }

  /// The text as it is written between quotes in DOT.
  var escapedForDOT: String {
    escaped { character in
      switch character {
      case "&": "&amp;"
      case "\"": "\\\""
      case "\\": "\\\\"
      default: nil
      }
    }
  }

  /// The text with some characters replaced; invisible ones become spaces.
  private func escaped(_ other: (Character) -> String?) -> String {
    map { other($0) ?? ($0.isControl ? " " : String($0)) }.joined()
  }
}

extension Character {
  /// Whether the character isn't text: the end of a line, a bell, or anything that XML doesn't allow.
  fileprivate var isControl: Bool {
    unicodeScalars.contains { $0.properties.generalCategory == .control || $0.value == 0xFFFE || $0.value == 0xFFFF }
  }
}
