import FlowKit
import Foundation
import MovieFlows
import ShopFlows
import Testing
import UIKit
@testable import ShopApp

@Suite("The app", .standIn)
@MainActor
struct ShopAppTests {
  @Test(
    "Somebody buys a kettle: from view controllers to views and back",
    arguments: StandIn.Profile.all)
  func buying(_ release: StandIn.Profile) {
    StandIn.world.profile = release
    let app = AppUser()
    #expect(app.title == "Welcome")
    #expect(app.tap("Continue"))
    #expect(app.tap("Log in"))
    #expect(app.texts == ["Please type your name first."])
    #expect(app.write("Ada"))
    #expect(app.tap("Log in"))
    #expect(app.texts.first == "Hello, Ada!")
    #expect(app.tap("Catalogue"))
    #expect(app.tap("Kettle, 35.00 €"))
    #expect(app.write("2"))
    #expect(app.tap("Buy"))
    #expect(app.texts.first == "2 × Kettle for 70.00 €")
    #expect(app.swipeBack(finishing: false))
    #expect(app.title == "Checkout")
    #expect(app.swipeBack())
    #expect(app.title == "Kettle")
    #expect(app.tap("Buy"))
    #expect(app.tap("To the payment"))
    #expect(app.tap("Pay"))
    #expect(app.title == "Thank you")
    #expect(app.tap("Done"))
    #expect(app.texts.prefix(2) == ["Hello, Ada!", "Bought: 2 × Kettle for 70.00 €"])
  }

  @Test("A sheet with a stack of its own, and an alert that leads out of it")
  func settings() {
    let app = loggedIn()
    #expect(app.tap("Settings"))
    #expect(app.tap("Send me letters"))
    #expect(app.tap("Terms"))
    #expect(app.title == "Terms")
    #expect(app.modals == 1)
    #expect(app.pullDown())
    #expect(app.modals == 0)
    #expect(app.tap("Settings"))
    #expect(app.tap("Log out"))
    #expect(app.modals == 2)
    #expect(app.tap("Stay"))
    #expect(app.modals == 1)
    #expect(app.tap("Log out"))
    #expect(app.tap("Log out"))
    #expect(app.modals == 0)
    #expect(app.texts.first == "Goodbye, Ada. Who is next?")
  }

  @Test("A link finds its place over a sheet, and from a cold start")
  func links() {
    let app = loggedIn()
    #expect(app.tap("Settings"))
    app.open("playground://shop/items/2?quantity=3")
    #expect(app.modals == 0)
    #expect(app.title == "Teapot")
    #expect(app.summary == "TutorialScreen > LoginScreen > DashboardScreen > CatalogueScreen > ItemScreen(2)")
    app.open("playground://shop/nowhere")
    #expect(app.title == "Teapot")
    var isOpened = false
    let movies = UIApplicationShortcutItem(type: "playground://movies", localizedTitle: "Movies")
    StandIn.choose(movies, in: app.scene) { isOpened = $0 }
    app.settle()
    #expect(isOpened)
    #expect(app.modals == 1)

    let cold = AppUser(urls: ["playground://shop/terms"])
    #expect(cold.title == "Terms")
    #expect(cold.modals == 1)
    let short = AppUser(shortcut: UIApplicationShortcutItem(type: "playground://shop/offer", localizedTitle: "Offer"))
    #expect(short.title == "Green tea")
  }

  @Test("The scene comes back to where it was, with what was typed")
  func restoration() {
    let app = loggedIn()
    #expect(app.tap("Catalogue"))
    #expect(app.tap("Kettle, 35.00 €"))
    #expect(app.write("2"))
    #expect(app.tap("Buy"))
    let before = app.summary
    let activity = app.leave()
    #expect(app.delegate.navigator?.isInBackground == true)

    let next = AppUser(restoring: activity)
    #expect(next.summary == before)
    #expect(next.texts.first == "2 × Kettle for 70.00 €")
    #expect(next.swipeBack())
    #expect(next.swipeBack())
    #expect(next.swipeBack())
    #expect(next.texts.first == "Hello, Ada!")
  }

  @Test("The movies are a flow of SwiftUI in a sheet of UIKit, and come back with the scene")
  func movies() throws {
    let app = loggedIn()
    #expect(app.tap("Movies"))
    #expect(app.texts == ["Movies that were never made."])
    let screen = try #require(app.delegate.navigator?.visibleScreen as? MoviesScreen)
    screen.library.signIn("Ada")
    app.open("playground://movies/3")
    #expect(screen.navigator.visibleScreen is MovieScreen)
    let place = screen.navigator.tree.summary

    let next = AppUser(restoring: app.leave())
    let restored = try #require(next.delegate.navigator?.visibleScreen as? MoviesScreen)
    #expect(restored.navigator.tree.summary == place)
    #expect(next.tap("Done"))
    #expect(next.modals == 0)
    #expect(next.texts.first == "Hello, Ada!")
  }

  @Test("The guide leads to a film and back, and to the shop's item, from the dashboard and from a shortcut")
  func guide() {
    let app = loggedIn()
    #expect(app.tap("Making tea"))
    #expect(app.title == "Making tea")
    #expect(app.tap("Boil the water"))
    #expect(app.texts.first == "Boil the water")
    #expect(app.tap("Watch a film meanwhile"))
    #expect(app.modals == 2)
    #expect(app.tap("Done"))
    #expect(app.texts.first == "Boil the water")
    #expect(app.tap("What you need for it"))
    #expect(app.modals == 0)
    #expect(app.title == "Kettle")
    #expect(app.summary == "TutorialScreen > LoginScreen > DashboardScreen > CatalogueScreen > ItemScreen(1)")

    let short = AppUser(shortcut: UIApplicationShortcutItem(type: "playground://guide", localizedTitle: "Making tea"))
    #expect(short.title == "Making tea")
    #expect(short.tap("Done"))
    #expect(short.title == "Welcome")
  }

  @Test("Each scene has a navigator of its own, which goes with it")
  func scenes() {
    weak var navigator: Navigator?
    do {
      let first = loggedIn(), second = AppUser()
      #expect(second.title == "Welcome")
      navigator = first.delegate.navigator
      #expect(first.tap("Settings"))
      _ = first.leave()
    }
    #expect(navigator == nil)
  }

  private func loggedIn() -> AppUser {
    let app = AppUser()
    #expect(app.tap("Continue"))
    #expect(app.write("Ada"))
    #expect(app.tap("Log in"))
    return app
  }
}
