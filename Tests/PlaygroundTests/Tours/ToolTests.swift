import FlowKit
import FlowKitMaps
import FlowKitTesting
import FlowKitTool
import Foundation
import Shop
import Testing

@testable import PlaygroundTool

/// What can be asked of the tours: `swift run PlaygroundTool ask shop way CheckoutScreen`.
@MainActor
@Suite struct ToolTests {
  @Test(arguments: Tour.all.map(\.name))
  func waysToAllScreensAreAnswered(tour: String) async throws {
    let tour = try #require(Tour.named(tour)), tool = tour.tool
    var proved = 0
    for flow in tour.makeMap().nodes.filter({ !$0.isApp }).map(\.flow) {
      let answer = await tool.answer(["way", "\(flow)"])
      #expect(answer.code == 0, "\(answer.text)")
      guard answer.text.contains("was taken with real screens") else { continue }
      proved += 1
      let test = await tool.answer(["test", "\(flow)"])
      #expect(test.text.contains("@Test @MainActor func wayTo"), "\(test.text)")
      #expect(!test.text.contains("<#"), "\(test.text)")
    }
    #expect(proved > 2)
  }

  @Test(arguments: Tour.all.map(\.name))
  func eachCallbackCanBeTried(tour: String) async throws {
    let tour = try #require(Tour.named(tour)), tool = tour.tool, map = tour.makeMap()
    for callback in Set(map.arrows.map { "\($0.source).\($0.cause)" }).sorted() {
      let tried = await tool.answer(["press", callback])
      let asked = await tool.answer(["why", callback])
      #expect(tried.code == 0 && !asked.text.isEmpty)
    }
  }

  @Test func theWayToTheCheckoutIsPrinted() async throws {
    let answer = await Tour.all[0].tool.answer(["test", "CheckoutScreen"])
    let file = try String(contentsOfFile: "\(#filePath)", encoding: .utf8)
    let source = answer.text.split(separator: "\n").drop { $0.hasPrefix("//") }.map { "  \($0)" }
    #expect(file.contains(source.joined(separator: "\n")), "\(answer.text)")
  }

  @Test @MainActor func wayToCheckoutScreen() throws {
    let navigator = Navigator(root: ShopFlow().tutorial)
    try navigator.screen(ofType: TutorialScreen.self).onContinue()
    try navigator.screen(ofType: LoginScreen.self).onLogin(#require(User(name: "Ada")))
    try navigator.screen(ofType: DashboardScreen.self).onOffer()
    try navigator.screen(ofType: ItemScreen.self).onBuy(Services.teaShop[0], 1)
    #expect(navigator.tree.summary == "TutorialScreen > LoginScreen > DashboardScreen > ItemScreen(3) > CheckoutScreen")
  }
}
