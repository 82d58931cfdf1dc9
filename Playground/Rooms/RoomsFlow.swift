public import FlowKit

/// Where people talk.
@MainActor
public struct RoomsFlow {
  let house: House

  /// Leads to each room.
  public var list: Flow<RoomListScreen> {
    Flow(with: RoomListScreen(house: house)) { screen, lets in
      screen.onMessage = lets.send()
    }
  }

  /// One room: another flow for each number.
  ///
  /// When the room is closed, whoever is in it stands in front of the list.
  public func room(_ id: Room.ID) -> Flow<RoomScreen> {
    Flow(with: RoomScreen(room: house.room(id), lines: house.lines(in: id)), id: id) { screen, lets in
      screen.onMessage = lets.send()
      screen.onPeople = lets.present(people(in: id), as: .sheet)
      screen.onBack = lets.pop()
    }
    .handling(HouseNews.self) { news in news == .closed(id) ? .popTo(list) : nil }
  }

  /// Who talks in a room.
  public func people(in id: Room.ID) -> Flow<PeopleScreen> {
    Flow(with: PeopleScreen(names: names(in: id)), id: id) { screen, lets in
      let adapter = lets.keep(PeopleAdapter())
      adapter.onClose = lets.dismiss()
      adapter.onLeave = lets.send(HouseMessage.left)
      screen.delegate = adapter
    }
  }

  private func names(in id: Room.ID) -> [String] { Set(house.lines(in: id).map(\.speaker)).sorted() }
}
