import FlowKit

/// A part of a file, with the numbers of its lines.
struct Excerpt: Equatable {
  let fileID: String
  let numbers: ClosedRange<Int>
  let lines: [String]
  /// The number of the line that was asked for.
  let marked: Int?

  /// The declaration that a place is in; nil where its file is not in the program.
  ///
  /// - Parameters:
  ///   - place: A place in the code.
  ///   - isMarked: Whether its line is meant, not the whole declaration.
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
  /// The same with a mark, where the line is in it; nil where it is not.
  func marking(_ place: SourcePlace?) -> Excerpt? {
    guard let place, "\(place.fileID)" == fileID, numbers.contains(place.line) else { return nil }
    return Excerpt(of: place, isMarked: true)
  }

  /// Each line with its number, and with a pointer where it is the marked one.
  var numbered: [(text: String, isMarked: Bool)] {
    zip(numbers, lines).map { number, line in
      let digits = String(number)
      let space = String(repeating: " ", count: max(0, 4 - digits.count))
      return ("\(number == marked ? "▸" : " ")\(space)\(digits)  \(line)", number == marked)
    }
  }
}
