/// Stands for a flow in trees that are never shown: it has the flow's identity, rules and interests, and no screen,
/// guards, or handlers.
package final class StandInBlueprint: Blueprint {
  /// The number that its maker identifies it by.
  package nonisolated let number: Int
  private nonisolated let type: Any.Type

  /// - Parameters:
  ///   - flow: The flow that it stands for.
  ///   - number: The number that its maker identifies it by.
  ///   - children: Its children, as stand-ins; `nil` if the flow is no container.
  package init(for flow: Blueprint, number: Int, children: (@MainActor () -> FlowChildren)?) {
    self.number = number
    type = flow.screenType
    super.init(
      flow.place,
      .changed(flow.box) {
        $0.transitions = nil
        $0.traits.remove { !($0 is OpeningTrait) }
        if let children { $0.traits.set(ContainerTrait(children)) }
        if !flow.interests.isEmpty { $0.traits.set(FlowTrait(flow.interests)) }
      })
  }

  override package nonisolated var screenType: Any.Type { type }
}

extension NavigationAction {
  /// The same action with other flows in place of those that it names.
  @MainActor
  package func replacingFlows(_ other: @MainActor (Blueprint) -> Blueprint) -> NavigationAction {
    NavigationAction(
      verb.replacingFlows({ other($0.blueprint).id }, inSteps: { $0.replacingFlows(other) }), box, at: origin)
  }
}
