extension LinkTrie {
  /// Tries the links that a path may mean, the most specific first, until one accepts it.
  ///
  /// Each node has one depth and is visited at most once, so a URL costs no more than ``worstSteps``. The depth may be
  /// whatever the app's limits allow, so nothing recurses.
  ///
  /// - Parameters:
  ///   - segments: The path.
  ///   - attempt: Whether a link accepts the path.
  /// - Returns: Whether a link has accepted it.
  func find(_ segments: [String], _ attempt: (_ end: End) -> Bool) -> Bool {
    let mark = segments.lastIndex(of: LinkSyntax.fragmentMark) ?? -1  // no argument takes it
    var left = [Step.node(0, depth: 0)]
    while let step = left.popLast() {
      switch step {
      case .node(let node, segments.count):
        if nodes[node].ends.contains(where: attempt) { return true }
        left.append(.lists(node))
      case .node(let node, mark):
        if let child = nodes[node].fixed[LinkSegmentText(LinkSyntax.fragmentMark)] {
          left.append(.node(child, depth: mark + 1))
        }
      case .node(let node, let depth):
        let isFolded = depth == 0 && hasFoldedStart
        let text = LinkSegmentText(isFolded ? LinkSyntax.folded(segments[depth]) : segments[depth])
        if depth > mark { left.append(.lists(node)) }
        for (_, child) in nodes[node].values.reversed() { left.append(.node(child, depth: depth + 1)) }
        if let child = nodes[node].fixed[text] { left.append(.node(child, depth: depth + 1)) }
      case .lists(let node):
        if nodes[node].lists.contains(where: attempt) { return true }
      }
    }
    return false
  }

  /// What is still to be tried; the last one comes next.
  private enum Step {
    /// The links that go on from a node.
    case node(Int, depth: Int)
    /// The links whose list begins at a node, after all others.
    case lists(Int)
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
    // With an empty fragment, the path may be tried again without it.
    return readsFragments ? worst[0].addingWithoutOverflow(worst[0]) : worst[0]
  }
}

extension Int {
  fileprivate func addingWithoutOverflow(_ other: Int) -> Int {
    let (sum, isTooLarge) = addingReportingOverflow(other)
    return isTooLarge ? .max : sum
  }
}
