import FlowKit
import FlowKitMaps
import Movies
import News
import Rooms
import Safe
import Shop

extension Tour {
  /// The map of a tour's flows, with the arguments of a short visit as samples.
  ///
  /// No screen is shown for that.
  @MainActor
  func makeMap() -> FlowMap {
    switch name {
    case "drawer": FlowMap(of: DrawerFlow().desk)
    case "movies": Self.mapOfMovies
    case "news": Self.mapOfNews
    case "rooms": Self.mapOfRooms
    case "safe": Self.mapOfSafe
    default: Self.mapOfShop
    }
  }

  @MainActor
  private static var mapOfShop: FlowMap {
    let item = Shop.Services.teaShop[0]
    return FlowMap(
      of: ShopFlow().tutorial,
      samples: [
        Item.ID.self: [1, 4], Item.self: [item], Order.self: [Order(item: item, quantity: 1)],
        User.self: [User(name: "Ada")].compactMap(\.self),
      ])
  }

  /// Begins with the wizard, or with the tabs if there is a user.
  @MainActor
  private static var mapOfMovies: FlowMap {
    let flow = MoviesFlow()
    let steps: [MovieStep] = [.picked(1), .signedIn("Ada", wantsNews: true), .signedOut]
    return FlowMap(
      of: flow.onboarding, and: [flow.home.id],
      samples: [
        Movie.ID.self: [1], Movie.self: MovieLibrary.someMovies, String.self: ["Ada"], MovieStep.self: steps,
      ])
  }

  @MainActor
  private static var mapOfNews: FlowMap {
    FlowMap(
      of: AppFlow().signIn,
      samples: [
        Int.self: [1], Look.self: [Look.tabs, Look.split], Colour.self: Colour.allCases,
        Reader.self: [Reader(id: 1, name: "Ada")],
      ],
      messages: [HomeRoute.news, HomeRoute.article(1), HomeRoute.readers, HomeRoute.reader(1), HomeRoute.signOut])
  }

  @MainActor
  private static var mapOfRooms: FlowMap {
    let messages: [HouseMessage] = [
      .opened(1), .spoken("Hello", in: 1), .read(1), .turned(to: .mentions), .built("Cellar", saying: "Dark"),
      .closed(1), .left,
    ]
    return FlowMap(
      of: DoorFlow().door,
      samples: [
        Guest.self: [Guest(name: "Ada"), Guest(name: "Nora", isNew: true)], HouseMessage.self: messages,
        HouseTab.self: HouseTab.allCases, String.self: ["Cellar"],
      ],
      messages: [HouseNews.said(House.call)])
  }

  @MainActor
  private static var mapOfSafe: FlowMap {
    FlowMap(
      of: SafeFlow().lobby,
      samples: [String.self: ["chest"], [String].self: [["chest", "cigar box"]], Paint.self: Paint.allCases])
  }
}
