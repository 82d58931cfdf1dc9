import FlowKit
import FlowKitLinks
import FlowKitRestoration
import GuideFlows
import MovieFlows
import ShopFlows

/// What one scene shows: the shop, and over it the movies or the guide.
///
/// These are modules that don't import each other. What leads from one to another is written here, and only here.
///
/// ```swift
/// let app = try AppFlow()
/// let navigator = try app.makeNavigator()
/// ```
@MainActor
public struct AppFlow {
  let shop: ShopFlow
  let guides: GuideFlow
  /// The movies, over whatever else is open.
  public let movies: Flow<MoviesScreen>
  /// The flows by names that stay, so that a scene can be restored.
  public let flows: FlowRegistry

  /// Makes the flows of a scene.
  ///
  /// - Parameter library: What the movies know.
  /// - Throws: What is wrong with the names of the flows; a test makes them all.
  public init(library: MovieLibrary = MovieLibrary()) throws {
    let shop = ShopFlow(), movies = Self.movies(library)
    let guides = GuideFlow(
      film: { topic in .goTo(movies) { $0.open(["\(topic.film)"]) } },
      equipment: { topic in
        .batch(.dismissAll(), .goTo(shop.dashboard), .goTo(shop.catalogue), .goTo(shop.item(topic.item)))
      })
    (self.shop, self.guides, self.movies) = (shop, guides, movies)
    flows = try FlowRegistry {
      shop.add(to: &$0)
      guides.add(to: &$0)
      $0.add("movies", movies)
    }
  }

  /// The navigator of a scene, with the links of all that it shows.
  ///
  /// - Throws: What is wrong with the links; a test makes them all.
  public func makeNavigator() throws -> Navigator {
    let navigator = Navigator(root: shop.tutorial)
    navigator.links = try LinkTable(shop.links, guides.links, links)
    return navigator
  }

  /// The guide to making tea, over whatever else is open.
  public var guide: Flow<GuideScreen> { guides.guide }

  private static func movies(_ library: MovieLibrary) -> Flow<MoviesScreen> {
    Flow(with: MoviesScreen(library)) { screen, lets in
      screen.onClose = lets.dismiss()
    }
    .opens(as: .sheet)
  }

  /// Whatever comes after `movies` in a URL is the business of the movies.
  private var links: LinkGroup {
    var links = LinkGroup(schemes: ["playground"])
    links.add("movies", .list(.string)) { path in .goTo(movies) { $0.open(path) } }
    return links
  }
}

// What the guide doesn't know.
extension Topic {
  /// The shop's item for it.
  fileprivate var item: Item.ID {
    switch self {
    case .boiling: 1
    case .steeping: 2
    case .nibbling: 4
    }
  }

  /// The movie that goes with it.
  fileprivate var film: Movie.ID {
    switch self {
    case .boiling: 1
    case .steeping: 5
    case .nibbling: 3
    }
  }
}
