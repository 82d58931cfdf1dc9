import FlowKit

@MainActor
struct CityFlow {
  var home: Flow<HomeScreen> {
    Flow(with: HomeScreen()) { screen, lets in
      screen.onMap = lets.push(map)
      screen.onAppear = lets.preload(player)
      screen.onPlay = lets.push(player) { $0.play }
      let updated = results.singleTop()
      screen.onSearch = lets.push(updated) { $0.show }
    }
    .actsWhileCovered()  // its search field stays usable
  }

  var map: Flow<MapScreen> {
    Flow(with: MapScreen()) { screen, lets in
      screen.onPlace = lets.push(place) { $0.show }
      screen.onBack = lets.pop()
    }
    .retained()
  }

  var place: Flow<PlaceScreen> { Flow(with: PlaceScreen()) }
  var player: Flow<PlayerScreen> { Flow(with: PlayerScreen()) }
  var results: Flow<ResultsScreen> { Flow(with: ResultsScreen()) }

  func chat(_ id: Int) -> Flow<ChatScreen> {
    Flow(with: ChatScreen(), id: id).movesToFront()
  }
}

final class HomeScreen {
  var onMap: () -> Void = {}
  var onAppear: () -> Void = {}
  var onPlay: () -> Void = {}
  var onSearch: (String) -> Void = { _ in }
}

final class MapScreen {
  var onPlace: (String) -> Void = { _ in }
  var onBack: () -> Void = {}
  init() { print("makes a map") }
}

final class PlayerScreen {
  init() { print("makes a player") }
  func play() { print("plays") }
}

final class ResultsScreen {
  init() { print("makes results") }
  func show(_ text: String) { print("results for", text) }
}

final class PlaceScreen { func show(_ name: String) { print("place:", name) } }
final class ChatScreen {}

let city = CityFlow()
let navigator = Navigator(root: city.home)
let home = try navigator.screen(ofType: HomeScreen.self)

home.onMap()
try navigator.screen(ofType: MapScreen.self).onBack()
home.onMap()  // the same map
try navigator.screen(ofType: MapScreen.self).onPlace("Rome")
navigator.perform(.popToRoot())
print("kept:", navigator.retainedCount)
navigator.retainedLimit = 3
navigator.releaseRetained()  // those in the tree stay
print("kept:", navigator.retainedCount)

home.onAppear()
home.onPlay()
navigator.perform(.popToRoot())

home.onSearch("tea")
home.onSearch("coffee")
print(navigator.tree.summary)
navigator.perform(.popToRoot())

for id in [1, 2, 1] { navigator.perform(.push(city.chat(id))) }
print(navigator.tree.summary)
