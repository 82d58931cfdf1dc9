import FlowKitTool

extension Tour {
  /// Answers questions about the tour's flows, with the samples of its map.
  @MainActor var tool: FlowTool {
    FlowTool(source: source, sources: sources, map: makeMap()) { makeApp().navigator }
  }

  /// The source of samples that have no literal, by their types.
  private var sources: [String: String] {
    switch name {
    case "shop":
      [
        "User": "#require(User(name: \"Ada\"))", "Item": "Services.teaShop[0]",
        "Order": "Order(item: Services.teaShop[0], quantity: 1)",
      ]
    case "movies": ["Movie": "MovieLibrary.someMovies[0]"]
    case "news": ["Reader": "Reader(id: 1, name: \"Ada\")"]
    case "rooms":
      [
        "Guest": "Guest(name: \"Ada\")", "opened(1)": ".opened(1)",
        "built(\"Cellar\", saying: \"Dark\")": ".built(\"Cellar\", saying: \"Dark\")",
      ]
    default: [:]
    }
  }
}
