import FlowKit
import FlowKitLinks
import FlowKitRestoration
import MovieFlows
import ShopFlows

/// What one scene shows: the shop, and over it the movies.
///
/// ```swift
/// let app = try AppFlow()
/// let navigator = try app.makeNavigator()
/// ```
@MainActor
public struct AppFlow {
  let shop = ShopFlow()
  let library: MovieLibrary
  /// The flows by names that stay, so that a scene can be restored.
  public let flows: FlowCatalogue

  /// Makes the flows of a scene.
  ///
  /// - Parameter library: What the movies know.
  /// - Throws: What is wrong with the names of the flows; a test makes them all.
  public init(library: MovieLibrary = MovieLibrary()) throws {
    self.library = library
    let shop = shop, movies = Self.movies(library)
    flows = try FlowCatalogue {
      shop.add(to: &$0)
      $0.add("movies", movies)
    }
  }

  /// The navigator of a scene, with the links of all that it shows.
  ///
  /// - Throws: What is wrong with the links; a test makes them all.
  public func makeNavigator() throws -> Navigator {
    let navigator = Navigator(root: shop.tutorial)
    navigator.links = try LinkTable(shop.links, links(of: navigator))
    return navigator
  }

  /// The movies, over whatever of the shop is open.
  public var movies: Flow<MoviesScreen> { Self.movies(library) }

  private static func movies(_ library: MovieLibrary) -> Flow<MoviesScreen> {
    Flow(with: MoviesScreen(library)) { screen, lets in
      screen.onClose = lets.dismiss()
    }
    .opens(as: .sheet)
  }

  /// Whatever comes after `movies` in a URL is the business of the movies.
  private func links(of navigator: Navigator) -> LinkGroup {
    var links = LinkGroup(schemes: ["playground"])
    links.add("movies", .list(.string)) { [weak navigator] path in
      let isOpen = navigator?.screen(of: movies) != nil
      return isOpen ? .goTo(movies) { $0.open(path) } : .open(movies) { $0.open(path) }
    }
    return links
  }
}
