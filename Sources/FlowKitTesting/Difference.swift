/// What differs between two lists, in order: what was expected and did not come, and what came instead.
///
/// It says where things stand in the lists, not what they are; ``picture(_:)`` asks for their words.
struct Difference {
  enum Line {
    /// In both, at this index of what came.
    case same(Int)
    /// Expected only, at this index.
    case expected(Int)
    /// Came only, at this index.
    case actual(Int)
  }

  let lines: [Line]

  /// Compares two lists; what is equal in both is found, so that as little as possible differs.
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

  /// A line for each, with `-` before what was expected and `+` before what came; of what is equal, only what stands
  /// beside a difference.
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
  /// A picture of lists whose elements are lines already.
  static func picture(from expected: [String], to actual: [String]) -> String {
    Difference(from: expected, to: actual).picture { line in
      switch line {
      case .same(let index), .actual(let index): actual[index]
      case .expected(let index): expected[index]
      }
    }
  }
}
