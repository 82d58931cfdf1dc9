import FlowKit

// Links that are in each other's way, found where they meet.
extension LinkStorage {
  /// Links that cannot be told apart, links that others hide, and tables that are too ambiguous.
  var problems: [LinkTableError.Problem] {
    let twins = Set(tries.flatMap(\.twins)).sorted()
    let alike = Set(twins.flatMap(\.links))
    return twins.map(problem) + hidden.filter { !alike.contains($0) }.map(hiddenProblem) + ambiguities
  }

  private func problem(with twins: LinkTrie.Twins) -> LinkTableError.Problem {
    let first = links[twins.links[0]].pattern, second = links[twins.links[1]].pattern
    return LinkTableError.Problem(
      places: [first.place, second.place],
      sentence: "\(first) cannot be told apart from \(second) at \(second.place): some URLs fit both, and neither is"
        + " more specific. Change a segment, a type or a required name of one of them, or remove it.")
  }

  /// Links that are hidden in some trie wherever they end.
  private var hidden: [Int] { Set(tries.flatMap(\.hidden)).sorted() }

  private func hiddenProblem(_ link: Int) -> LinkTableError.Problem {
    let pattern = links[link].pattern
    return LinkTableError.Problem(
      places: [pattern.place],
      sentence: "\(pattern) is never meant: whatever fits it fits a more specific link as well. Remove it.")
  }

  private var ambiguities: [LinkTableError.Problem] {
    tries.filter { $0.worstSteps > limits.steps }.prefix(1).compactMap { trie in
      trie.worstLink.map { link in
        LinkTableError.Problem(
          places: [links[link].pattern.place],
          sentence: "\(links[link].pattern): to find out what URLs like this mean may take \(trie.worstSteps) steps,"
            + " and \(limits.steps) are allowed. Begin links with fixed segments rather than arguments.")
      }
    }
  }
}

extension LinkTrie {
  /// Two links of which some URL could mean either.
  struct Twins: Hashable, Comparable {
    let links: [Int]

    static func < (left: Twins, right: Twins) -> Bool { left.links.lexicographicallyPrecedes(right.links) }
  }

  fileprivate var twins: [Twins] {
    nodes.flatMap { node in
      [node.ends, node.lists].flatMap { ends in
        zip(ends, ends.dropFirst())
          .filter { $0.looksLike($1) && $0.omitted == $1.omitted }
          .map { Twins(links: [$0.link, $1.link].sorted()) }
      }
    }
  }

  /// Links that a more specific one precedes wherever they end.
  fileprivate var hidden: [Int] {
    var seen: Set<Int> = [], reached: Set<Int> = []
    for node in nodes {
      for ends in [node.ends, node.lists] {
        for (index, end) in ends.enumerated() {
          seen.insert(end.link)
          if !ends[..<index].contains(where: { $0.looksLike(end) }) { reached.insert(end.link) }
        }
      }
    }
    return Array(seen.subtracting(reached))
  }

  /// A link at the end of the way on which most is to be tried.
  fileprivate var worstLink: Int? {
    var node = 0
    while let next = nodes[node].values.last?.node ?? nodes[node].fixed.values.max() { node = next }
    return (nodes[node].ends + nodes[node].lists).first?.link
  }
}
