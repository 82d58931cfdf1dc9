/// Flows, where a verb or a container takes several: one flow, an array of them, or an optional one.
///
/// ```swift
/// .reset(to: drive, ["Documents", "Letters"].map(folder))   // an array, whose length is known at run time
/// .tabs(home, channels.map(channel), settings)              // flows and arrays, mixed
/// .tabs(home, user.isEditor ? drafts : nil)                 // one that is there only sometimes
/// ```
///
/// Flows of one declaration have different keys: see ``FlowID``.
public protocol FlowSequence: Sendable {
  /// What a closure receives for it: the screen of a flow, the screens of an array.
  associatedtype Screens

  // What verbs and containers do with a list. No list offers it: it is static, and hidden from the documentation.

  /// The identities of the flows, in order.
  static func _ids(of list: Self) -> [FlowID]

  /// Takes the list's screens from the front of others; `nil` if there are too few, or if they have other types.
  static func _screens(of list: Self, from screens: inout ArraySlice<AnyObject>) -> Screens?
}

extension Flow: FlowSequence {
  /// The flow's identity.
  public nonisolated static func _ids(of list: Flow) -> [FlowID] { [list.id] }

  /// Takes one screen.
  public nonisolated static func _screens(of list: Flow, from screens: inout ArraySlice<AnyObject>) -> Screen? {
    screens.popFirst() as? Screen
  }
}

extension Array: FlowSequence where Element: FlowSequence {
  /// The identities of its flows.
  public static func _ids(of list: [Element]) -> [FlowID] {
    var ids: [FlowID] = []
    ids.reserveCapacity(list.count)
    for element in list { ids += element.flowIDs }  // key paths cost thousands of instructions each
    return ids
  }

  /// Takes the screens of each element.
  public static func _screens(of list: [Element], from screens: inout ArraySlice<AnyObject>) -> [Element.Screens]? {
    var all: [Element.Screens] = []
    for element in list {
      guard let some = element.screens(from: &screens) else { return nil }
      all.append(some)
    }
    return all
  }
}

extension Optional: FlowSequence where Wrapped: FlowSequence {
  /// The identities of its flows, if there are any.
  public static func _ids(of list: Wrapped?) -> [FlowID] { list?.flowIDs ?? [] }

  /// Takes its screens, if it has some.
  public static func _screens(of list: Wrapped?, from screens: inout ArraySlice<AnyObject>) -> Wrapped.Screens?? {
    guard let list else { return .some(nil) }
    return list.screens(from: &screens).map { Wrapped.Screens?.some($0) }
  }
}

extension FlowSequence {
  /// The identities of the flows, in order.
  var flowIDs: [FlowID] { Self._ids(of: self) }

  /// Takes its screens from the front of others; `nil` if there are too few, or if they have other types.
  func screens(from screens: inout ArraySlice<AnyObject>) -> Screens? { Self._screens(of: self, from: &screens) }
}

extension FlowID {
  /// The identities of flows, in order.
  static func list<each List: FlowSequence>(_ lists: repeat each List) -> [FlowID] {
    var ids: [FlowID] = []
    for list in repeat each lists { ids += list.flowIDs }
    return ids
  }
}
