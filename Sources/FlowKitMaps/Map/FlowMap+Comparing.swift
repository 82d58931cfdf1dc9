public import FlowKit
public import FlowKitLinks
public import FlowKitRestoration

// Compares the map with what else an app says about its flows.
extension FlowMap {
  /// Returns the differences between the flows and the registry that restores them.
  ///
  /// ```swift
  /// #expect(map.problems(of: registry).isEmpty)
  /// ```
  ///
  /// Flows that are only presented as alerts need neither be listed nor saved, because an app seldom restores a question.
  /// Pass `isTransient` to decide this for each flow yourself.
  ///
  /// - Parameters:
  ///   - registry: The registry.
  ///   - isTransient: Returns whether a flow is never restored. By default, these are flows only presented as alerts.
  /// - Returns: Flows in the registry that nothing leads to, flows on the map that are missing from the registry, and
  ///   flows that would be restored without the values that callbacks forward to their screens.
  public func problems(
    of registry: FlowRegistry, leavingOut isTransient: (@MainActor (FlowID) -> Bool)? = nil
  ) -> [Problem] {
    let isLeftOut = isTransient ?? isOnlyAlert
    let unreached = registry.flows.filter { indices[$0] == nil }.map { flow in
      Problem(
        rule: .unreached, flow: flow, place: flow.place,
        text: "\(flow) is in the registry, and nothing leads to it\(hint).")
    }
    let unlisted = nodes.map(\.flow).filter { flow in
      !registry.lists(flow) && flow != OutsideOfScreens.app && !isLeftOut(flow)
    }
    return unreached + incomplete(registry.flows.filter { !isLeftOut($0) })
      + unlisted.map { flow in
        Problem(
          rule: .unlisted, flow: flow, place: flow.place,
          text:
            "\(flow) can be shown, and is missing in the registry: a session that ends there is restored without it.")
      }
  }

  /// The flows that are made again without what a callback forwards to their screens: nothing saves it.
  private func incomplete(_ restored: [FlowID]) -> [Problem] {
    restored.compactMap { flow in
      guard !(flow.blueprint.screenType is any RestorableScreen.Type),
        let arrow = arrows.first(where: { $0.prepares(flow) }),
        let values = arrow.passing?.names.joined(separator: ", ")
      else { return nil }
      return Problem(
        rule: .forgottenForward, flow: flow, place: flow.place,
        text: "\(flow) is restored without the values (\(values)) that \(arrow.source).\(arrow.cause) forwards to its"
          + " screen. Give the flow a key from which it gets them, or let its screen conform to RestorableScreen.")
    }
  }

  /// Returns the problems of links.
  ///
  /// These are addresses that can't be opened, or do nothing where the app begins, and flows that a link opens but
  /// nothing else leads to. A flow with a key counts as known if another one of its declaration is on the map.
  ///
  /// ```swift
  /// #expect(map.problems(of: table, opening: ["shop://items/1", "shop://terms"]).isEmpty)
  /// ```
  ///
  /// - Parameters:
  ///   - links: The table of links.
  ///   - addresses: An example of each link to check.
  /// - Returns: The problems of these addresses.
  public func problems(of links: LinkTable, opening addresses: [String]) -> [Problem] {
    guard let root else { return [] }
    let table = MoveTable(self)
    return addresses.flatMap { address -> [Problem] in
      guard let match = try? links.match(text: address), match.action.kind != .nothing else {
        return [
          Problem(rule: .brokenLink, flow: root, place: nil, text: "No link of the table opens \(address).")
        ]
      }
      let flows = match.action.allBlueprints.map(\.id), unreached = flows.filter { !declares($0) }
      if flows.allSatisfy({ indices[$0] != nil }), let reason = table.refusal(opening: match.action) {
        return [
          Problem(
            rule: .brokenLink, flow: root, place: match.place,
            text: "\(match.pattern) opens \(match.action.call) for \(address), which can't be performed where the app"
              + " begins: \(reason).")
        ]
      }
      return unreached.map { flow in
        Problem(
          rule: .unreached, flow: flow, place: match.place,
          text: "\(match.pattern) opens \(flow) for \(address), and nothing else leads to it\(hint).")
      }
    }
  }

  /// Whether a flow of the same declaration is on the map; its key may be another, because samples are only some.
  private func declares(_ flow: FlowID) -> Bool {
    indices[flow] != nil || flow.key != nil && nodes.contains { $0.flow.hasDeclaration(of: flow) }
  }

  private var hint: String {
    open.isEmpty ? "" : "; \(open.count) \(open.count == 1 ? "callback" : "callbacks") could not be followed"
  }

  private func isOnlyAlert(_ flow: FlowID) -> Bool {
    let ways = arrows(to: flow)
    return !ways.isEmpty && ways.allSatisfy { $0.action.allStyles(of: flow).allSatisfy { $0 == .alert } }
  }
}

extension FlowMap.Arrow {
  /// Whether its callback's arguments are forwarded to a new screen of a flow; one that is there already has its own.
  fileprivate func prepares(_ flow: FlowID) -> Bool {
    passing?.isForwarded == true && targets.first == flow && ![.popTo, .select].contains(action.kind)
  }
}

extension FlowID {
  fileprivate func hasDeclaration(of other: FlowID) -> Bool {
    place == other.place && blueprint.screenType == other.blueprint.screenType
  }
}

extension NavigationAction {
  /// The styles in which the action presents a flow; nil for each other way in which it leads there.
  fileprivate func allStyles(of other: FlowID) -> [PresentationStyle?] {
    (flow == other ? [presentedStyle] : []) + steps.flatMap { $0.allStyles(of: other) }
  }

  private var presentedStyle: PresentationStyle? {
    if let style { return style }
    guard kind == .open, case .modal(let style)? = target?.opening?.kind else { return nil }
    return style
  }
}
