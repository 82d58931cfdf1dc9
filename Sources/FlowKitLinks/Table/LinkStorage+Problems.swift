import FlowKit

// Finds conflicting links where their patterns meet.
extension LinkStorage {
  /// Links that can't be told apart, so that one would never be meant, and tables that are too ambiguous.
  var problems: [LinkTableError.Problem] {
    Set(tries.flatMap(\.twins)).sorted().map(problem) + ambiguities
  }

  private func problem(with twins: LinkTrie.Twins) -> LinkTableError.Problem {
    let first = links[twins.links[0]].pattern, second = links[twins.links[1]].pattern
    guard twins.links[0] != twins.links[1] else {
      return LinkTableError.Problem(
        places: [first.place],
        sentence: "\(first): some URLs fit in two ways, as it is not clear which optional segment is left out."
          + " Put a fixed segment into one of them, as .optional(\"page\", .int) does.")
    }
    return LinkTableError.Problem(
      places: [first.place, second.place],
      sentence:
        "\(first) cannot be told apart from \(second) at \(second.place): some URLs fit both, and neither link is"
        + " more specific. Change a segment, a type or a required name in the query of one of them, or remove it.")
  }

  private var ambiguities: [LinkTableError.Problem] {
    tries.filter { $0.worstSteps > limits.steps }.prefix(1).compactMap { trie in
      trie.worstLink.map { link in
        LinkTableError.Problem(
          places: [links[link].pattern.place],
          sentence:
            "\(links[link].pattern): finding the link of a URL like this may take \(trie.worstSteps) steps, but"
            + " LinkLimits.steps allows \(limits.steps). Begin links with fixed segments rather than arguments.")
      }
    }
  }
}

extension LinkTrie {
  /// Two links that some URL could mean.
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

  /// A link at the end of the path with the most steps.
  fileprivate var worstLink: Int? {
    var node = 0
    while let next = nodes[node].values.last?.node ?? nodes[node].fixed.values.max() { node = next }
    return (nodes[node].ends + nodes[node].lists).first?.link
  }
}
