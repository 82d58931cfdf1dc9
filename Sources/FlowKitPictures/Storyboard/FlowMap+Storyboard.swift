public import FlowKit
public import FlowKitLinks
public import FlowKitMaps

extension FlowMap {
  /// Returns a page that shows the flows and lets people walk through them.
  ///
  /// The page is one HTML file that needs no network, no server and no build.
  ///
  /// ```swift
  /// let map = FlowMap(of: shop.tutorial, samples: [Item.ID.self: [1, 2]])
  /// let page = map.storyboard(title: "Shop")
  /// try page.write(to: file, atomically: true, encoding: .utf8)
  /// ```
  ///
  /// It shows the map, and each flow with its callbacks, guards and source places. In a player, the callbacks are
  /// buttons. Where each leads is explored here, as `explore(limits:where:)` does it, and written into the page. The
  /// page knows the nearest places, and says where it ends; `limits` explore more. It can begin with the log of a real
  /// session. The same map gives the same file, so you can keep it with the code.
  ///
  /// With a coverage, the map shows which arrows were taken, as in ``svg(title:coverage:)``. The sidebar and the list
  /// say how often. Callbacks that the map could not follow are visible, but can't be pressed. When the player meets a
  /// guard, it asks for the guard's answer. Links open where the app begins.
  ///
  /// - Parameters:
  ///   - title: The page's title.
  ///   - links: The addresses that the page's address bar knows, and the action of each.
  ///   - log: The log of a session, with which the page then opens.
  ///   - coverage: Which arrows were taken: a coverage of this map. By default, that of the log.
  ///   - limits: How far the player can walk.
  /// - Returns: The text of the file, in UTF-8.
  public func storyboard(
    title: String, links: KeyValuePairs<String, NavigationAction> = [:], log: NavigationLog? = nil,
    coverage: Coverage? = nil, limits: Exploration.Limits = .page
  ) -> String {
    page(title, Array(links), log, coverage, limits)
  }

  /// Returns the same page with an address bar that knows addresses of the app's links.
  ///
  /// ```swift
  /// let page = try map.storyboard(title: "Shop", links: table, opening: ["shop://items/2", "shop://terms"])
  /// ```
  ///
  /// - Parameters:
  ///   - title: The page's title.
  ///   - links: The table of links.
  ///   - addresses: The addresses that people can choose from, in this order.
  ///   - log: The log of a session, with which the page then opens.
  ///   - coverage: Which arrows were taken: a coverage of this map. By default, that of the log.
  ///   - limits: How far the player can walk.
  /// - Returns: The text of the file, in UTF-8.
  /// - Throws: The issue of the first address that no link of the table matches.
  public func storyboard(
    title: String, links: LinkTable, opening addresses: [String], log: NavigationLog? = nil, coverage: Coverage? = nil,
    limits: Exploration.Limits = .page
  ) throws(LinkIssue) -> String {
    var actions: [(key: String, value: NavigationAction)] = []
    for address in addresses { actions.append((address, try links.match(text: address).action)) }
    return page(title, actions, log, coverage, limits)
  }

  private func page(
    _ title: String, _ links: [(key: String, value: NavigationAction)], _ log: NavigationLog?, _ coverage: Coverage?,
    _ limits: Exploration.Limits
  ) -> String {
    let data = storyboardData(
      title: title, links: links, log: log, coverage: coverage, findings: problems, limits: limits)
    return Storyboard(title: title, data: data.json).html
  }

  func storyboardData(
    title: String, links: [(key: String, value: NavigationAction)] = [], log: NavigationLog? = nil,
    coverage: Coverage? = nil, findings: [Problem] = [], limits: Exploration.Limits = .page
  ) -> StoryboardData {
    var data = StoryboardData(title: title)
    data.graph = MapGraph(self)
    data.graphFlows = nodes.map { data.number(of: $0.flow.blueprint) }
    data.counts = (coverage ?? log.map { self.coverage(of: $0) })?.counts
    data.roots = nodes.filter(\.isRoot).map { data.number(of: $0.flow.blueprint) }
    var redirects = nodes.map { addGuards(of: $0, to: &data) }
    for arrow in arrows {
      let spot = add(arrow, to: &data) ?? indices[arrow.source].map { redirects[$0].removeFirst() }
      spot.map { data.spots.append($0) }
    }
    for (address, action) in links { data.addLink(address, action) }
    for end in open {
      data.addOpen(end.flow.blueprint, "\(end.callback.map { "\($0): " } ?? "")\(end.reason)", at: end.place)
      if let callback = end.callback,
        !arrows.contains(where: { $0.source == end.flow && $0.cause == .callback(callback) })
      {
        data.addArrow(from: end.flow.blueprint, callback, nil, at: end.place, .open)
      }
    }
    for problem in findings {
      data.addFinding("\(problem.rule)", problem.flow.blueprint, problem.text, at: problem.place)
    }
    var walk = StoryboardWalk(self, data, limits)
    walk.walk(links)
    return walk.written(with: log)
  }

  private func add(_ arrow: Arrow, to data: inout StoryboardData) -> StoryboardData.Spot? {
    let flow = arrow.source.blueprint
    return switch arrow.cause {
    case .outside(let what): data.addArrow(from: flow, what, arrow.action, .sure)
    case .callback(let name):
      data.addArrow(from: flow, name, arrow.action, sample: arrow.sample, arrow.sample == nil ? .sure : .sampled)
    case .message(let message): data.addHandler(of: flow, message, arrow.action)
    case .back: data.addHandler(of: flow, "back", arrow.action)
    case .guard: nil  // with its guard
    }
  }

  /// Adds the guards of a flow, and returns the spots of those that redirect.
  private func addGuards(of node: Node, to data: inout StoryboardData) -> [StoryboardData.Spot] {
    var redirects: [StoryboardData.Spot] = []
    for one in node.guards {
      let kind =
        switch one.kind {
        case .entering: "enter"
        case .leaving: "leave"
        case .acting: "act"
        }
      let spot = data.addGuard(
        of: node.flow.blueprint, kind, at: one.place, redirect: one.action, isInstead: one.isInstead)
      if one.action != nil { redirects.append(spot) }
    }
    return redirects
  }
}

extension Exploration.Limits {
  /// How far the player of a page can walk: enough for most apps, in a page that is still small.
  public static let page = Self(places: 2000)
}
