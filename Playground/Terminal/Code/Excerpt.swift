import FlowKit

/// A part of a file, with the numbers of its lines.
struct Excerpt: Equatable {
  let fileID: String
  let numbers: ClosedRange<Int>
  let lines: [String]
  /// The number of the marked line.
  let marked: Int?

  /// The declaration around a place; `nil` if its file is not in the program.
  ///
  /// - Parameters:
  ///   - place: A place in the code.
  ///   - isMarked: Whether to mark its line.
  init?(of place: SourcePlace, isMarked: Bool = false) {
    guard let file = SourceFile.named("\(place.fileID)"), let numbers = file.declaration(around: place.line) else {
      return nil
    }
    self.init(file, numbers, marked: isMarked ? place.line : nil)
  }

  private init(_ file: SourceFile, _ numbers: ClosedRange<Int>, marked: Int?) {
    fileID = file.fileID
    self.numbers = numbers
    self.marked = marked
    lines = file.lines[(numbers.lowerBound - 1)...(numbers.upperBound - 1)].map { String($0.dropFirst(2)) }
  }
}

extension Excerpt {
  /// The same excerpt with a mark; `nil` if it doesn't contain the line.
  func marking(_ place: SourcePlace?) -> Excerpt? {
    guard let place, "\(place.fileID)" == fileID, numbers.contains(place.line) else { return nil }
    return Excerpt(of: place, isMarked: true)
  }

  /// The lines with their numbers, and a pointer at the marked one.
  var numbered: [(text: String, isMarked: Bool)] {
    zip(numbers, lines).map { number, line in
      let digits = String(number)
      let space = String(repeating: " ", count: max(0, 4 - digits.count))
      return ("\(number == marked ? "▸" : " ")\(space)\(digits)  \(line)", number == marked)
    }
  }
}
