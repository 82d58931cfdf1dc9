import FlowKit
public import FlowKitRestoration

extension MoviesFlow {
  /// Lists the flows by names that stay, so that a session can be restored.
  ///
  /// The trailer is not listed: nobody wants it to play when they come back.
  public func add(to flows: inout FlowRegistry) {
    flows.add("movies.onboarding", onboarding)
    flows.add("movies.welcome", welcome)
    flows.add("movies.signIn", signIn)
    flows.add("movies.permission", permission)
    flows.add("movies.home", home)
    flows.add("movies.wishlist", wishlist)
    flows.add("movies.watched", watched)
    flows.add("movies.new", news)
    flows.add("movies.movie") { (id: Movie.ID) in movie(id) }
    flows.add("movies.castMember") { (id: CastMember.ID) in castMember(id) }
    flows.add("movies.preferences", preferences)
    flows.add("movies.preferenceList", preferenceList)
    flows.add("movies.account", account)
    flows.add("movies.newsSetting", newsSetting)
    flows.add("movies.about", about)
    flows.add("movies.thanks", thanks)
    flows.add("movies.signOut", signOut)
  }
}

extension PermissionScreen: RestorableScreen {
  /// What is kept: the name, which the step before has given.
  public var savedState: String? { name }

  /// Takes it back.
  public func restore(_ state: String?) {
    if let state { prepare(name: state) }
  }
}
