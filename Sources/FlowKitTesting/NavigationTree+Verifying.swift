public import FlowKit

extension NavigationTree {
  /// Checks that the tree looks like a picture, and shows the difference if it doesn't.
  ///
  /// ```swift
  /// try navigator.tree.verify("ItemScreen > CheckoutScreen | sheet: HelpScreen")
  /// ```
  ///
  /// The picture is the tree's `summary`, as shown here. If it has several lines, it is the `description` that
  /// `print(tree)` shows, with ids. Use this check in XCTest and in Swift Testing, in a test that throws.
  ///
  /// - Parameters:
  ///   - picture: The expected picture.
  ///   - fileID: The file to name as the place of the check.
  ///   - line: The line to name as the place of the check.
  /// - Throws: The difference, line by line.
  public func verify(
    _ picture: String, fileID: StaticString = #fileID, line: UInt32 = #line
  ) throws(Mismatch) {
    let isTall = picture.contains("\n"), own = isTall ? description : summary
    guard own != picture else { return }
    let (expected, actual) = isTall ? (picture.lines, own.lines) : (Self.parts(of: picture), Self.parts(of: own))
    throw Self.mismatch(
      at: SourcePlace(fileID: fileID, line: line, column: 0),
      expected == actual ? "- \(picture)\n+ \(own)" : Difference.picture(from: expected, to: actual))
  }

  /// Checks that the tree equals another one, ids included, and shows the difference if it doesn't.
  ///
  /// ```swift
  /// let before = navigator.tree
  /// navigator.perform(.push(shop.help))
  /// navigator.perform(.pop())
  /// try navigator.tree.verify(before)
  /// ```
  ///
  /// - Parameters:
  ///   - expected: The expected tree.
  ///   - fileID: The file to name as the place of the check.
  ///   - line: The line to name as the place of the check.
  /// - Throws: The difference, line by line.
  public func verify(
    _ expected: NavigationTree, fileID: StaticString = #fileID, line: UInt32 = #line
  ) throws(Mismatch) {
    guard self != expected else { return }
    throw Self.mismatch(at: SourcePlace(fileID: fileID, line: line, column: 0), difference(from: expected))
  }

  private static func mismatch(at place: SourcePlace, _ picture: String) -> Mismatch {
    Mismatch("verify", at: place, "the tree is different (- expected, + got):\n\(picture)")
  }

  /// The difference from another tree as a picture; if both look the same, the details that pictures leave out.
  func difference(from expected: NavigationTree) -> String {
    let pictures = (expected.description.lines, description.lines)
    if pictures.0 != pictures.1 { return Difference.picture(from: pictures.0, to: pictures.1) }
    let details = (expected.details, details)
    if details.0 != details.1 { return Difference.picture(from: details.0, to: details.1) }
    return "They look the same. A container's children, or the order in which they were selected, differ."
  }

  /// Each entry with the place where its flow is declared, and each modal with its presenter.
  private var details: [String] {
    stacks.flatMap { stack in
      (stack.presentation.map { ["\($0.style) \($0.presenter.map { "over \($0)" } ?? "of the app")"] } ?? [])
        + stack.map { "\($0), declared at \($0.flow.place)" }
    }
  }

  /// The parts of a picture of one line, each on its own line: screens, modals, and what containers contain.
  static func parts(of summary: String) -> [String] {
    var parts: [String] = [], part = "", depth = 0, parentheses = 0
    func end() {
      if !part.isEmpty { parts.append(String(repeating: "  ", count: depth) + part) }
      part = ""
    }
    for word in summary.split(separator: " ", omittingEmptySubsequences: false) {
      if parentheses == 0, word == ">" || word == "|" { end() }
      if !part.isEmpty { part += " " }
      for character in word {
        if character == "(" { parentheses += 1 }
        if character == ")" { parentheses -= 1 }
        if parentheses == 0, character == "]" {
          end()
          depth = max(0, depth - 1)
        }
        part.append(character)
        guard parentheses == 0, character == "[" || character == "," else { continue }
        end()
        if character == "[" { depth += 1 }
      }
    }
    end()
    return parts
  }
}

extension String {
  fileprivate var lines: [String] { split(separator: "\n", omittingEmptySubsequences: false).map { String($0) } }
}
