import FlowKit
import Testing

// hide
@MainActor
struct ReusingScreens {
  final class HomeScreen {
    var onAppear: () -> Void = {}
    var onPlay: (Int) -> Void = { _ in }
    var onSearch: (String) -> Void = { _ in }
    var onMap: () -> Void = {}
  }

  final class MapScreen {
    var onPlace: (String) -> Void = { _ in }
    var onBack: () -> Void = {}
  }

  final class PlaceScreen { func show(_ name: String) {} }
  final class ChatScreen { init(_ id: Int = 0) {} }

  final class PlayerScreen {
    private(set) var films: [Int] = []
    func play(_ film: Int) { films.append(film) }
  }

  final class ResultsScreen {
    private(set) var texts: [String] = []
    func show(_ text: String) { texts.append(text) }
  }

  var place: Flow<PlaceScreen> { Flow(with: PlaceScreen()) }
  var player: Flow<PlayerScreen> { Flow(with: PlayerScreen()) }
  var results: Flow<ResultsScreen> { Flow(with: ResultsScreen()) }

  var home: Flow<HomeScreen> {
    Flow(with: HomeScreen()) { screen, lets in
      screen.onMap = lets.push(map)
      // show
      screen.onAppear = lets.preload(player)
      screen.onPlay = lets.push(player) { $0.play }
      // hide
      // show
      let updated = results.singleTop()
      screen.onSearch = lets.push(updated) { $0.show }
      // hide
    }
    .actsWhileCovered()
  }

  // show
  var map: Flow<MapScreen> {
    Flow(with: MapScreen()) { screen, lets in
      screen.onPlace = lets.push(place) { $0.show }
      screen.onBack = lets.pop()
    }
    .retained()
  }
  // hide

  // show
  func chat(_ id: Int) -> Flow<ChatScreen> {
    Flow(with: ChatScreen(id), id: id).movesToFront()
  }
  // hide
}

@MainActor
@Suite struct ReusingScreensTests {
  private let flows = ReusingScreens()
  private let navigator: Navigator

  init() { navigator = Navigator(root: ReusingScreens().home) }

  @Test func aMapIsKept() throws {
    let home = try navigator.screen(ofType: ReusingScreens.HomeScreen.self)
    home.onMap()
    let map = try navigator.screen(ofType: ReusingScreens.MapScreen.self)
    map.onBack()
    #expect(navigator.retainedCount == 1)
    home.onMap()
    #expect(try navigator.screen(ofType: ReusingScreens.MapScreen.self) === map)
    map.onBack()
    // show
    navigator.retainedLimit = 3
    navigator.releaseRetained()  // those in the tree stay
    // hide
    #expect(navigator.retainedCount == 0)
  }

  @Test func aPlayerIsMadeAhead() throws {
    let home = try navigator.screen(ofType: ReusingScreens.HomeScreen.self)
    home.onAppear()
    #expect(navigator.retainedCount == 1)
    home.onPlay(7)
    #expect(navigator.retainedCount == 0)
    #expect(try navigator.screen(ofType: ReusingScreens.PlayerScreen.self).films == [7])
  }

  @Test func whatIsOnTopIsUpdated() throws {
    let home = try navigator.screen(ofType: ReusingScreens.HomeScreen.self)
    home.onSearch("tea")
    home.onSearch("coffee")
    #expect(navigator.tree.summary == "HomeScreen > ResultsScreen")
    #expect(try navigator.screen(ofType: ReusingScreens.ResultsScreen.self).texts == ["tea", "coffee"])
  }

  @Test func aChatMovesToTheFront() {
    for id in [1, 2, 1] { navigator.perform(.push(flows.chat(id))) }
    #expect(navigator.tree.summary == "HomeScreen > ChatScreen(2) > ChatScreen(1)")
  }
}
