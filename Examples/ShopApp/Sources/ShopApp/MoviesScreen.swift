import FlowKit
import FlowKitLinks
import FlowKitRestoration
import Foundation
import MovieFlows

/// The movies: a part of the app with a navigator of its own, shown in one screen of the shop.
@MainActor
public final class MoviesScreen {
  /// The user has seen enough.
  public var onClose: () -> Void = {}

  /// Who uses the movies.
  public let library: MovieLibrary
  /// What shows them.
  public let navigator: Navigator
  let movies: MoviesFlow

  /// Makes the screen.
  public init(_ library: MovieLibrary) {
    self.library = library
    movies = MoviesFlow(library: library)
    navigator = movies.makeNavigator()
    navigator.links = try? LinkTable(movies.links)  // a test makes them
  }

  /// Shows one of the movies' own places; none before somebody has signed in.
  public func open(_ path: [String]) {
    guard !path.isEmpty, let url = URL(string: "playground://movies/" + path.joined(separator: "/")) else { return }
    do {
      try navigator.open(url)
    } catch {
      print(error)
    }
  }
}

extension MoviesScreen: RestorableScreen {
  /// Who has signed in, and what they have opened.
  public struct Saved: Codable, Sendable {
    let user: String?
    let place: NavigationSnapshot?
  }

  /// What is kept.
  public var savedState: Saved { Saved(user: library.user, place: flows.map { navigator.snapshot(with: $0) }) }

  /// Takes it back.
  public func restore(_ state: Saved) {
    if let user = state.user { library.signIn(user) }
    if let place = state.place, let flows { navigator.restore(place, from: flows) }
  }

  private var flows: FlowRegistry? { try? FlowRegistry(movies.add) }  // a test makes it
}
