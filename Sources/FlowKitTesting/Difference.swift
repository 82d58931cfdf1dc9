/// The difference between two lists, in order: what was expected and is missing, and what came instead.
///
/// It contains positions in the lists, not elements; ``picture(_:)`` asks for their texts.
struct Difference {
  enum Line {
    /// In both lists, at this index of the actual one.
    case same(Int)
    /// Only expected, at this index.
    case expected(Int)
    /// Only actual, at this index.
    case actual(Int)
  }

  let lines: [Line]

  /// Compares two lists, with as few differences as possible.
  init<Element>(from expected: [Element], to actual: [Element], by areSame: (Element, Element) -> Bool) {
    var missing: Set<Int> = [], new: Set<Int> = []
    for change in actual.difference(from: expected, by: areSame) {
      switch change {
      case .remove(let offset, _, _): missing.insert(offset)
      case .insert(let offset, _, _): new.insert(offset)
      }
    }
    var lines: [Line] = [], (old, current) = (0, 0)
    while old < expected.count || current < actual.count {
      if missing.contains(old) {
        lines.append(.expected(old))
        old += 1
      } else if new.contains(current) {
        lines.append(.actual(current))
        current += 1
      } else {
        lines.append(.same(current))
        (old, current) = (old + 1, current + 1)
      }
    }
    self.lines = lines
  }

  init<Element: Equatable>(from expected: [Element], to actual: [Element]) {
    self.init(from: expected, to: actual, by: ==)
  }
}

extension Difference {
  var isEmpty: Bool { lines.allSatisfy { !$0.isDifferent } }

  /// A picture with `-` before expected lines and `+` before actual ones; equal lines appear only beside differences.
  func picture(_ text: (Line) -> String) -> String {
    var picture: [String] = [], skipped: [Line] = []
    func endSkipping() {
      picture += skipped.count > 1 ? ["  … \(skipped.count) more, as expected"] : skipped.map { "  " + text($0) }
      skipped = []
    }
    for (index, line) in lines.enumerated() {
      guard isBesideDifference(index) else {
        skipped.append(line)
        continue
      }
      endSkipping()
      picture.append("\(line.sign) \(text(line))")
    }
    endSkipping()
    return picture.joined(separator: "\n")
  }

  private func isBesideDifference(_ index: Int) -> Bool {
    lines[max(0, index - 2)...min(lines.count - 1, index + 2)].contains(where: \.isDifferent)
  }
}

extension Difference.Line {
  fileprivate var isDifferent: Bool {
    if case .same = self { false } else { true }
  }

  fileprivate var sign: String {
    switch self {
    case .same: " "
    case .expected: "-"
    case .actual: "+"
    }
  }
}

extension Difference {
  /// A picture of lists whose elements are lines.
  static func picture(from expected: [String], to actual: [String]) -> String {
    Difference(from: expected, to: actual).picture { line in
      switch line {
      case .same(let index), .actual(let index): actual[index]
      case .expected(let index): expected[index]
      }
    }
  }
}
