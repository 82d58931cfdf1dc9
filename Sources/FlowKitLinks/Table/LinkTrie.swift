/// The patterns of links, segment by segment, so that finding one costs by the length of the URL.
struct LinkTrie: Sendable {
  private(set) var nodes = [Node()]
  /// Whether fixed segments that come first are compared in small letters.
  let hasFoldedStart: Bool

  struct Node: Sendable {
    var fixed: [LinkSegmentText: Int] = [:]
    /// Arguments, the narrower types first.
    var values: [(rank: LinkRank, node: Int)] = []
    /// Links that end here, the more specific ones first.
    var ends: [End] = []
    /// Links whose rest of the path begins here, the more specific ones first.
    var lists: [End] = []
  }

  /// A link that may be meant where a path ends.
  struct End: Sendable {
    let link: Int
    /// Which of the paths that the link may have.
    let variant: Int
    /// The names that the query must have.
    let required: [String]
    /// How many segments are left out.
    let omitted: Int
    /// The type that each segment of the rest is of.
    let rank: LinkRank
  }
}

extension LinkTrie {
  /// Adds a link, once for each path that it may have.
  mutating func insert(_ pattern: LinkPattern, link: Int) {
    let required = pattern.requiredNames, list = pattern.list
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

/// A segment as it is written: a letter composed or not is the same one, but none that is no ASCII is one that is.
///
/// Swift's strings are equal already if Unicode takes them for equivalent, as the Kelvin sign and a K: then a link could be
/// reached by an address that whoever filters addresses does not know.
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
  /// Whether it is tried before another one at the same place.
  func isMoreSpecific(than other: LinkTrie.End) -> Bool {
    if rank != other.rank { return rank < other.rank }
    if required.count != other.required.count { return required.count > other.required.count }
    if required != other.required { return required.lexicographicallyPrecedes(other.required) }
    return omitted < other.omitted
  }

  /// Whether every URL that means this one at its place could mean the other one as well.
  func looksLike(_ other: LinkTrie.End) -> Bool { rank == other.rank && required == other.required }
}
