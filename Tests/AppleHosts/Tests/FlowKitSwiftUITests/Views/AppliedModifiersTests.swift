import Foundation
import Testing

/// What the host writes around an app's views leaves what the app writes: `Modifiers.md` says of each modifier what it does.
struct AppliedModifiersTests {
  private static let root = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../..")

  /// The kinds of the modifiers by name.
  private func table() throws -> [String: String] {
    let text = try String(contentsOf: Self.root.appending(path: "Modifiers.md"), encoding: .utf8)
    let rows = text.split(separator: "\n").filter { $0.hasPrefix("| `") }
    return Dictionary(
      rows.map { row in
        let cells = row.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
        return (cells[0].trimmingCharacters(in: ["`"]), cells[1])
      }, uniquingKeysWith: { first, _ in first })
  }

  private func files(_ folder: String) -> [URL] {
    let files = FileManager.default.enumerator(at: Self.root.appending(path: folder), includingPropertiesForKeys: nil)
    return (files?.allObjects as? [URL] ?? []).filter { $0.pathExtension == "swift" }
  }

  /// The modifiers that the stand-in declares; the host can apply no others.
  private func known() throws -> Set<String> {
    var names: Set<String> = []
    for file in files("Sources/SwiftUI") {
      let text = try String(contentsOf: file, encoding: .utf8)
      names.formUnion(text.matches(of: /nonisolated public func ([a-zA-Z]+)[(<]/).map { String($0.1) })
    }
    return names
  }

  private func applied() throws -> [Applied] {
    let known = try known()
    return try files("../../Sources/FlowKitSwiftUI/Views").flatMap { file in
      Applied.all(in: try String(contentsOf: file, encoding: .utf8), named: known)
    }
  }

  @Test func everyAppliedModifierIsInTheTable() throws {
    let table = try table(), applied = Set(try applied().map(\.name))
    #expect(applied.count > 30)
    #expect(applied.subtracting(table.keys).sorted() == [], "say in Modifiers.md what they do")
    #expect(Set(table.keys).subtracting(applied).sorted() == [], "they are not applied any more")
    #expect(Set(table.values).isSubset(of: ["replaces", "changes", "adds", "inwards", "trait", "other"]))
  }

  @Test func noneReplacesWhatTheAppWrites() throws {
    let table = try table(), wrong = try applied().filter { !$0.leavesTheApps(kind: table[$0.name] ?? "") }
    #expect(wrong.map(\.line) == [])
  }

  @Test(arguments: [
    ("content.navigationBarBackButtonHidden(hides)", false),
    ("content\n  .padding()\n  .navigationBarBackButtonHidden(hides)", false),
    ("if hides { content.navigationBarBackButtonHidden(true) }", false),
    ("content.background { Color.clear.navigationBarBackButtonHidden(hides) }", false),
    ("content\n  .background { if hides { Color.clear.navigationBarBackButtonHidden(true) } }", true),
  ])
  func oneThatReplacesIsFound(_ body: String, _ isFine: Bool) {
    let applied = Applied.all(in: "var body: some View {\n\(body)\n}", named: ["navigationBarBackButtonHidden"])
    #expect(applied.map { $0.leavesTheApps(kind: "replaces") } == [isFine])
  }

  @Test(arguments: [
    ("content.presentationDetents(detents)", false), ("Color.clear.presentationDetents(detents)", true),
    ("if detents.isEmpty { content } else { content.presentationDetents(detents) }", true),
  ])
  func oneThatChangesIsFound(_ body: String, _ isFine: Bool) {
    let applied = Applied.all(
      in: "func body(content: Content) -> some View {\n\(body)\n}", named: ["presentationDetents"])
    #expect(applied.map { $0.leavesTheApps(kind: "changes") } == [isFine])
  }
}

/// A place where a modifier is applied.
private struct Applied {
  let name: String
  let line: String
  /// Whether what it is applied to is a view of the host's own.
  let isOnOwnView: Bool
  let isConditional: Bool

  func leavesTheApps(kind: String) -> Bool {
    switch kind {
    case "replaces": isOnOwnView && isConditional
    case "changes": isOnOwnView || isConditional
    default: true
    }
  }

  /// The places in a text, by the shape that the formatter gives it.
  static func all(in text: String, named names: Set<String>) -> [Applied] {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      line.trimmingCharacters(in: .whitespaces).hasPrefix("//") ? "" : String(line)
    }
    var found: [Applied] = []
    for (index, line) in lines.enumerated() {
      for match in line.matches(of: /\.([a-zA-Z]+)[({ ]/) where names.contains(String(match.1)) {
        let before = String(line[..<match.range.lowerBound])
        found.append(
          Applied(
            name: String(match.1), line: line.trimmingCharacters(in: .whitespaces),
            isOnOwnView: isOwn(receiver(before, lines[..<index])),
            isConditional: isConditional(Array(lines[..<index]) + [before])))
      }
    }
    return found
  }

  /// The text from the beginning of the chain of modifiers.
  private static func receiver(_ before: String, _ lines: ArraySlice<String>) -> String {
    var text = before.split(separator: "{").last.map(String.init) ?? before
    for line in lines.reversed() {
      let first = text.trimmingCharacters(in: .whitespaces)
      guard first.isEmpty || first.hasPrefix(".") || first.hasPrefix("#") else { break }
      text = line
    }
    return text
  }

  private static func isOwn(_ receiver: String) -> Bool {
    receiver.contains("Color.clear") || receiver.contains("ControllerHolder(")
  }

  /// Whether one of the blocks around the end of the lines is that of a condition, inside the nearest function or property.
  private static func isConditional(_ lines: [String]) -> Bool {
    var depth = 0
    for line in lines.reversed() {
      var rest = Substring(line)
      while let brace = rest.lastIndex(where: { $0 == "{" || $0 == "}" }) {
        depth += rest[brace] == "}" ? 1 : -1
        let opener = rest[..<brace]
        if depth < 0 {
          depth = 0
          let own = opener.split(whereSeparator: { $0 == "{" || $0 == "}" }).last ?? ""
          if own.contains(/\bif\b|\belse\b/) { return true }
          if own.contains(/\b(func|var|init)\b/) { return false }
        }
        rest = opener
      }
    }
    return false
  }
}
