import Testing
import UIKit

/// A line of what is assumed, tried: the stand-in takes the side that a test tells it, and UIKit in a simulator has one, which is
/// printed.
@MainActor
struct Assumed {
  private let line: WritableKeyPath<StandIn.Assumptions, Bool>
  private let side: Bool?

  /// - Parameters:
  ///   - line: The line.
  ///   - side: One of ``sides``: nil to find out.
  init(_ line: WritableKeyPath<StandIn.Assumptions, Bool>, _ side: Bool?) {
    self.line = line
    self.side = side
    if let side { assume(line, side) }
  }

  /// Compares what was seen with what each side would show; in a simulator either is right, and anything else is news.
  func expect(
    _ seen: [String], ifFalse: [String], ifTrue: [String], sourceLocation: SourceLocation = #_sourceLocation
  ) {
    if let side {
      #expect(seen == (side ? ifTrue : ifFalse), sourceLocation: sourceLocation)
    } else if seen == ifTrue || seen == ifFalse {
      let isLikeliest = StandIn.Assumptions()[keyPath: line] == (seen == ifTrue)
      print("FOUND: \(line) is \(seen == ifTrue)\(isLikeliest ? "" : ", and the stand-in begins with the other side")")
    } else {
      Issue.record("\(line): neither side, but \(seen)", sourceLocation: sourceLocation)
    }
  }
}
