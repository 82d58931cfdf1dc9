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
  package var column: Int { Int(columnNumber & ~Self.takesParameters) }
  /// Whether it is the place of a flow that a function with parameters declares.
  package var isInFunctionWithParameters: Bool { columnNumber & Self.takesParameters != 0 }

  // In this order, and a column of two bytes, so that it is small: each callback has a place.
  /// Its highest bit says that the declaring function has parameters.
  private let columnNumber: UInt16
  private let lineNumber: UInt32

  private static var takesParameters: UInt16 { 1 << 15 }

  private init(_ fileID: StaticString, _ line: UInt32, columnNumber: UInt16) {
    (self.fileID, self.columnNumber, lineNumber) = (fileID, columnNumber, line)
  }

  /// Makes a place, by default the one of the call.
  package init(fileID: StaticString = #fileID, line: UInt32 = #line, column: UInt32 = #column) {
    self.init(fileID, line, columnNumber: UInt16(min(column, UInt32(Self.takesParameters) - 2)))
  }

  /// Makes the place of a flow.
  ///
  /// - Parameters:
  ///   - function: What `#function` gives there: `item(_:)` if it is a function with parameters.
  ///   - fileID: The file.
  ///   - line: The line.
  ///   - column: The column.
  @usableFromInline
  package init(declaredIn function: StaticString, fileID: StaticString, line: UInt32, column: UInt32) {
    let count = function.utf8CodeUnitCount
    let takesParameters = count > 1 && function.utf8Start[count - 2] == UInt8(ascii: ":")
    let column = UInt16(min(column, UInt32(Self.takesParameters) - 2))
    self.init(fileID, line, columnNumber: takesParameters ? column | Self.takesParameters : column)
  }

  /// No place, where an optional one would take more memory.
  static var nowhere: SourcePlace { SourcePlace("", 0, columnNumber: .max) }

  /// Whether it is no place.
  var isNowhere: Bool { columnNumber == .max }

  /// Makes the place of a line, without a column.
  @usableFromInline
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
