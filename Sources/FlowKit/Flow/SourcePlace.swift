/// A place in the source code: where a flow is declared, or where an action was written.
///
/// ```swift
/// print(shop.login.id.place)   // Shop/ShopFlow.swift:31
/// ```
public struct SourcePlace: Sendable {
  /// The module and the file, as `#fileID` gives them: `Shop/ShopFlow.swift`.
  public let fileID: StaticString
  /// The line, from 1.
  public var line: Int { Int(lineNumber) }
  /// The column, from 1; 0 if it doesn't matter.
  package var column: Int { Int(columnNumber) }

  // In this order, and a column of two bytes, so that it is small: each callback has a place.
  private let columnNumber: UInt16
  private let lineNumber: UInt32

  /// Makes a place, by default the one of the call.
  public init(fileID: StaticString = #fileID, line: UInt32 = #line, column: UInt32 = #column) {
    self.fileID = fileID
    lineNumber = line
    columnNumber = UInt16(min(column, UInt32(UInt16.max - 1)))
  }

  private init(none: Void) { (fileID, columnNumber, lineNumber) = ("", .max, 0) }

  /// No place, where an optional one would take more memory.
  static var none: SourcePlace { SourcePlace(none: ()) }

  /// Whether it is no place.
  var isNone: Bool { columnNumber == .max }

  /// Makes the place of a line, without a column.
  init(_ fileID: StaticString, _ line: UInt32) {
    self.init(fileID: fileID, line: line, column: 0)
  }
}

extension SourcePlace: Hashable {
  /// Whether two places are the same line and column of the same file.
  public static func == (left: SourcePlace, right: SourcePlace) -> Bool {
    left.lineNumber == right.lineNumber && left.columnNumber == right.columnNumber
      && left.fileID.isSame(as: right.fileID)
  }

  /// Feeds the line and the column to the hasher, which distinguish nearly all places.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(lineNumber)
    hasher.combine(columnNumber)
  }
}

extension SourcePlace: CustomStringConvertible {
  /// The file and the line: `Shop/ShopFlow.swift:31`.
  public var description: String { "\(fileID):\(lineNumber)" }
}

extension StaticString {
  /// Whether both have the same text; literals of one file usually share their memory.
  fileprivate func isSame(as other: StaticString) -> Bool {
    guard hasPointerRepresentation, other.hasPointerRepresentation else { return "\(self)" == "\(other)" }
    return utf8CodeUnitCount == other.utf8CodeUnitCount
      && (utf8Start == other.utf8Start
        || UnsafeBufferPointer(start: utf8Start, count: utf8CodeUnitCount)
          .elementsEqual(UnsafeBufferPointer(start: other.utf8Start, count: other.utf8CodeUnitCount)))
  }
}
