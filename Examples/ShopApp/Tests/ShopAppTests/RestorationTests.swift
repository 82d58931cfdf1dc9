import FlowKit
import FlowKitLinks
import FlowKitRestoration
import Foundation
import MovieFlows
import ShopApp
import XCTest

// On Linux, tests of an isolated class are asynchronous.
@MainActor
final class RestorationTests: XCTestCase {
  func testTheShopAndTheMoviesComeBack() async throws {
    let app = try AppFlow(library: MovieLibrary(user: "Ada")), navigator = try app.makeNavigator()
    try go(navigator, "playground://shop/items/2?quantity=3", "playground://movies/4")
    let data = try JSONEncoder().encode(navigator.snapshot(with: app.flows))

    let next = try AppFlow(), restored = try next.makeNavigator()
    restore(restored, try JSONDecoder().decode(NavigationSnapshot.self, from: data), next.flows)
    XCTAssertEqual(restored.tree.summary, navigator.tree.summary)
    let movies = try XCTUnwrap(restored.screen(of: next.movies))
    XCTAssertEqual(try movies.navigator.screen(ofType: MovieScreen.self).movie?.title, "Night Ferry")
    movies.onClose()
    XCTAssertEqual(restored.url?.absoluteString, "playground://shop/items/2")
  }

  private func go(_ navigator: Navigator, _ urls: String...) throws {
    for url in urls { try navigator.open(XCTUnwrap(URL(string: url))) }
  }

  private func restore(_ navigator: Navigator, _ place: NavigationSnapshot, _ flows: FlowRegistry) {
    XCTAssertEqual(navigator.restore(place, from: flows).issues, [])
  }
}
