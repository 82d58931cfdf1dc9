/// Where a movie stands.
public enum Shelf: Hashable, Sendable, CaseIterable {
  /// Among those to be watched some day.
  case wishlist
  /// Among those that were watched.
  case watched
}
