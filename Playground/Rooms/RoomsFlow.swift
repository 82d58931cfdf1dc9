public import FlowKit

/// Where people talk.
@MainActor
public struct RoomsFlow {
  let house: House

  /// Leads to each room, and to a new one: its two steps are over when it is open, and the tab bar hears of it then.
  public var list: Flow<RoomListScreen> {
    Flow(with: RoomListScreen(house: house)) { screen, lets in
      screen.onMessage = lets.send()
      let newRoom = NewRoomFlow(
        onDone: lets.unwind { HouseMessage.built($0, saying: $1) }, onCancel: lets.unwind())
      screen.onNewRoom = lets.present(newRoom.name)
    }
  }

  /// One room: another flow for each number.
  ///
  /// What was said is shown when the house has heard it; when the room is closed, whoever is in it stands in front of
  /// the list.
  public func room(_ id: Room.ID) -> Flow<RoomScreen> {
    Flow(with: RoomScreen(room: house.room(id), lines: house.lines(in: id)), id: id) { screen, lets in
      screen.onMessage = lets.send()
      screen.onPeople = lets.present(people(in: id), as: .sheet)
      screen.onBack = lets.pop()
    }
    .handling(HouseNews.self) { screen, news, _ in
      switch news {
      case .heard(let line):
        screen.show(line)
        return .stay
      case .closed(let room): return room == id ? .popTo(list) : nil
      case .said: return nil  // the tab bar knows
      }
    }
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
