/// The patterns of links, segment by segment, so that the cost of finding one grows with the length of the URL.
struct LinkTrie: Sendable {
  private(set) var nodes = [Node()]
  /// Whether fixed first segments are compared in lowercase.
  let hasFoldedStart: Bool
  /// Whether some links have segments in the fragment.
  private(set) var readsFragments = false

  struct Node: Sendable {
    var fixed: [LinkSegmentText: Int] = [:]
    /// Arguments, narrower types first.
    var values: [(rank: LinkRank, node: Int)] = []
    /// Links that end here, more specific ones first.
    var ends: [End] = []
    /// Links whose list begins here, more specific ones first.
    var lists: [End] = []
  }

  /// A link that a path may mean where it ends.
  struct End: Sendable {
    let link: Int
    /// The index of the path, if the link may have several.
    let variant: Int
    /// The names that the query must have.
    let required: [String]
    /// The number of segments left out.
    let omitted: Int
    /// The type of each segment in the list.
    let rank: LinkRank
  }
}

extension LinkTrie {
  /// Adds a link, once for each path that it may have.
  mutating func insert(_ pattern: LinkPattern, link: Int) {
    let required = pattern.requiredNames, list = pattern.list
    readsFragments = readsFragments || pattern.readsFragment
    for (number, variant) in pattern.variants.enumerated() {
      var node = 0
      for (index, segment) in variant.dropLast(list == nil ? 0 : 1).enumerated() {
        node = child(of: node, segment, isFirst: index == 0)
      }
      let end = End(
        link: link, variant: number, required: required, omitted: pattern.segments.count - variant.count,
        rank: list?.rank ?? .uuid)
      add(end, to: node, list == nil ? \.ends : \.lists)
    }
  }

  private mutating func add(_ end: End, to node: Int, _ ends: WritableKeyPath<Node, [End]>) {
    let index = nodes[node][keyPath: ends].firstIndex { end.isMoreSpecific(than: $0) }
    nodes[node][keyPath: ends].insert(end, at: index ?? nodes[node][keyPath: ends].count)
  }

  private mutating func child(of node: Int, _ segment: LinkPattern.Segment, isFirst: Bool) -> Int {
    switch segment.content {
    case .fixed("#"): fixedChild(of: node, LinkSyntax.fragmentMark)
    case .fixed(let text): fixedChild(of: node, isFirst && hasFoldedStart ? LinkSyntax.folded(text) : text)
    case .argument(_, let form): valueChild(of: node, form.rank)
    }
  }

  private mutating func fixedChild(of node: Int, _ text: String) -> Int {
    if let child = nodes[node].fixed[LinkSegmentText(text)] { return child }
    nodes.append(Node())
    nodes[node].fixed[LinkSegmentText(text)] = nodes.count - 1
    return nodes.count - 1
  }

  private mutating func valueChild(of node: Int, _ rank: LinkRank) -> Int {
    if let child = nodes[node].values.first(where: { $0.rank == rank }) { return child.node }
    nodes.append(Node())
    let index = nodes[node].values.firstIndex { $0.rank > rank } ?? nodes[node].values.count
    nodes[node].values.insert((rank, nodes.count - 1), at: index)
    return nodes.count - 1
  }
}

/// A segment as it is written: composed and decomposed letters are equal, but a letter outside ASCII never equals one
/// inside.
///
/// Swift's strings are equal if Unicode considers them equivalent, such as the Kelvin sign and a K. Then an address
/// that a filter doesn't know could open a link.
struct LinkSegmentText: Hashable, Sendable {
  private let text: String

  init(_ text: String) {
    self.text = text
  }

  static func == (left: LinkSegmentText, right: LinkSegmentText) -> Bool {
    left.text.utf8.elementsEqual(right.text.utf8)
      || (left.text == right.text && zip(left.text, right.text).allSatisfy { $0.isASCII == $1.isASCII })
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(text)
  }
}

extension LinkTrie.End {
  /// Whether it is tried before another link at the same place.
  func isMoreSpecific(than other: LinkTrie.End) -> Bool {
    if rank != other.rank { return rank < other.rank }
    if required.count != other.required.count { return required.count > other.required.count }
    if required != other.required { return required.lexicographicallyPrecedes(other.required) }
    return omitted < other.omitted
  }

  /// Whether every URL that means this link at its place could also mean the other one.
  func looksLike(_ other: LinkTrie.End) -> Bool { rank == other.rank && required == other.required }
}
