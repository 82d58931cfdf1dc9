public import FlowKit
public import FlowKitLinks
public import FlowKitRestoration

// The map beside what else an app says of its flows.
extension FlowMap {
  /// What is wrong between the flows and the catalogue that restores them.
  ///
  /// ```swift
  /// #expect(map.problems(of: catalogue).isEmpty)
  /// ```
  ///
  /// A flow that is only ever presented as an alert, or in a way of which the test says so, need not be listed: an app seldom
  /// restores a question.
  ///
  /// - Parameters:
  ///   - catalogue: The catalogue.
  ///   - isTransient: Whether a flow need not be listed; without it, those that are only presented as alerts.
  /// - Returns: Flows that the catalogue names and nothing leads to, and flows on the map that it does not name.
  public func problems(
    of catalogue: FlowCatalogue, leavingOut isTransient: (@MainActor (FlowID) -> Bool)? = nil
  ) -> [Problem] {
    let unreached = catalogue.flows.filter { indices[$0] == nil }.map { flow in
      Problem(
        rule: .unreached, flow: flow, place: flow.place,
        text: "\(flow) is in the catalogue, and nothing leads to it\(hint).")
    }
    let unlisted = nodes.map(\.flow).filter { flow in
      !catalogue.lists(flow) && !(isTransient?(flow) ?? isOnlyAlert(flow))
    }
    return unreached
      + unlisted.map { flow in
        Problem(
          rule: .unlisted, flow: flow, place: flow.place,
          text:
            "\(flow) can be shown, and is missing in the catalogue: a session that ends there is restored without it.")
      }
  }

  /// What is wrong with links: those of these addresses that can't be opened, and flows that they name and nothing else leads to.
  ///
  /// ```swift
  /// #expect(map.problems(of: table, opening: ["shop://items/1", "shop://terms"]).isEmpty)
  /// ```
  ///
  /// - Parameters:
  ///   - links: The table of links.
  ///   - addresses: An example of each link that is to be checked.
  /// - Returns: A problem for each address that is wrong.
  public func problems(of links: LinkTable, opening addresses: [String]) -> [Problem] {
    guard let root else { return [] }
    return addresses.flatMap { address -> [Problem] in
      guard let match = try? links.match(address), match.action.kind != .nothing else {
        return [
          Problem(rule: .brokenLink, flow: root, place: nil, text: "No link of the table opens \(address).")
        ]
      }
      return match.action.allBlueprints.map(\.id).filter { indices[$0] == nil }.map { flow in
        Problem(
          rule: .unreached, flow: flow, place: match.place,
          text: "\(match.pattern) opens \(flow) for \(address), and nothing else leads to it\(hint).")
      }
    }
  }

  private var hint: String {
    open.isEmpty ? "" : ", as far as the map goes: \(open.count) ends are open"
  }

  private func isOnlyAlert(_ flow: FlowID) -> Bool {
    let ways = arrows(to: flow)
    return !ways.isEmpty && ways.allSatisfy { $0.action.allStyles(of: flow).allSatisfy { $0 == .alert } }
  }
}

extension NavigationAction {
  /// The styles in which it presents a flow; nil where it leads there in another way.
  fileprivate func allStyles(of other: FlowID) -> [PresentationStyle?] {
    (flow == other ? [presentedStyle] : []) + steps.flatMap { $0.allStyles(of: other) }
  }

  private var presentedStyle: PresentationStyle? {
    if verb == .present { return style }
    guard verb == .open, case .modal(let style)? = target?.opening?.way else { return nil }
    return style
  }
}
