public import FlowKit

/// All that is wrong with the links of a ``LinkTable``.
///
/// It prints as a list, each mistake with the places of the links that it is about.
public struct LinkTableError: Error, Hashable, Sendable {
  /// The mistakes, group by group.
  public let problems: [Problem]

  /// One mistake.
  public struct Problem: Hashable, Sendable {
    /// The links that it is about, or the group.
    public let places: [SourcePlace]
    /// What is wrong, and what would help.
    public let sentence: String
  }
}

extension LinkTableError: CustomStringConvertible {
  /// The mistakes, one a line.
  public var description: String { problems.map(\.description).joined(separator: "\n") }
}

extension LinkTableError.Problem: CustomStringConvertible {
  /// Where and what: `Shop/ShopLinks.swift:12: items/{Int?}/edit: ...`.
  public var description: String {
    guard let first = places.first else { return sentence }
    return "\(first): \(sentence)"
  }
}
