package import FlowKit

/// Everything that is wrong with the links of a ``LinkTable``.
///
/// It prints as a list; each mistake has the places of its links.
public struct LinkTableError: Error, Hashable, Sendable {
  /// The mistakes, group by group.
  package let problems: [Problem]

  /// One mistake.
  package struct Problem: Hashable, Sendable {
    /// The places of the links, or of the group.
    package let places: [SourcePlace]
    /// What is wrong, and how to fix it.
    package let sentence: String
  }
}

extension LinkTableError: CustomStringConvertible {
  /// The mistakes, one a line.
  public var description: String { problems.map(\.description).joined(separator: "\n") }
}

extension LinkTableError.Problem: CustomStringConvertible {
  /// The place and the mistake: `Shop/ShopLinks.swift:12: items/{Int?}/edit: ...`.
  package var description: String {
    guard let first = places.first else { return sentence }
    return "\(first): \(sentence)"
  }
}
