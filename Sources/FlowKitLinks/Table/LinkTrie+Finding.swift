extension LinkTrie {
  /// Tries the links that a path may mean, the most specific first, until one accepts it.
  ///
  /// Each node has one depth and is visited at most once, so a URL costs no more than ``worstSteps``.
  ///
  /// - Parameters:
  ///   - segments: The path.
  ///   - attempt: Whether a link accepts the path.
  /// - Returns: Whether a link has accepted it.
  func find(_ segments: [String], _ attempt: (_ end: End) -> Bool) -> Bool {
    find(segments, at: 0, in: 0, attempt)
  }

  private func find(_ segments: [String], at index: Int, in node: Int, _ attempt: (_ end: End) -> Bool) -> Bool {
    if index == segments.count {
      if nodes[node].ends.contains(where: attempt) { return true }
    } else {
      let isFolded = index == 0 && hasFoldedStart
      if let child = nodes[node].fixed[
        LinkSegmentText(isFolded ? LinkSyntax.folded(segments[index]) : segments[index])],
        find(segments, at: index + 1, in: child, attempt)
      {
        return true
      }
      for (_, child) in nodes[node].values where find(segments, at: index + 1, in: child, attempt) { return true }
    }
    return nodes[node].lists.contains(where: attempt)
  }

  /// The steps of the worst URL: nodes visited and links tried.
  var worstSteps: Int {
    var worst = [Int](repeating: 0, count: nodes.count)
    for index in nodes.indices.reversed() {  // children come after their parents
      let node = nodes[index]
      let fixed = node.fixed.values.map { worst[$0] }.max() ?? 0
      let values = node.values.reduce(0) { $0.addingWithoutOverflow(worst[$1.node]) }
      worst[index] = (1 + node.ends.count + node.lists.count).addingWithoutOverflow(fixed.addingWithoutOverflow(values))
    }
    return worst[0]
  }
}

extension Int {
  fileprivate func addingWithoutOverflow(_ other: Int) -> Int {
    let (sum, isTooLarge) = addingReportingOverflow(other)
    return isTooLarge ? .max : sum
  }
}
