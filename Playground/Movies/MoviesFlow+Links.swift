import FlowKit
public import FlowKitLinks

extension MoviesFlow {
  /// What can be reached from outside by somebody who has signed in.
  ///
  /// They all begin at a tab, and before somebody signs in there are none: then they are not performed.
  public var links: LinkGroup {
    var links = LinkGroup(schemes: ["playground"])
    links.add("movies/wishlist") { list(on: .wishlist) }
    links.add("movies/watched") { list(on: .watched) }
    links.add("movies", .int) { id in
      guard library.movie(id) != nil else { return nil }
      return .batch(list(on: library.shelf(of: id)), .push(movie(id)))
    }
    links.add("movies/cast", .int) { id in
      guard library.person(id) != nil else { return nil }
      return .batch(list(on: .wishlist), .push(castMember(id)))
    }
    links.add("movies/settings") { .batch(.select(preferences), .goTo(preferenceList)) }
    links.add("movies/settings/about") { .batch(.select(preferences), .show(about, in: .detail)) }
    links.add("movies/settings/news") { .batch(.select(preferences), .show(newsSetting, in: .detail)) }
    return links
  }

  /// `goTo` alone would push the list in front of whoever has not signed in; a tab can only be selected.
  private func list(on shelf: Shelf) -> NavigationAction {
    switch shelf {
    case .wishlist: .batch(.select(wishlist), .goTo(wishlist))
    case .watched: .batch(.select(watched), .goTo(watched))
    }
  }
}
