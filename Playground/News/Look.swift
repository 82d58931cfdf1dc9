/// How the lists of news and of readers are shown together.
public enum Look: String, Codable, Hashable, Sendable, CaseIterable {
  /// One at a time, each reached from the other.
  case tabs
  /// Side by side.
  case split
  /// One after the other.
  case pages
}
