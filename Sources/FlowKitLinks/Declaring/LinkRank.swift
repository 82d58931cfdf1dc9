/// How few texts a type accepts: of two arguments at one place, the one that accepts fewer is tried first.
enum LinkRank: Int, Comparable, CaseIterable {
  case uuid, raw, bool, integer, number, other, text

  init(of type: Any.Type) {
    switch type {
    case is String.Type: self = .text
    case is Bool.Type: self = .bool
    case is any BinaryInteger.Type: self = .integer
    case is any BinaryFloatingPoint.Type: self = .number
    default: self = .other
    }
  }

  static func < (left: LinkRank, right: LinkRank) -> Bool { left.rawValue < right.rawValue }
}
