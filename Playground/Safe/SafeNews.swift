/// What the lobby is told.
public enum SafeNews: Hashable, Sendable {
  /// A note was kept, perhaps when its screen had left already.
  case kept(String)
}
