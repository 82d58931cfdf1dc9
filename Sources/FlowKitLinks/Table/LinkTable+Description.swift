import FlowKit

extension LinkTable: CustomStringConvertible {
  /// All links, sorted below the beginnings of their URLs, each with the types of its arguments and its place.
  ///
  /// ```
  /// https://shop.example.com/ shop://
  ///   items                  Shop/ShopLinks.swift:8
  ///   items/{Int}            Shop/ShopLinks.swift:9
  ///   search?q={String}      Shop/ShopLinks.swift:10
  /// ```
  public var description: String {
    let groups = Dictionary(grouping: storage.links.indices) { index in
      storage.origins[index].map(\.description).joined(separator: " ")
    }
    return groups.sorted { $0.key < $1.key }
      .flatMap { [$0.key] + lines(of: $0.value.map { storage.links[$0].pattern }) }.joined(separator: "\n")
  }

  private func lines(of patterns: [LinkPattern]) -> [String] {
    let rows = patterns.map { (pattern: $0.description, place: $0.place) }
    let width = rows.map(\.pattern.count).max() ?? 0
    return rows.sorted { ($0.pattern, $0.place.description) < ($1.pattern, $1.place.description) }.map { row in
      "  " + row.pattern + String(repeating: " ", count: width - row.pattern.count) + "  \(row.place)"
    }
  }
}
