import FlowKit
import Foundation
import Movies
import Testing

/// A user of the callbacks of the app for movies.
@MainActor
final class Viewer {
  let library: MovieLibrary
  let flow: MoviesFlow
  let navigator: Navigator
  private(set) var problems: [String] = []
  /// The performed actions, except those that preload a trailer.
  private(set) var actions: [NavigationAction] = []

  init(signedIn user: String? = nil) {
    library = MovieLibrary(user: user)
    flow = MoviesFlow(library: library)
    navigator = flow.makeNavigator()
    let ahead = NavigationAction.preload(flow.trailer)
    navigator.observe { [weak self] event in
      if event.issue != nil { self?.problems.append("\(event)") }
      if event.kind == .didNavigate, event.action != ahead { self?.actions.append(event.action) }
    }
  }

  var place: String { navigator.tree.summary }

  /// The columns of the settings, without the containers around them.
  var settings: String {
    let start = place.components(separatedBy: "*Settings[").last ?? ""
    return start.components(separatedBy: "]").first ?? ""
  }

  /// The visible screen, which must have this type.
  func see<Screen>(_ type: Screen.Type) throws -> Screen {
    try #require(navigator.visibleScreen as? Screen)
  }

  /// The shown container of this type.
  func around<Screen>(_ type: Screen.Type) throws -> Screen {
    try #require(navigator.tree.shown.lazy.compactMap { self.navigator.screen(of: $0.id) as? Screen }.first)
  }
}

// Ways through the app.
extension Viewer {
  func signIn(as name: String = "Ada", wantsNews: Bool = false) throws {
    try see(WelcomeScreen.self).onContinue()
    let signIn = try see(NameScreen.self)
    signIn.name = name
    signIn.goOn()
    try see(PermissionScreen.self).answer(wantsNews)
  }

  func pick(_ id: Movie.ID) throws { try see(MovieListScreen.self).pick(id) }

  func tab(_ index: Int) throws { try around(HomeScreen.self).onTab(index) }

  func signOut() throws {
    try tab(2)
    try see(PreferenceListScreen.self).onAccount()
    try see(AccountScreen.self).onSignOut()
    try see(SignOutScreen.self).onConfirm()
  }
}
