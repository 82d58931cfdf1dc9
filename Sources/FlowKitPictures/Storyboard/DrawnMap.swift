package import FlowKit
package import FlowKitMaps
package import FlowKitRestoration

/// A map as another page draws it, with the numbers that the page knows its flows and arrows by.
@MainActor
package struct DrawnMap {
  private let map: FlowMap
  private let data: StoryboardData

  /// The data of a storyboard's page, of which only the first place is explored.
  package init(of map: FlowMap, title: String) {
    self.map = map
    data = map.storyboardData(title: title, limits: Exploration.Limits(places: 1))
  }

  /// What the page reads.
  ///
  /// - Throws: Never, as it is JSON.
  package var json: SavedValue {
    get throws { try SavedValue(reading: data.json) }
  }

  /// The number of a flow; nil if it is not on the map.
  package func number(of flow: FlowID) -> Int? { data.index(of: flow) }

  /// The numbers of the arrows that an action has taken, which a screen of this flow has performed.
  package func numbers(ofArrowsTakenBy action: NavigationAction, from flow: FlowID?) -> [SavedValue] {
    data.numbers(of: map.arrowsTaken(by: action, from: flow))
  }
}
