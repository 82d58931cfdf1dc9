/// Flows, where a verb or a container takes several: one flow, or an array of them.
///
/// ```swift
/// .reset(to: drive, ["Documents", "Letters"].map(folder))   // an array, whose length is known at run time
/// .tabs(home, channels.map(channel), settings)              // flows and arrays, mixed
/// ```
///
/// Flows of one declaration have different keys: see ``FlowID``.
public protocol FlowSequence: Sendable {
  /// What a closure receives for it: the screen of a flow, the screens of an array.
  associatedtype Screens

  /// The identities of the flows, in order.
  var flowIDs: [FlowID] { get }

  /// Takes its screens from the front of a list.
  ///
  /// - Parameter list: The screens of several flows, in order; its own are removed.
  /// - Returns: The screens; `nil` if there are too few, or if they have other types.
  func screens(from list: inout ArraySlice<AnyObject>) -> Screens?
}

extension Flow: FlowSequence {
  /// The flow's identity.
  public nonisolated var flowIDs: [FlowID] { [id] }

  /// Takes one screen.
  public nonisolated func screens(from list: inout ArraySlice<AnyObject>) -> Screen? { list.popFirst() as? Screen }
}

extension Array: FlowSequence where Element: FlowSequence {
  /// The identities of its flows.
  public var flowIDs: [FlowID] {
    var ids: [FlowID] = []
    ids.reserveCapacity(count)
    for element in self { ids += element.flowIDs }  // key paths cost thousands of instructions each
    return ids
  }

  /// Takes the screens of each element.
  public func screens(from list: inout ArraySlice<AnyObject>) -> [Element.Screens]? {
    var all: [Element.Screens] = []
    for element in self {
      guard let screens = element.screens(from: &list) else { return nil }
      all.append(screens)
    }
    return all
  }
}

extension FlowID {
  /// The identities of flows, in order.
  static func list<each List: FlowSequence>(_ lists: repeat each List) -> [FlowID] {
    var ids: [FlowID] = []
    for list in repeat each lists { ids += list.flowIDs }
    return ids
  }
}
