import FlowKit
import FlowKitTesting
import Foundation
import GuideFlows
import MovieFlows
import ShopApp
import ShopFlows
import Testing

/// The ways between the modules, which don't import each other.
@MainActor
struct ModuleTests {
  let app: AppFlow
  let navigator: Navigator

  init() throws {
    app = try AppFlow(library: MovieLibrary(user: "Ada"))
    navigator = try app.makeNavigator()
  }

  @Test func theGuideLeadsToAFilmAndTheFilmBack() throws {
    try open("playground://guide/boiling")
    try navigator.on(TopicScreen.self) { $0.onFilm() }
    #expect(
      navigator.tree.summary
        == "TutorialScreen | sheet: GuideScreen > TopicScreen(boiling) | sheet: MoviesScreen")
    let movies = try navigator.screen(ofType: MoviesScreen.self)
    #expect(try movies.navigator.screen(ofType: MovieScreen.self).movie?.title == "The Long Kettle")
    movies.onClose()
    #expect(navigator.tree.summary == "TutorialScreen | sheet: GuideScreen > TopicScreen(boiling)")
  }

  @Test func theGuideLeadsToTheShopsItem() throws {
    try open("playground://guide/steeping")
    try navigator.on(TopicScreen.self) { $0.onEquipment() }
    #expect(navigator.tree.summary == "TutorialScreen > DashboardScreen > CatalogueScreen > ItemScreen(2)")
  }

  @Test(arguments: Topic.allCases)
  func eachTopicHasAnItemAndAFilm(_ topic: Topic) throws {
    try open("playground://guide/\(topic.rawValue)")
    try navigator.on(TopicScreen.self) { $0.onFilm() }
    let movies = try navigator.screen(ofType: MoviesScreen.self)
    #expect(try movies.navigator.screen(ofType: MovieScreen.self).movie != nil)
    movies.onClose()
    try navigator.on(TopicScreen.self) { $0.onEquipment() }
    #expect(try navigator.screen(ofType: ItemScreen.self).item != nil)
  }

  /// What leads to another module is written in the app, the only one that knows it.
  @Test func onlyTheAppLeadsFromModuleToModule() throws {
    let ways = try AppMap.make().arrows.filter { arrow in
      guard arrow.callback != nil else { return false }
      return arrow.targets.contains { $0.place.module != arrow.source.place.module }
    }
    #expect(
      Set(ways.map { "\($0.source.name).\($0.callback ?? "")" }) == ["TopicScreen.onEquipment", "TopicScreen.onFilm"])
    #expect(Set(ways.map(\.place?.module)) == ["ShopApp"])
  }

  private func open(_ url: String) throws { try navigator.open(#require(URL(string: url))) }
}

extension SourcePlace {
  fileprivate var module: Substring? { "\(fileID)".split(separator: "/").first }
}
