/// What screens tell, without knowing who hears of it: the flows below and around them decide where it leads.
public enum MovieStep: Hashable, Sendable {
  /// A movie was picked.
  case picked(Movie.ID)
  /// The wizard is done.
  case signedIn(String, wantsNews: Bool)
  /// The user wants to hear of new movies, or does not.
  case newsSwitched(on: Bool)
  /// The user wants to leave.
  case signedOut
}
