/// Where a movie stands.
public enum Shelf: String, Hashable, Sendable, CaseIterable {
  /// Among those to be watched some day.
  case wishlist
  /// Among those that were watched.
  case watched
}
