import FlowKit
public import FlowKitLinks

extension MoviesFlow {
  /// What can be reached from outside by somebody who has signed in.
  ///
  /// They all begin at a tab, and before somebody signs in there are none: then they are not performed. Nor is the one to
  /// what is new, while nobody wants to hear of it.
  public var links: LinkGroup {
    var links = LinkGroup(schemes: ["playground"])
    links.add("movies", shelves)
    links.add("movies/settings", settings)
    return links
  }

  private var shelves: LinkGroup {
    var links = LinkGroup()
    links.add("", .raw(Shelf.self)) { shelf in list(on: shelf) }
    links.add("new") { .batch(.select(news), .goTo(news)) }
    links.add("", .int) { id in
      guard library.movie(id) != nil else { return nil }
      return .batch(list(on: library.shelf(of: id)), .push(movie(id)))
    }
    links.add("cast", .int) { id in
      guard library.person(id) != nil else { return nil }
      return .batch(list(on: .wishlist), .push(castMember(id)))
    }
    return links
  }

  private var settings: LinkGroup {
    var links = LinkGroup()
    links.add("", .optional("about")) { isAbout in
      .batch(.select(preferences), isAbout ? .show(about, in: .detail) : .goTo(preferenceList))
    }
    links.add("news") { .batch(.select(preferences), .show(newsSetting, in: .detail)) }
    return links
  }

  /// `goTo` alone would push the list for a user who has not signed in; a tab can only be selected.
  private func list(on shelf: Shelf) -> NavigationAction {
    switch shelf {
    case .wishlist: .batch(.select(wishlist), .goTo(wishlist))
    case .watched: .batch(.select(watched), .goTo(watched))
    }
  }
}
