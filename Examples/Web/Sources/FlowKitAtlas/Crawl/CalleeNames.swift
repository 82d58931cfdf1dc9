import FlowKit
import FlowKitMaps

/// Which callback of the map an event comes from.
///
/// The event's action knows where it was written, and so does the map's arrow.
@MainActor
final class CalleeNames {
  let map: FlowMap
  private var names: [FlowID: String] = [:]

  init(map: FlowMap) { self.map = map }

  /// A line that a screen's callback performs, for all flows of a declaration together.
  struct Callee: Hashable {
    let name: String
    let place: SourcePlace

    init(_ flow: FlowID, _ place: SourcePlace) { (name, self.place) = (flow.name, place) }

    /// The line that an event comes from; nil if it comes from outside any screen.
    init?(_ event: NavigationEvent) {
      guard let flow = event.caller?.flow, let place = event.action.origin else { return nil }
      self.init(flow, place)
    }
  }

  /// A callback, and what it does.
  struct Cause {
    let name: String?
    let verb: String
    let callee: Callee
  }

  /// A name that no other flow has.
  func name(of flow: FlowID) -> String {
    if let name = names[flow] { return name }
    var name = "\(flow)", number = 2
    while names.values.contains(name) { (name, number) = ("\(flow) #\(number)", number + 1) }
    names[flow] = name
    return name
  }

  /// What the user has called in a screen of a flow, if an event is about that: a callback's action, its message, or the
  /// answer that another screen waits for.
  func cause(of event: NavigationEvent, by flow: FlowID) -> Cause? {
    let action = event.action, own = map.arrows.filter { $0.source.name == flow.name && $0.callback != nil }
    if let place = action.origin, let arrow = own.first(where: { $0.place == place }) { return arrow.asCause }
    if let message = action.message {
      let senders = own.filter { $0.action.message.map { type(of: $0) == type(of: message) } == true }
      let sender = senders.first { $0.action.message.map { "\($0)" } == "\(message)" } ?? senders.first
      if let sender { return sender.asCause }
    }
    guard let place = action.origin,
      let asker = map.arrows.first(where: { $0.place == place && $0.answer != nil && $0.action.flow == flow })
    else { return nil }
    return Cause(
      name: asker.answer, verb: "\(action.kind == asker.action.kind ? .dismiss : action.kind)",
      callee: Callee(flow, place))
  }

  /// What the map has, and a walk hasn't: screens, callbacks that are bound to nothing, and those that were not called.
  func rest(seen: Set<FlowID>, called: Set<Callee>) -> (unreached: [String], unbound: [String], uncalled: [String]) {
    let uncalled = map.arrows.compactMap { arrow -> String? in
      guard seen.contains(arrow.source), let name = arrow.callback, name != "back", let callee = arrow.callee,
        !called.contains(callee)
      else { return nil }
      return "\(arrow.source.name).\(name == "?" ? "\(callee.place)" : name)"
    }
    return (
      map.flows.filter { !seen.contains($0) }.map { self.name(of: $0) },
      map.unbound.filter { seen.contains($0.flow) }.map { "\(self.name(of: $0.flow)).\($0.name)" }.unique,
      uncalled.unique
    )
  }
}

extension FlowMap.Arrow {
  fileprivate var callee: CalleeNames.Callee? { place.map { CalleeNames.Callee(source, $0) } }

  fileprivate var asCause: CalleeNames.Cause? {
    callee.map { CalleeNames.Cause(name: callback == "?" ? nil : callback, verb: "\(action.kind)", callee: $0) }
  }
}

extension [String] {
  /// The same without repetitions, in order.
  var unique: [String] {
    var known: Set<String> = []
    return filter { known.insert($0).inserted }
  }
}
