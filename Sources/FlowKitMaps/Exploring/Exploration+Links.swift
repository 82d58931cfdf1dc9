import FlowKit
public import FlowKitLinks

extension Exploration {
  /// Checks links as ``FlowMap/problems(of:opening:)`` does, and reports those that open a place no user reaches by hand.
  ///
  /// ```swift
  /// #expect(map.explore().problems(of: table, opening: ["shop://items/1", "shop://terms"]).isEmpty)
  /// ```
  ///
  /// Each link is opened where the app begins. Many apps mean to open such places: a link to an item needs no list below it.
  /// Use this check if links must not leave users somewhere that the app's own screens never lead to. If the exploration
  /// stopped at its depth or its number of places, the check can't tell, and reports only what the map does.
  ///
  /// - Parameters:
  ///   - links: The table of links.
  ///   - addresses: An example of each link to check, with keys that are on the map.
  /// - Returns: A problem for each address that is wrong.
  public func problems(of links: LinkTable, opening addresses: [String]) -> [FlowMap.Problem] {
    // To write the trees of all places takes five times as long as the walk, so that is done only if need be.
    var summaries: Set<String>?
    func isKnown(_ stand: MoveTable.Stand) -> Bool {
      if explorer.hasFound(stand) { return true }
      let known = summaries ?? Set(map { $0.tree.summary })
      summaries = known
      return known.contains(stand.tree.summary)
    }
    return addresses.flatMap { address -> [FlowMap.Problem] in
      let problems = map.problems(of: links, opening: [address])
      guard problems.isEmpty, !isUnfinished, let match = try? links.match(text: address),
        let stand = table.stand(opening: match.action), !isKnown(stand)
      else { return problems }
      return [
        FlowMap.Problem(
          rule: .unreached, flow: stand.tree.visible.flow, place: match.place,
          text: "\(match.pattern) opens \(stand.tree.summary) for \(address), which no user can reach by hand.")
      ]
    }
  }
}
