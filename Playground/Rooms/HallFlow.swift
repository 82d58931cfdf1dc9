public import FlowKit

/// The tab bar, and the tabs that are no rooms.
@MainActor
public struct HallFlow {
  let house: House

  /// Where people talk.
  public var rooms: RoomsFlow { RoomsFlow(house: house) }

  /// The tab bar, opened at a tab.
  ///
  /// The tab is no part of what the flow is: whatever it was opened at, `goTo(tabs())` finds it.
  public func tabs(openedAt tab: HouseTab = .rooms) -> Flow<TabBarScreen> {
    let children = FlowChildren.tabs(rooms.list, mentions, profile, selected: tab.rawValue, back: .firstTab)
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
  private func answer(to message: HouseMessage) -> NavigationAction {
    switch message {
    case .opened(let id): return .batch(.select(rooms.list), .goTo(rooms.room(id)))
    case .turned(let tab): return .select(tab.rawValue)
    case .read(let id):
      house.read(id)
      return count
    case .left: return nil  // the door knows
    }
  }

  private func answer(to news: HouseNews) -> NavigationAction {
    switch news {
    case .said(let line):
      house.hear(line)
      return .batch(count, .select(rooms.list), .goTo(rooms.room(line.room)) { $0.show(line) })
    case .closed: return nil  // whoever is in the room leaves it
    }
  }

  /// Tells the tab bar how much is to be read, wherever the guest is; closes what is over it.
  private var count: NavigationAction { .goTo(tabs()) { $0.show(unreadCount: house.unreadCount) } }
}
