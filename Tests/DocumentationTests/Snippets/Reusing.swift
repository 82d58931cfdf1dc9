import FlowKit

// hide
/// The code of the article, in its order.
enum Reusing {
  @MainActor
  struct Places {
    var place: Flow<PlaceScreen> { Flow(with: PlaceScreen()) }

    // show
    var map: Flow<MapScreen> {
      Flow(with: MapScreen()) { screen, lets in
        screen.onPlace = lets.push(place) { $0.show }
        screen.onBack = lets.pop()
      }
      .retained()
    }
    // hide
  }

  final class MapScreen {
    var onPlace: (String) -> Void = { _ in }
    var onBack: () -> Void = {}
  }

  @MainActor
  final class PlaceScreen {
    func show(_ name: String) {}
    func play() {}
  }

  final class SearchScreen {
    var onSearch: (String) -> Void = { _ in }
    var onAppear: () -> Void = {}
    var onPlay: () -> Void = {}
  }

  final class ChatScreen {}

  @MainActor
  static func keeping(_ navigator: Navigator) {
    // show
    navigator.retainedLimit = 3
    navigator.releaseRetained()  // those in the tree stay
    // hide
  }

  @MainActor
  static func ahead(_ screen: SearchScreen, _ lets: Lets, _ player: Flow<PlaceScreen>) {
    // show
    screen.onAppear = lets.preload(player)
    screen.onPlay = lets.push(player) { $0.play }
    // hide
  }

  @MainActor
  static func updating(_ screen: SearchScreen, _ lets: Lets, _ results: Flow<PlaceScreen>) {
    // show
    let updated = results.singleTop()
    screen.onSearch = lets.push(updated) { $0.show }
    // hide
  }

}

@MainActor
struct Chats {
  typealias ChatScreen = Reusing.ChatScreen

  // show
  func chat(_ id: Int) -> Flow<ChatScreen> {
    Flow(with: ChatScreen(), id: id).movesToFront()
  }
  // hide
}
