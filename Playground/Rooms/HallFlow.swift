public import FlowKit

/// The tab bar, and the tabs that are no rooms.
@MainActor
public struct HallFlow {
  let house: House

  /// Where people talk.
  public var rooms: RoomsFlow { RoomsFlow(house: house) }

  /// The tab bar, opened at a tab; the system's back leads to that one first.
  ///
  /// The tab is no part of what the flow is: whatever it was opened at, `goTo(tabs())` finds it.
  public func tabs(openedAt tab: HouseTab = .rooms) -> Flow<TabBarScreen> {
    let children = FlowChildren.tabs(rooms.list, mentions, profile, selected: tab.rawValue, back: .initialTab)
    return Flow(with: TabBarScreen(unreadCount: house.unreadCount), containing: children) { screen, lets in
      screen.onTab = lets.select { $0.rawValue }
    }
    .handling(HouseMessage.self, answer)
    .handling(HouseNews.self, answer)
  }

  /// What was said about the guest, in whatever room.
  public var mentions: Flow<MentionListScreen> {
    Flow(with: MentionListScreen(house: house)) { screen, lets in
      screen.onMessage = lets.send()
    }
  }

  /// The guest.
  public var profile: Flow<ProfileScreen> {
    Flow(with: ProfileScreen(house: house)) { screen, lets in
      screen.onRooms = lets.send(HouseMessage.turned(to: .rooms))
      screen.onCall = lets.send(HouseNews.said(House.call))
      screen.onLeave = lets.send(HouseMessage.left)
    }
  }
}

// What the children tell, and what the house tells.
extension HallFlow {
  private func answer(
    _ bar: TabBarScreen, to message: HouseMessage, of sender: NavigationTree.Entry?
  ) -> NavigationAction {
    defer { bar.show(unreadCount: house.unreadCount) }
    switch message {
    case .opened(let id): return enter(id)
    case .built(let name, let words): return enter(house.open(name, saying: words).id)
    case .turned(let tab): return .select(tab.rawValue)
    case .spoken(let words, let id): return .send(HouseNews.heard(house.say(words, in: id)), to: rooms.room(id))
    case .read(let id):
      house.read(id)
      return .stay
    case .closed(let id):
      house.close(id)
      return .broadcast(HouseNews.closed(id))
    case .left: return nil  // the door knows
    }
  }

  private func answer(_ bar: TabBarScreen, to news: HouseNews, of sender: NavigationTree.Entry?) -> NavigationAction {
    defer { bar.show(unreadCount: house.unreadCount) }
    switch news {
    case .said(let line):
      house.hear(line)
      return .batch(.dismissAll(), .select(rooms.list), .goTo(rooms.room(line.room)) { $0.show(line) })
    case .heard, .closed: return nil  // the room knows
    }
  }

  private func enter(_ id: Room.ID) -> NavigationAction { .batch(.select(rooms.list), .goTo(rooms.room(id))) }
}
