import FlowKit
public import FlowKitRestoration

extension DoorFlow {
  /// Lists the flows of all groups by names that stay, so that a session can be restored.
  ///
  /// The steps to a new room are not listed: whoever comes back begins them again.
  public func add(to flows: inout FlowRegistry) {
    flows.add("rooms.door", door)
    flows.add("rooms.tabs", hall.tabs())
    flows.add("rooms.mentions", hall.mentions)
    flows.add("rooms.profile", hall.profile)
    flows.add("rooms.list", hall.rooms.list)
    flows.add("rooms.room") { (id: Room.ID) in hall.rooms.room(id) }
    flows.add("rooms.people") { (id: Room.ID) in hall.rooms.people(in: id) }
  }
}
