import FlowKit
public import FlowKitLinks

extension AppFlow {
  /// What can be reached from outside: each link leads to a whole place, wherever the reader was.
  ///
  /// A front page of the same look stays, with all that is open in its other list.
  public var links: LinkGroup {
    var links = LinkGroup(schemes: ["playground"])
    links.add("news") { .resetRoot(to: signIn) }
    links.add("news/articles", .query("look", .optional(.raw(Look.self)))) { look in
      .batch(front(look), .goTo(home.news.list))
    }
    links.add("news/articles", .int, .query("look", .optional(.raw(Look.self)))) { id, look in
      .batch(front(look), .goTo(home.news.list), .push(home.news.article(id)))
    }
    links.add("news/readers") { .batch(front(nil), .goTo(home.readers.list)) }
    links.add("news/readers", .int) { id in
      .batch(front(nil), .goTo(home.readers.list), .push(home.readers.reader(id)))
    }
    links.add("news/readers", .int.then("likes"), .raw(Colour.self)) { id, colour in
      .batch(.resetRoot(to: signIn), likes(colour, id))
    }
    return links
  }

  private func front(_ look: Look?) -> NavigationAction {
    .resetRoot(to: signIn, home.shown(as: look ?? .tabs), keepingEqual: true)
  }
}
